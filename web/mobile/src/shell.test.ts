import { BiometryType } from '@aparajita/capacitor-biometric-auth'
import { expect, test, vi } from 'vitest'
import { makeShell, type Plugins } from './shell.ts'

const credentials = { user: '12345678Z', password: 'Farola#29a' }
const words = { title: 'Entrar con la huella', cancel: 'Cancelar' }

test('tells platform and version of the app, and hides the splash of the system', async () => {
  const { plugins } = fakes({ platform: 'ios' })
  const shell = await makeShell(plugins)
  expect(shell).toMatchObject({ platform: 'ios', version: '4.2.0' })
  shell.hideSplash()
  expect(plugins.SplashScreen.hide).toHaveBeenCalledOnce()
})

test('stores, compares and erases the credentials without a prompt', async () => {
  const { plugins, kept } = fakes()
  const { biometry } = await makeShell(plugins)
  expect(await biometry.holds()).toBe(false)
  await biometry.clear()
  expect(await biometry.save(credentials)).toBe(true)
  expect(await biometry.holds()).toBe(true)
  expect(await biometry.holds(credentials)).toBe(true)
  expect(await biometry.holds({ ...credentials, password: 'other' })).toBe(false)
  await biometry.clear()
  expect(kept.size).toBe(0)
  expect(plugins.BiometricAuth.authenticate).not.toHaveBeenCalled()
})

test('reads the credentials once the system has strongly recognised the owner', async () => {
  const { plugins } = fakes()
  const { biometry } = await makeShell(plugins)
  expect(await biometry.read(words)).toEqual({ kind: 'none' })
  await biometry.save(credentials)
  expect(await biometry.read(words)).toEqual({ kind: 'recognised', credentials })
  expect(plugins.BiometricAuth.authenticate).toHaveBeenLastCalledWith({
    reason: words.title,
    androidTitle: words.title,
    cancelTitle: words.cancel,
    androidBiometryStrength: 1,
  })
})

test.each([
  ['authenticationFailed', 'failed'],
  ['biometryLockout', 'failed'],
  ['userCancel', 'cancelled'],
  ['userFallback', 'cancelled'],
  ['systemCancel', 'cancelled'],
] as const)('keeps the credentials unread when the system says %s', async (code, kind) => {
  const { plugins } = fakes({ refusal: code })
  const { biometry } = await makeShell(plugins)
  await biometry.save(credentials)
  expect(await biometry.read(words)).toEqual({ kind })
  expect(plugins.SecureStorage.get).not.toHaveBeenCalled()
})

test('stores nothing when the key store refuses, and says so', async () => {
  const { plugins } = fakes()
  vi.mocked(plugins.SecureStorage.set).mockRejectedValue(new Error('the key store is locked'))
  const { biometry } = await makeShell(plugins)
  expect(await biometry.save(credentials)).toBe(false)
})

test('counts a sensor where somebody is enrolled and it is a strong one', async () => {
  const typeOf = async (biometryType: BiometryType, strong = true) =>
    (await makeShell(fakes({ biometryType, strong }).plugins)).biometry.type()
  expect(await typeOf(BiometryType.touchId)).toBe('fingerprint')
  expect(await typeOf(BiometryType.fingerprintAuthentication)).toBe('fingerprint')
  expect(await typeOf(BiometryType.faceId)).toBe('face')
  expect(await typeOf(BiometryType.faceAuthentication, false)).toBeNull()
})

test('registers push messages with what the call of the device takes, unless they are refused', async () => {
  const { plugins, removed } = fakes()
  expect(await (await makeShell(plugins)).requestPush()).toEqual({
    firebaseToken: 'token of the store',
    deviceId: 'device',
    platform: 'android',
    osVersion: '16',
    isVirtual: false,
  })
  expect(removed).toHaveBeenCalledTimes(2)
  const refused = fakes({ push: 'denied' })
  expect(await (await makeShell(refused.plugins)).requestPush()).toBeNull()
  expect(refused.plugins.PushNotifications.register).not.toHaveBeenCalled()
})

test('fails when the push service gives no token', async () => {
  const { plugins, removed } = fakes({ tokenError: 'no play services' })
  await expect((await makeShell(plugins)).requestPush()).rejects.toThrow('no play services')
  expect(removed).toHaveBeenCalledTimes(2)
})

