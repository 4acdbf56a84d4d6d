import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly maxLength?: number
}

/** The fields of a body that are a password, in all its variants. */
function passwordsOf(body: Schema): [name: string, field: Schema][] {
  const own = Object.entries(body.properties ?? {}).filter(([name]) => /password/i.test(name))
  return [...own, ...(body.anyOf ?? []).flatMap(passwordsOf)]
}

const taking = Object.entries(operations).flatMap(([id, { body, path, method }]) =>
  passwordsOf((body ?? {}) as Schema).map(([name, field]) => ({ id, name, field, path, method })),
)

test('every password that the contract takes is bounded', () => {
  expect(new Set(taking.map(({ id }) => id)).size).toBeGreaterThan(4)
  for (const { id, name, field } of taking) expect(field.maxLength, `${id} ${name}`).toBeLessThanOrEqual(128)
})

test('a password of a hundred thousand characters is refused before it is hashed, wherever it is taken', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const long = 'Aa1#'.repeat(25_000)
  for (const { id, name, path, method } of taking) {
    const call = customer[method.toLowerCase() as 'post' | 'put']
    const { body } = await call(path.replace('{id}', '1').replace('{hash}', 'x'), { [name]: long }).expect(400)
    expect(body.result.codResult, id).toBe('ERROR_GENERICO')
  }
})
