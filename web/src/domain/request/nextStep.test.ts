import { expect, test } from 'vitest'
import { nextStepOf } from './requests.ts'

const dueMs = Date.parse('2026-03-17T09:00:00Z')
const request = { next: { kind: 'answer', dueMs } } as const

test('counts a term as overdue from its very instant on', () => {
  expect(nextStepOf(request, dueMs - 1)).toEqual({ kind: 'answer', dueMs, overdue: false })
  expect(nextStepOf(request, dueMs)).toEqual({ kind: 'answer', dueMs, overdue: true })
})

test('returns no next step for a request that is over', () => {
  expect(nextStepOf({ next: undefined }, dueMs)).toBeUndefined()
})
