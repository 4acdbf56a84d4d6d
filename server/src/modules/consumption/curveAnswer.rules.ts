import type { ConsumptionItem, ConsumptionValue, SelfConsumptionValue } from '@acometida/api-spec/generated/operations'
import { printQuantity } from '@acometida/api-spec/rules/quantity'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { dateOfDayNumber, dayNumber, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import type { Measured, OwnEnergy, Period } from './periods.rules.ts'
import type { DayRange, Granularity } from './periodsBetween.rules.ts'

/**
 * The periods of a curve as they are answered: hours by their day, and each day or month of its own.
 * @param own whether generated and self-consumed energy is included
 */
export function curveAnswer(
  periods: readonly Period[],
  { to }: Pick<DayRange, 'to'>,
  granularity: Granularity,
  own: boolean,
): ConsumptionItem[] {
  const lastDay = dateOfDayNumber(to)
  return groupsOf(periods, granularity).map((group): ConsumptionItem => {
    const date = group[0]?.item.periodStartDate.slice(0, 10) ?? ''
    const monthEnd = granularity === 'M' ? endOfMonth(date) : date
    const known = group.flatMap(({ item }) => item.consumptionValue ?? [])
    const total = known.reduce((sum, kwh) => sum + kwh, 0)
    return {
      periodStartDate: spanishDate(date),
      periodEndDate: spanishDate(dayNumber(monthEnd) > to ? lastDay : monthEnd),
      totalConsumption: printQuantity(roundKwh(total)),
      avgConsumption: printQuantity(known.length === 0 ? 0 : roundKwh(total / known.length)),
      consumptions: { items: group.map(({ item }) => valueOf(item, granularity)) },
      ...(own && { selfConsumptions: { items: group.map((period) => ownValueOf(period.own)) } }),
    }
  })
}

function groupsOf(periods: readonly Period[], granularity: Granularity): (readonly Period[])[] {
  if (granularity !== 'H') return periods.map((period) => [period])
  const days = new Map<string, Period[]>()
  for (const period of periods) {
    const date = period.item.periodStartDate.slice(0, 10)
    const day = days.get(date)
    if (day) day.push(period)
    else days.set(date, [period])
  }
  return [...days.values()]
}

/** The tariff period of an hour follows from the tariff, and is not repeated here. */
function valueOf({ consumptionValue, quality, periodValues }: Measured, granularity: Granularity): ConsumptionValue {
  const value = { consumptionValue: quantityOf(consumptionValue), quality }
  return granularity === 'H' ? value : { ...value, periodValues: periodValues.map(printQuantity) }
}

function ownValueOf({ generatedValue, selfConsumedValue, surplusValue }: OwnEnergy): SelfConsumptionValue {
  return {
    generatedValue: quantityOf(generatedValue),
    selfConsumedValue: quantityOf(selfConsumedValue),
    surplusValue: quantityOf(surplusValue),
  }
}

function quantityOf(kwh: number | null): string | null {
  return kwh === null ? null : printQuantity(kwh)
}
