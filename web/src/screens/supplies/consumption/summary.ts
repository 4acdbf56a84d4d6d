import type { TFunction } from 'i18next'
import type { Format } from '#src/base/format.ts'
import { dayCountOf, trendOf, type Comparison, type DayRange } from '#src/domain/supply/curve/comparison.ts'
import { energyDecimals } from '#src/domain/supply/curve/energyNumber.ts'
import type { DateFormats } from '#src/domain/supply/useDateFormats.ts'
import { valleyPeriod, type PeriodShare } from './periodShares.ts'

/** The kind of energy of a curve: used, from the grid, a generator's feed-in, or generated. */
export type Measured = 'used' | 'fromGrid' | 'fed' | 'generated'

export type SummaryFacts = {
  readonly measured: Measured
  readonly range: DayRange
  readonly kwh: number
  readonly comparison: Comparison | undefined
  readonly shares: readonly PeriodShare[]
  readonly tariff: string
}

/** The range in one sentence: the total, the change against the year before, and the share of cheap hours. */
export function summarySentence(facts: SummaryFacts, t: TFunction, format: Format, dates: DateFormats): string {
  const { measured, range, kwh, comparison, shares, tariff } = facts
  const energy = format.energyKwh(kwh, energyDecimals(kwh))
  const opening =
    range.from === range.to
      ? t(`consumption.summary.day.${measured}`, { day: dates.full(range.from), energy })
      : t(`consumption.summary.range.${measured}`, { ...dates.endpoints(range), energy })
  return `${opening}${comparison ? comparisonClause(comparison, range, t, format) : ''}${valleyClause(shares, tariff, t, format)}.`
}

/** `6 % menos que un año antes`, on a line of its own. */
export function describeComparison(comparison: Comparison, t: TFunction, format: Format): string {
  return t(`consumption.comparison.${trendOf(comparison)}`, { percent: percentOf(comparison, format) })
}

function comparisonClause(comparison: Comparison, range: DayRange, t: TFunction, format: Format): string {
  const days = dayCountOf(range)
  const before = days === 1 ? 'day' : days <= 7 ? 'week' : comparison.alignment
  return t(`consumption.summary.${trendOf(comparison)}`, {
    percent: percentOf(comparison, format),
    before: t(`consumption.before.${before}`),
  })
}

function percentOf({ change }: Comparison, format: Format): string {
  return format.percent(Math.abs(change), 0)
}

function valleyClause(shares: readonly PeriodShare[], tariff: string, t: TFunction, format: Format): string {
  const period = valleyPeriod(tariff)
  const valley = shares.find((share) => share.period === period)
  if (!valley) return ''
  const percent = format.percent(valley.percent, 0)
  return tariff === '2.0TD'
    ? t('consumption.summary.valley', { percent })
    : t('consumption.summary.valleyPeriod', { percent, period: `P${period}` })
}
