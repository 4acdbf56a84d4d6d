import { expect, test } from 'vitest'
import { formatClock, formatSize, formatTime, parseTime, timeUntil } from './times.ts'

test.each([
  ['2026-03-16T10:00', '2026-03-16T09:00:00.000Z'],
  ['2026-07-16 10:00', '2026-07-16T08:00:00.000Z'],
  [' 16/7/26 10 ', '2026-07-16T08:00:00.000Z'],
  ['16-07-2026, 10:00:30', '2026-07-16T08:00:30.000Z'],
  ['16072026 8.30', '2026-07-16T06:30:00.000Z'],
  ['2026-07-16', '2026-07-15T22:00:00.000Z'],
  ['2026-07-16T10:00:00+02:00', '2026-07-16T08:00:00.000Z'],
  ['2026-07-16T08:00:00Z', '2026-07-16T08:00:00.000Z'],
  // The hour that March skips means the hour after it.
  ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
])('reads "%s" in the time of the grid, or by its offset', (typed, instant) => {
  expect(parseTime(typed)).toBe(instant)
})

test.each([
  '',
  '10:00',
  '31/2/2026 10:00',
  '2026-03-16 25:00',
  '2026-03-16 10:00:61',
  '1999-12-31 10:00',
  '2101-01-01',
  'now',
])('rejects "%s" as a time', (typed) => {
  expect(parseTime(typed)).toBeNull()
})

test('shows an instant in the time of the grid', () => {
  expect(formatTime('2026-07-16T08:00:00Z')).toBe('2026-07-16 10:00')
  expect(formatClock('2026-07-16T08:00:04.900Z')).toBe('10:00:04')
})

test('tells the time left and a size in the largest unit that fits', () => {
  const left = (seconds: number) => timeUntil(new Date(seconds * 1000).toISOString(), 0)
  expect([left(0), left(89), left(840), left(7200), left(259_200)]).toEqual([null, '89 s', '14 min', '2 h', '3 d'])
  expect([formatSize(640_000), formatSize(4000)]).toEqual(['0.6 MB', '4 kB'])
})
