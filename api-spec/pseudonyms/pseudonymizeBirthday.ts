import { type Draw, drawSameShape } from './draw.ts'

const FIRST_YEAR = 1930
const YEARS = 70
/** Every month has these days. */
const DAYS = 28

/** The birthday of another adult, such as `1961-07-04`. A text that is no date becomes one of the same shape. */
export function pseudonymizeBirthday(text: string, draw: Draw): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return drawSameShape(text, draw)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${FIRST_YEAR + draw(YEARS)}-${two(1 + draw(12))}-${two(1 + draw(DAYS))}`
}
