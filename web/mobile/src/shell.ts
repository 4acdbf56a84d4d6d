import type { Credentials, MobileShell, ShellBiometry } from '@acometida/web/src/shell/mobileShell.ts'
import { textQueue } from '@acometida/web/src/shell/textQueue.ts'
import { AndroidBiometryStrength, type BiometricAuthPlugin, BiometryType } from '@aparajita/capacitor-biometric-auth'
import type { AppPlugin } from '@capacitor/app'
import type { CapacitorGlobal, PluginListenerHandle } from '@capacitor/core'
import type { DevicePlugin } from '@capacitor/device'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'
import type { SecureStoragePluginPlugin } from 'capacitor-secure-storage-plugin'

/** The parts of Capacitor and its plug-ins that the shell uses. */
export interface Plugins {
  readonly Capacitor: Pick<CapacitorGlobal, 'getPlatform'>
  readonly App: Pick<AppPlugin, 'addListener' | 'getInfo' | 'getLaunchUrl'>
  readonly BiometricAuth: Pick<BiometricAuthPlugin, 'authenticate' | 'checkBiometry'>
  readonly Device: Pick<DevicePlugin, 'getId' | 'getInfo'>
  readonly PushNotifications: Pick<PushNotificationsPlugin, 'addListener' | 'register' | 'requestPermissions'>
  readonly SecureStorage: Pick<SecureStoragePluginPlugin, 'get' | 'keys' | 'remove' | 'set'>
  readonly SplashScreen: Pick<SplashScreenPlugin, 'hide'>
}

/** The device as the client asks for it. It is awaited before the client starts, since the version of the app is. */
export async function makeShell(plugins: Plugins): Promise<Required<MobileShell>> {
  const { id, version } = await plugins.App.getInfo()
  const addresses = textQueue()
  const notices = textQueue()
  await listenToSystem(plugins, (address) => addresses.tell(ofTheWeb(address, id)), notices.tell)
  const platform = plugins.Capacitor.getPlatform() === 'ios' ? 'ios' : 'android'
  return {
    platform,
    version,
    hideSplash: () => void plugins.SplashScreen.hide(),
    // Capacitor hands what opens in another window to the system, which knows the addresses of its store.
    openStore: (url) => void window.open(url, '_blank'),
    biometry: biometryOf(plugins),
    onAddress: addresses.listen,
    onNotice: notices.listen,
    requestPush: async () => {
      const { receive } = await plugins.PushNotifications.requestPermissions()
      if (receive !== 'granted') return null
      const [firebaseToken, { identifier }, { osVersion, isVirtual }] = await Promise.all([
        pushToken(plugins.PushNotifications),
        plugins.Device.getId(),
        plugins.Device.getInfo(),
      ])
      return { firebaseToken, deviceId: identifier, platform, osVersion, isVirtual }
    },
  }
}

/**
 * The page's address on the web. Where the system does not open links of the web with the app, the app's id is their
 * scheme.
 */
function ofTheWeb(address: string, id: string): string {
  return address.startsWith(`${id}://`) ? `https${address.slice(id.length)}` : address
}

/**
 * Hears what the system opens the app with. The address that started it comes by a question, and those that follow by
 * an event.
 */
async function listenToSystem(
  { App, PushNotifications }: Plugins,
  opened: (address: string) => void,
  tapped: (target: string) => void,
): Promise<void> {
  const heard = new Set<string>()
  await App.addListener('appUrlOpen', ({ url }) => {
    heard.add(url)
    opened(url)
  })
  await PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    // What came with the message, whatever it is.
    const data: unknown = notification.data
    const target: unknown =
      typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, 'target')?.value : undefined
    if (typeof target === 'string') tapped(target)
  })
  const start = await App.getLaunchUrl()
  // Some systems tell the one that started the app in both ways.
  if (start?.url && !heard.has(start.url)) opened(start.url)
}

const KEY = 'acometida.credentials'
/** The errors of a finger or face that was not recognised. All other errors mean that the person has cancelled. */
const notRecognised: ReadonlySet<unknown> = new Set(['authenticationFailed', 'biometryLockout'])
const fingers: ReadonlySet<BiometryType> = new Set([BiometryType.touchId, BiometryType.fingerprintAuthentication])

function biometryOf({ BiometricAuth, SecureStorage }: Plugins): ShellBiometry {
  // Asked for first: to get what is not there is an error, and so is a key store that does not open.
  const stored = async () => {
    const { value: keys } = await SecureStorage.keys()
    if (!keys.includes(KEY)) return null
    // As `save` has written it.
    return JSON.parse((await SecureStorage.get({ key: KEY })).value) as Credentials
  }
  return {
    type: async () => {
      const { strongBiometryIsAvailable, biometryType } = await BiometricAuth.checkBiometry()
      if (!strongBiometryIsAvailable) return null
      return fingers.has(biometryType) ? 'fingerprint' : 'face'
    },
    holds: async (pair) => {
      const kept = await stored()
      return kept !== null && (pair === undefined || (kept.user === pair.user && kept.password === pair.password))
    },
    save: async ({ user, password }) => {
      try {
        return (await SecureStorage.set({ key: KEY, value: JSON.stringify({ user, password }) })).value
      } catch {
        return false
      }
    },
    read: async ({ title, cancel }) => {
      try {
        await BiometricAuth.authenticate({
          reason: title,
          androidTitle: title,
          cancelTitle: cancel,
          // Not a face that a photograph could be: a password lies behind it.
          androidBiometryStrength: AndroidBiometryStrength.strong,
        })
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null
        return { kind: notRecognised.has(code) ? 'failed' : 'cancelled' }
      }
      const credentials = await stored()
      return credentials === null ? { kind: 'none' } : { kind: 'recognised', credentials }
    },
    clear: async () => {
      if ((await stored()) !== null) await SecureStorage.remove({ key: KEY })
    },
  }
}

/** The token of this device. Rejects where the service of the system gives none. */
async function pushToken(push: Plugins['PushNotifications']): Promise<string> {
  let listeners: readonly PluginListenerHandle[] = []
  try {
    return await new Promise<string>((resolve, reject) => {
      Promise.all([
        push.addListener('registration', ({ value }) => resolve(value)),
        push.addListener('registrationError', ({ error }) => reject(new Error(error))),
      ])
        .then((added) => {
          listeners = added
          return push.register()
        })
        .catch(reject)
    })
  } finally {
    for (const listener of listeners) void listener.remove()
  }
}
