import type { DayUse } from './dayUse.ts'

/** The mean of each clock hour over some days, kWh. Null without data. */
export function typicalDay(days: readonly DayUse[]): readonly (number | null)[] {
  const sums = Array.from({ length: 24 }, () => ({ wh: 0, count: 0 }))
  for (const day of days)
    for (const { hour, wh } of day.hours) {
      const sum = sums[hour]
      if (!sum || wh === null) continue
      sum.wh += wh
      sum.count += 1
    }
  return sums.map(({ wh, count }) => (count === 0 ? null : wh / count / 1000))
}
