import { expect, test } from 'vitest'
import { unreadBudgets } from './dossierCommunications.ts'

test('only communications about the budget that are unread count as budget to read [FL-092]', () => {
  const list = [
    { type: 'BUDGET', indRead: 0 },
    { type: 'BUDGET', indRead: 1 },
    { type: 'STATUS', indRead: 0 },
    { type: 'BUDGET', indRead: 0 },
  ]
  expect(unreadBudgets(list)).toBe(2)
  expect(unreadBudgets([])).toBe(0)
})
