/** The tab of a deep link by its number, from 0. `usual` without a number; the first if out of range. */
export function tabIndex(value: string | null, count: number, usual = 0): number {
  if (value === null || value === '') return usual
  const index = Number(value)
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0
}
