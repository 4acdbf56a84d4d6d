import { typedUserOf } from './typedUser.ts'

/** What the log-in says about the password that it wants changed, and the step that it is at. */
export type PasswordUpdate =
  | { readonly step: 'info' | 'form'; readonly user: string; readonly codeSent: boolean }
  | { readonly step: 'done' }

/**
 * Reads the history, where each step is an entry of its own, so that Back works. With a code on its way (2909) there is
 * no first step. Null for whoever opens the address by hand.
 */
export function passwordUpdateOf(state: unknown): PasswordUpdate | null {
  if (typeof state !== 'object' || state === null) return null
  if ('changed' in state) return { step: 'done' }
  const user = typedUserOf(state)
  if (user === '') return null
  const codeSent = 'codeSent' in state && state.codeSent === true
  return { step: codeSent || 'haveCode' in state ? 'form' : 'info', user, codeSent }
}
