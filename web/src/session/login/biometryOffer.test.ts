import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '#src/session/tokens/endSession.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { simulatedShell, type Switches, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { biometryOfferStore, offerBiometry, postponeOffer } from './biometryOffer.ts'
import { logInWithPassword } from './logIn.ts'

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

test('offers to store the password after a log-in in the app [FL-061]', async () => {
  await logInWithPassword(credentials)
  await waitFor(() =>
    expect(biometryOfferStore.current()).toEqual({ kind: 'enable', type: 'fingerprint', credentials }),
  )
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(credentials.password)
})

test('offers nothing without a sensor or where the same credentials are stored [FL-061]', async () => {
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
])('offers to replace another stored %s [FL-062]', async (_what, stored) => {
  openSession(openingAnswer())
  await shell.biometry.save(stored)
  await offerBiometry(shell, credentials)
  expect(kind()).toBe('replace')
})

test('waits thirty days after "not now"', async () => {
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

test('forgets the offered password with the session', async () => {
  openSession(openingAnswer())
  await offerBiometry(shell, credentials)
  logOut()
  expect(biometryOfferStore.current()).toBeNull()
})
