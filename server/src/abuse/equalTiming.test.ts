import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const isPassword = vi.fn<(password: string, stored: string | null) => Promise<boolean>>(async () => false)

// The test files of this project share their modules, so the server is loaded again, with a counter in place of the
// hashes.
beforeAll(() => {
  vi.resetModules()
  vi.doMock('#src/core/password.ts', async (original) => ({
    ...(await original<typeof import('#src/core/password.ts')>()),
    isPassword,
  }))
})
afterAll(() => {
  vi.doUnmock('#src/core/password.ts')
  vi.resetModules()
})

test.each([
  ['is a user', '12345678Z'],
  ['is no user', '99999999R'],
  ['is not activated', '44444444A'],
  ['is blocked', '55555555K'],
])('computes one hash for a wrong password where somebody %s, so that its time tells nothing', async (_who, user) => {
  const { outcome, testApi } = await import('#src/testing/testApi.ts')
  const { anyone } = await testApi({ NEUTRAL_ANSWERS: 'on' })
  isPassword.mockClear()
  const answer = await anyone.post('/login', { user, password: 'Farola#29b', captcha: 'localhost' })
  expect(outcome(answer)).toBe('200 1001')
  // Without a stored hash it compares with a decoy, see password.test.ts.
  expect(isPassword).toHaveBeenCalledTimes(1)
})
