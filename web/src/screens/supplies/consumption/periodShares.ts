import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { tariffPeriod, type TariffPeriod } from '@acometida/api-spec/rules/supply/tariff'
import { type CalendarDate, partsOf, weekday } from '@acometida/api-spec/rules/time/calendar'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'

export type PeriodShare = {
  readonly period: TariffPeriod
  readonly kwh: number
  /** The share of all energy with a period, in percent. */
  readonly percent: number
}

/** The energy by tariff period. Periods without energy are left out. */
export function periodShares(slots: readonly CurveSlot[]): readonly PeriodShare[] {
  const energy = PERIODS.map((period) =>
    roundKwh(slots.reduce((sum, { periods }) => sum + (periods[period - 1] ?? 0), 0)),
  )
  const total = energy.reduce((sum, kwh) => sum + kwh, 0)
  if (total === 0) return []
  return PERIODS.flatMap((period, index) => {
    const kwh = energy[index] ?? 0
    return kwh > 0 ? [{ period, kwh, percent: (kwh / total) * 100 }] : []
  })
}

/** The cheap period of nights, weekends and holidays. */
export function valleyPeriod(tariff: string): TariffPeriod {
  return tariff === '2.0TD' ? 3 : 6
}

/**
 * Returns a function that gives the period of an hour from its local start, with or without data. Call it in the order
 * of hours.
 */
export function periodsOfHours(tariff: string): (at: string) => TariffPeriod {
  let day: { readonly date: string; readonly parts: CalendarDate; readonly weekday: number } | undefined
  return (at) => {
    const date = at.slice(0, 10)
    if (day?.date !== date) day = { date, parts: partsOf(date), weekday: weekday(date) }
    return tariffPeriod(tariff, { ...day.parts, weekday: day.weekday, hour: Number(at.slice(11, 13)) })
  }
}

const PERIODS = [1, 2, 3, 4, 5, 6] as const satisfies readonly TariffPeriod[]
