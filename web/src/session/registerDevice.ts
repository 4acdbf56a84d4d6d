import { registerDevice as registerDeviceCall } from '#src/api/generated/api.ts'
import { whenForgetting } from '#src/api/forget.ts'
import { makeStore } from '#src/api/store.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { writeDevice } from './storage.ts'

/**
 * Whether this telephone gets the push messages of the user: not known yet, without the permission, or not since the
 * call failed.
 */
export const pushStore = makeStore<'unknown' | 'registered' | 'refused' | 'failed'>('unknown')
whenForgetting(() => pushStore.set('unknown'))

/**
 * Registers the telephone of the app for the push messages of a user, as soon as they have logged in. A browser has no
 * shell and registers nothing. Where it fails the console says why and the profile that it is so; it is tried again at
 * the next log-in.
 */
export async function registerDevice(userId: number, shell: MobileShell | undefined): Promise<void> {
  if (!shell) return
  try {
    const registration = await shell.requestPush()
    if (!registration) return pushStore.set('refused')
    await registerDeviceCall({ ...registration, userId })
    writeDevice({ HasDevice: '1' })
    pushStore.set('registered')
  } catch (error) {
    console.warn('This telephone is not registered for push messages.', error)
    pushStore.set('failed')
  }
}
