/** The tab that a deep link names by its number, from 0. No number is the usual tab; one out of range is the first. */
export function tabIndex(value: string | null, count: number, usual = 0): number {
  if (value === null || value === '') return usual
  const index = Number(value)
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0
}
