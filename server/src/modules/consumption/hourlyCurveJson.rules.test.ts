import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#src/db/client.ts'
import { supplyPoint } from '#src/db/schema.ts'
import type { MeteredPoint } from '#src/modules/metering/curve.rules.ts'
import { meteredHome } from '#src/testing/meteredHome.ts'
import { seededFile } from '#src/testing/seededFile.ts'
import { curveAnswer } from './curveAnswer.rules.ts'
import { hourlyCurveJson } from './hourlyCurveJson.rules.ts'
import { slotsBetween } from './slotsBetween.rules.ts'

const today = dayNumber('2026-03-16')

function writtenText(point: MeteredPoint, from: number, to: number, own: boolean): string {
  return Buffer.concat(hourlyCurveJson(point, { first: from, last: to, from, to }, today, own)).toString()
}

/** The same answer, made of objects. */
function plainText(point: MeteredPoint, from: number, to: number, own: boolean): string {
  const range = { first: from, last: to, from, to }
  return JSON.stringify({ items: curveAnswer(slotsBetween(point, range, today, 'H'), range, 'H', own) })
}

test.each([
  ['over the day of 23 hours', '2025-03-10', '2025-04-13'],
  ['over the day of 25 hours', '2025-10-13', '2025-11-16'],
  ['up to yesterday, with gaps', '2026-02-09', '2026-03-15'],
])('writes the hours of every seeded supply as serialised objects have them, %s', (_range, first, last) => {
  const db = openDb(seededFile())
  onTestFinished(() => void db.$client.close())
  const points: MeteredPoint[] = db.select().from(supplyPoint).all()
  expect(new Set(points.map(({ tariff }) => tariff))).toEqual(new Set(['2.0TD', '3.0TD']))
  const [from, to] = [dayNumber(first), dayNumber(last)]
  // Compared as a whole, since a diff of megabytes helps nobody.
  for (const point of points)
    for (const own of [false, true])
      expect([point.cups, own, writtenText(point, from, to, own) === plainText(point, from, to, own)]).toEqual([
        point.cups,
        own,
        true,
      ])
})

test('writes a leap year as serialised objects have it', () => {
  const [from, to] = [dayNumber('2024-01-01'), dayNumber('2024-12-31')]
  expect(writtenText(meteredHome, from, to, true) === plainText(meteredHome, from, to, true)).toBe(true)
})

test.each([0, 1, 20, 999, 12_345, 9_999_999, 1_000_000_000])(
  'writes the hours of a supply of %d kWh a year as serialised objects have them',
  (annualKwh) => {
    const point = { ...meteredHome, annualKwh, solarKwp: 3, tariff: '3.0TD' } as const
    const [from, to] = [dayNumber('2026-01-01'), dayNumber('2026-03-15')]
    expect(writtenText(point, from, to, true)).toBe(plainText(point, from, to, true))
  },
)
