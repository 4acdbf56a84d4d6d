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
  expect(() => readArguments(['--size', '3'])).toThrow(/^Only --out .* are understood\.$/)
  expect(() => readArguments(['--scale', '-1'])).toThrow(/are understood\.$/)
  expect(() => readArguments(['--scale', '2.5'])).toThrow(/^--scale counts thousands of supplies, from 0 to 2000/)
  expect(() => readArguments(['--scale', '2001'])).toThrow(/^--scale counts/)
  expect(() => readArguments(['--now', '2026-03-16'])).toThrow(/^--now takes an instant of the years/)
  expect(() => readArguments(['--now', '2026-13-16T10:00:00Z'])).toThrow(/^--now takes an instant/)
})
