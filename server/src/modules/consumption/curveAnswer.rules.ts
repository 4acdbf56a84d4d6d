import type { ConsumptionItem, ConsumptionValue, SelfConsumptionValue } from '@acometida/api-spec/generated/operations'
import { printQuantity } from '@acometida/api-spec/rules/quantity'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { dateOfDayNumber, dayNumber, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import type { Measured, OwnEnergy, CurveSlot } from './curveSlots.rules.ts'
import type { DayRange, Granularity } from './slotsBetween.rules.ts'

/**
 * The slots of a curve as they are answered: hours by their day, and each day or month of its own.
 * @param own whether generated and self-consumed energy is included
 */
export function curveAnswer(
  slots: readonly CurveSlot[],
  { to }: Pick<DayRange, 'to'>,
  granularity: Granularity,
  own: boolean,
): ConsumptionItem[] {
  const lastDay = dateOfDayNumber(to)
  return groupsOf(slots, granularity).map((group): ConsumptionItem => {
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
      ...(own && { selfConsumptions: { items: group.map((slot) => ownValueOf(slot.own)) } }),
    }
  })
}

function groupsOf(slots: readonly CurveSlot[], granularity: Granularity): (readonly CurveSlot[])[] {
  if (granularity !== 'H') return slots.map((slot) => [slot])
  const days = new Map<string, CurveSlot[]>()
  for (const slot of slots) {
    const date = slot.item.periodStartDate.slice(0, 10)
    const day = days.get(date)
    if (day) day.push(slot)
    else days.set(date, [slot])
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
