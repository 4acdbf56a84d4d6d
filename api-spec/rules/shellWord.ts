/** A text as one word of a shell: `'two words'` for `two words`. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
