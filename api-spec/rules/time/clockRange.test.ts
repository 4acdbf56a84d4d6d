import { expect, test } from 'vitest'
import { parseClockTime } from './clockRange.ts'

test.each([
  ['1999-12-31T23:59:59.999Z', undefined],
  ['2000-01-01T01:00:00+01:00', Date.UTC(2000, 0)],
  ['2099-12-31T23:59:59.999Z', Date.UTC(2100, 0) - 1],
  ['2100-01-01T00:00:00Z', undefined],
  ['9999-12-30T00:00:00Z', undefined],
  ['tomorrow', undefined],
])('reads %s as the time of a clock only within its years', (text, at) => {
  expect(parseClockTime(text)).toBe(at)
})
