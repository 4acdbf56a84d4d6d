import { expect, test } from 'vitest'
import { durationSeconds } from './duration.ts'

test.each([
  ['90s', 90],
  ['15m', 900],
  ['8h', 28_800],
  ['30d', 2_592_000],
  ['2w', 1_209_600],
])('reads %s as %i seconds', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds)
})

test.each(['', '30', 'd', '-1d', '1.5h', '3 d', '1y'])('rejects "%s" and says which durations are valid', (text) => {
  expect(() => durationSeconds(text)).toThrow('say 90s, 15m, 8h, 30d or 2w')
})
