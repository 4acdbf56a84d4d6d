import { expect, expectTypeOf, test } from 'vitest'
import { ApiError, codeOf, type CodeOf, failureOf, type TransportCode } from './apiError.ts'
import type {
  GetCaptchaQueryError,
  SetPasswordByHashFailure,
  SetPasswordByHashMutationError,
} from '#src/api/generated/api.ts'
import { refusedFields } from './refusedFields.ts'

const caught: unknown = new ApiError({ code: '2405', service: 'users', status: 200 })

test('a failure has the codes that its operation lists and those of any call; with another it cannot be compared', () => {
  expectTypeOf<CodeOf<SetPasswordByHashFailure>>().toEqualTypeOf<'2405' | TransportCode>()
  const code = codeOf<SetPasswordByHashFailure>(caught)
  expect([code === '2405', code === 'XXX']).toEqual([true, false])
  // @ts-expect-error: the operation does not list it.
  expect(code === '0303').toBe(false)
})

test('the error of a generated hook has them, and without listed codes those of any call', () => {
  expectTypeOf<SetPasswordByHashMutationError>().toEqualTypeOf<ApiError<'2405' | TransportCode>>()
  expectTypeOf<GetCaptchaQueryError>().toEqualTypeOf<ApiError<TransportCode>>()
})

test('a field is given a problem only by a code that its operation lists, or by a part of the request', () => {
  const failure = failureOf<SetPasswordByHashFailure>(caught)
  expect(refusedFields(failure, { '2405': { hash: 'Dead' }, 'body/hash': { hash: 'Wrong' } })).toEqual({ hash: 'Dead' })
  // @ts-expect-error: the operation does not list it.
  expect(refusedFields(failure, { '0303': { hash: 'Dead' } })).toBeUndefined()
})

test('an error that is no failed call is a failure of the client', () => {
  expect([failureOf(new TypeError('x')), codeOf(new TypeError('x')), codeOf(null)]).toEqual([null, 'XXX', 'XXX'])
})
