import { expect, test } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { estimateProblem, outageEndProblem } from './outageEnd.ts'

const now = Date.parse('2026-03-16T10:00:00+01:00')

test.each([
  [undefined, 'NO_DATE'],
  [now, 'PAST'],
  [now + 1, null],
  [now + 30 * DAY_MS, null],
  [now + 30 * DAY_MS + 1, 'TOO_FAR'],
])('accepts only an estimate after now and within thirty days: %s', (until, problem) =>
  expect(estimateProblem(until, now)).toBe(problem),
)

test.each([
  [undefined, 'NO_DATE'],
  [now - 1_001, 'BEFORE_START'],
  [now - 1_000, null],
  [now, null],
  [now + 1, 'FUTURE'],
])('accepts only an end between the beginning and now: %s', (endedAt, problem) =>
  expect(outageEndProblem(endedAt, now - 1_000, now)).toBe(problem),
)
