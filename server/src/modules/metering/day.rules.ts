import { memoize } from '@acometida/api-spec/rules/memoize'
import { isRestDay, type Tariff, tariffPeriod } from '@acometida/api-spec/rules/supply/tariff'
import { dateOfDayNumber, partsOf } from '@acometida/api-spec/rules/time/calendar'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { hoursOfDay, offsetMinutesAt } from '@acometida/api-spec/rules/time/localTime'

/** A local day of the peninsula, with everything that the shape of a curve depends on. */
export interface Day {
  /** Days since 1 January 1970. */
  readonly number: number
  readonly date: string
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** The number of days of its month. */
  readonly monthDays: number
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number
  /** Weekend or national holiday. */
  readonly rest: boolean
  /** The local hour (0 to 23) and start text of its 23, 24 or 25 hours. */
  readonly hours: readonly DayHour[]
}

export interface DayHour {
  /** The hour of the clock, 0 to 23. */
  readonly hour: number
  /** The hour in UTC, 0 to 23, which the sun follows. */
  readonly utcHour: number
  /** Local start with its offset: `2026-03-14T09:00:00+01:00`. */
  readonly start: string
}

/** A day by its number. Days are cached, since the curves of all supplies share them. */
export function dayOf(number: number): Day {
  let day = days.get(number)
  if (day === undefined) {
    // The cache is emptied when it is full, so that a request for centuries does not fill the memory.
    if (days.size > 5_000) days.clear()
    day = makeDay(number)
    days.set(number, day)
  }
  return day
}

/** The tariff period of each local hour of a day, 1 to 6. */
export const periodsOf = memoize(
  100,
  (tariff: Tariff, { month, rest }: Day) => `${tariff}${rest ? 'rest' : month}`,
  (tariff: Tariff, { year, month, day, weekday }: Day): readonly number[] =>
    Array.from({ length: 24 }, (_, hour) => tariffPeriod(tariff, { year, month, day, weekday, hour })),
)

const days = new Map<number, Day>()

function makeDay(number: number): Day {
  const date = dateOfDayNumber(number)
  const { year, month, day } = partsOf(date)
  const weekday = ((((number + 3) % 7) + 7) % 7) + 1
  const rest = isRestDay(date)
  const monthDays = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { number, date, year, month, day, monthDays, weekday, rest, hours: hoursFor(number, date) }
}

function hoursFor(number: number, date: string): DayHour[] {
  const noon = number * DAY_MS + DAY_MS / 2
  const plain = offsetMinutesAt(noon - DAY_MS) === offsetMinutesAt(noon)
  if (plain) {
    const offset = offsetMinutesAt(noon) / 60
    return Array.from({ length: 24 }, (_, hour) => dayHour(date, hour, offset))
  }
  return hoursOfDay(date).map(({ hour, offsetMinutes }) => dayHour(date, hour, offsetMinutes / 60))
}

function dayHour(date: string, hour: number, offset: number): DayHour {
  return {
    hour,
    utcHour: (hour - offset + 24) % 24,
    start: `${date}T${String(hour).padStart(2, '0')}:00:00+0${offset}:00`,
  }
}
