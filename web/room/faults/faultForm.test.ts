import { expect, test } from 'vitest'
import { NO_OPERATION } from '#room/api/testing/noOperation.ts'
import { codesFor, effectOf, NO_FAULT, toRule, toTypedFault } from './faultForm.ts'

test('leaves out empty fields, and turns numbers into numbers', () => {
  expect(toRule({ ...NO_FAULT, operation: ' payBill ', status: '503', probability: '0.1' })).toEqual({
    operation: 'payBill',
    status: 503,
    probability: 0.1,
  })
  expect(toRule({ ...NO_FAULT, malformed: 'html' })).toEqual({ operation: '*', malformed: 'html' })
})

test('tells a rule in words', () => {
  expect(effectOf({ operation: '*', status: 503, times: 1, probability: 0.1 })).toBe(
    'status 503, 1 time, 10 % of calls',
  )
})

test('returns the same rule after the form, except whether it is off', () => {
  const rule = { operation: 'payBill', status: 503, probability: 0.1, caller: 'customer', malformed: 'html' } as const
  expect(toRule(toTypedFault({ ...rule, off: true }))).toEqual(rule)
})

test('offers the codes of the chosen operation, or all of them before one is chosen', () => {
  const operation = (...codes: string[]) => ({ ...NO_OPERATION, codes })
  const operations = new Map([
    ['getUser', operation('2015', '0000')],
    ['listBills', operation('0000', '1001')],
  ])
  expect(codesFor('getUser', operations)).toEqual(['0000', '2015', '9002', 'ERROR_GENERICO'])
  const all = ['0000', '1001', '2015', '9002', 'ERROR_GENERICO']
  expect([codesFor('*', operations), codesFor('', operations)]).toEqual([all, all])
})
