import { ROLES } from '../../rules/person/roles.ts'

/**
 * The roles of `x-roles`. `anyone` needs no token, and a token is ignored unless other roles are listed too; `user` is
 * any open session; `mfaPending` is a session that waits for its second factor; `bridge` is the session of a payment
 * without registration; the others are roles of the user.
 */
export const knownRoles: readonly string[] = ['anyone', 'user', 'mfaPending', 'bridge', ...ROLES]
