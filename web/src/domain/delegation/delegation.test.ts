import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import type { Delegation as Wire } from '#src/api/generated/api.ts'
import { delegationOf, isOpen, delegationStateOf } from './delegation.ts'

const today = '2026-03-16'
const state = (changes: Partial<Wire>) =>
  delegationStateOf(delegationOf({ ...example('Delegation'), ...changes }), today)

test('ends on the day before the end date', () => {
  expect(delegationOf({ ...example('Delegation'), endDate: '01/03/2028' }).lastDay).toBe('2028-02-29')
  expect(() => delegationOf({ ...example('Delegation'), endDate: '31/02/2028' })).toThrow()
})

test('tells whether a delegation waits, holds, ends soon, has expired or was withdrawn', () => {
  expect(state({ status: 'P', checked: false })).toBe('pending')
  expect(state({})).toBe('inForce')
  // Thirty days from 16 March end on 14 April.
  expect(state({ endDate: '15/04/2026' })).toBe('inForce')
  expect(state({ endDate: '14/04/2026' })).toBe('endsSoon')
  expect(state({ endDate: '17/03/2026' })).toBe('endsSoon')
  expect(state({ checked: false })).toBe('expired')
  expect(state({ status: 'R', checked: false })).toBe('withdrawn')
})

test('counts a delegation past its end as expired, whether confirmed or pending', () => {
  expect(state({ endDate: '16/03/2026' })).toBe('expired')
  expect(state({ endDate: '16/03/2026', status: 'P', checked: false })).toBe('expired')
  expect(state({ endDate: '16/03/2026', status: 'R', checked: false })).toBe('withdrawn')
})

test('lets only a pending or valid delegation be ended', () => {
  expect((['pending', 'inForce', 'endsSoon', 'expired', 'withdrawn'] as const).map(isOpen)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
