import { type DayUse, sumOf } from './dayUse.ts'

/** The mean of each hour by the clock over some days, kWh; null where no day has it. */
export function typicalDay(days: readonly DayUse[]): readonly (number | null)[] {
  const hours = days.flatMap((day) => day.hours)
  return CLOCK.map((clock) => {
    const values = hours.flatMap(({ hour, wh }) => (hour === clock && wh !== null ? wh : []))
    return values.length === 0 ? null : sumOf(values) / values.length / 1000
  })
}

const CLOCK = Array.from({ length: 24 }, (_, hour) => hour)
