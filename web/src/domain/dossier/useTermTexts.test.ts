import { expect, test } from 'vitest'
import type { CurrentTerm } from './dossierDetail.ts'
import { termDaysBetween, daysPassed } from './useTermTexts.ts'

// Thursday 26 March 2026; Good Friday is 3 April.
const works = { startsOn: '2026-03-26', dueOn: '2026-04-08', amount: 8, unit: 'WORKING_DAYS' } as const

const clock = (term: CurrentTerm, today: string) => ({
  passed: daysPassed(term, today),
  left: termDaysBetween(today, term.dueOn, term.unit),
})

test('counts working days without the first day, weekends and Good Friday', () => {
  expect(clock(works, '2026-03-26')).toEqual({ passed: 0, left: 8 })
  expect(clock(works, '2026-03-29')).toEqual({ passed: 1, left: 7 })
  expect(clock(works, '2026-04-06')).toEqual({ passed: 6, left: 2 })
})

test('counts no day left on the last one or later, and no more days passed than the term has', () => {
  expect(clock(works, '2026-04-08')).toEqual({ passed: 8, left: 0 })
  expect(clock(works, '2026-04-09')).toEqual({ passed: 8, left: 0 })
})

test('counts all days of a term in days', () => {
  const budget = { startsOn: '2026-03-26', dueOn: '2026-04-25', amount: 30, unit: 'DAYS' } as const
  expect(clock(budget, '2026-03-28')).toEqual({ passed: 2, left: 28 })
})
