import { after, every } from '#src/base/clock.ts'
import { makeStore } from '#src/base/store.ts'
import type { BiometryType, Credentials, MobileShell, PromptTexts } from '#src/shell/mobileShell.ts'

/** The state of biometric log-in on this device. None of it outlives the page. */
export interface BiometricState {
  /** The device has been queried. */
  readonly dataInitialized: boolean
  /** The device has a sensor, and somebody is enrolled. */
  readonly available: boolean
  readonly biometryType: BiometryType | null
  /** A user and a password are stored. */
  readonly enabled: boolean
  /** The log-in may prompt by itself: once a visit, and not right after a manual log-out. */
  readonly tryAutologin: boolean
  readonly iconType: BiometryType
  /** Failures left before the password has to be typed. */
  readonly attemptsLeft: number
}

export const BIOMETRY_ATTEMPTS = 3
/** The log-in is visible before the system's prompt covers it. */
export const FIRST_PROMPT_MS = 500
export const POLL_MS = 1000

const INITIAL: BiometricState = {
  dataInitialized: false,
  available: false,
  biometryType: null,
  enabled: false,
  tryAutologin: true,
  iconType: 'fingerprint',
  attemptsLeft: BIOMETRY_ATTEMPTS,
}

export const biometryStore = makeStore<BiometricState>(INITIAL)

/** Whether the log-in shows the biometric button. */
export function offersBiometricLogin({ available, enabled, attemptsLeft }: BiometricState): boolean {
  return available && enabled && attemptsLeft > 0
}

/** Reads from the device what it supports and whether credentials are stored. */
export async function loadBiometry({ biometry }: MobileShell): Promise<BiometricState> {
  const [type, enabled] = await Promise.all([biometry.type(), biometry.holds()])
  return change({
    dataInitialized: true,
    available: type !== null,
    biometryType: type,
    enabled,
    iconType: type ?? 'fingerprint',
  })
}

/**
 * Calls `check` half a second after the log-in opens, and every second from then on. Returns the function that stops
 * it.
 */
export function pollAtLogin(check: () => void): () => void {
  let stop = after(FIRST_PROMPT_MS, () => {
    stop = every(POLL_MS, check)
    check()
  })
  return () => stop()
}

/** Prepares the log-in: it may prompt by itself, unless the user has just logged out manually. */
export function prepareLogin(loggedOutByHand: boolean): void {
  change({ tryAutologin: !loggedOutByHand })
}

/** The result of a prompt. */
export type PromptResult =
  | { readonly kind: 'recognised'; readonly credentials: Credentials }
  | { readonly kind: 'cancelled' | 'exhausted' | 'none' }
  | { readonly kind: 'failed'; readonly attemptsLeft: number }

/**
 * Shows the system's prompt. Only a failed recognition counts as an attempt; after the last one the password has to be
 * typed.
 */
export async function promptBiometry(shell: MobileShell, words: PromptTexts): Promise<PromptResult> {
  change({ tryAutologin: false })
  const answer = await shell.biometry.read(words)
  if (answer.kind === 'none') change({ enabled: false })
  if (answer.kind !== 'failed') return answer
  const { attemptsLeft } = change({ attemptsLeft: biometryStore.current().attemptsLeft - 1 })
  return attemptsLeft > 0 ? { kind: 'failed', attemptsLeft } : { kind: 'exhausted' }
}

/** Stores the credentials for the next log-in. False if the system refuses; then nothing changes. */
export async function enableBiometry(shell: MobileShell, credentials: Credentials): Promise<boolean> {
  const saved = await shell.biometry.save(credentials)
  if (saved) change({ enabled: true })
  return saved
}

/** Deletes the stored credentials. */
export async function disableBiometry(shell: MobileShell): Promise<void> {
  await shell.biometry.clear()
  change({ enabled: false })
}

/** Resets the attempts after a log-in. */
export function renewAttempts(): void {
  change({ attemptsLeft: BIOMETRY_ATTEMPTS })
}

function change(part: Partial<BiometricState>): BiometricState {
  const before = biometryStore.current()
  const next = { ...before, ...part }
  // Polling usually finds the same state, which must not cause a render.
  if (JSON.stringify(next) !== JSON.stringify(before)) biometryStore.set(next)
  return next
}
