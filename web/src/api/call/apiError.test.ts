import { expect, expectTypeOf, test } from 'vitest'
import type {
  GetCaptchaQueryError,
  SetPasswordByHashFailure,
  SetPasswordByHashMutationError,
} from '#src/api/generated/api.ts'
import { ApiError, codeOf, type CodeOf, failureOf, type TransportCode } from './apiError.ts'
import { refusedFields } from './refusedFields.ts'

const caught: unknown = new ApiError({ code: '2405', service: 'users', status: 200 })

test('types the codes of a failure by its operation, and rejects another code at compile time', () => {
  expectTypeOf<CodeOf<SetPasswordByHashFailure>>().toEqualTypeOf<'2405' | TransportCode>()
  const code = codeOf<SetPasswordByHashFailure>(caught)
  expect([code === '2405', code === 'XXX']).toEqual([true, false])
  // @ts-expect-error: the operation does not list it.
  expect(code === '0303').toBe(false)
})

test('types the error of a generated hook by the listed codes or those of any call', () => {
  expectTypeOf<SetPasswordByHashMutationError>().toEqualTypeOf<ApiError<'2405' | TransportCode>>()
  expectTypeOf<GetCaptchaQueryError>().toEqualTypeOf<ApiError<TransportCode>>()
})

test('gives a field a problem only by a listed code or by a part of the request', () => {
  const failure = failureOf<SetPasswordByHashFailure>(caught)
  expect(refusedFields(failure, { '2405': { hash: 'Dead' }, 'body/hash': { hash: 'Wrong' } })).toEqual({ hash: 'Dead' })
  // @ts-expect-error: the operation does not list it.
  expect(refusedFields(failure, { '0303': { hash: 'Dead' } })).toBeUndefined()
})

test('treats an error that is no failed call as a failure of the client', () => {
  expect([failureOf(new TypeError('x')), codeOf(new TypeError('x')), codeOf(null)]).toEqual([null, 'XXX', 'XXX'])
})
