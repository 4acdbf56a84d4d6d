import { expect, test, vi } from 'vitest'
import { isPassword } from '#src/core/password.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

vi.mock('#src/core/password.ts', async (original) => {
  const actual = await original<typeof import('#src/core/password.ts')>()
  return { ...actual, isPassword: vi.fn<typeof actual.isPassword>(actual.isPassword) }
})

test.each([
  ['is a user', '12345678Z'],
  ['is no user', '99999999R'],
  ['is not activated', '44444444A'],
  ['is blocked', '55555555K'],
])('a wrong password costs one hash where somebody %s, so its time tells nothing', async (_who, user) => {
  const { anyone } = await testApi({ NEUTRAL_ANSWERS: 'on' })
  vi.mocked(isPassword).mockClear()
  const answer = await anyone.post('/login', { user, password: 'Farola#29b', captcha: 'localhost' })
  expect(outcome(answer)).toBe('200 1001')
  // Where there is no hash it takes that of nobody, see password.test.ts.
  expect(isPassword).toHaveBeenCalledTimes(1)
})
