import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { Role } from '@acometida/api-spec/rules/roles'
import { useLocation } from 'react-router-dom'
import type { DelegateRole } from '#src/api/generated/api.ts'

/** Managers and consultants have the same screens, each at their own addresses and in their own words. */
export interface Kind {
  /** The part of the text keys. */
  readonly id: 'manager' | 'consultant'
  readonly role: DelegateRole
  readonly list: string
  readonly add: string
  readonly profile: string
}

const manager: Kind = {
  id: 'manager',
  role: 'US_MANAGER',
  list: paths.managers,
  add: paths.addManager,
  profile: paths.managerProfile,
}
const consultant: Kind = {
  id: 'consultant',
  role: 'US_CONSULTANT',
  list: paths.consultants,
  add: paths.addConsultant,
  profile: paths.consultantProfile,
}

/** The kind that the address is about. */
export function useKind(): Kind {
  return useLocation().pathname.startsWith(consultant.list) ? consultant : manager
}

/** The kind that a role is of. */
export function kindOf(role: DelegateRole): Kind {
  return role === consultant.role ? consultant : manager
}

/** The kind that somebody is themselves; whoever is neither gives supplies to managers first. */
export function ownKind(roles: readonly Role[]): Kind {
  return roles.includes(consultant.role) && !roles.includes(manager.role) ? consultant : manager
}

export function otherKind({ id }: Kind): Kind {
  return id === 'manager' ? consultant : manager
}

/**
 * The page of somebody whom supplies were entrusted to. Users are named by their ids: an address is no place for a
 * document.
 */
export function profilePath({ profile }: Kind, userId: number): string {
  return `${profile}?delegate=${userId}`
}

/** Entrusts supplies to somebody who is known already. */
export function addPath({ add }: Kind, userId: number): string {
  return `${add}?delegate=${userId}`
}
