import { describe, expect, test } from 'vitest'
import {
  zoomedOutView,
  clampRange,
  earlierRange,
  fetchedGranularity,
  granularitiesFor,
  hoursOnPage,
  laterRange,
  openedView,
  rangeEnding,
  runningMonth,
  zoomedRange,
} from './range.ts'

const LAST = '2026-03-14'

describe('ranges', () => {
  test('ends each range on the last day with data', () => {
    expect(rangeEnding('day', LAST)).toEqual({ from: LAST, to: LAST })
    expect(rangeEnding('week', LAST)).toEqual({ from: '2026-03-08', to: LAST })
    expect(rangeEnding('month', LAST)).toEqual({ from: '2026-02-15', to: LAST })
    expect(rangeEnding('year', LAST)).toEqual({ from: '2025-04-01', to: LAST })
  })

  test('starts a month that ends with its month on its first day', () => {
    expect(rangeEnding('month', '2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(rangeEnding('month', '2026-03-30')).toEqual({ from: '2026-03-01', to: '2026-03-30' })
  })

  test('steps back without gaps or overlaps', () => {
    for (const view of ['day', 'week', 'month', 'year'] as const) {
      const range = rangeEnding(view, LAST)
      const before = earlierRange(view, range)
      expect(before.to < range.from).toBe(true)
      expect(granularitiesFor(before)).toEqual(granularitiesFor(range))
    }
    expect(earlierRange('year', rangeEnding('year', LAST))).toEqual({ from: '2024-04-01', to: '2025-03-31' })
    expect(earlierRange('range', { from: '2026-01-05', to: '2026-01-09' })).toEqual({
      from: '2025-12-31',
      to: '2026-01-04',
    })
  })

  test('steps forward to where it came from, never past the last day with data', () => {
    for (const view of ['day', 'week', 'month', 'year'] as const) {
      const range = rangeEnding(view, LAST)
      expect(laterRange(view, range, LAST)).toBeUndefined()
      expect(laterRange(view, earlierRange(view, range), LAST)).toEqual(range)
    }
    expect(laterRange('month', { from: '2026-01-01', to: '2026-01-31' }, LAST)).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    })
    expect(laterRange('range', { from: '2026-03-01', to: '2026-03-10' }, LAST)).toEqual({
      from: '2026-03-05',
      to: LAST,
    })
  })

  test('keeps a free range within two years and within the data', () => {
    expect(clampRange({ from: '2026-03-01', to: '2026-12-31' }, LAST)).toEqual({ from: '2026-03-01', to: LAST })
    expect(clampRange({ from: '2019-01-01', to: LAST }, LAST)).toEqual({ from: '2024-03-13', to: LAST })
    expect(clampRange({ from: '2027-01-01', to: '2027-01-02' }, LAST)).toEqual({ from: LAST, to: LAST })
  })

  test('turns marked slots into a range within the view, whole months for months', () => {
    const year = rangeEnding('year', LAST)
    expect(zoomedRange('2025-11-01', '2025-12-01', 'month', year)).toEqual({ from: '2025-11-01', to: '2025-12-31' })
    expect(zoomedRange('2026-02-01', '2026-03-01', 'month', year)).toEqual({ from: '2026-02-01', to: LAST })
    expect(zoomedRange('2026-03-02', '2026-03-05', 'day', year)).toEqual({ from: '2026-03-02', to: '2026-03-05' })
  })
})

test('fetches hours for short ranges and offers fitting steps for each range', () => {
  expect(granularitiesFor(rangeEnding('day', LAST))).toEqual(['hour'])
  expect(granularitiesFor(rangeEnding('week', LAST))[0]).toBe('hour')
  expect(granularitiesFor(rangeEnding('month', LAST))[0]).toBe('day')
  expect(granularitiesFor(rangeEnding('year', LAST))[0]).toBe('month')
  expect(fetchedGranularity(rangeEnding('month', LAST))).toBe('hour')
  expect(fetchedGranularity(rangeEnding('year', LAST))).toBe('day')
})

test.each([
  ['a day', 24, 1, 24],
  ['the day of 25 hours', 25, 1, 25],
  ['the day of 23 hours', 23, 1, 23],
  ['a week with the day of 25 hours', 169, 7, 25],
  ['a week', 168, 7, 24],
  ['nothing', 0, 1, 1],
])('leaves no hour of %s alone on a page', (_what, hours, days, onPage) => {
  expect(hoursOnPage(hours, days)).toBe(onPage)
})

describe('a press on the chart', () => {
  const year = rangeEnding('year', LAST)

  test('opens a month by days and a day by hours, an unfinished month as far as it goes', () => {
    expect(openedView('2026-01-01', 'month', year)).toEqual({
      view: 'month',
      range: { from: '2026-01-01', to: '2026-01-31' },
    })
    expect(openedView('2026-03-01', 'month', year)).toEqual({ view: 'range', range: { from: '2026-03-01', to: LAST } })
    expect(openedView('2026-01-09', 'day', year)).toEqual({
      view: 'day',
      range: { from: '2026-01-09', to: '2026-01-09' },
    })
  })

  test('leads back to the month around a day and the year around a month', () => {
    expect(zoomedOutView('day', { from: '2026-01-09', to: '2026-01-09' }, LAST)).toEqual({
      view: 'month',
      range: { from: '2026-01-01', to: '2026-01-31' },
    })
    expect(zoomedOutView('day', { from: LAST, to: LAST }, LAST)?.range.to).toBe(LAST)
    expect(zoomedOutView('month', { from: '2026-01-01', to: '2026-01-31' }, LAST)).toEqual({
      view: 'year',
      range: { from: '2025-02-01', to: '2026-01-31' },
    })
    expect(zoomedOutView('year', year, LAST)).toBeUndefined()
  })
})

test('treats a month as running until its last day has data', () => {
  expect(['2026-03-14', '2026-03-31'].map(runningMonth)).toEqual(['2026-03', undefined])
})
