import type { Role } from '@acometida/api-spec/rules/person/roles'
import type { Caller } from '#src/core/context.ts'

/** The roles, the highest first. Who manages a group has the role of an agent besides. */
const RANKS: readonly Role[] = [
  'SU_UFD',
  'US_CC_MFA_ADMIN',
  'US_CC_WHITELIST',
  'MANAGER_ADMIN_ASOC',
  'MANAGER_ADMIN_ENT',
  'US_CC',
  'US_MANAGER',
  'US_CONSULTANT',
  'US_SUPPLYPOINT_CLIENT',
  'US_DOSSIER_CLIENT',
  'US_USER',
]

/** The role that a call is logged under: the highest of its caller, or what the session is for while it is not open. */
export function roleOf(caller: Caller | null): string {
  if (caller === null) return 'anyone'
  if (caller.stage === 'bridge') return 'bridge'
  if (caller.stage !== 'open') return 'mfaPending'
  return RANKS.find((role) => caller.roles.includes(role)) ?? 'user'
}
