import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly maxLength?: number
}

/** The password fields of a body, in all its variants. */
function passwordsOf(body: Schema): [name: string, field: Schema][] {
  const own = Object.entries(body.properties ?? {}).filter(([name]) => /password/i.test(name))
  return [...own, ...(body.anyOf ?? body.oneOf ?? []).flatMap(passwordsOf)]
}

const taking = Object.entries(operations).flatMap(([id, { body, path, method }]) =>
  // The bodies of the contract are JSON Schema.
  passwordsOf((body ?? {}) as Schema).map(([name, field]) => ({ id, name, field, path, method })),
)

test('limits the length of every password in the contract', () => {
  expect(new Set(taking.map(({ id }) => id)).size).toBeGreaterThan(4)
  for (const { id, name, field } of taking) expect(field.maxLength, `${id} ${name}`).toBeLessThanOrEqual(128)
})

const word = 'Candil#58b'
const byHash = { newPassword: word, email: 'a@correo.gal', hash: 'x' }
/** Valid bodies, so that only the password can be refused as too long. */
const rightBodies: Readonly<Record<string, readonly object[]>> = {
  logIn: [
    { user: '12345678Z', password: word, captcha: 'localhost' },
    { user: '12345678Z', password: word, mfa_code: '123456' },
    { user: '12345678Z', newpassword: word, confirmation_code: '123456', captcha: 'localhost' },
  ],
  setPasswordByHash: [byHash],
  postPasswordByHash: [byHash],
  registerUser: [
    {
      documentNumber: '99999999R',
      name: 'Uxía',
      surName: 'Lorenzo Cid',
      email: 'uxia.lorenzo@correo.gal',
      phone: '',
      password: word,
      gdprAccepted: '1',
      captcha: 'localhost',
    },
  ],
  updateUser: [{ password: word, currentPassword: word }],
}

test('rejects a password of more than 128 characters for its length alone, wherever one is taken', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const tried = taking.flatMap(({ id, name, path, method }) =>
    (rightBodies[id] ?? []).filter((body) => name in body).map((body) => ({ id, name, path, method, body })),
  )
  expect(new Set(tried.map(({ id, name }) => id + name))).toEqual(new Set(taking.map(({ id, name }) => id + name)))
  for (const { id, name, path, method, body } of tried) {
    const call = (change: object) =>
      customer.call(method, path.replace('{id}', '1').replace('{hash}', 'x'), { ...body, ...change })
    const tooLong = [{ where: `body/${name}`, problem: 'must NOT have more than 128 characters' }]
    expect((await call({ [name]: 'x'.repeat(128) })).body.violations ?? [], id).not.toEqual(tooLong)
    const answer = await call({ [name]: 'x'.repeat(129) }).expect(400)
    expect(answer.body.violations, `${id} ${name}`).toEqual(tooLong)
    // A body of this size is not even read.
    const endless = await call({ [name]: 'x'.repeat(100_000) }).expect(400)
    expect(endless.body.violations, `${id} ${name}`).toMatchObject([{ where: 'body' }])
  }
})
