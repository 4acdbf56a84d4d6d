import { expect, test } from 'vitest'
import { parseLocalTime, formatClock, formatSize, formatTime, timeUntil } from './times.ts'

test('reads a typed time in the time of the grid, in winter and in summer', () => {
  expect(parseLocalTime('2026-03-16T10:00')).toBe('2026-03-16T09:00:00.000Z')
  expect(parseLocalTime('2026-07-16T10:00')).toBe('2026-07-16T08:00:00.000Z')
  expect(parseLocalTime('')).toBeNull()
  expect(formatTime('2026-07-16T08:00:00Z')).toBe('2026-07-16 10:00')
  expect(formatClock('2026-07-16T08:00:04.900Z')).toBe('10:00:04')
})

test('tells the time left and a size in the largest unit that fits', () => {
  const left = (seconds: number) => timeUntil(new Date(seconds * 1000).toISOString(), 0)
  expect([left(0), left(89), left(840), left(7200), left(259_200)]).toEqual([null, '89 s', '14 min', '2 h', '3 d'])
  expect([formatSize(640_000), formatSize(4000)]).toEqual(['0.6 MB', '4 kB'])
})
