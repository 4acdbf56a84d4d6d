import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dateOfDayNumber } from './calendar.ts'
import { consumptionWindows, effectiveGranularity } from './consumptionWindows.ts'

test('ends each window with its sixth month, and the last one with the requested range', () => {
  expect(consumptionWindows('2024-01-15', '2025-02-10')).toEqual([
    { start: '2024-01-15', end: '2024-06-30' },
    { start: '2024-07-01', end: '2024-12-31' },
    { start: '2025-01-01', end: '2025-02-10' },
  ])
  expect(consumptionWindows('2023-08-31', '2024-02-29')).toEqual([
    { start: '2023-08-31', end: '2024-01-31' },
    { start: '2024-02-01', end: '2024-02-29' },
  ])
  expect(consumptionWindows('2024-01-15', '2024-01-15')).toEqual([{ start: '2024-01-15', end: '2024-01-15' }])
  expect(consumptionWindows('2024-01-15', '2024-01-14')).toEqual([])
})

test('covers the range without gap or overlap in windows of up to six months', () => {
  const day = fc.integer({ min: 16_000, max: 22_000 })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2000 }), (first, length) => {
      const [start, end] = [dateOfDayNumber(first), dateOfDayNumber(first + length)]
      const windows = consumptionWindows(start, end)
      expect(windows[0]?.start).toBe(start)
      expect(windows.at(-1)?.end).toBe(end)
      expect(windows.every((window) => window.end < addMonths(window.start, 6))).toBe(true)
      expect(windows.slice(1).map((window) => window.start)).toEqual(
        windows.slice(0, -1).map((window) => addDays(window.end, 1)),
      )
    }),
  )
})

test('requests weeks as days and every other granularity as it is [FL-107]', () => {
  expect(['S', 'D', 'H', 'M'].map(effectiveGranularity)).toEqual(['D', 'D', 'H', 'M'])
})
