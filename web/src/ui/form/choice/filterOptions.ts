import { plainText } from '@acometida/api-spec/rules/plainText'

/** The options whose text contains all words of a search. */
export function filterOptions<Option>(
  options: readonly Option[],
  search: string,
  textOf: (option: Option) => string,
): readonly Option[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const text = plainText(textOf(option))
    return words.every((word) => text.includes(word))
  })
}
