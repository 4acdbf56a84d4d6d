import { noise } from './noise.rules.ts'

/** Real, estimated, or missing. */
export type HourQuality = 'R' | 'E' | 'M'

const GAP_DAYS = 30
/** There is one gap in this many days, so the last month of a supply always shows one. */
const GAP_CYCLE = 12

/**
 * The quality of each hour of a day, by its index. About 8 % of the hours are estimated, in runs. Gaps of two to four
 * hours, about 1 %, last thirty days; then they are filled with estimates.
 * @param age days between the day and today
 */
export function qualitiesOf(seed: number, dayNumber: number, age: number): (index: number) => HourQuality {
  const estimated = noise(seed, dayNumber, 300) < 0.13 ? runOf(seed, dayNumber, 301, 6, 18) : null
  const gap = hasGap(seed, dayNumber) ? runOf(seed, dayNumber, 311, 2, 4) : null
  const filled: HourQuality = age > GAP_DAYS ? 'E' : 'M'
  return (index) => {
    if (gap && index >= gap.from && index < gap.to) return filled
    return estimated && index >= estimated.from && index < estimated.to ? 'E' : 'R'
  }
}

function hasGap(seed: number, day: number): boolean {
  const cycle = Math.floor(day / GAP_CYCLE)
  return day - cycle * GAP_CYCLE === Math.floor(noise(seed, cycle, 310) * GAP_CYCLE)
}

/** A run of hours within a day, of a length between two limits. */
function runOf(
  seed: number,
  day: number,
  salt: number,
  shortest: number,
  longest: number,
): { from: number; to: number } {
  const length = shortest + Math.floor(noise(seed, day, salt) * (longest - shortest + 1))
  // On a day of 23 hours a run that would reach the 24th is cut short, but never to nothing.
  const from = Math.floor(noise(seed, day, salt + 1) * (25 - length))
  return { from, to: from + length }
}
