import { dateOfDayNumber, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { noise, seedOf } from './noise.rules.ts'

/**
 * The last local day, such as `2026-03-13`, whose curve has arrived: one to three days before today, always the same
 * number for a supply.
 */
export function lastDataDate(cups: string, today: string): string {
  return dateOfDayNumber(lastDataDay(cups, today))
}

/** Like `lastDataDate`, in days since 1970. */
export function lastDataDay(cups: string, today: string): number {
  return dayNumber(today) - 1 - Math.floor(noise(seedOf(cups), 0, 400) * 3)
}
