import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { whenAnswersCleared } from '#src/api/query/clearAnswers.ts'
import { nowMs } from '#src/base/clock.ts'
import { makeStore } from '#src/base/store.ts'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { readDevice, writeDevice } from '#src/session/tokens/sessionEntries.ts'
import type { BiometryType, Credentials, MobileShell } from '#src/shell/mobileShell.ts'
import { loadBiometry, renewAttempts } from './biometry.store.ts'

/** The offer to store credentials after a log-in. The password stays in memory until the user answers or leaves. */
export interface BiometryOffer {
  /** `replace`: other credentials are stored already. */
  readonly kind: 'enable' | 'replace'
  readonly type: BiometryType
  readonly credentials: Credentials
}

export const biometryOfferStore = makeStore<BiometryOffer | null>(null)
whenAnswersCleared(() => biometryOfferStore.set(null))

/** "Not now" postpones the offer this long. */
export const OFFER_PAUSE_MS = 30 * DAY_MS

/** Offers to store the credentials after a log-in with a password, or to replace others. */
export async function offerBiometry(shell: MobileShell, credentials: Credentials): Promise<void> {
  renewAttempts()
  const { biometryType: type, enabled } = await loadBiometry(shell)
  if (type === null || isPutOff()) return
  if (enabled && (await shell.biometry.holds(credentials))) return
  // The session may have ended meanwhile.
  if (currentSession() !== null) biometryOfferStore.set({ kind: enabled ? 'replace' : 'enable', type, credentials })
}

/** Postpones the offer on this device for thirty days. */
export function postponeOffer(): void {
  writeDevice({ 'acometida.biometryLater': String(nowMs()) })
  biometryOfferStore.set(null)
}

function isPutOff(): boolean {
  const since = readDevice('acometida.biometryLater')
  return since !== null && nowMs() - Number(since) < OFFER_PAUSE_MS
}
