const REFUSAL = 'Invalid parameters'

/** Why the notices are not asked for; null where they may be. */
export function pushListProblem(call: Readonly<Record<'userId' | 'lang' | 'token', string>>): string | null {
  return Object.values(call).some((value) => value === '') ? REFUSAL : null
}

/** Why a notice is not marked as read; null where it may be. */
export function pushReadProblem(call: Readonly<Record<'userId' | 'id' | 'token', string>>): string | null {
  return Object.values(call).some((value) => value === '') ? REFUSAL : null
}
