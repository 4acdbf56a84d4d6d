import { expect, test } from 'vitest'
import { countUnreadBudgets } from './countUnreadBudgets.ts'

test('counts only unread communications about the budget [FL-092]', () => {
  const list = [
    { type: 'BUDGET', indRead: 0 },
    { type: 'BUDGET', indRead: 1 },
    { type: 'STATUS', indRead: 0 },
    { type: 'BUDGET', indRead: 0 },
  ]
  expect(countUnreadBudgets(list)).toBe(2)
  expect(countUnreadBudgets([])).toBe(0)
})
