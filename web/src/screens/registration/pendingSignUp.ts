import { textInState } from '#src/base/textInState.ts'
import { readDevice, writeDevice } from '#src/session/tokens/sessionEntries.ts'

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
    return pendingSignUpOf(JSON.parse(readDevice('acometida.signUp') ?? 'null'))
  } catch {
    return null
  }
}

/**
 * Stores a sign-up until its account is active; null deletes it. Without storage the mail can only be sent again from
 * the page after the sign-up.
 */
export function rememberSignUp(pending: PendingSignUp | null): void {
  writeDevice({ 'acometida.signUp': pending && JSON.stringify(pending) })
}

/** A sign-up in the navigation state or storage. Null for anything else. */
export function pendingSignUpOf(value: unknown): PendingSignUp | null {
  const hash = textInState(value, 'hash')
  const address = textInState(value, 'address')
  return hash === undefined || address === undefined ? null : { hash, address }
}
