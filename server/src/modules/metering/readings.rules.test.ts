import { expect, test } from 'vitest'
import { meteredHome } from '#src/testing/meteredHome.ts'
import { type ReadPoint, readingTypeOf, registersAt } from './readings.rules.ts'

const home: ReadPoint = {
  ...meteredHome,
  meterId: '002200000001',
  contractedWatts: '4600,4600',
  dataFrom: '2025-03-10',
}
const large: ReadPoint = { ...home, tariff: '3.0TD', contractedWatts: '5000,5000,5000,5000,5000,15000' }
const at = (point: ReadPoint, text: string) => registersAt(point, Date.parse(text))

test('keeps the values of the registers for each tariff', () => {
  expect(at(home, '2025-03-10T00:00:00+01:00')).toEqual([1554, 1393, 2411])
  expect(at(large, '2025-03-10T00:00:00+01:00')).toEqual([643, 696, 536, 643, 589, 2250])
  expect(at(large, '2026-03-10T17:00:00+01:00')).toEqual([963, 1096, 856, 1013, 750, 3684])
  expect(at(home, '2025-06-20T17:30:00+02:00')).toEqual([1772, 1604, 2759])
})

test("starts the registers with the supply's data and raises them each whole hour", () => {
  const first = at(home, '2025-03-10T00:59:59+01:00')
  for (const before of ['2025-03-09T23:00:00+01:00', '2025-02-01T12:00:00+01:00', '2024-12-31T12:00:00+01:00'])
    expect(at(home, before)).toEqual(first)
  const heavy = { ...home, annualKwh: 300_000 }
  const sum = (text: string) => at(heavy, text).reduce((one, other) => one + other, 0)
  expect(sum('2025-03-10T00:59:59+01:00')).toBeLessThan(sum('2025-03-10T01:00:00+01:00'))
  expect(sum('2025-03-10T01:59:59+01:00')).toBe(sum('2025-03-10T01:00:00+01:00'))
  expect(sum('2025-03-10T02:00:00+01:00')).toBeGreaterThan(sum('2025-03-10T01:00:00+01:00'))
})

test("keeps the type of each month's reading", () => {
  const months = Array.from(
    { length: 24 },
    (_, nth) => `${2024 + Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`,
  )
  const types = (cups: string) => months.map((month) => readingTypeOf(cups, month)).join(' ')
  expect(types('ES0022007669629642TH1P')).toBe(
    '01 01 01 01 01 02 01 01 01 04 02 01 01 02 01 04 01 01 03 01 01 01 04 01',
  )
  expect(types(home.cups)).toBe('01 01 01 01 01 01 01 01 01 01 01 01 01 01 01 01 04 01 01 01 01 01 01 01')
})
