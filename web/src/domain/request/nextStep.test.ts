import { expect, test } from 'vitest'
import { nextStepOf } from './nextStep.ts'

const now = Date.parse('2026-03-16T09:00:00Z')
const step = (openedOn: string, answered = false) => {
  const found = nextStepOf({ stage: 'open', openedOn }, answered, now)
  return found && { ...found, dueMs: new Date(found.dueMs).toISOString() }
}

test('a request is answered two working days after its day, at ten in Madrid', () => {
  // Friday the 13th; then Monday, Tuesday the 17th, still on winter time.
  expect(step('2026-03-13')).toEqual({ kind: 'answer', dueMs: '2026-03-17T09:00:00.000Z', overdue: false })
})

test('an answered request is closed five working days after its day', () => {
  // Tuesday the 10th; then 11, 12, 13, 16, 17.
  expect(step('2026-03-10', true)).toEqual({ kind: 'close', dueMs: '2026-03-17T09:00:00.000Z', overdue: false })
})

test('a term that has passed is said to have passed, from its very instant on', () => {
  expect(step('2026-03-12')).toMatchObject({ dueMs: '2026-03-16T09:00:00.000Z', overdue: true })
})

test('a request that is over has no next step', () => {
  expect(nextStepOf({ stage: 'closed', openedOn: '2026-03-13' }, false, now)).toBeUndefined()
  expect(nextStepOf({ stage: 'annulled', openedOn: '2026-03-13' }, true, now)).toBeUndefined()
})
