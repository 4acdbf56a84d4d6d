import { normalize, type TypedKind } from '@acometida/api-spec/rules/typed/typedText'
import type { Ajv } from 'ajv'

/** What is wrong with a text that another program read in a wrong encoding before it came here. */
export const LOST_LETTER = 'must not have the character U+FFFD (\uFFFD), which stands for a letter that was lost'

/**
 * Makes Ajv put each text that people type into its normal form, by the kind that the contract gives, before it looks
 * at length, pattern and format. Services read, compare and store normal forms alone. A text with a lost letter is
 * refused, because nobody can tell which letter it was.
 */
export function normalizeTexts(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: 'x-typed',
    type: 'string',
    schemaType: 'string',
    modifying: true,
    errors: false,
    // The first check of a text.
    before: 'maxLength',
    compile: (kind: TypedKind) => (text: string, place) => {
      if (place) place.parentData[place.parentDataProperty] = normalize(kind, text)
      return !text.includes('\uFFFD')
    },
  })
}
