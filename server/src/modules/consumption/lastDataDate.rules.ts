import { localDayNumber } from '@acometida/api-spec/rules/madrid'
import { dayOf } from './day.rules.ts'
import { noise, seedOf } from './noise.rules.ts'

/** The last local day, YYYY-MM-DD, whose curve has arrived: one to three days before today, always as many for one supply. */
export function lastDataDate(cups: string, nowMs: number): string {
  return dayOf(lastDataDay(cups, nowMs)).date
}

/** As lastDataDate, in days since 1970. */
export function lastDataDay(cups: string, nowMs: number): number {
  return localDayNumber(nowMs) - 1 - Math.floor(noise(seedOf(cups), 0, 400) * 3)
}
