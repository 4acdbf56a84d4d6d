import { ROLES } from '#src/rules/roles.ts'

/**
 * Who an operation may be for. `anyone` needs no token, and none is looked at unless others stand beside it; `user` is
 * any open session; `mfaPending` is a session that still waits for its second factor; `bridge` is the session of a
 * payment without registration; the others are roles of the user.
 */
export const knownRoles: readonly string[] = ['anyone', 'user', 'mfaPending', 'bridge', ...ROLES]
