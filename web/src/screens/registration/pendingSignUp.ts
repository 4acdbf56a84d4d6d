import { textInState } from '#src/base/textInState.ts'

/** A sign-up whose mail can be sent again. */
export type PendingSignUp = {
  /** Identifies it. Activates nothing. */
  readonly hash: string
  /** The masked address of its mail. */
  readonly address: string
}

/** The last sign-up on this device: the log-in and old links lead here without its hash. Null without one. */
export function rememberedSignUp(): PendingSignUp | null {
  try {
    return pendingSignUpOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores a sign-up until its account is active. */
export function rememberSignUp(pending: PendingSignUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pending))
  } catch {
    // Without storage the mail can only be sent again from the page after the sign-up.
  }
}

export function forgetSignUp(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** A sign-up in the navigation state or storage. Null for anything else. */
export function pendingSignUpOf(value: unknown): PendingSignUp | null {
  const hash = textInState(value, 'hash')
  const address = textInState(value, 'address')
  return hash === undefined || address === undefined ? null : { hash, address }
}

const KEY = 'acometida.signUp'
