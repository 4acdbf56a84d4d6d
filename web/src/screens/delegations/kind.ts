import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Role } from '@acometida/api-spec/rules/person/roles'
import { useLocation } from 'react-router-dom'
import type { DelegateRole } from '#src/api/generated/api.ts'

/** The kinds of delegates: managers and consultants share their screens, each with its own addresses and texts. */
export type Kind = typeof MANAGER | typeof CONSULTANT

const MANAGER = {
  /** The group of its texts. */
  id: 'manager',
  role: 'US_MANAGER',
  /** The usual term of access, a preset of the wizard. */
  usualTerm: 'year',
  list: paths.managers,
  add: paths.addManager,
  profile: paths.managerProfile,
} as const
const CONSULTANT = {
  id: 'consultant',
  role: 'US_CONSULTANT',
  usualTerm: 'days30',
  list: paths.consultants,
  add: paths.addConsultant,
  profile: paths.consultantProfile,
} as const

/** The kind of the current address. */
export function useKind(): Kind {
  return useLocation().pathname.startsWith(CONSULTANT.list) ? CONSULTANT : MANAGER
}

/** The kind of a role. */
export function kindOf(role: DelegateRole): Kind {
  return role === CONSULTANT.role ? CONSULTANT : MANAGER
}

/** The user's own kind. Manager if they are neither. */
export function ownKind(roles: readonly Role[]): Kind {
  return roles.includes(CONSULTANT.role) && !roles.includes(MANAGER.role) ? CONSULTANT : MANAGER
}

export function otherKind({ id }: Kind): Kind {
  return id === 'manager' ? CONSULTANT : MANAGER
}

/**
 * The page of a delegate: `/managers/profile?delegate=7`. Users are named by id: a document must not be in an address.
 */
export function profilePath({ profile }: Kind, userId: number): string {
  return `${profile}?delegate=${userId}`
}

/** The wizard for a known delegate: `/managers/add?delegate=7`. */
export function addPath({ add }: Kind, userId: number): string {
  return `${add}?delegate=${userId}`
}
