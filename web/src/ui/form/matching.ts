import { plainText } from '@acometida/api-spec/rules/plainText'

/** The options in whose text all the words of a search are found. */
export function matching<Option>(
  options: readonly Option[],
  sought: string,
  textOf: (option: Option) => string,
): readonly Option[] {
  const words = plainText(sought).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const text = plainText(textOf(option))
    return words.every((word) => text.includes(word))
  })
}
