import { expect, test } from 'vitest'
import {
  delegationEndProblem,
  endAfterLastDay,
  lastDayOfDelegation,
  latestDelegationEnd,
  usualDelegationEnd,
} from './delegationEnd.ts'

const today = '2026-03-16'

test('a delegation ends after today and within five years', () => {
  expect(['2026-03-17', '2031-03-16'].map((end) => delegationEndProblem(end, today))).toEqual([null, null])
  expect(['2026-03-16', '2025-01-01'].map((end) => delegationEndProblem(end, today))).toEqual(['PAST', 'PAST'])
  expect(delegationEndProblem('2031-03-17', today)).toBe('TOO_FAR')
  expect(latestDelegationEnd(today)).toBe('2031-03-16')
})

test('what is no date is told so, and not that it is past', () => {
  expect(['', '2026-02-30', '16/03/2027'].map((end) => delegationEndProblem(end, today))).toEqual(
    Array.from({ length: 3 }, () => 'NO_DATE'),
  )
})

test('without a term a delegation holds for a year, the last day of February where there is no other', () => {
  expect(usualDelegationEnd(today)).toBe('2027-03-16')
  expect(usualDelegationEnd('2028-02-29')).toBe('2029-02-28')
})

test('people name the last day on which it holds, which is the one before its end', () => {
  expect(lastDayOfDelegation('2027-03-01')).toBe('2027-02-28')
  expect(endAfterLastDay('2026-12-31')).toBe('2027-01-01')
  expect(endAfterLastDay('31/12')).toBe('31/12')
})

test('finds a typed last day too far that no day follows', () => {
  expect(delegationEndProblem(endAfterLastDay('9999-12-31'), '2026-03-16')).toBe('TOO_FAR')
})
