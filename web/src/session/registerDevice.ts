import { registerDevice as registerDeviceCall, type DeviceRegistration } from '#src/api/generated/api.ts'
import { writeDevice } from './storage.ts'

/** What the shell of the mobile app puts on the window before the client starts. */
export interface MobileShell {
  /**
   * Asks the system for the permission to show push messages, once; null where the user or the system refuses. The token is
   * that of the store the app came from: Firebase on Android, Apple's service by way of Firebase on iOS.
   */
  readonly requestPush: () => Promise<PushRegistration | null>
}

declare global {
  interface Window {
    acometidaShell?: MobileShell
  }
}

export type PushRegistration = Omit<DeviceRegistration, 'userId'>

/**
 * Registers the telephone of the app for the push messages of a user, as soon as they have logged in. A browser has no shell and
 * registers nothing. Where it fails the log of calls says so, and nobody is told: it is tried again at the next log-in.
 */
export async function registerDevice(userId: number, shell: MobileShell | undefined): Promise<void> {
  try {
    const registration = await shell?.requestPush()
    if (!registration) return
    await registerDeviceCall({ ...registration, userId })
    writeDevice({ HasDevice: '1' })
  } catch (error) {
    window.dispatchEvent(new CustomEvent('acometida:deviceNotRegistered', { detail: String(error) }))
  }
}
