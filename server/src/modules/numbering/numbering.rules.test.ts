import { expect, test } from 'vitest'
import { numberedCode, placeInSeries } from './numbering.rules.ts'

test.each([
  ['SR', '2026', 31, 'SR20260031', 'SR2026'],
  ['SR', '2027', 12_345, 'SR202712345', 'SR2027'],
  ['EXP', '2026', 1618, 'EXP202600001618', 'EXP2026'],
] as const)('numbers %s of %s with %i as %s and finds its place in the series', (prefix, year, nth, code, series) => {
  expect(numberedCode(prefix, year, nth)).toBe(code)
  expect(placeInSeries(code)).toEqual({ series, nth })
})
