import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import { delegationOf } from '#src/domain/delegation/delegation.ts'
import {
  documentProblem,
  lastDayProblem,
  sentOf,
  isDelegationAnswered,
  DELEGATION_STEPS,
  suppliesProblem,
} from './draft.ts'

const own = '12345678Z'
const today = '2026-03-16'
const whole = { document: '11111111h', cups: ['ES1'], lastDay: '2027-03-15' } as const

test('requires a valid document of somebody else, however it is typed', () => {
  expect(['', ' ', '11.111.111-h', '11111111A', '12345678-z'].map((typed) => documentProblem(typed, own))).toEqual([
    'missing',
    'missing',
    null,
    'wrong',
    'own',
  ])
})

test('accepts one to a hundred supplies at once', () => {
  const some = (count: number) => Array.from({ length: count }, (_, nth) => `ES${nth}`)
  expect([0, 1, 100, 101].map((count) => suppliesProblem(some(count)))).toEqual(['missing', null, null, 'many'])
})

test('accepts a last day from today to five years ahead', () => {
  expect(['', '2026-03-15', '2026-03-16', '2031-03-15', '2031-03-16'].map((day) => lastDayProblem(day, today))).toEqual(
    ['missing', 'past', null, null, 'far'],
  )
})

test('reaches the check only with a valid document, supply and last day', () => {
  const answered = (changes: object = {}) =>
    DELEGATION_STEPS.filter((step) => isDelegationAnswered(step, { ...whole, ...changes }, own, today))
  expect(answered()).toEqual(['grant', 'check'])
  for (const wrong of [{ document: own }, { cups: [] }, { lastDay: '2026-03-15' }])
    expect(answered(wrong)).toEqual(['check'])
})

test('counts new, moved and unchanged delegations apart', () => {
  const one = (delegationId: string, endDate: string) =>
    delegationOf({ ...example('Delegation'), delegationId, endDate })
  const before = [one('1', '01/03/2027'), one('2', '16/03/2027')]
  const answered = [one('1', '16/03/2027'), one('2', '16/03/2027'), one('3', '16/03/2027')]
  expect(sentOf(answered, before, '2027-03-15')).toEqual({
    name: 'Carme Otero Vázquez',
    lastDay: '2027-03-15',
    created: 1,
    moved: 1,
    same: 1,
  })
})
