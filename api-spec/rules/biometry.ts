/** What the app knows of fingerprint or face on its telephone. */
export interface BiometricState {
  readonly dataInitialized: boolean
  readonly available: boolean
  readonly biometryType: 'fingerprint' | 'face' | null
  readonly enabled: boolean
  readonly tryAutologin: boolean
  readonly iconType: 'fingerprint' | 'face' | null
}

/** The prompt comes so long after the log-in is reached. */
export const BIOMETRIC_WAIT_MS = 500
/** And is looked after so often while the log-in is open. */
export const BIOMETRIC_POLL_MS = 1_000
/** After so many failed attempts the password is asked for. */
export const BIOMETRIC_ATTEMPTS = 3

/** What the app does with biometry when a telephone has told what it can. */
export function initializedBiometry(type: BiometricState['biometryType'], storedCredentials: boolean): BiometricState {
  const enabled = type !== null && storedCredentials
  return {
    dataInitialized: true,
    available: type !== null,
    biometryType: type,
    enabled,
    tryAutologin: enabled,
    iconType: type,
  }
}

/** What is offered after a log-in with a password: to enable biometry, to replace what is stored, or nothing. */
export function biometricOffer(
  { available, enabled }: BiometricState,
  used: Credentials,
  stored: Credentials | null,
): 'enable' | 'replace' | null {
  if (!available) return null
  if (!enabled || stored === null) return 'enable'
  return stored.user === used.user && stored.password === used.password ? null : 'replace'
}

/** What the log-in shows and does: the button while biometry is enabled, and the prompt by itself where it may come. */
export function biometricLogin(
  { enabled, tryAutologin }: BiometricState,
  situation: { readonly attempts: number; readonly loggedOutByHand: boolean },
): { readonly button: boolean; readonly prompt: boolean; readonly exhausted: boolean } {
  const exhausted = situation.attempts >= BIOMETRIC_ATTEMPTS
  // A prompt right after logging out, or after a failure, would undo what the user wanted.
  const prompt = enabled && tryAutologin && !situation.loggedOutByHand && situation.attempts === 0
  return { button: enabled && !exhausted, prompt, exhausted }
}

/** Biometry switched off: the credentials go, and nothing is tried any more. */
export function disabledBiometry(state: BiometricState): { readonly state: BiometricState; readonly stored: null } {
  return { state: { ...state, enabled: false, tryAutologin: false }, stored: null }
}

interface Credentials {
  readonly user: string
  readonly password: string
}
