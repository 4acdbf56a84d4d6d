import { DAY_MS } from '@acometida/api-spec/rules/durations'
import { whenForgetting } from '#src/api/forget.ts'
import { makeStore } from '#src/api/store.ts'
import { nowMs } from '#src/base/clock.ts'
import type { BiometryType, Credentials, MobileShell } from '#src/shell/mobileShell.ts'
import { loadBiometry, renewAttempts } from './biometry.store.ts'
import { currentSession } from './session.store.ts'
import { readDevice, writeDevice } from './storage.ts'

/** What somebody who has just logged in may have stored. The password is in memory until they answer or leave. */
export interface BiometryOffer {
  /** `replace`: something else is stored already. */
  readonly kind: 'enable' | 'replace'
  readonly type: BiometryType
  readonly credentials: Credentials
}

export const biometryOfferStore = makeStore<BiometryOffer | null>(null)
whenForgetting(() => biometryOfferStore.set(null))

/** "Not now" is good for so long. */
export const OFFER_PAUSE_MS = 30 * DAY_MS

/** After a log-in with a password: offers to store it, or to store it in the place of another one. */
export async function considerOffer(shell: MobileShell, credentials: Credentials): Promise<void> {
  renewAttempts()
  const { biometryType: type, enabled } = await loadBiometry(shell)
  if (type === null || isPutOff()) return
  if (enabled && (await shell.biometry.holds(credentials))) return
  // It may have been left meanwhile.
  if (currentSession() !== null) biometryOfferStore.set({ kind: enabled ? 'replace' : 'enable', type, credentials })
}

/** Not now: nothing is offered on this device for thirty days. */
export function putOfferOff(): void {
  writeDevice({ 'acometida.biometryLater': String(nowMs()) })
  biometryOfferStore.set(null)
}

function isPutOff(): boolean {
  const since = readDevice('acometida.biometryLater')
  return since !== null && nowMs() - Number(since) < OFFER_PAUSE_MS
}
