import { registerDevice as registerDeviceCall } from '#src/api/generated/api.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { writeDevice } from './storage.ts'

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
