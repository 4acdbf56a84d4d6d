import { datesOf, type DayRange, partnerOf, partnerRange, sameWeekdays } from './comparison.ts'
import type { DayUse, HourUse } from './dayUse.ts'

/**
 * A day of one range beside that of the other which has its weekday. Of ranges of unequal lengths, some days stand
 * alone.
 */
export interface DayPair {
  readonly day: PairedDay | undefined
  readonly other: PairedDay | undefined
}

interface PairedDay {
  readonly date: string
  /** Undefined where nothing of the day has arrived. */
  readonly use: DayUse | undefined
}

/** The days of a range that have data. */
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
 * The days that can be compared: those that are whole, and whose partner is whole where they have one. A day whose
 * partner lacks hours would tip the balance of the weekdays.
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
 * The hours of two days beside one another, by the clock. The one that October has twice meets the other's only one
 * first.
 */
export function hoursBeside({ day, other }: DayPair): readonly HourPair[] {
  const [own, their] = [hoursByClock(day), hoursByClock(other)]
  return [...new Set([...own.keys(), ...their.keys()])]
    .toSorted((a, b) => a - b)
    .map((key) => ({ hour: own.get(key), other: their.get(key) }))
}

export interface HourPair {
  readonly hour: HourUse | undefined
  readonly other: HourUse | undefined
}

/** By hour of the clock. A repeated hour is half an hour later, between its neighbours. */
function hoursByClock(day: PairedDay | undefined): ReadonlyMap<number, HourUse> {
  const hours = new Map<number, HourUse>()
  for (const use of day?.use?.hours ?? []) hours.set(hours.has(use.hour) ? use.hour + 0.5 : use.hour, use)
  return hours
}
