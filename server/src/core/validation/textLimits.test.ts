import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { limitTexts } from './textLimits.ts'

const schema = { type: 'string', minLength: 2, maxLength: 3, pattern: '^[^x]*$', format: 'email' }
const settings = { allErrors: true, strict: false, formats: { email: /^[^y]*$/ } }

/** The errors of a text. */
function errorsOf(ajv: Ajv, text: string) {
  const validate = ajv.compile(schema)
  validate(text)
  return validate.errors
}

test.each([
  '',
  'a',
  'ab',
  'abc',
  'abcd',
  '🔌',
  '🔌🔌',
  '🔌🔌🔌',
  '🔌🔌🔌🔌',
  'a🔌',
  'ab🔌c',
  '\uD83D',
  'xyxyxyxy',
  'x',
  'y',
])('judges the length of "%s" as Ajv does, in the same order and words', (text) => {
  expect(errorsOf(limitTexts(new Ajv(settings)), text)).toEqual(errorsOf(new Ajv(settings), text))
})
