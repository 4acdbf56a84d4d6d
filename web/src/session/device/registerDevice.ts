import { registerDevice as registerDeviceCall } from '#src/api/generated/api.ts'
import { whenAnswersCleared } from '#src/api/query/clearAnswers.ts'
import { makeStore } from '#src/base/store.ts'
import { writeDevice } from '#src/session/tokens/sessionEntries.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'

/** Whether this phone receives the user's push messages: unknown, refused permission, or failed call. */
export const pushStore = makeStore<'unknown' | 'registered' | 'refused' | 'failed'>('unknown')
whenAnswersCleared(() => pushStore.set('unknown'))

/**
 * Registers the app's phone for the user's push messages after the log-in. Does nothing in a browser, which has no
 * shell. A failure is logged and shown in the profile; the next log-in tries again.
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
