import { expect, test } from 'vitest'
import {
  delegationEndProblem,
  endAfterLastDay,
  lastDayOfDelegation,
  latestDelegationEnd,
  defaultDelegationEnd,
} from './delegationEnd.ts'

const today = '2026-03-16'

test('accepts an end of a delegation after today and within five years', () => {
  expect(['2026-03-17', '2031-03-16'].map((end) => delegationEndProblem(end, today))).toEqual([null, null])
  expect(['2026-03-16', '2025-01-01'].map((end) => delegationEndProblem(end, today))).toEqual(['PAST', 'PAST'])
  expect(delegationEndProblem('2031-03-17', today)).toBe('TOO_FAR')
  expect(latestDelegationEnd(today)).toBe('2031-03-16')
})

test('reports a malformed date as no date, not as past', () => {
  expect(['', '2026-02-30', '16/03/2027'].map((end) => delegationEndProblem(end, today))).toEqual(
    Array.from({ length: 3 }, () => 'NO_DATE'),
  )
})

test('ends a delegation without a term after a year, on 28 February for a leap day', () => {
  expect(defaultDelegationEnd(today)).toBe('2027-03-16')
  expect(defaultDelegationEnd('2028-02-29')).toBe('2029-02-28')
})

test('converts between the last day of a delegation and its end, the day after', () => {
  expect(lastDayOfDelegation('2027-03-01')).toBe('2027-02-28')
  expect(endAfterLastDay('2026-12-31')).toBe('2027-01-01')
  expect(endAfterLastDay('31/12')).toBe('31/12')
})

test('reports a last day that no day follows as too far', () => {
  expect(delegationEndProblem(endAfterLastDay('9999-12-31'), '2026-03-16')).toBe('TOO_FAR')
})
