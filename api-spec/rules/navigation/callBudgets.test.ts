import { expect, test } from 'vitest'
import { callBudgetOf, callBudgets } from './callBudgets.ts'

test('gives a screen the largest budget of its parts, and none to an unknown screen', () => {
  expect([callBudgetOf('/supplies/detail'), callBudgetOf('/requests'), callBudgetOf('/supplies/det')]).toEqual([
    11,
    7,
    undefined,
  ])
})

test('names each screen once per role', () => {
  const keys = callBudgets.map(({ address, who }) => `${who} ${address}`)
  expect(new Set(keys).size).toBe(keys.length)
})
