import { printQuantity } from '@acometida/api-spec/rules/quantity'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { tariffPeriod, type Tariff } from '@acometida/api-spec/rules/supply/tariff'
import { addDays, partsOf, weekday } from '@acometida/api-spec/rules/time/calendar'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { hoursOfDay } from '@acometida/api-spec/rules/time/localTime'
import type { ConsumptionItem } from '#src/api/generated/api.ts'
import { type CurveSlot, slotsOf } from '#src/domain/supply/meter/curveSlot.ts'

export type CurveShape = {
  readonly tariff?: Tariff
  /** The kWh of an hour, by its local date and clock hour. Null if missing. */
  readonly kwh: (date: string, hour: number) => number | null
  readonly estimated?: (date: string, hour: number) => boolean
  /** The kWh that the roof generates in an hour. Omitted without generation. */
  readonly generated?: (date: string, hour: number) => number
}

/** The answer of GET /consumptions for hours or days between two local dates. */
export function curveAnswer(
  from: string,
  to: string,
  granularity: 'H' | 'D',
  shape: CurveShape,
): { readonly items: ConsumptionItem[] } {
  return {
    items: daysBetween(from, to).map((date): ConsumptionItem => {
      const hours = hoursOf(date, shape)
      const values = granularity === 'H' ? hours : dayOf(hours)
      const own = values.flatMap((value) => value.own ?? [])
      return {
        periodStartDate: spanishDate(date),
        periodEndDate: spanishDate(date),
        consumptions: {
          items: values.map(({ consumptionValue, quality, periodValues }) => ({
            consumptionValue: quantityOf(consumptionValue),
            quality,
            ...(granularity === 'D' && { periodValues: periodValues.map(printQuantity) }),
          })),
        },
        ...(own.length > 0 && {
          selfConsumptions: {
            items: own.map((made) => ({
              generatedValue: quantityOf(made.generatedValue),
              selfConsumedValue: quantityOf(made.selfConsumedValue),
              surplusValue: quantityOf(made.surplusValue),
            })),
          },
        }),
      }
    }),
  }
}

/** The answer to this query of GET /consumptions. */
export function askedCurve(asked: URLSearchParams, shape: CurveShape) {
  const granularity = asked.get('granularity') === 'H' ? 'H' : 'D'
  return { content: curveAnswer(asked.get('startDate') ?? '', asked.get('endDate') ?? '', granularity, shape) }
}

/** The slots of the hours between two local dates. */
export function hourSlots(from: string, to: string, shape: CurveShape): CurveSlot[] {
  const question = { granularity: 'hour', tariff: shape.tariff ?? '2.0TD', range: { from, to } } as const
  return slotsOf(curveAnswer(from, to, 'H', shape), question)
}

function quantityOf(kwh: number | null): string | null {
  return kwh === null ? null : printQuantity(kwh)
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

type Item = {
  readonly consumptionValue: number | null
  readonly quality: 'R' | 'E' | 'P' | 'M'
  readonly periodValues: number[]
  readonly own:
    | { readonly generatedValue: number; readonly selfConsumedValue: number; readonly surplusValue: number }
    | undefined
}

function hoursOf(date: string, { tariff = '2.0TD', kwh, estimated, generated }: CurveShape): Item[] {
  const day = { ...partsOf(date), weekday: weekday(date) }
  return hoursOfDay(date).map(({ hour }) => {
    const used = kwh(date, hour)
    const made = generated?.(date, hour)
    const own = Math.min(used ?? 0, made ?? 0)
    const value = used === null ? null : roundKwh(used - own)
    const period = tariffPeriod(tariff, { ...day, hour })
    return {
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
