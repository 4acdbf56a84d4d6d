import { afterEach, expect, test } from 'vitest'
import { ApiError } from './call/apiError.ts'
import { clearError, errorStore, reportError } from './error.store.ts'
import { makeQueryClient } from './query/queryClient.ts'

const failure = (code: string) => new ApiError({ code, service: 'supplypoints', status: 200 })
const rejecting = (code: string) => () => Promise.reject(failure(code))

afterEach(clearError)

test('holds code, message and service until it is cleared [ER-049 ST-030]', () => {
  reportError(failure('1007'))
  expect(errorStore.current()).toMatchObject({ code: '1007', message: null, service: 'supplypoints' })
  reportError({ code: 'XXX', message: 'Otra cosa', service: '' })
  expect(errorStore.current()).toEqual({ code: 'XXX', message: 'Otra cosa', service: '' })
  clearError()
  expect(errorStore.current()).toBeNull()
})

test.each([
  ['TS01000004', 'ER-039'],
  ['supplies-TS01000004', 'ER-040'],
  ['1008', 'ER-043'],
])('keeps %s off the banner [%s]', (code) => {
  reportError(failure(code))
  expect(errorStore.current()).toBeNull()
})

test('shows a reported failure on the banner, even with an unknown code [ER-051]', () => {
  reportError(failure('7777'))
  expect(errorStore.current()?.code).toBe('7777')
})

test('leaves the failure of a query to its screen, unless the query asks for the banner', async () => {
  const client = makeQueryClient()
  await client.fetchQuery({ queryKey: ['a'], queryFn: rejecting('1007') }).catch(() => undefined)
  expect(errorStore.current()).toBeNull()
  await client
    .fetchQuery({ queryKey: ['b'], queryFn: rejecting('1004'), meta: { banner: true } })
    .catch(() => undefined)
  expect(errorStore.current()?.code).toBe('1004')
})

test('leaves the failure of a change to its screen, unless the change asks for the banner', async () => {
  const client = makeQueryClient()
  const change = (meta?: { readonly banner: true }) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: rejecting('CC2'), ...(meta && { meta }) })
      .execute(undefined)
      .catch(() => undefined)
  await change()
  expect(errorStore.current()).toBeNull()
  await change({ banner: true })
  expect(errorStore.current()?.code).toBe('CC2')
})

test('asks only once for an answer with a code', async () => {
  let calls = 0
  const queryFn = () => {
    calls += 1
    return rejecting('1007')()
  }
  await makeQueryClient()
    .fetchQuery({ queryKey: ['b'], queryFn })
    .catch(() => undefined)
  expect(calls).toBe(1)
})
