import { expect, test } from 'vitest'
import type { PowerPrices } from '#src/domain/supply/accessPrices.ts'
import type { MaxPower, MonthPeak } from './maxPower.ts'
import { eurosOfKw, powerAdvice, type PowerAdvice, savedEuros } from './powerAdvice.ts'

/** The prices of 2025, as on bills: 5.11269632 % of electricity tax and 21 % of VAT. */
const prices: PowerPrices = {
  term: [0.075901, 0.001988],
  excess: [undefined, undefined],
  taxFactor: 1.0511269632 * 1.21,
}

test('prices a kilowatt of peak at 35,24 € a year with taxes, and one of valley at 92 cents', () => {
  // 0.075901 x 365 = 27.703865; x 1.0511269632 = 29.12027...; x 1.21 = 35.2355...
  expect([eurosOfKw(prices, 1), eurosOfKw(prices, 2)].map((euros) => euros.toFixed(2))).toEqual(['35.24', '0.92'])
})

test('suggests the lowest tenth of a kilowatt that no month reached, and its yearly saving', () => {
  const [peak, valley] = switched(powerAdvice(record([3619, 2100], [3956, 2100]), [4600, 4600], prices))
  // 4.6 - 3.7 = 0.9 kW x 35.2355 € = 31.71 €; 4.6 - 4.0 = 0.6 kW x 0.9229 € = 0.55 €
  expect([peak?.suggestedWatts, valley?.suggestedWatts]).toEqual([3700, 4000])
  expect(shown(peak)).toEqual([
    [4600, 0, '0.00'],
    [3700, 0, '31.71'],
    [2200, 1, '84.57'],
    [1100, 2, '123.32'],
  ])
  expect(valley?.options[1]?.savedEuros?.toFixed(2)).toBe('0.55')
})

test('adds up the yearly saving over the periods, and knows none without prices', () => {
  const advised = (known: PowerPrices | null) =>
    savedEuros(powerAdvice(record([3619, 2100], [3956, 2100]), [4600, 4600], known))
  expect(advised(prices)?.toFixed(2)).toBe('32.27')
  expect(advised(null)).toBeNull()
  expect(savedEuros({ kind: 'tooFewMonths', months: 3 })).toBeNull()
})

test('offers to raise a valley with room for a car that charges at night, but no peak', () => {
  const [peak, valley] = switched(powerAdvice(record([3619], [3956]), [4600, 4600], prices))
  // 2.3 kW x 0.9229 € = 2.12 €; 3.7 kW x 0.9229 € = 3.41 €
  expect(shown(valley).slice(-2)).toEqual([
    [6900, 0, '-2.12'],
    [8300, 0, '-3.41'],
  ])
  expect(Math.max(...shown(peak).map(([watts]) => Number(watts)))).toBe(4600)
  expect(valley?.suggestedWatts).toBe(4000)
})

test('says in how many months an option would have tripped, and offers none above three', () => {
  const [peak] = switched(powerAdvice(record([4210, 3990, 3110, 2980, 2500, 2400], [4500]), [4600, 4600], prices))
  expect(shown(peak).map(([watts, months]) => [watts, months])).toEqual([
    [4600, 0],
    [4300, 0],
    [4000, 1],
    [3200, 2],
    [3000, 3],
  ])
})

test('suggests a step above a power that a month just reached', () => {
  const [peak] = switched(powerAdvice(record([3600], [3600]), [4600, 4600], prices))
  expect(peak?.suggestedWatts).toBe(3700)
})

test('suggests no less where a month reached its limit, and leaves the months of more unknown', () => {
  const [peak, valley] = switched(powerAdvice(record([3450, 1200], [2950], 3450), [3450, 3450], prices))
  expect([peak?.suggestedWatts, peak?.reachedMonths]).toEqual([3450, 1])
  expect(shown(peak)).toEqual([
    [3450, 1, '0.00'],
    // 3.9 - 3.45 = 0.45 kW x 35.2355 € = 15.86 €
    [3900, null, '-15.86'],
    [4400, null, '-33.47'],
    [5400, null, '-68.71'],
  ])
  // Each period is judged alone: the valley may still go down.
  expect(valley?.suggestedWatts).toBe(3000)
})

test('suggests no step down where the limit was reached before the power was raised', () => {
  const before = { ...peakOf('2025-01', 1, 3450), contractedWatts: 3450 }
  const { peaks, months } = record([2000], [2000])
  const advice = powerAdvice({ peaks: [...peaks.slice(2), before], months, partialUntil: null }, [4600, 4600], prices)
  expect(switched(advice)[0]?.suggestedWatts).toBe(4600)
})

test('offers nothing above 15 kW to a supply with a switch', () => {
  const record14 = record([14_490], [9000], 14_490)
  const [peak] = switched(powerAdvice(record14, [14_490, 14_490], prices))
  expect(peak?.options.map(({ watts }) => watts)).toEqual([14_490, 14_900])
})

