/** Whether a text contains every word of a search, in any case. */
export function hasEveryWord(text: string, search: string): boolean {
  const lower = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
