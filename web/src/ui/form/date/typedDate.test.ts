import { expect, test } from 'vitest'
import { dayAsTyped, dayFromTyped, timeFromTyped } from './typedDate.ts'

test.each([
  '14/3/26',
  '14/03/2026',
  ' 14-3-2026',
  '14.03.26',
  '14 3 2026',
  '140326',
  '14032026',
  '2026-03-14',
  '2026-3-14',
  '2026/03/14',
])('reads a day however it is typed: %s', (typed) => expect(dayFromTyped(typed)).toBe('2026-03-14'))

test.each(['31/2/2026', '14/13/2026', '14/3', 'mañana', '2026-02-30'])(
  'leaves text that is no date as it is: %s',
  (typed) => expect(dayFromTyped(typed)).toBe(typed),
)

test.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['0830', '08:30'],
  ['8 h', '08:00'],
  ['23h59', '23:59'],
  ['24', '24'],
  ['8:60', '8:60'],
  ['pronto', 'pronto'],
])('reads a time of day, and leaves what is none: %s', (typed, time) => {
  expect(timeFromTyped(typed)).toBe(time)
})

test('shows a day in the order in which it is typed', () => {
  expect([dayAsTyped('2026-03-14'), dayAsTyped('31/2/2026')]).toEqual(['14/03/2026', '31/2/2026'])
})
