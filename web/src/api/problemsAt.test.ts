import { expect, test } from 'vitest'
import { ApiError } from './apiError.ts'
import { problemsAt } from './problemsAt.ts'

const refused = (...places: readonly string[]) =>
  new ApiError({
    code: '9002',
    service: 'users',
    status: 400,
    violations: places.map((where) => ({ where, problem: 'is wrong' })),
  })
const window = { fieldId: 'hours' }
const parts = { phone: { fieldId: 'phone' }, from: window, to: window }

test('what a server refuses stands at the field it was typed into, once and in the order of the fields', () => {
  expect(problemsAt(refused('body/to', 'body/from', 'body/phone'), parts)).toEqual([parts.phone, window])
  expect(problemsAt(refused('body/phone/0/digits'), parts)).toEqual([parts.phone])
})

test('what stands in no field, or is no refusal, is left to the words of the failure', () => {
  expect(problemsAt(refused('body/phoneNumber', 'query/phone', 'body'), parts)).toEqual([])
  for (const error of [null, new TypeError('x'), refused()]) expect(problemsAt(error, parts)).toEqual([])
})
