import { endOfMonth } from '@acometida/api-spec/rules/calendar'
import { type MaxPower, type MonthPeak, reachesLimit } from './maxPower.ts'
import type { PowerPrices } from './powerPrices.ts'

/** A power that a period could have. */
export interface PowerOption {
  readonly watts: number
  /** Months that would have reached it, and so tripped the switch; null where nobody knows. */
  readonly trippedMonths: number | null
  /** Euros a year with taxes: what the change saves; negative where it costs. Null without prices. */
  readonly savedEuros: number | null
}

/** The options of a period with a switch. The first is the current power. */
export interface SwitchedPeriod {
  readonly period: number
  readonly suggestedWatts: number
  readonly reachedMonths: number
  readonly options: readonly [PowerOption, ...PowerOption[]]
}

export interface MeteredPeriod {
  readonly period: number
  readonly contractedWatts: number
  readonly suggestedWatts: number
  /** Null where the period has had no month. */
  readonly highestWatts: number | null
}

export type PowerAdvice =
  /** A year has its seasons: what is shorter than that tells too little. */
  | { readonly kind: 'tooFewMonths'; readonly months: number }
  | { readonly kind: 'switched'; readonly months: number; readonly periods: readonly SwitchedPeriod[] }
  | {
      readonly kind: 'metered'
      readonly months: number
      readonly periods: readonly MeteredPeriod[]
      /** Term and excess a year with taxes, as it is and as suggested; null without prices. */
      readonly euros: { readonly now: number; readonly suggested: number } | null
    }

/**
 * The power that a supply could contract, from at least twelve whole months (RD 1164/2001: one change in twelve
 * months). A switch cuts off what is above the power of 2.0TD, whose periods are judged each alone. What a meter lets
 * through above that of 3.0TD is billed as an excess, and its powers are those with the least of term and excess among
 * those that most months did with.
 * @param contracted Watts by power period, P1 first.
 */
export function powerAdvice(
  maxPower: MaxPower,
  contracted: readonly number[],
  prices: PowerPrices | null,
): PowerAdvice {
  const { peaks } = maxPower
  const measured = new Set(peaks.map(({ month }) => month))
  const whole = wholeMonths(maxPower)
  if (whole < LEAST_MONTHS) return { kind: 'tooFewMonths', months: whole }
  const common = { months: measured.size }
  if (contracted.length > SWITCHED_PERIODS)
    return { kind: 'metered', ...common, ...meteredAdvice(peaks, contracted, prices) }
  const periods = contracted.map((watts, index) => switchedPeriod(index + 1, watts, peaks, prices))
  return { kind: 'switched', ...common, periods }
}

/** Months with data, but for one that goes on. */
export function wholeMonths({ peaks, months, partialUntil }: MaxPower): number {
  const measured = new Set(peaks.map(({ month }) => month))
  return measured.size - (partialUntil !== null && measured.has(months.at(-1) ?? '') ? 1 : 0)
}

/** Euros a year, with taxes, of one kilowatt of a power period. */
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
  // The wanted power above the limit is unknown, so less is never an option, and more is one at the customer's
  // estimate.
  if (reachedMonths > 0 || own.length === 0) {
    const more = reachedMonths > 0 ? STEPS_UP.map((up) => stepAbove(contracted + up - STEP_WATTS)) : []
    const options = more.filter((watts) => watts <= MOST_SWITCHED_WATTS).map((watts) => option(watts, null))
    return { period, suggestedWatts: contracted, reachedMonths, options: [current, ...options] }
  }
  const highest = own.map(({ watts }) => watts).toSorted((a, b) => b - a)
  const lower = [...new Set(highest.slice(0, MOST_TRIPPED + 1).map(stepAbove))].filter((watts) => watts < contracted)
  // Charging a car at night needs more than was ever used.
  const higher = period === VALLEY ? CHARGERS.map((up) => stepAbove(contracted + up - STEP_WATTS)) : []
  const options = [...lower, ...higher.filter((watts) => watts <= MOST_SWITCHED_WATTS)].map((watts) =>
    option(watts, highest.filter((peak) => peak >= watts).length),
  )
  return { period, suggestedWatts: lower[0] ?? contracted, reachedMonths, options: [current, ...options] }
}

/** The lowest power of a contract that is above a peak: one that only reaches it would trip. */
function stepAbove(watts: number): number {
  return (Math.floor(watts / STEP_WATTS) + 1) * STEP_WATTS
}

