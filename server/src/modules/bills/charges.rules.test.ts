import { expect, test } from 'vitest'
import type { BilledPoint } from '#src/modules/metering/measures.rules.ts'
import { chargeOf, METER_RENTAL, reactive, tolls } from './charges.rules.ts'

const roof: BilledPoint = {
  cups: 'ES0022000001234567WY1P',
  usage: 'household',
  annualKwh: 3_500,
  solarKwp: 4,
  climate: 'galicia',
  generator: false,
  tariff: '2.0TD',
  contractedWatts: '4600,4600',
}

const february = (point: BilledPoint) => chargeOf(point, '2026-02', '2024-03-01', 28)

test.each([
  { cups: 'ES0022000001234568WF1P' },
  { usage: 'office' },
  { annualKwh: 3_600 },
  { solarKwp: 5 },
  { climate: 'madrid' },
  { generator: true },
  { tariff: '3.0TD', contractedWatts: '4600,4600,4600,4600,4600,4600' },
  { contractedWatts: '5750,4600' },
] as const)('computes another charge for a supply that differs by %j', (change) => {
  const remembered = february(roof)
  const other = february({ ...roof, ...change })
  expect(other).not.toEqual(remembered)
  expect([february(roof), february({ ...roof, ...change })]).toEqual([remembered, other])
})

test('charges less for fewer days and differently for another month', () => {
  const whole = february(roof)
  expect(chargeOf(roof, '2026-02', '2026-02-15', 14).totalCents).toBeLessThan(whole.totalCents)
  expect(chargeOf(roof, '2026-01', '2024-03-01', 28)).not.toEqual(whole)
})

const office: BilledPoint = {
  ...roof,
  usage: 'office',
  annualKwh: 90_000,
  solarKwp: 0,
  tariff: '3.0TD',
  contractedWatts: '20000,20000,20000,20000,20000,20000',
}
const periodsOf = (point: BilledPoint, concept: string, charge = february(point)) =>
  charge.concepts.filter((each) => each.concept === concept)

test("charges each period's own toll for power and energy", () => {
  for (const point of [roof, office, { ...roof, contractedWatts: '0,4600' }]) {
    const power = periodsOf(point, 'POWER_TERM')
    expect(power.map(({ price }) => price)).toEqual(tolls[point.tariff].power)
    for (const { quantity, price, amountCents } of power)
      expect(amountCents).toBe(Math.round(quantity * price * 28 * 100))
    for (const { period, price, quantity, amountCents } of periodsOf(point, 'ENERGY_TERM')) {
      expect(price).toBe(tolls[point.tariff].energy[(period ?? 0) - 1])
      expect(amountCents).toBe(Math.round(quantity * price * 100))
    }
  }
})

test('charges power above the contracted one on 3.0TD, and only the excess', () => {
  const low = { ...office, contractedWatts: '1000,1000,1000,1000,1000,1000' }
  const higher = { ...office, contractedWatts: '2000,2000,2000,2000,2000,2000' }
  const [above, less] = [periodsOf(low, 'EXCESS_POWER'), periodsOf(higher, 'EXCESS_POWER')]
  expect(above.length).toBeGreaterThan(0)
  expect(less.map(({ quantity }) => quantity + 1)).toEqual(
    above.slice(0, less.length).map(({ quantity }) => expect.closeTo(quantity, 6)),
  )
  for (const { period, price } of above) expect(price).toBe(tolls['3.0TD'].excess[(period ?? 0) - 1])
  expect(periodsOf({ ...office, contractedWatts: '9e5,9e5,9e5,9e5,9e5,9e5' }, 'EXCESS_POWER')).toEqual([])
  expect(periodsOf({ ...roof, contractedWatts: '100,100' }, 'EXCESS_POWER')).toEqual([])
})

test('charges reactive energy to businesses, never in the valley', () => {
  const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04']
  const reactiveOf = (point: BilledPoint) =>
    months.flatMap((month) => periodsOf(point, 'REACTIVE_ENERGY', chargeOf(point, month, '2024-03-01', 28)))
  const charged = reactiveOf(office)
  expect(charged.length).toBeGreaterThan(0)
  expect(charged.filter(({ period }) => period === reactive.valley)).toEqual([])
  expect(charged.every(({ price }) => price === reactive.price)).toBe(true)
  expect(reactiveOf(roof)).toEqual([])
})

test('adds taxes, rental and total up to the cent', () => {
  for (const point of [roof, office]) {
    const { concepts, baseCents, vatCents, totalCents, consumption } = february(point)
    const amountOf = (wanted: string) => concepts.find(({ concept }) => concept === wanted)?.amountCents ?? NaN
    const taxed = concepts.filter(({ concept }) => /_TERM$|EXCESS|REACTIVE/.test(concept))
    const taxedCents = taxed.reduce((total, each) => total + each.amountCents, 0)
    expect(amountOf('ELECTRICITY_TAX')).toBe(Math.round(taxedCents * 0.0511269632))
    expect(amountOf('METER_RENTAL')).toBe(Math.round(METER_RENTAL * 28 * 100))
    expect(baseCents).toBe(taxedCents + amountOf('ELECTRICITY_TAX') + amountOf('METER_RENTAL'))
    expect(vatCents).toBe(Math.round(baseCents * 0.21))
    expect([amountOf('VAT'), totalCents]).toEqual([vatCents, baseCents + vatCents])
    expect(consumption).toBe(periodsOf(point, 'ENERGY_TERM').reduce((kwh, { quantity }) => kwh + quantity, 0))
  }
})
