import { memoize } from '@acometida/api-spec/rules/memoize'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { easterDay } from '@acometida/api-spec/rules/time/easter'
import { dayOf, type Day } from './day.rules.ts'
import { noise } from './noise.rules.ts'

/** The use of a supply: the people or business behind it. */
export type Usage = 'household' | 'holiday' | 'shop' | 'office' | 'factory'

/**
 * The energy that a place uses in each local hour of a day, kWh by hour 0 to 23. All days of a year add up to about
 * `annualKwh`.
 */
export function demandOf(usage: Usage, annualKwh: number, seed: number, day: Day): Float64Array {
  const hours = hoursOf(usage, day)
  const total = (annualKwh * weightOf(usage, day)) / yearWeight(usage, day.year)
  const ofDay = total * (0.8 + 0.4 * noise(seed, day.number, 100))
  const kwh = new Float64Array(24)
  for (let hour = 0; hour < 24; hour += 1) {
    const share = hours[hour] ?? 0
    kwh[hour] = ofDay * share * (0.65 + 0.7 * noise(seed, day.number, hour))
  }
  return kwh
}

interface Shape {
  /** Shares of the year by month, January first, in any scale. */
  readonly months: readonly number[]
  /** Shares of a day by local hour; they add up to 1. */
  readonly workHours: readonly number[]
  readonly restHours: readonly number[]
  /** The weight of a day of rest relative to a working day. */
  readonly restWeight: number
}

/** Values in proportion, which add up to 1. */
export const sharesOf = (values: readonly number[]): number[] => {
  const sum = values.reduce((one, other) => one + other, 0)
  return values.map((value) => value / sum)
}
const openHours = (from: number, to: number, base: number) =>
  sharesOf(Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : base)))

// The hours and months of a household (assumed shares of a Spanish household).
const householdHours = sharesOf([
  3.2, 2.7, 2.5, 2.4, 2.4, 2.5, 2.9, 3.7, 4.1, 4.0, 4.0, 4.2, 4.5, 5.0, 5.2, 4.7, 4.3, 4.2, 4.5, 5.0, 5.7, 6.4, 6.2,
  5.7,
])
const householdMonths = [10.2, 9.0, 8.6, 7.5, 7.3, 7.6, 8.9, 8.6, 7.6, 7.5, 8.2, 9.0]
const evenHours = openHours(0, 24, 1)
/** On days of rest people rise later and are at home for lunch. */
const restHours = sharesOf(householdHours.map((share, hour) => share * (hour < 9 ? 0.85 : hour < 17 ? 1.15 : 1)))

const shapes: Readonly<Record<Usage, Shape>> = {
  household: { months: householdMonths, workHours: householdHours, restHours, restWeight: 1.12 },
  holiday: {
    // By their length: only the presence of people makes the months differ.
    months: [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
    workHours: restHours,
    restHours,
    restWeight: 1,
  },
  shop: {
    months: [9, 8, 8, 7.5, 7.5, 8.5, 9.5, 9.5, 8, 7.5, 8, 9],
    workHours: openHours(9, 21, 0.18),
    restHours: openHours(10, 15, 0.3),
    restWeight: 0.6,
  },
  office: {
    months: [10, 9, 8.5, 7.5, 7.5, 8.5, 9.5, 6, 8, 7.5, 8.5, 9.5],
    workHours: openHours(7, 19, 0.12),
    restHours: evenHours,
    restWeight: 0.25,
  },
  factory: {
    months: [9, 9, 9, 8.5, 8.5, 8.5, 8.5, 4.5, 8.5, 9, 9, 8],
    workHours: openHours(6, 22, 0.25),
    restHours: evenHours,
    restWeight: 0.3,
  },
}

/** Shares of a day by local hour. In an empty house the refrigerator and the like run day and night. */
function hoursOf(usage: Usage, day: Day): readonly number[] {
  if (usage === 'holiday' && !isStayed(day)) return evenHours
  return day.rest ? shapes[usage].restHours : shapes[usage].workHours
}

function weightOf(usage: Usage, day: Day): number {
  const { months, restWeight } = shapes[usage]
  const weight = ((months[day.month - 1] ?? 0) / day.monthDays) * (day.rest ? restWeight : 1)
  return usage === 'holiday' ? weight * (isStayed(day) ? 6 : 1) : weight
}

/** Whether a holiday house is occupied: in August, in Easter week, and on weekends from May to October. */
function isStayed({ month, weekday, year, number }: Day): boolean {
  if (month === 8) return true
  const easter = easterDay(year)
  if (number >= easter - 3 && number <= easter + 1) return true
  return weekday >= 5 && month >= 5 && month <= 10
}

/** The sum of the weights of all days of a year. */
const yearWeight = memoize(
  1_000,
  (usage: Usage, year: number) => `${usage}${year}`,
  (usage: Usage, year: number) => {
    let sum = 0
    const [first, next] = [Date.UTC(year, 0, 1) / DAY_MS, Date.UTC(year + 1, 0, 1) / DAY_MS]
    for (let number = first; number < next; number += 1) sum += weightOf(usage, dayOf(number))
    return sum
  },
)