function meteredAdvice(peaks: readonly MonthPeak[], contracted: readonly number[], prices: PowerPrices | null) {
  const months = [...new Set(peaks.map(({ month }) => month))]
  const days = months.reduce((sum, month) => sum + daysOfMonth(month), 0)
  const own = contracted.map((_, index) =>
    peaks.filter(({ period }) => period === index + 1).map(({ watts, month }) => ({ watts, days: daysOfMonth(month) })),
  )

  /** Euros a year with taxes; without prices the kilowatts, so that the least of them win. Infinite: not to be had. */
  const cost = (index: number, watts: number) => {
    const term = prices ? (watts / 1000) * eurosOfKw(prices, index + 1) : watts / 1000
    const excess = (own[index] ?? []).reduce((sum, { watts: peak, days: billed }) => {
      const above = Math.max(0, peak - watts) / 1000
      // A price that no bill has told is one to stay clear of.
      return above === 0 ? sum : sum + above * (prices?.excess[index] ?? Infinity) * billed
    }, 0)
    return term + (excess * DAYS * (prices?.taxFactor ?? 1)) / days
  }

  // The price of an excess may make it the cheapest to contract next to nothing. What is demanded in most months is no
  // excess.
  const floors = own.map(
    (of) => of.map(({ watts }) => watts).toSorted((a, b) => a - b)[Math.floor((of.length - 1) / 2)] ?? 0,
  )
  const proposed = (index: number, watts: number) => (watts < (floors[index] ?? 0) ? Infinity : cost(index, watts))
  const most = Math.max(...contracted, ...peaks.map(({ watts }) => watts))
  const suggested = cheapestOrdered(contracted, most, proposed)
  const total = (powers: readonly number[]) => powers.reduce((sum, watts, index) => sum + cost(index, watts), 0)
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
 * The cheapest powers of which none is below the one before it (Circular 3/2020 of the CNMC), and of which the last is
 * above 15 kW, as 3.0TD asks. Exact: the best for each power that a period may have is found from the best of the
 * period before.
 */
function cheapestOrdered(
  contracted: readonly number[],
  most: number,
  cost: (index: number, watts: number) => number,
): readonly number[] {
  const powers = meteredPowers(contracted, most)
  let best = powers.map(() => ({ total: 0, chosen: [] as readonly number[] }))
  for (const index of contracted.keys()) {
    const isLast = index === contracted.length - 1
    let least = best[0]
    best = powers.map((watts, at) => {
      const before = best[at]
      if (before && (!least || before.total < least.total)) least = before
      const own = isLast && watts <= MOST_SWITCHED_WATTS ? Infinity : cost(index, watts)
      return { total: (least?.total ?? 0) + own, chosen: [...(least?.chosen ?? []), watts] }
    })
  }
  return best.reduce((one, other) => (other.total < one.total ? other : one)).chosen
}

/** Tenths of a kilowatt up to 15 kW and whole ones above, with what is contracted. */
function meteredPowers(contracted: readonly number[], most: number): readonly number[] {
  const powers = new Set([...contracted, MOST_SWITCHED_WATTS + WIDE_STEP_WATTS])
  for (
    let watts = STEP_WATTS;
    watts < most + WIDE_STEP_WATTS;
    watts += watts < MOST_SWITCHED_WATTS ? STEP_WATTS : WIDE_STEP_WATTS
  )
    powers.add(watts)
  return [...powers].toSorted((a, b) => a - b)
}

function daysOfMonth(month: string): number {
  return Number(endOfMonth(`${month}-01`).slice(8))
}

/** Fewer whole months than these tell of no power that it is too large. */
export const LEAST_MONTHS = 12
const DAYS = 365
/** More than these are periods of 3.0TD. */
const SWITCHED_PERIODS = 2
/** The power period of the nights, weekends and holidays of 2.0TD. */
export const VALLEY = 2
/** The power of charging a car at 10 and 16 amperes, watts. */
const CHARGERS = [2300, 3700]
const STEP_WATTS = 100
const WIDE_STEP_WATTS = 1000
const MOST_SWITCHED_WATTS = 15_000
/** The steps offered above a reached power. */
const STEPS_UP = [500, 1000, 2000]
/** Options that would have tripped in more months than these are not worth a look. */
const MOST_TRIPPED = 3
