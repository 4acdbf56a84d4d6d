import { addDays, partsOf, weekday } from '@acometida/api-spec/rules/time/calendar'
import { hoursOfDay } from '@acometida/api-spec/rules/time/madrid'
import { tariffPeriod, type Tariff } from '@acometida/api-spec/rules/supply/tariff'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'

export type CurveShape = {
  readonly tariff?: Tariff
  /** The kWh of an hour, by its local date and clock hour. Null if missing. */
  readonly kwh: (date: string, hour: number) => number | null
  readonly estimated?: (date: string, hour: number) => boolean
  /** The kWh that the roof generates in an hour. Omitted without generation. */
  readonly generated?: (date: string, hour: number) => number
}

/** The answer of GET /consumptions for hours or days between two local dates. */
export function curveAnswer(from: string, to: string, granularity: 'H' | 'D', shape: CurveShape) {
  const items = daysBetween(from, to).flatMap((date) => {
    const hours = hoursOf(date, shape)
    return granularity === 'H' ? hours : dayOf(hours)
  })
  const total = items.reduce((sum, { consumptionValue }) => sum + (consumptionValue ?? 0), 0)
  return {
    unit: 'K',
    granularity,
    totalConsumption: total,
    avgConsumption: items.length === 0 ? 0 : total / items.length,
    periodEndDate: to,
    consumptions: { items: items.map(({ own: _own, ...item }) => item) },
    selfConsumptions: {
      items: items.flatMap(({ periodStartDate, own }) => (own ? [{ periodStartDate, ...own }] : [])),
    },
  }
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

type Item = {
  readonly periodStartDate: string
  readonly consumptionValue: number | null
  readonly quality: 'R' | 'E' | 'P' | 'M'
  readonly periodValues: number[]
  readonly own:
    | { readonly generatedValue: number; readonly selfConsumedValue: number; readonly surplusValue: number }
    | undefined
}

function hoursOf(date: string, { tariff = '2.0TD', kwh, estimated, generated }: CurveShape): Item[] {
  const day = { ...partsOf(date), weekday: weekday(date) }
  return hoursOfDay(date).map(({ hour, offsetMinutes }) => {
    const used = kwh(date, hour)
    const made = generated?.(date, hour)
    const own = Math.min(used ?? 0, made ?? 0)
    const value = used === null ? null : roundKwh(used - own)
    const period = tariffPeriod(tariff, { ...day, hour })
    return {
      periodStartDate: `${date}T${pad(hour)}:00:00+0${offsetMinutes / 60}:00`,
      consumptionValue: value,
      quality: value === null ? 'M' : estimated?.(date, hour) ? 'E' : 'R',
      periodValues: Array.from({ length: tariff === '2.0TD' ? 3 : 6 }, (_, index) =>
        index + 1 === period ? (value ?? 0) : 0,
      ),
      own:
        made === undefined
          ? undefined
          : { generatedValue: roundKwh(made), selfConsumedValue: roundKwh(own), surplusValue: roundKwh(made - own) },
    }
  })
}

function dayOf(hours: readonly Item[]): Item[] {
  const [first] = hours
  if (!first) return []
  const known = hours.filter(({ consumptionValue }) => consumptionValue !== null)
  const estimated = hours.some(({ quality }) => quality === 'E')
  const sum = (value: (item: Item) => number) => roundKwh(hours.reduce((total, item) => total + value(item), 0))
  return [
    {
      periodStartDate: first.periodStartDate,
      consumptionValue: known.length === 0 ? null : sum(({ consumptionValue }) => consumptionValue ?? 0),
      quality: known.length === 0 ? 'M' : known.length < hours.length ? 'P' : estimated ? 'E' : 'R',
      periodValues: first.periodValues.map((_, index) => sum(({ periodValues }) => periodValues[index] ?? 0)),
      own: first.own && {
        generatedValue: sum(({ own }) => own?.generatedValue ?? 0),
        selfConsumedValue: sum(({ own }) => own?.selfConsumedValue ?? 0),
        surplusValue: sum(({ own }) => own?.surplusValue ?? 0),
      },
    },
  ]
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
