import { dueDateProblem } from '@acometida/api-spec/rules/time/dueDate'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { expect, test } from 'vitest'
import { dueNow, instantTyped, monthEnds, tomorrowAtEight } from './dueTimes.ts'

const at = (text: string) => Date.parse(text)

test('sets an immediate read in the past by any clock near ours, and accepts it as now', () => {
  const now = at('2026-03-16T10:00:00+01:00')
  expect(dueNow(now)).toBeLessThan(now)
  expect(dueDateProblem(dueNow(now), now)).toBeNull()
})

test.each([
  { now: '2026-03-28T22:00:00+01:00', due: '2026-03-29T08:00:00+02:00' },
  { now: '2026-10-24T22:00:00+02:00', due: '2026-10-25T08:00:00+01:00' },
  { now: '2026-12-31T23:30:00+01:00', due: '2027-01-01T08:00:00+01:00' },
])('finds tomorrow at eight as $due, seen from $now', ({ now, due }) => {
  expect(localDateTime(tomorrowAtEight(at(now)))).toBe(due)
})

test('lists twelve ends of month with the offset of their own day, all of which can be programmed', () => {
  const now = at('2026-03-16T10:00:00+01:00')
  const ends = monthEnds(now)
  expect(ends).toHaveLength(12)
  expect([ends[0], ends[6], ends[7], ends[11]].map((end) => localDateTime(end ?? 0))).toEqual([
    '2026-03-31T23:59:00+02:00',
    '2026-09-30T23:59:00+02:00',
    '2026-10-31T23:59:00+01:00',
    '2027-02-28T23:59:00+01:00',
  ])
  expect(ends.map((end) => dueDateProblem(end, now)).filter((problem) => problem !== null)).toEqual([])
})

test('leaves out a month whose last minute has begun, and stays within the year', () => {
  const now = at('2027-02-28T23:59:01+01:00')
  const ends = monthEnds(now)
  expect([ends[0], ends[11]].map((end) => localDateTime(end ?? 0))).toEqual([
    '2027-03-31T23:59:00+02:00',
    '2028-02-29T23:59:00+01:00',
  ])
  expect(dueDateProblem(ends[11] ?? 0, now)).toBeNull()
})

test('reads a typed moment by the clock in Madrid on that day, even when it changes', () => {
  const typed = ['2026-03-28T08:30', '2026-03-29T08:30', '2026-03-29T02:30', '2026-10-25T02:30']
  expect(typed.map((value) => localDateTime(instantTyped(value)))).toEqual([
    '2026-03-28T08:30:00+01:00',
    '2026-03-29T08:30:00+02:00',
    '2026-03-29T03:30:00+02:00',
    '2026-10-25T02:30:00+02:00',
  ])
})

test.each(['', '2026-03-14', '2026-03-14T', 'T08:30', '2026-02-30T08:30', '2026-03-14T25:00', '31/2/2026T8'])(
  'rejects the input %j',
  (value) => {
    expect(instantTyped(value)).toBeNaN()
  },
)
