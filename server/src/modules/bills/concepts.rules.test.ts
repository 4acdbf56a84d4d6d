import { expect, test } from 'vitest'
import type { BilledPoint } from '#src/modules/consumption/measures.rules.ts'
import { chargeOf } from './concepts.rules.ts'

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
] as const)('what is charged for a supply is not what was remembered of one that differs by %j', (change) => {
  const remembered = february(roof)
  const other = february({ ...roof, ...change })
  expect(other).not.toEqual(remembered)
  expect([february(roof), february({ ...roof, ...change })]).toEqual([remembered, other])
})

test('a month that begins later, or has fewer days, is another charge', () => {
  const whole = february(roof)
  expect(chargeOf(roof, '2026-02', '2026-02-15', 14).totalCents).toBeLessThan(whole.totalCents)
  expect(chargeOf(roof, '2026-01', '2024-03-01', 28)).not.toEqual(whole)
})
