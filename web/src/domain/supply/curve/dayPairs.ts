import { datesOf, type DayRange, partnerOf, partnerRange, sameWeekdays } from './comparison.ts'
import type { DayUse, HourUse } from './dayUse.ts'

/**
 * A day of one range and its partner of the same weekday in the other. Some days have no partner if the ranges differ
 * in length.
 */
export interface DayPair {
  readonly day: PairedDay | undefined
  readonly other: PairedDay | undefined
}

interface PairedDay {
  readonly date: string
  /** Undefined without data for the day. */
  readonly use: DayUse | undefined
}

/** A range and its days with data. */
export interface UsedRange {
  readonly range: DayRange
  readonly days: readonly DayUse[]
}

/** All days of both ranges, in order. */
export function pairDays(a: UsedRange, b: UsedRange): readonly DayPair[] {
  const pairing = sameWeekdays(a.range, b.range)
  const laid = partnerRange(b.range, { ...pairing, weeks: -pairing.weeks })
  const from = laid.from < a.range.from ? laid.from : a.range.from
  const to = laid.to > a.range.to ? laid.to : a.range.to
  const [dayOfA, dayOfB] = [daysOfRange(a), daysOfRange(b)]
  const pairs = datesOf({ from, to }).map((date): DayPair => ({
    day: dayOfA(date),
    other: dayOfB(partnerOf(date, pairing)),
  }))
  return pairs.filter(({ day, other }) => day ?? other)
}

/**
 * The comparable days: complete ones whose partner, if any, is complete. A day whose partner lacks hours would distort
 * the weekdays.
 */
export function comparableDays(pairs: readonly DayPair[]) {
  const fair = pairs.filter((pair) => [pair.day, pair.other].every((day) => !day || day.use?.whole))
  return {
    days: fair.flatMap(({ day }) => day?.use ?? []),
    others: fair.flatMap(({ other }) => other?.use ?? []),
  }
}

function daysOfRange({ range, days }: UsedRange): (date: string) => PairedDay | undefined {
  const uses = new Map(days.map((use) => [use.date, use]))
  return (date) => (date >= range.from && date <= range.to ? { date, use: uses.get(date) } : undefined)
}

/**
 * The hours of two days side by side, by clock hour. The first of the two equal hours in October is paired with the
 * other day's only one.
 */
export function hoursSideBySide({ day, other }: DayPair) {
  const [own, their] = [hoursByClock(day), hoursByClock(other)]
  return [...new Set([...own.keys(), ...their.keys()])]
    .toSorted((a, b) => a - b)
    .map((key) => ({ hour: own.get(key), other: their.get(key) }))
}

/**
 * By clock hour. The second occurrence of an hour has the key of half an hour later, to sort between its neighbours.
 */
function hoursByClock(day: PairedDay | undefined): ReadonlyMap<number, HourUse> {
  const hours = new Map<number, HourUse>()
  for (const use of day?.use?.hours ?? []) hours.set(hours.has(use.hour) ? use.hour + 0.5 : use.hour, use)
  return hours
}
