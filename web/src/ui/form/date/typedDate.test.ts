import { expect, test } from 'vitest'
import { dayAsTyped, dayFromTyped, timeFromTyped } from './typedDate.ts'

test.each(['14/3/26', '14/03/2026', ' 14-3-2026', '14.03.26', '14 3 2026', '140326', '14032026'])(
  'a day is understood however it is typed: %s',
  (typed) => expect(dayFromTyped(typed)).toBe('2026-03-14'),
)

test.each(['31/2/2026', '14/13/2026', '14/3', 'mañana', '2026-03-14'])(
  'text that is no date stays as it is: %s',
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
])('a time of day is understood, and what is none stays: %s', (typed, time) => {
  expect(timeFromTyped(typed)).toBe(time)
})

test('a day is shown in the order in which it is typed', () => {
  expect([dayAsTyped('2026-03-14'), dayAsTyped('31/2/2026')]).toEqual(['14/03/2026', '31/2/2026'])
})
