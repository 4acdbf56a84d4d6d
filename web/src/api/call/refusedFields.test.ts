import { expect, test } from 'vitest'
import { ApiError, failureOf } from './apiError.ts'
import { refusedFields } from './refusedFields.ts'

const refusal = (code: string, ...places: readonly string[]) =>
  new ApiError({
    code,
    service: 'users',
    status: 400,
    violations: places.map((where) => ({ where, problem: 'is wrong' })),
  })
const problems = {
  '2018': { email: 'Taken' },
  'body/phone': { phone: 'No phone' },
  'body/from': { hours: 'No hours' },
  'body/to': { hours: 'No hours' },
}

test('puts the violations of a refusal at the fields of the input', () => {
  expect(refusedFields(refusal('9002', 'body/to', 'body/from', 'body/phone'), problems)).toEqual({
    phone: 'No phone',
    hours: 'No hours',
  })
  expect(refusedFields(refusal('9002', 'body/phone/0/digits'), problems)).toEqual({ phone: 'No phone' })
})

test('puts a code about a field at the field', () => {
  expect(refusedFields(refusal('2018'), problems)).toEqual({ email: 'Taken' })
})

test('leaves a refusal of no field and any other failure to the general text', () => {
  expect(refusedFields(refusal('9002', 'body/phoneNumber', 'query/phone', 'body'), problems)).toBeUndefined()
  for (const error of [null, new TypeError('x'), refusal('2019')])
    expect(refusedFields(failureOf(error), problems)).toBeUndefined()
})