test("turns an address with the app's id for its scheme into that of the web, and keeps any other", async () => {
  const { plugins, listeners } = fakes({ launchUrl: 'gal.example.app://area.example/payments?order=A1' })
  const { onAddress } = await makeShell(plugins)
  const opened: string[] = []
  onAddress((address) => opened.push(address))
  listeners.get('appUrlOpen')?.({ url: 'gal.example.application://area.example/bills' })
  expect(opened).toEqual(['https://area.example/payments?order=A1', 'gal.example.application://area.example/bills'])
})

test('passes on the addresses that the system opens, first the one that started the app', async () => {
  const { plugins, listeners } = fakes({ launchUrl: 'https://area.example/payments' })
  const { onAddress } = await makeShell(plugins)
  const opened: string[] = []
  const stop = onAddress((address) => opened.push(address))
  listeners.get('appUrlOpen')?.({ url: 'https://area.example/supplies' })
  stop()
  listeners.get('appUrlOpen')?.({ url: 'https://area.example/requests' })
  expect(opened).toEqual(['https://area.example/payments', 'https://area.example/supplies'])
  onAddress((address) => opened.push(address))
  expect(opened.at(-1)).toBe('https://area.example/requests')
})

test('passes on the page of a tapped push message, and nothing for one without a page', async () => {
  const { plugins, listeners } = fakes()
  const { onNotice } = await makeShell(plugins)
  const tapped: string[] = []
  const tap = (data: unknown) => listeners.get('pushNotificationActionPerformed')?.({ notification: { data } })
  tap({ target: '/supplies/detail?cups=1' })
  onNotice((target) => tapped.push(target))
  for (const data of [undefined, null, 'text', {}, { target: 7 }, { target: '/notifications' }]) tap(data)
  expect(tapped).toEqual(['/supplies/detail?cups=1', '/notifications'])
})

interface Device {
  readonly platform?: 'android' | 'ios'
  readonly biometryType?: BiometryType
  readonly strong?: boolean
  /** The code that the system refuses the next finger with. */
  readonly refusal?: string
  readonly push?: 'granted' | 'denied'
  readonly tokenError?: string
  readonly launchUrl?: string
}

/** The plug-ins of a device that is not there. What it keeps is in memory. */
function fakes({
  platform = 'android',
  biometryType = 1,
  strong = true,
  refusal,
  push = 'granted',
  launchUrl,
  tokenError,
}: Device = {}) {
  const kept = new Map<string, string>()
  const removed = vi.fn<() => void>()
  const listeners = new Map<string, (event: object) => void>()
  const plugins = {
    Capacitor: { getPlatform: () => platform },
    App: {
      getInfo: async () => ({ id: 'gal.example.app', version: '4.2.0' }),
      getLaunchUrl: async () => (launchUrl === undefined ? undefined : { url: launchUrl }),
      addListener: async (name: string, listener: (event: object) => void) => {
        listeners.set(name, listener)
        return { remove: removed }
      },
    },
    BiometricAuth: {
      authenticate: vi.fn<() => Promise<void>>(async () => {
        if (refusal !== undefined) throw Object.assign(new Error(refusal), { code: refusal })
      }),
      checkBiometry: async () => ({ biometryType, strongBiometryIsAvailable: strong }),
    },
    Device: {
      getId: async () => ({ identifier: 'device' }),
      getInfo: async () => ({ osVersion: '16', isVirtual: false }),
    },
    PushNotifications: {
      requestPermissions: async () => ({ receive: push }),
      addListener: async (name: string, listener: (event: object) => void) => {
        listeners.set(name, listener)
        return { remove: removed }
      },
      register: vi.fn<() => Promise<void>>(async () => {
        if (tokenError === undefined) listeners.get('registration')?.({ value: 'token of the store' })
        else listeners.get('registrationError')?.({ error: tokenError })
      }),
    },
    SecureStorage: {
      keys: async () => ({ value: [...kept.keys()] }),
      get: vi.fn<Plugins['SecureStorage']['get']>(async ({ key }) => {
        const value = kept.get(key)
        if (value === undefined) throw new Error('Item with given key does not exist')
        return { value }
      }),
      set: vi.fn<Plugins['SecureStorage']['set']>(async ({ key, value }) => {
        kept.set(key, value)
        return { value: true }
      }),
      remove: async ({ key }: { key: string }) => {
        if (!kept.delete(key)) throw new Error('Item with given key does not exist')
        return { value: true }
      },
    },
    SplashScreen: { hide: vi.fn<() => Promise<void>>(async () => {}) },
  }
  // A fake has of each answer what the shell reads, and the types of the plug-ins want all of it.
  return { plugins: plugins as unknown as Plugins, kept, removed, listeners }
}
