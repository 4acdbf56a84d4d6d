import { expect, test } from 'vitest'
import { billDifference, type BillLine } from './billDifference.ts'

const line = (
  concept: BillLine['concept'],
  amountCents: number,
  { period = null, quantity = 1, days = null, price = 1 }: Partial<BillLine> = {},
): BillLine => ({ concept, period, quantity, days, price, amountCents })

/** January, 31 days: 4 kW at 0.10 € a day, 50 kWh of P1 at 0.10 €, 30 kWh of P3 at 0.02 €. */
const january = [
  line('POWER_TERM', 12_40, { period: 1, quantity: 4, days: 31, price: 0.1 }),
  line('ENERGY_TERM', 5_00, { period: 1, quantity: 50, price: 0.1 }),
  line('ENERGY_TERM', 60, { period: 3, quantity: 30, price: 0.02 }),
  line('ELECTRICITY_TAX', 92),
  line('METER_RENTAL', 83, { quantity: 31, price: 0.026667 }),
  line('VAT', 4_15),
]

test('splits a difference into days, energy by period, rental and taxes, in cents that sum up', () => {
  // February, 28 days: three days less of 4 kW are 3 × 4 × 0.10 € = 1.20 €; 31 kWh more of P1 are 3.10 €.
  const february = [
    line('POWER_TERM', 11_20, { period: 1, quantity: 4, days: 28, price: 0.1 }),
    line('ENERGY_TERM', 8_10, { period: 1, quantity: 81, price: 0.1 }),
    line('ENERGY_TERM', 60, { period: 3, quantity: 30, price: 0.02 }),
    line('ELECTRICITY_TAX', 1_02),
    line('METER_RENTAL', 75, { quantity: 28, price: 0.026667 }),
    line('VAT', 4_55),
  ]
  expect(billDifference(january, february)).toEqual([
    { cause: 'days', period: null, more: -3, cents: -1_20 },
    { cause: 'energy', period: 1, more: 31, cents: 3_10 },
    { cause: 'electricityTax', period: null, more: null, cents: 10 },
    { cause: 'meterRental', period: null, more: null, cents: -8 },
    { cause: 'vat', period: null, more: null, cents: 40 },
  ])
})

test('attributes a difference first to the days, then to the power, last to the price', () => {
  // 3 days less of 4 kW at 0.10 €: −1.20 €. 1 kW more for 28 days at 0.10 €: +2.80 €. 0.02 € more for 5 kW and 28 days:
  // +2.80 €.
  const steps = billDifference(
    [line('POWER_TERM', 12_40, { period: 1, quantity: 4, days: 31, price: 0.1 })],
    [line('POWER_TERM', 16_80, { period: 1, quantity: 5, days: 28, price: 0.12 })],
  )
  expect(steps).toEqual([
    { cause: 'days', period: null, more: -3, cents: -1_20 },
    { cause: 'power', period: 1, more: 1, cents: 2_80 },
    { cause: 'prices', period: null, more: null, cents: 2_80 },
  ])
})

test('merges all periods of days, of excess power and of reactive energy into one step each', () => {
  const bill = (days: number, excess: readonly number[], reactive: readonly number[]) => [
    line('POWER_TERM', 10 * days, { period: 1, quantity: 1, days, price: 0.1 }),
    line('POWER_TERM', days, { period: 2, quantity: 1, days, price: 0.01 }),
    ...excess.map((cents, index) => line('EXCESS_POWER', cents, { period: index + 1 })),
    ...reactive.map((cents, index) => line('REACTIVE_ENERGY', cents, { period: index + 1 })),
  ]
  expect(billDifference(bill(31, [], [2_00]), bill(30, [40, 2], [2_10, 5]))).toEqual([
    { cause: 'days', period: null, more: -1, cents: -11 },
    { cause: 'excess', period: null, more: null, cents: 42 },
    { cause: 'reactive', period: null, more: null, cents: 15 },
  ])
})

test('adds the cents left over by rounding to the largest step of the line', () => {
  // 2 days more of 1 kW at 0.0025 €: 0.5 cents, which round to 1. 1 kW more for 12 days: 3 cents. Together 3.5, billed
  // as 6 − 3 = 3.
  const steps = billDifference(
    [line('POWER_TERM', 3, { period: 1, quantity: 1, days: 10, price: 0.0025 })],
    [line('POWER_TERM', 6, { period: 1, quantity: 2, days: 12, price: 0.0025 })],
  )
  expect(steps).toEqual([
    { cause: 'days', period: null, more: 2, cents: 1 },
    { cause: 'power', period: 1, more: 1, cents: 2 },
  ])
})

test('explains a line of only one bill by its quantity, and finds equal bills equal', () => {
  const more = line('ENERGY_TERM', 1_50, { period: 2, quantity: 50, price: 0.03 })
  expect(billDifference(january, [...january, more])).toEqual([{ cause: 'energy', period: 2, more: 50, cents: 1_50 }])
  expect(billDifference([...january, more], january)).toEqual([{ cause: 'energy', period: 2, more: -50, cents: -1_50 }])
  expect(billDifference(january, january)).toEqual([])
})
