import { expect, test } from 'vitest'
import { unreadBudgets } from './unreadBudgets.ts'

test('counts only unread communications about the budget [FL-092]', () => {
  const list = [
    { type: 'BUDGET', indRead: 0 },
    { type: 'BUDGET', indRead: 1 },
    { type: 'STATUS', indRead: 0 },
    { type: 'BUDGET', indRead: 0 },
  ]
  expect(unreadBudgets(list)).toBe(2)
  expect(unreadBudgets([])).toBe(0)
})
