import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('accepts a password only for its own hash', async () => {
  const stored = await hashPassword('Farola#29a')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
  expect(await isPassword('Farola#29a', stored)).toBe(true)
  expect(await isPassword('Farola#29b', stored)).toBe(false)
  expect(await isPassword('nobody has this password', null)).toBe(false)
})
