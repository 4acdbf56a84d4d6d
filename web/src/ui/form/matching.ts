import { plain } from '#src/base/plain.ts'

/** The options in whose text all the words of a search are found. */
export function matching<Option>(
  options: readonly Option[],
  sought: string,
  textOf: (option: Option) => string,
): readonly Option[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const text = plain(textOf(option))
    return words.every((word) => text.includes(word))
  })
}
