import { makeStore } from '#src/api/store.ts'
import { after, every } from '#src/base/clock.ts'
import type { BiometryType, Credentials, MobileShell, PromptWords } from '#src/shell/mobileShell.ts'

/** What the client knows of entering by finger or face on this device. Nothing of it is kept beyond the page. */
export interface BiometricState {
  /** The device has been asked. */
  readonly dataInitialized: boolean
  /** It has a sensor, and somebody is enrolled. */
  readonly available: boolean
  readonly biometryType: BiometryType | null
  /** A user and a password are stored behind it. */
  readonly enabled: boolean
  /** The log-in may ask by itself: once a visit, and not right after somebody has logged out by hand. */
  readonly tryAutologin: boolean
  readonly iconType: BiometryType
  /** How often it may still fail before the password has to be typed. */
  readonly attemptsLeft: number
}

export const BIOMETRY_ATTEMPTS = 3
/** The log-in stands before the system covers it. */
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

/** Whether the log-in shows its button. */
export function offersBiometricLogin({ available, enabled, attemptsLeft }: BiometricState): boolean {
  return available && enabled && attemptsLeft > 0
}

/** Asks the device what it can do and whether anything is stored. */
export async function loadBiometry({ biometry }: MobileShell): Promise<BiometricState> {
  const [type, enabled] = await Promise.all([biometry.type(), biometry.holds()])
  const next: Partial<BiometricState> = {
    dataInitialized: true,
    available: type !== null,
    biometryType: type,
    enabled,
    iconType: type ?? 'fingerprint',
  }
  return change(next)
}

/**
 * Looks at something half a second after the log-in has come, and each second from then on; the function it returns
 * ends that.
 */
export function pollAtLogin(look: () => void): () => void {
  let stop = after(FIRST_PROMPT_MS, () => {
    stop = every(POLL_MS, look)
    look()
  })
  return () => stop()
}

/** Somebody comes to the log-in: it may ask by itself, unless they have just logged out by hand. */
export function arriveAtLogin(loggedOutByHand: boolean): void {
  change({ tryAutologin: !loggedOutByHand })
}

/** What became of a prompt. */
export type Prompted =
  | { readonly kind: 'recognised'; readonly credentials: Credentials }
  | { readonly kind: 'cancelled' | 'exhausted' | 'none' }
  | { readonly kind: 'failed'; readonly attemptsLeft: number }

/**
 * Has the system ask in these words. Only what it does not recognise counts as an attempt; after the last one the
 * password has to be typed.
 */
export async function promptBiometry(shell: MobileShell, words: PromptWords): Promise<Prompted> {
  change({ tryAutologin: false })
  const answer = await shell.biometry.read(words)
  if (answer.kind === 'none') change({ enabled: false })
  if (answer.kind !== 'failed') return answer
  const { attemptsLeft } = change({ attemptsLeft: biometryStore.current().attemptsLeft - 1 })
  return attemptsLeft > 0 ? { kind: 'failed', attemptsLeft } : { kind: 'exhausted' }
}

/** Stores what the next log-in enters with. False where the system refuses, and then nothing is changed. */
export async function enableBiometry(shell: MobileShell, credentials: Credentials): Promise<boolean> {
  const saved = await shell.biometry.save(credentials)
  if (saved) change({ enabled: true })
  return saved
}

/** Forgets what was stored. */
export async function disableBiometry(shell: MobileShell): Promise<void> {
  await shell.biometry.clear()
  change({ enabled: false })
}

/** Whoever has logged in has all attempts again. */
export function renewAttempts(): void {
  change({ attemptsLeft: BIOMETRY_ATTEMPTS })
}

function change(part: Partial<BiometricState>): BiometricState {
  const before = biometryStore.current()
  const next = { ...before, ...part }
  // Polling finds the same again and again, and nothing is to be drawn anew for it.
  if (JSON.stringify(next) !== JSON.stringify(before)) biometryStore.set(next)
  return next
}
