import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { simulatedShell, usualSwitches, type Switches } from '#src/shell/simulatedShell.ts'
import {
  prepareLogin,
  biometryStore,
  disableBiometry,
  enableBiometry,
  loadBiometry,
  offersBiometricLogin,
  pollAtLogin,
  promptBiometry,
  renewAttempts,
} from './login/biometry.store.ts'

const credentials = { user: '12345678Z', password: 'Farola#29a' }
const words = { title: 'Entrar con la huella', cancel: 'Cancelar' }
const initial = biometryStore.current()
let switches: Switches = usualSwitches
const make = () => simulatedShell(() => switches)

beforeEach(() => {
  switches = usualSwitches
  biometryStore.set(initial)
})
afterEach(() => vi.useRealTimers())

test('reports whether the device was asked, what it has, and whether anything is stored [EN-015 ST-031]', async () => {
  expect(initial).toEqual({
    dataInitialized: false,
    available: false,
    biometryType: null,
    enabled: false,
    tryAutologin: true,
    iconType: 'fingerprint',
    attemptsLeft: 3,
  })
  switches = { ...switches, biometry: 'face' }
  const shell = make()
  await loadBiometry(shell)
  const asked = { dataInitialized: true, available: true, biometryType: 'face', enabled: false, iconType: 'face' }
  expect(biometryStore.current()).toMatchObject(asked)
  await enableBiometry(shell, credentials)
  expect(await loadBiometry(shell)).toMatchObject({ enabled: true })
  switches = { ...switches, biometry: null }
  expect(await loadBiometry(shell)).toMatchObject({ available: false, biometryType: null, iconType: 'fingerprint' })
})

test('offers the button only where a password is stored behind a working sensor [FL-064]', async () => {
  const shell = make()
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(false)
  await enableBiometry(shell, credentials)
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(true)
  switches = { ...switches, biometry: null }
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(false)
})

test('prompts at the log-in by itself once, and not after a log-out by hand [FL-063]', async () => {
  prepareLogin(false)
  expect(biometryStore.current().tryAutologin).toBe(true)
  await promptBiometry(make(), words)
  expect(biometryStore.current().tryAutologin).toBe(false)
  prepareLogin(true)
  expect(biometryStore.current().tryAutologin).toBe(false)
})

test('looks again at the log-in after 500 ms, then each second until the page is left [FL-066 CO-026]', () => {
  vi.useFakeTimers()
  const look = vi.fn<() => void>()
  const stop = pollAtLogin(look)
  const looksAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return look.mock.calls.length
  }
  expect([looksAfter(499), looksAfter(1), looksAfter(999), looksAfter(1), looksAfter(1000)]).toEqual([0, 1, 1, 2, 3])
  stop()
  expect(looksAfter(5000)).toBe(3)
})

test('ends the attempts at the third failure, and restores them after a log-in with the password [FL-123 CO-005]', async () => {
  const shell = make()
  await enableBiometry(shell, credentials)
  switches = { ...switches, recognises: 'failed' }
  expect(await promptBiometry(shell, words)).toEqual({ kind: 'failed', attemptsLeft: 2 })
  expect(await promptBiometry(shell, words)).toEqual({ kind: 'failed', attemptsLeft: 1 })
  expect(await promptBiometry(shell, words)).toEqual({ kind: 'exhausted' })
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(false)
  renewAttempts()
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(true)
})

test('counts no attempt for a cancelled prompt', async () => {
  switches = { ...switches, recognises: 'cancelled' }
  expect(await promptBiometry(make(), words)).toEqual({ kind: 'cancelled' })
  expect(biometryStore.current().attemptsLeft).toBe(3)
})

test('erases what was stored when it is disabled [FL-065]', async () => {
  const shell = make()
  await enableBiometry(shell, credentials)
  await disableBiometry(shell)
  expect([await shell.biometry.holds(), biometryStore.current().enabled]).toEqual([false, false])
  expect(await promptBiometry(shell, words)).toEqual({ kind: 'none' })
})

test('stays disabled if the system refuses to store the password', async () => {
  switches = { ...switches, saves: false }
  expect(await enableBiometry(make(), credentials)).toBe(false)
  expect(biometryStore.current().enabled).toBe(false)
})
