import { example } from '@acometida/api-spec/testing/example.ts'
import { expect, test } from 'vitest'
import { delegationOf } from '#src/domain/delegation/delegation.ts'
import { documentProblem, lastDayProblem, sentOf, isAnswered, STEPS, suppliesProblem } from './draft.ts'

const own = '12345678Z'
const today = '2026-03-16'
const whole = { document: '11111111h', cups: ['ES1'], lastDay: '2027-03-15' } as const

test('supplies are entrusted to somebody else by a right document, however it is typed', () => {
  expect(['', ' ', '11.111.111-h', '11111111A', '12345678-z'].map((typed) => documentProblem(typed, own))).toEqual([
    'missing',
    'missing',
    null,
    'wrong',
    'own',
  ])
})

test('one to a hundred supplies are entrusted at once', () => {
  const some = (count: number) => Array.from({ length: count }, (_, nth) => `ES${nth}`)
  expect([0, 1, 100, 101].map((count) => suppliesProblem(some(count)))).toEqual(['missing', null, null, 'many'])
})

test('the last day is today or later, within five years', () => {
  expect(['', '2026-03-15', '2026-03-16', '2031-03-15', '2031-03-16'].map((day) => lastDayProblem(day, today))).toEqual(
    ['missing', 'past', null, null, 'far'],
  )
})

test('each step is judged by its own answer', () => {
  const answered = (changes: object = {}) =>
    STEPS.filter((step) => isAnswered(step, { ...whole, ...changes }, own, today))
  expect(answered()).toEqual(['who', 'supplies', 'until', 'check'])
  expect(answered({ document: own })).toEqual(['supplies', 'until', 'check'])
  expect(answered({ cups: [] })).toEqual(['who', 'until', 'check'])
  expect(answered({ lastDay: '2026-03-15' })).toEqual(['who', 'supplies', 'check'])
})

test('new, moved and unchanged delegations are told apart', () => {
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
