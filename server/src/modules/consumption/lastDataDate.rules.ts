import { offsetMinutesAt } from '@acometida/api-spec/rules/madrid'
import { dayOf } from './day.rules.ts'
import { noise, seedOf } from './noise.rules.ts'

/** The last local day, YYYY-MM-DD, whose curve has arrived: one to three days before today, always as many for one supply. */
export function lastDataDate(cups: string, nowMs: number): string {
  return dayOf(lastDataDay(cups, nowMs)).date
}

/** As lastDataDate, in days since 1970. */
export function lastDataDay(cups: string, nowMs: number): number {
  return todayNumber(nowMs) - 1 - Math.floor(noise(seedOf(cups), 0, 400) * 3)
}

/** The local day of an instant in Europe/Madrid, in days since 1970. */
export function todayNumber(nowMs: number): number {
  return Math.floor((nowMs + offsetMinutesAt(nowMs) * 60_000) / 86_400_000)
}