test('advises nothing with fewer than twelve whole months', () => {
  const short = record([3000], [3000])
  const eleven = {
    ...short,
    peaks: short.peaks.filter(({ month }) => month <= '2025-11'),
    months: short.months.slice(0, 11),
  }
  expect(powerAdvice(eleven, [4600, 4600], prices)).toEqual({ kind: 'tooFewMonths', months: 11 })
  expect(powerAdvice({ ...short, partialUntil: '2025-12-14' }, [4600, 4600], prices)).toEqual({
    kind: 'tooFewMonths',
    months: 11,
  })
})

test('suggests powers without money where there are no prices', () => {
  const [peak] = switched(powerAdvice(record([3619], [3956]), [4600, 4600], null))
  expect([peak?.suggestedWatts, peak?.options[1]?.savedEuros]).toEqual([3700, null])
})

test('suggests for 3.0TD a lower power where the term saves more than one excess costs', () => {
  // P1 to P5 at 20 kW in all months; P6 at 30 kW in January and 20 kW in the other eleven.
  const peaks = year().flatMap((month) =>
    [1, 2, 3, 4, 5, 6].map((period) =>
      peakOf(month, period, period === 6 && month === '2025-01' ? 30_000 : 20_000, 40_000),
    ),
  )
  const metered: PowerPrices = { term: [1, 1, 1, 1, 1, 1], excess: [2, 2, 2, 2, 2, 2], taxFactor: 1 }
  const advice = powerAdvice(
    { peaks, months: year(), partialUntil: null },
    Array.from({ length: 6 }, () => 40_000),
    metered,
  )
  if (advice.kind !== 'metered') throw new Error(advice.kind)
  expect(advice.periods.map(({ suggestedWatts }) => suggestedWatts)).toEqual(Array.from({ length: 6 }, () => 20_000))
  // Now 6 x 40 kW x 365 = 87,600 €. Then 6 x 20 x 365 = 43,800 € and 10 kW x 2 € x 31 days of January = 620 €.
  expect(advice.euros).toEqual({ now: 87_600, suggested: 44_420 })
})

test('suggests for 3.0TD no power below that of the period before, and the last above 15 kW', () => {
  const peaks = year().flatMap((month) =>
    [9000, 6000, 6000, 6000, 6000, 6000].map((watts, index) => peakOf(month, index + 1, watts, 20_000)),
  )
  const of = { peaks, months: year(), partialUntil: null }
  const advice = powerAdvice(
    of,
    Array.from({ length: 6 }, () => 20_000),
    null,
  )
  if (advice.kind !== 'metered') throw new Error(advice.kind)
  expect(advice.periods.map(({ suggestedWatts }) => suggestedWatts)).toEqual([9000, 9000, 9000, 9000, 9000, 16_000])
  expect(advice.euros).toBeNull()
})

test('suggests for 3.0TD no power below what most months demanded, however cheap an excess is', () => {
  const peaks = year().flatMap((month) => [1, 2, 3, 4, 5, 6].map((period) => peakOf(month, period, 19_500, 20_000)))
  const cheap: PowerPrices = { term: [1, 1, 1, 1, 1, 1], excess: [0, 0, 0, 0, 0, 0], taxFactor: 1 }
  const of = { peaks, months: year(), partialUntil: null }
  const advice = powerAdvice(
    of,
    Array.from({ length: 6 }, () => 30_000),
    cheap,
  )
  if (advice.kind !== 'metered') throw new Error(advice.kind)
  expect(advice.periods.map(({ suggestedWatts }) => suggestedWatts)).toEqual(Array.from({ length: 6 }, () => 20_000))
})

test('suggests for 3.0TD no risk of an excess whose price is unknown', () => {
  const peaks = year().flatMap((month) => [1, 2, 3, 4, 5, 6].map((period) => peakOf(month, period, 17_500, 20_000)))
  const metered: PowerPrices = {
    term: [9, 9, 9, 9, 9, 9],
    excess: Array.from({ length: 6 }, () => undefined),
    taxFactor: 1,
  }
  const of = { peaks, months: year(), partialUntil: null }
  const advice = powerAdvice(
    of,
    Array.from({ length: 6 }, () => 20_000),
    metered,
  )
  if (advice.kind !== 'metered') throw new Error(advice.kind)
  expect(advice.periods.map(({ suggestedWatts }) => suggestedWatts)).toEqual(Array.from({ length: 6 }, () => 18_000))
})

/** The months of 2025: the first ones with these peaks, the others with one kilowatt. */
function record(peak: readonly number[], valley: readonly number[], contracted = 4600): MaxPower {
  const peaks = year().flatMap((month, index) => [
    peakOf(month, 1, peak[index] ?? 1000, contracted),
    peakOf(month, 2, valley[index] ?? 1000, contracted),
  ])
  return { peaks, months: year(), partialUntil: null }
}

function peakOf(month: string, period: number, watts: number, contractedWatts = 4600): MonthPeak {
  return { month, period, watts, contractedWatts, at: `${month}-14T21:15:00+01:00` }
}

function year(): string[] {
  return Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)
}

function switched(advice: PowerAdvice) {
  if (advice.kind !== 'switched') throw new Error(advice.kind)
  return advice.periods
}

function shown(period: ReturnType<typeof switched>[number] | undefined) {
  return (period?.options ?? []).map(({ watts, trippedMonths, savedEuros }) => [
    watts,
    trippedMonths,
    savedEuros?.toFixed(2),
  ])
}
