import { expect, test } from 'vitest'
import { proofOfWork } from '#src/core/captcha.ts'
import { encodeCaptcha, solveCaptcha } from '#src/testing/solveCaptcha.ts'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const logIn = ({ anyone }: TestApi, captcha?: string) =>
  anyone.post('/login', { user: '12345678Z', password, ...(captcha === undefined ? {} : { captcha }) })

test('accepts a log-in with a solved challenge', async () => {
  const api = await testApi()
  expect(outcome(await logIn(api, encodeCaptcha(await solveCaptcha(api))))).toBe('200 0000')
})

test('answers 2004 to a captcha that is missing, made up or not solved', async () => {
  const api = await testApi()
  const { challenge, solution } = await solveCaptcha(api)
  const wrong = [
    undefined,
    'localhos',
    '{}',
    encodeCaptcha({}),
    encodeCaptcha({ challenge }),
    encodeCaptcha({ challenge, solution: { ...solution, counter: 1 } }),
  ]
  for (const captcha of wrong) expect(outcome(await logIn(api, captcha))).toBe('200 2004')
})

test('answers 2004 to a captcha that was used before, also when it is rewritten', async () => {
  const api = await testApi()
  const { challenge, solution } = await solveCaptcha(api)
  expect(outcome(await logIn(api, encodeCaptcha({ challenge, solution })))).toBe('200 0000')
  const { parameters, signature } = challenge
  const turned = Object.fromEntries(Object.entries(parameters).toReversed())
  const replays = [
    { challenge, solution },
    { challenge: { ...challenge, more: 1 }, solution },
    { challenge: { signature, parameters }, solution },
    { challenge: { signature, parameters: turned }, solution },
  ]
  for (const replay of replays) expect(outcome(await logIn(api, encodeCaptcha(replay)))).toBe('200 2004')
})

test('accepts one of two simultaneous calls with the same captcha', async () => {
  const api = await testApi()
  const captcha = encodeCaptcha(await solveCaptcha(api))
  const answers = await Promise.all([logIn(api, captcha), logIn(api, captcha)])
  expect(answers.map(outcome).toSorted()).toEqual(['200 0000', '200 2004'])
})

test("accepts a captcha for ten minutes of the world's clock", async () => {
  const api = await testApi()
  const [early, late] = [encodeCaptcha(await solveCaptcha(api)), encodeCaptcha(await solveCaptcha(api))]
  api.advance(600)
  expect(outcome(await logIn(api, early))).toBe('200 0000')
  api.advance(1)
  expect(outcome(await logIn(api, late))).toBe('200 2004')
})

test('rejects a captcha with a later end or with easier work', async () => {
  const api = await testApi()
  const { challenge, solution } = await solveCaptcha(api)
  const { parameters } = challenge
  for (const change of [{ data: { expiresAt: parameters.data.expiresAt + 60 } }, { cost: 1 }, { keyPrefix: '' }])
    expect(
      outcome(
        await logIn(
          api,
          encodeCaptcha({ challenge: { ...challenge, parameters: { ...parameters, ...change } }, solution }),
        ),
      ),
    ).toBe('200 2004')
})

test('accepts the dummy captcha of localhost in development only [CF-017]', async () => {
  const nowMs = Date.UTC(2026, 2, 16)
  const secret = 'a secret of this test alone'
  expect(await proofOfWork({ secret, localhost: true }).verify('localhost', nowMs)).not.toBeNull()
  expect(await proofOfWork({ secret, localhost: false }).verify('localhost', nowMs)).toBeNull()
})

test('rejects a challenge of another server', async () => {
  const [api, other] = await Promise.all([
    testApi(),
    testApi({ JWT_SECRET: 'another secret of the tests, just as long' }),
  ])
  expect(outcome(await logIn(api, encodeCaptcha(await solveCaptcha(other))))).toBe('200 2004')
})
