import type { LogInSuccess } from '#src/api/generated/api.ts'

/** The next step after a successful answer to a log-in. */
export type LoginStep =
  | { readonly kind: 'opened' }
  | { readonly kind: 'code' }
  /** The second factor has to be configured. `mandatory`: it cannot be declined. */
  | { readonly kind: 'setup'; readonly mandatory: boolean }
  /** The password has to be changed. `codeSent`: with the code that was sent. */
  | { readonly kind: 'newPassword'; readonly codeSent: boolean }
  | { readonly kind: 'passwordChanged' }
  | { readonly kind: 'elsewhere'; readonly location: string }

/** Reads the step from the answer's code. 0001 asks for the code or, once the code was sent, for the set-up. */
export function loginStep({ result, location = '' }: LogInSuccess, withCode: boolean): LoginStep {
  // A string: older services shorten 0000.
  const code: string = result.codResult
  if (code === '0001') return withCode ? { kind: 'setup', mandatory: false } : { kind: 'code' }
  if (code === '2903') return { kind: 'setup', mandatory: true }
  if (code === '2909') return { kind: 'newPassword', codeSent: true }
  if (code === '2901') return { kind: 'newPassword', codeSent: false }
  if (code === '2910') return { kind: 'passwordChanged' }
  if (code === '3001') return { kind: 'elsewhere', location }
  return { kind: 'opened' }
}
