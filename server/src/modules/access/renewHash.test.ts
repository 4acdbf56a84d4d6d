import { hash, verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Context } from '#src/core/context.ts'
import { hashPassword, isCurrentHash } from '#src/core/password.ts'
import { user } from '#src/db/schema.ts'
import { outcome, password, testApi } from '#src/testing/testApi.ts'
import { renewHash } from './renewHash.service.ts'

/** A server whose customer has a password that was hashed as OWASP asked for before. */
async function earlierHash() {
  const api = await testApi()
  const own = eq(user.document, '12345678Z')
  const row = () => {
    const found = api.world().db.select().from(user).where(own).get()
    if (!found) throw new Error('the customer is not there')
    return found
  }
  const store = (values: Partial<typeof user.$inferInsert>) => api.world().db.update(user).set(values).where(own).run()
  const earlier = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  store({ passwordHash: earlier })
  const logIn = async (word = password) =>
    outcome(await api.anyone.post('/login', { user: '12345678Z', password: word, captcha: 'localhost' }))
  return { api, earlier, row, store, logIn }
}

test('a hash of other settings is made anew with the next right log-in, and is no change of the password', async () => {
  const { earlier, row, logIn } = await earlierHash()
  const before = row()
  expect(isCurrentHash(earlier)).toBe(false)
  expect(await logIn()).toBe('200 0000')
  const { passwordHash, passwordChangedAt } = row()
  expect(isCurrentHash(passwordHash)).toBe(true)
  expect(await verify(passwordHash, password)).toBe(true)
  expect(passwordChangedAt).toBe(before.passwordChangedAt)
  // Its salt would be another one.
  expect(await logIn()).toBe('200 0000')
  expect(row().passwordHash).toBe(passwordHash)
})

test('a wrong password renews no hash, nor does the right one of an account that is barred', async () => {
  const { earlier, row, store, logIn } = await earlierHash()
  expect(await logIn('Farola#29b')).toBe('200 1001')
  store({ blocked: true })
  expect(await logIn()).toBe('200 2021')
  expect(row().passwordHash).toBe(earlier)
})

test('a password that is set while the earlier one is hashed anew stays', async () => {
  const { api, row, store } = await earlierHash()
  const before = row()
  const other = await hashPassword('Candil#30b')
  const ctx = { db: api.world().db } as unknown as Context // it looks at nothing else
  const renewed = renewHash(ctx, before, password)
  store({ passwordHash: other })
  await renewed
  expect(row().passwordHash).toBe(other)
})
