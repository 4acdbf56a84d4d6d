import { hasManagerAdmin, type Role } from './roles.ts'

/** The roles that give the title their own name, the most specific first. */
const OWN_TITLES = [
  'SU_UFD',
  'MANAGER_ADMIN_ASOC',
  'MANAGER_ADMIN_ENT',
  'US_CC_MFA_ADMIN',
  'US_MANAGER',
  'US_CONSULTANT',
  'US_SUPPLYPOINT_CLIENT',
  'US_DOSSIER_CLIENT',
  'US_USER',
] as const

/** Every title that a user may have. */
export const ROLE_TITLES = ['administrator', 'agentAdmin', ...OWN_TITLES] as const

export type RoleTitle = (typeof ROLE_TITLES)[number]

/**
 * The title of a user in the user box, as the last part of the text key `roles.{title}`; undefined without roles.
 * Administrator comes before call-centre agent, and any other role before agent.
 */
export function roleTitle(roles: readonly Role[]): RoleTitle | undefined {
  if (roles.includes('US_CC_WHITELIST')) return 'administrator'
  if (roles.includes('US_CC') && !roles.includes('SU_UFD') && !hasManagerAdmin(roles)) return 'agentAdmin'
  return OWN_TITLES.find((role) => roles.includes(role))
}
