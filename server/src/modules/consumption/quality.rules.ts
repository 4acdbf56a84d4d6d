import { noise } from './noise.rules.ts'

/** Real, estimated, or not there. */
export type HourQuality = 'R' | 'E' | 'M'

const gapDays = 30

/**
 * The quality of each hour of a day, by its place in the day. About 8 % of the hours are estimated, in runs. Gaps of a few
 * hours are there for thirty days; then they are filled with estimates.
 * @param age days between the day and the present one
 */
export function qualitiesOf(seed: number, dayNumber: number, age: number): (index: number) => HourQuality {
  const estimated = runOf(seed, dayNumber, 300, 0.13, 6, 18)
  const gap = runOf(seed, dayNumber, 310, 0.09, 2, 5)
  const filled: HourQuality = age > gapDays ? 'E' : 'M'
  return (index) => {
    if (gap && index >= gap.from && index < gap.to) return filled
    return estimated && index >= estimated.from && index < estimated.to ? 'E' : 'R'
  }
}

/** With this chance a run of hours, from so many to so many of them long; null without one. */
function runOf(seed: number, day: number, salt: number, chance: number, shortest: number, longest: number) {
  if (noise(seed, day, salt) >= chance) return null
  const length = shortest + Math.floor(noise(seed, day, salt + 1) * (longest - shortest + 1))
  const from = Math.floor(noise(seed, day, salt + 2) * (25 - length))
  return { from, to: from + length }
}
