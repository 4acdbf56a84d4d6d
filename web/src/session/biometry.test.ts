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

test('the state says whether the device was asked, what it has, and whether anything is stored [EN-015 ST-031]', async () => {
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

test('the button is there where something is stored behind a sensor that works, and not otherwise [FL-064]', async () => {
  const shell = make()
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(false)
  await enableBiometry(shell, credentials)
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(true)
  switches = { ...switches, biometry: null }
  expect(offersBiometricLogin(await loadBiometry(shell))).toBe(false)
})

test('the log-in may ask by itself on arrival, once, and not after a log-out by hand [FL-063]', async () => {
  prepareLogin(false)
  expect(biometryStore.current().tryAutologin).toBe(true)
  await promptBiometry(make(), words)
  expect(biometryStore.current().tryAutologin).toBe(false)
  prepareLogin(true)
  expect(biometryStore.current().tryAutologin).toBe(false)
})

test('the log-in looks after 500 ms, then each second until it is left [FL-066 CO-026]', () => {
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

test('the third failure ends the attempts; a log-in with the password gives them back [FL-123 CO-005]', async () => {
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

test('thinking better of it costs no attempt', async () => {
  switches = { ...switches, recognises: 'cancelled' }
  expect(await promptBiometry(make(), words)).toEqual({ kind: 'cancelled' })
  expect(biometryStore.current().attemptsLeft).toBe(3)
})

test('disabling clears what was stored [FL-065]', async () => {
  const shell = make()
  await enableBiometry(shell, credentials)
  await disableBiometry(shell)
  expect([await shell.biometry.holds(), biometryStore.current().enabled]).toEqual([false, false])
  expect(await promptBiometry(shell, words)).toEqual({ kind: 'none' })
})

test('biometry is not enabled if the system refuses to store the password', async () => {
  switches = { ...switches, saves: false }
  expect(await enableBiometry(make(), credentials)).toBe(false)
  expect(biometryStore.current().enabled).toBe(false)
})
