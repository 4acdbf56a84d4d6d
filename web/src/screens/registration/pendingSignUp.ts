import { textInState } from './navigationState.ts'

/** A sign-up whose mail can be sent again. */
export type PendingSignUp = {
  /** Names it. It activates nothing. */
  readonly hash: string
  /** Masked: where its mail goes. */
  readonly address: string
}

/** The last sign-up on this device: the log-in and old links lead here without its hash. Null where there is none. */
export function rememberedSignUp(): PendingSignUp | null {
  try {
    return pendingSignUpOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a sign-up until its account is activated. */
export function rememberSignUp(pending: PendingSignUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pending))
  } catch {
    // Without storage the mail can only be requested on the page after the sign-up.
  }
}

export function forgetSignUp(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** A sign-up that came with the navigation, or from storage; null for whatever else came. */
export function pendingSignUpOf(value: unknown): PendingSignUp | null {
  const hash = textInState(value, 'hash')
  const address = textInState(value, 'address')
  return hash === undefined || address === undefined ? null : { hash, address }
}

const KEY = 'acometida.signUp'
