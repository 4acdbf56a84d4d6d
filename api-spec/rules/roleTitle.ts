import { hasManagerAdmin, type Role } from './roles.ts'

export type RoleTitle = 'administrator' | 'agentAdmin' | (typeof OWN_TITLES)[number]

/** Roles that lend their own name to the title, the most telling first. */
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

/**
 * What a user is called in the user box, as the last part of the text key `roles.{title}`; undefined without roles.
 * Administrator wins over call-centre agent, and an agent who is something more is called by that.
 */
export function roleTitle(roles: readonly Role[]): RoleTitle | undefined {
  if (roles.includes('US_CC_WHITELIST')) return 'administrator'
  if (roles.includes('US_CC') && !roles.includes('SU_UFD') && !hasManagerAdmin(roles)) return 'agentAdmin'
  return OWN_TITLES.find((role) => roles.includes(role))
}
