import { isRestDay } from '../supply/tariff.ts'
import { addDays, dayNumber, partsOf } from './calendar.ts'
import { easterDay } from './easter.ts'

/**
 * The date some working days later, counted from the day after: `2026-03-17` is two after the Friday `2026-03-13`.
 * Regional holidays are not known.
 */
export function addWorkingDays(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/**
 * Whether a day is neither on a weekend nor a national holiday. Good Friday is the only holiday that moves (Ley
 * 39/2015, art. 30.2).
 */
export function isWorkingDay(date: string): boolean {
  return !isRestDay(date) && dayNumber(date) !== easterDay(partsOf(date).year) - 2
}
