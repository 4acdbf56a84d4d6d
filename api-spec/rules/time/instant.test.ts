import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInstant, parseInstant } from './instant.ts'

const TEN = Date.UTC(2026, 2, 16, 9)

test.each([
  ['2026-03-16T10:00:00+01:00', TEN],
  ['2026-03-16T09:00:00Z', TEN],
  ['2026-03-16T09:00:00.25Z', TEN + 250],
  ['2026-03-16T09:00:00.123456789Z', TEN + 123],
  ['2026-03-16T10:00:00+01', TEN],
  ['2026-03-16T10:00:00+0100', TEN],
  ['2026-03-16T10:00+01:00', TEN],
  ['2026-03-16T04:30:00-04:30', TEN],
  ['2026-03-16t09:00:00z', TEN],
  ['2026-03-16 09:00:00,5Z', TEN + 500],
  ['2016-12-31T23:59:60Z', Date.UTC(2017, 0)],
])('reads %s', (text, at) => {
  expect(parseInstant(text)).toBe(at)
})

test.each([
  '',
  '2026-03-16',
  '2026-03-16T10:00:00',
  '2026-02-30T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-03-16T24:00:00Z',
  '2026-03-16T10:60:00Z',
  '2026-03-16T10:00:61Z',
  '2026-03-16T10:00:00+24:00',
  '2026-03-16T10:00:00+01:60',
  '2026-03-16T10:00:00+01:00 ',
  '+002026-03-16T10:00:00Z',
  '0000-12-31T00:00:00Z',
  '9999-12-31T00:00:00Z',
  '1773651600000',
])('rejects %j as an instant', (text) => {
  expect(parseInstant(text)).toBeNaN()
  expect(isInstant(text)).toBe(false)
})

test('reads each instant that JavaScript writes as JavaScript does', () => {
  const years = { min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T23:59:59.999Z') }
  fc.assert(
    fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
      expect(parseInstant(date.toISOString())).toBe(date.getTime())
    }),
  )
})
