import { remember } from '@acometida/api-spec/rules/remember'
import { curveOfDay, type MeteredPoint } from './curve.rules.ts'
import { type Period, periodOf } from './periods.rules.ts'

/** The days of a supply, each added up, by their number; remembered, for they are what is asked for most. */
export function dayPeriodsOf(point: MeteredPoint, today: number, periodCount: number): (day: number) => Period {
  const known = daysOf(point, today)
  return (day) => {
    let period = known.get(day)
    if (period === undefined) {
      period = periodOf(curveOfDay(point, day, today).hours, periodCount)
      known.set(day, period)
    }
    return period
  }
}

/** Two years of days of a supply are 300 kB at most. */
const daysOf = remember(
  100,
  ({ cups, usage, annualKwh, solarKwp, climate, generator, tariff }: MeteredPoint, today: number) =>
    [cups, usage, annualKwh, solarKwp, climate, generator, tariff, today].join('/'),
  () => new Map<number, Period>(),
)
