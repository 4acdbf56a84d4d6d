import { expect, test } from 'vitest'
import { dueDateProblem } from './dueDate.ts'

const now = Date.UTC(2026, 2, 15, 9)
const year = 366 * 86_400_000

test('accepts due dates from this minute to a year ahead', () => {
  expect([now - 60_000, now, now + year].map((at) => dueDateProblem(at, now))).toEqual([null, null, null])
  expect(dueDateProblem(now - 60_001, now)).toBe('PAST')
  expect(dueDateProblem(now + year + 1, now)).toBe('TOO_FAR')
})

test('reports a malformed date as no date, not as past', () => {
  expect(dueDateProblem(Date.parse('tomorrow'), now)).toBe('NO_DATE')
})
