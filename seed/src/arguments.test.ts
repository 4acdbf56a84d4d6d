import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { defaultNowMs } from './template.ts'

test('uses the default world and place without arguments', () => {
  expect(readArguments([])).toEqual({ out: 'data/template.sqlite', nowMs: defaultNowMs, scale: 0 })
})

test('reads place, moment and size', () => {
  expect(readArguments(['--out', 'x', '--now', '2026-03-16T10:00:00+01:00', '--scale', '50'])).toEqual({
    out: 'x',
    nowMs: Date.UTC(2026, 2, 16, 9),
    scale: 50,
  })
})

test('rejects wrong arguments with one sentence that says what would be right', () => {
  expect(() => readArguments(['--size', '3'])).toThrow(/^Unknown argument; allowed: --out .*\.$/)
  expect(() => readArguments(['--scale', '-1'])).toThrow(/^Unknown argument; allowed: /)
  expect(() => readArguments(['--scale', '2.5'])).toThrow(
    /^--scale is "2\.5"; allowed: thousands of supplies, from 0 to 2000\.$/,
  )
  expect(() => readArguments(['--scale', '2001'])).toThrow(/^--scale is "2001"; allowed: /)
  expect(() => readArguments(['--now', '2026-03-16'])).toThrow(
    /^--now is "2026-03-16"; allowed: an instant of the years/,
  )
  expect(() => readArguments(['--now', '2026-13-16T10:00:00Z'])).toThrow(
    /^--now is "2026-13-16T10:00:00Z"; allowed: an instant/,
  )
})
