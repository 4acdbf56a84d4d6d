/**
 * Who an operation may be for. `anyone` needs no token, and none is looked at unless others
 * stand beside it; `user` is any open session; `mfaPending` is a session that still
 * waits for its second factor; `bridge` is the session of a payment without registration; the others are roles of the user.
 */
export const knownRoles: readonly string[] = [
  'anyone',
  'user',
  'mfaPending',
  'bridge',
  'US_USER',
  'US_MANAGER',
  'US_CONSULTANT',
  'US_SUPPLYPOINT_CLIENT',
  'US_DOSSIER_CLIENT',
  'US_CC',
  'US_CC_WHITELIST',
  'US_CC_MFA_ADMIN',
  'MANAGER_ADMIN_ASOC',
  'MANAGER_ADMIN_ENT',
  'SU_UFD',
]
