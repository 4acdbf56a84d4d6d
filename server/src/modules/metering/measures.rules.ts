import { memoize } from '@acometida/api-spec/rules/memoize'
import { dateOfDayNumber, dayNumber, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { type Contracted, contractedOn, keyOfContracted } from './contractedPower.rules.ts'
import { curveOfDay, keyOfPoint, type MeteredPoint } from './curve.rules.ts'
import { noise, seedOf } from './noise.rules.ts'

export interface BilledPoint extends MeteredPoint, Contracted {}

/** The highest power of a power period. */
export interface Peak {
  readonly watts: number
  /** The start of the quarter of an hour, local time with its offset. */
  readonly at: string
}

/** The measures of a meter over some days. */
export interface Measures {
  /** Watt-hours by tariff period, P1 first. */
  readonly wh: readonly number[]
  /** By power period: two for 2.0TD, six for 3.0TD. Null if none of its hours was among the days. */
  readonly peaks: readonly (Peak | null)[]
}

/** Gaps of a curve are filled after thirty days, and bills count them as filled. */
const SETTLED_DAYS = 31

/**
 * The measures from one day to another, both included, in days since 1970. They depend on the supply and the days
 * alone.
 */
export function measuresOf(point: BilledPoint, from: number, to: number): Measures {
  const small = point.tariff === '2.0TD'
  const seed = seedOf(point.cups)
  const wh = Array.from({ length: small ? 3 : 6 }, () => 0)
  const peaks: (Peak | null)[] = contractedOn(point, dateOfDayNumber(from)).map(() => null)
  for (let day = from; day <= to; day += 1) {
    const contracted = contractedOn(point, dateOfDayNumber(day))
    curveOfDay(point, day, day + SETTLED_DAYS).hours.forEach(({ gridKwh, period, start }, hour) => {
      wh[period - 1] = (wh[period - 1] ?? 0) + Math.round(gridKwh * 1000)
      // 2.0TD has two powers: one for P1 and P2, one for the valley, P3.
      const index = small ? Math.floor(period / 3) : period - 1
      const watts = peakWatts(point, gridKwh, contracted[index] ?? 0, noise(seed, day, 500 + hour))
      if (watts > (peaks[index]?.watts ?? -1))
        peaks[index] = { watts, at: quarterOf(start, noise(seed, day, 530 + hour)) }
    })
  }
  return { wh, peaks }
}

/** Like `measuresOf`, for a month `YYYY-MM` from a first day on. The result is cached. */
export const measuresOfMonth = memoize(
  5_000,
  (point: BilledPoint, month: string, dataFrom: string) =>
    [keyOfPoint(point), keyOfContracted(point), firstDay(month, dataFrom)].join('/'),
  (point: BilledPoint, month: string, dataFrom: string) => {
    const first = firstDay(month, dataFrom)
    return measuresOf(point, dayNumber(first), dayNumber(endOfMonth(first)))
  },
)

/** The first local day of a month on which a supply has data: `2026-02-01` for `2026-02`. */
export function firstDay(month: string, dataFrom: string): string {
  return dataFrom > `${month}-01` ? dataFrom : `${month}-01`
}

/**
 * The highest quarter of an hour within an hour. At home an oven or heater makes it several times the mean. With 2.0TD
 * the control switch limits it to the contracted power.
 */
function peakWatts({ usage, tariff }: BilledPoint, kwh: number, contracted: number, chance: number): number {
  const home = usage === 'household' || usage === 'holiday'
  const watts = Math.round(kwh * 1000 * (home ? 2.2 + 2 * chance : 1 + 0.1 * chance))
  return tariff === '2.0TD' ? Math.min(watts, contracted) : watts
}

/** One of the four quarters of an hour that begins at a local time. */
function quarterOf(start: string, chance: number): string {
  return `${start.slice(0, 14)}${['00', '15', '30', '45'][Math.floor(chance * 4)]}${start.slice(16)}`
}
