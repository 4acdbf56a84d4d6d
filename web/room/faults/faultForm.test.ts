import { expect, test } from 'vitest'
import { effectOf, NO_FAULT, ruleOf } from './faultForm.ts'

test('empty fields are left out, and numbers are numbers', () => {
  expect(ruleOf({ ...NO_FAULT, operation: ' payBill ', status: '503', probability: '0.1' })).toEqual({
    operation: 'payBill',
    status: 503,
    probability: 0.1,
  })
  expect(ruleOf({ ...NO_FAULT, malformed: 'html' })).toEqual({ operation: '*', malformed: 'html' })
})

test('a rule is told in words', () => {
  expect(effectOf({ operation: '*', status: 503, times: 1, probability: 0.1 })).toBe(
    'status 503, 1 time, 10 % of calls',
  )
})
