import { endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import type { PowerPrices } from '#src/domain/supply/accessPrices.ts'
import { sumOf } from '#src/domain/supply/curve/dayUse.ts'
import { type MaxPower, type MonthPeak, monthsOf, reachesLimit } from './maxPower.ts'

/** A possible power of a period. */
export interface PowerOption {
  readonly watts: number
  /** The number of months whose peak would have tripped the switch. Null if unknown. */
  readonly trippedMonths: number | null
  /** Yearly savings in euros with taxes, negative for costs. Null without prices. */
  readonly savedEuros: number | null
}

/** The options of a period with a switch. The first one is the current power. */
export interface SwitchedPeriod {
  readonly period: number
  readonly suggestedWatts: number
  readonly reachedMonths: number
  readonly options: readonly [PowerOption, ...PowerOption[]]
}

export interface PowerPeriod {
  readonly period: number
  readonly contractedWatts: number
  readonly suggestedWatts: number
  /** Null without data. */
  readonly highestWatts: number | null
}

export type PowerAdvice =
  /** Less than a year of data does not cover its seasons. */
  | { readonly kind: 'tooFewMonths'; readonly months: number }
  | { readonly kind: 'switched'; readonly months: number; readonly periods: readonly SwitchedPeriod[] }
  | {
      readonly kind: 'metered'
      readonly months: number
      readonly periods: readonly PowerPeriod[]
      /** Yearly cost of term and excess in euros with taxes, current and suggested. Null without prices. */
      readonly euros: { readonly now: number; readonly suggested: number } | null
    }

/**
 * Advice on the contracted power, from at least twelve complete months (RD 1164/2001: one change in twelve months). In
 * 2.0TD a switch cuts off above the power, and each period is assessed separately. In 3.0TD the meter bills an excess,
 * and the advice is the powers with the lowest sum of term and excess among those that most months did not exceed.
 * @param contracted Watts by power period, P1 first.
 */
export function powerAdvice(
  maxPower: MaxPower,
  contracted: readonly number[],
  prices: PowerPrices | null,
): PowerAdvice {
  const { peaks } = maxPower
  const monthCount = wholeMonths(maxPower)
  if (monthCount < MIN_MONTHS) return { kind: 'tooFewMonths', months: monthCount }
  const months = monthsOf(peaks).size
  if (contracted.length > SWITCHED_PERIODS)
    return { kind: 'metered', months, ...meteredAdvice(peaks, contracted, prices) }
  const periods = contracted.map((watts, index) => switchedPeriod(index + 1, watts, peaks, prices))
  return { kind: 'switched', months, periods }
}

/** What the advice would save in a year, euros with taxes. Null without prices or advice. */
export function savedEuros(advice: PowerAdvice): number | null {
  if (advice.kind === 'tooFewMonths') return null
  if (advice.kind === 'metered') return advice.euros && advice.euros.now - advice.euros.suggested
  const each = advice.periods.map(
    ({ options, suggestedWatts }) => options.find(({ watts }) => watts === suggestedWatts)?.savedEuros ?? null,
  )
  return each.includes(null) ? null : sumOf(each.map((euros) => euros ?? 0))
}

/** The number of months with data, without an incomplete last one. */
export function wholeMonths({ peaks, months, partialUntil }: MaxPower): number {
  const measured = monthsOf(peaks)
  return measured.size - (partialUntil !== null && measured.has(months.at(-1) ?? '') ? 1 : 0)
}

/** Less than this in a year is no reason to change, euros. */
export const WORTH_SAVING = 1

/** Euros a year, with taxes, for one kilowatt of a power period. */
export function eurosOfKw(prices: PowerPrices, period: number): number {
  return (prices.term[period - 1] ?? 0) * DAYS * prices.taxFactor
}

function switchedPeriod(
  period: number,
  contracted: number,
  peaks: readonly MonthPeak[],
  prices: PowerPrices | null,
): SwitchedPeriod {
  const own = peaks.filter((peak) => peak.period === period)
  const reachedMonths = own.filter(reachesLimit).length
  const option = (watts: number, trippedMonths: number | null): PowerOption => ({
    watts,
    trippedMonths,
    savedEuros: prices && ((contracted - watts) / 1000) * eurosOfKw(prices, period),
  })
  const current = option(contracted, reachedMonths)
  const raised = (steps: readonly number[]) =>
    steps.map((up) => stepAbove(contracted + up - STEP_WATTS)).filter((watts) => watts <= MAX_SWITCHED_WATTS)
  // The demand above the limit is unknown, so a lower power is never an option, and a higher one is the customer's
  // guess.
  if (reachedMonths > 0 || own.length === 0) {
    const options = raised(reachedMonths > 0 ? STEPS_UP : []).map((watts) => option(watts, null))
    return { period, suggestedWatts: contracted, reachedMonths, options: [current, ...options] }
  }
  const highest = own.map(({ watts }) => watts).toSorted((a, b) => b - a)
  const lower = [...new Set(highest.slice(0, MAX_TRIPPED_MONTHS + 1).map(stepAbove))].filter(
    (watts) => watts < contracted,
  )
  // Charging a car at night needs more than was ever used.
  const higher = raised(period === VALLEY ? CHARGERS : [])
  const options = [...lower, ...higher].map((watts) => option(watts, highest.filter((peak) => peak >= watts).length))
  return { period, suggestedWatts: lower[0] ?? contracted, reachedMonths, options: [current, ...options] }
}

/** The lowest contractable power above a peak. A power equal to the peak would trip. */
function stepAbove(watts: number): number {
  return (Math.floor(watts / STEP_WATTS) + 1) * STEP_WATTS
}

function meteredAdvice(peaks: readonly MonthPeak[], contracted: readonly number[], prices: PowerPrices | null) {
  const days = sumOf([...monthsOf(peaks)].map(daysOfMonth))
  const own = contracted.map((_, index) =>
    peaks.filter(({ period }) => period === index + 1).map(({ watts, month }) => ({ watts, days: daysOfMonth(month) })),
  )

  /** Euros a year with taxes; without prices the kilowatts, so that the lowest win. Infinite if impossible. */
  const cost = (index: number, watts: number) => {
    const term = prices ? (watts / 1000) * eurosOfKw(prices, index + 1) : watts / 1000
    const excess = (own[index] ?? []).reduce((sum, { watts: peak, days: billed }) => {
      const above = Math.max(0, peak - watts) / 1000
      // An excess without a known price is avoided.
      return above === 0 ? sum : sum + above * (prices?.excess[index] ?? Infinity) * billed
    }, 0)
    return term + (excess * DAYS * (prices?.taxFactor ?? 1)) / days
  }

  // The price of the excess may make a minimal contract the cheapest. A demand reached in most months is not an excess,
  // so it is the floor.
  const floors = own.map(
    (monthPeaks) =>
      monthPeaks.map(({ watts }) => watts).toSorted((a, b) => a - b)[Math.floor((monthPeaks.length - 1) / 2)] ?? 0,
  )
  const proposed = (index: number, watts: number) => (watts < (floors[index] ?? 0) ? Infinity : cost(index, watts))
  const most = Math.max(...contracted, ...peaks.map(({ watts }) => watts))
  const suggested = cheapestOrdered(contracted, most, proposed)
  const total = (powers: readonly number[]) => sumOf(powers.map((watts, index) => cost(index, watts)))
  const now = total(contracted)
  return {
    periods: contracted.map((watts, index) => ({
      period: index + 1,
      contractedWatts: watts,
      suggestedWatts: suggested[index] ?? watts,
      highestWatts: own[index]?.length ? Math.max(...own[index].map((peak) => peak.watts)) : null,
    })),
    euros: prices && Number.isFinite(now) ? { now, suggested: total(suggested) } : null,
  }
}

/**
 * The cheapest powers that are non-decreasing over the periods (Circular 3/2020 of the CNMC), with the last one above
 * 15 kW, as 3.0TD requires. Exact, by dynamic programming: the best for each power of a period follows from the best of
 * the period before.
 */
function cheapestOrdered(
  contracted: readonly number[],
  most: number,
  cost: (index: number, watts: number) => number,
): readonly number[] {
  const powers = meteredPowers(contracted, most)
  let best = powers.map((): { readonly total: number; readonly chosen: readonly number[] } => ({
    total: 0,
    chosen: [],
  }))
  for (const index of contracted.keys()) {
    const isLast = index === contracted.length - 1
    let least = best[0]
    best = powers.map((watts, at) => {
      const before = best[at]
      if (before && (!least || before.total < least.total)) least = before
      const own = isLast && watts <= MAX_SWITCHED_WATTS ? Infinity : cost(index, watts)
      return { total: (least?.total ?? 0) + own, chosen: [...(least?.chosen ?? []), watts] }
    })
  }
  return best.reduce((one, other) => (other.total < one.total ? other : one)).chosen
}

/** The candidate powers: tenths of a kilowatt up to 15 kW, whole ones above, and the contracted ones. */
function meteredPowers(contracted: readonly number[], most: number): readonly number[] {
  const powers = new Set([...contracted, MAX_SWITCHED_WATTS + WIDE_STEP_WATTS])
  const stepAt = (watts: number) => (watts < MAX_SWITCHED_WATTS ? STEP_WATTS : WIDE_STEP_WATTS)
  for (let watts = STEP_WATTS; watts < most + WIDE_STEP_WATTS; watts += stepAt(watts)) powers.add(watts)
  return [...powers].toSorted((a, b) => a - b)
}

function daysOfMonth(month: string): number {
  return Number(endOfMonth(`${month}-01`).slice(8))
}

/** With fewer complete months, no power can be judged too large. */
export const MIN_MONTHS = 12
const DAYS = 365
/** More periods than these mean 3.0TD. */
const SWITCHED_PERIODS = 2
/** The power period of nights, weekends and holidays in 2.0TD. */
export const VALLEY = 2
/** The power of a car charger at 10 and at 16 amperes, watts. */
const CHARGERS = [2300, 3700]
const STEP_WATTS = 100
const WIDE_STEP_WATTS = 1000
const MAX_SWITCHED_WATTS = 15_000
/** The increases offered above a power that was reached, watts. */
const STEPS_UP = [500, 1000, 2000]
/** Options that would have tripped in more months are not offered. */
const MAX_TRIPPED_MONTHS = 3
