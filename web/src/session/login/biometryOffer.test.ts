import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { simulatedShell, type Switches, usualSwitches } from '#src/shell/simulatedShell.ts'
import { biometryOfferStore, offerBiometry, postponeOffer } from './biometryOffer.ts'
import { logOut } from '#src/session/tokens/endSession.ts'
import { logInWithPassword } from './logIn.ts'
import { openSession } from '#src/session/tokens/openSession.ts'

const credentials = { user: '12345678Z', password: 'Farola#29a' }
let switches: Switches = usualSwitches
let shell = simulatedShell(() => switches)
const kind = () => biometryOfferStore.current()?.kind ?? null

beforeEach(() => {
  freshClient()
  switches = { ...usualSwitches, push: false }
  shell = simulatedShell(() => switches)
  biometryOfferStore.set(null)
  vi.stubGlobal('acometidaShell', shell)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /login': () => ({ content: openingAnswer() }),
      'DELETE /tokens': () => ({ content: {} }),
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a log-in with a password in the app is followed by the offer to store it [FL-061]', async () => {
  await logInWithPassword(credentials)
  await vi.waitFor(() =>
    expect(biometryOfferStore.current()).toEqual({ kind: 'enable', type: 'fingerprint', credentials }),
  )
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(credentials.password)
})

test('nothing is offered without a sensor, nor where the very same is stored [FL-061]', async () => {
  openSession(openingAnswer())
  switches = { ...switches, biometry: null }
  await offerBiometry(shell, credentials)
  expect(kind()).toBeNull()
  switches = { ...switches, biometry: 'face' }
  await shell.biometry.save(credentials)
  await offerBiometry(shell, credentials)
  expect(kind()).toBeNull()
})

test.each([
  ['password', { ...credentials, password: 'Otra#2026x' }],
  ['user', { ...credentials, user: '23456781R' }],
])('another %s than the stored one is offered in its place [FL-062]', async (_what, stored) => {
  openSession(openingAnswer())
  await shell.biometry.save(stored)
  await offerBiometry(shell, credentials)
  expect(kind()).toBe('replace')
})

test('"not now" is good for thirty days', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  openSession(openingAnswer())
  await offerBiometry(shell, credentials)
  postponeOffer()
  expect(kind()).toBeNull()
  const daysMs = (days: number) => 1_000_000 + days * 86_400_000
  vi.setSystemTime(daysMs(30) - 1)
  await offerBiometry(shell, credentials)
  expect(kind()).toBeNull()
  vi.setSystemTime(daysMs(30))
  await offerBiometry(shell, credentials)
  expect(kind()).toBe('enable')
})

test('the password of an offer goes with the session', async () => {
  openSession(openingAnswer())
  await offerBiometry(shell, credentials)
  logOut()
  expect(biometryOfferStore.current()).toBeNull()
})
