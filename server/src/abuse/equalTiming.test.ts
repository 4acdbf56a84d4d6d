import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('a log-in takes as long for somebody who is no user, is barred or types the wrong password: each costs one hash', async () => {
  const { anyone } = await testApi({ NEUTRAL_ANSWERS: 'on' })
  const logIn = (user: string) => anyone.post('/login', { user, password: 'Farola#29b', captcha: 'localhost' })
  const shortest = async (user: string) => {
    const times: number[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      const begun = performance.now()
      expect(outcome(await logIn(user))).toBe('200 1001')
      times.push(performance.now() - begun)
    }
    // Whatever else the machine does only adds to it.
    return Math.min(...times)
  }
  // The first of all makes the hash that stands for nobody's.
  await shortest('88888888Y')
  const known = await shortest('12345678Z')
  for (const other of ['99999999R', '44444444A', '55555555K']) {
    const time = await shortest(other)
    // Without its hash it would take a tenth.
    expect(time / known, other).toBeGreaterThan(0.3)
    expect(time / known, other).toBeLessThan(3.3)
  }
})
