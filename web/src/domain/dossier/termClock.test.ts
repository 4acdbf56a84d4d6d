import { expect, test } from 'vitest'
import { termClock } from './termClock.ts'

// Thursday 26 March 2026; Good Friday is 3 April.
const works = { startsOn: '2026-03-26', dueOn: '2026-04-08', amount: 8, unit: 'WORKING_DAYS' } as const

test('working days are counted out: neither the day it began, nor weekends, nor Good Friday', () => {
  expect(termClock(works, '2026-03-26')).toEqual({ passed: 0, left: 8, overdue: false })
  expect(termClock(works, '2026-03-29')).toEqual({ passed: 1, left: 7, overdue: false })
  expect(termClock(works, '2026-04-06')).toEqual({ passed: 6, left: 2, overdue: false })
})

test('the last day is still in time, and the day after is not', () => {
  expect(termClock(works, '2026-04-08')).toEqual({ passed: 8, left: 0, overdue: false })
  expect(termClock(works, '2026-04-09')).toEqual({ passed: 8, left: 0, overdue: true })
})

test('a term of days counts all of them', () => {
  const budget = { startsOn: '2026-03-26', dueOn: '2026-04-25', amount: 30, unit: 'DAYS' } as const
  expect(termClock(budget, '2026-03-28')).toEqual({ passed: 2, left: 28, overdue: false })
})
