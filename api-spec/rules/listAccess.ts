import { hasManagerAdmin, isRestrictedCallCentre, listsUseChannelFilter, type Role } from './roles.ts'

/** How the lists of a session are asked for. */
export interface ListAccess {
  /** Lists are narrowed to the channel. */
  readonly channelFilter: boolean
  /** Whose token opens them. */
  readonly token: 'user' | 'admin' | 'supplanted'
  /** Whose profile is loaded. */
  readonly profile: 'user' | 'admin' | 'supplanted'
  /** The document that every filter carries. */
  readonly document: string
}

/** What a role list and somebody supplanted make of the lists: whose document and token, and whether the channel narrows them. */
export function listAccess(roles: readonly Role[], own: string, supplanted: string | null = null): ListAccess {
  const whose = supplanted !== null ? 'supplanted' : isRestrictedCallCentre(roles) ? 'admin' : 'user'
  return { channelFilter: listsUseChannelFilter(roles), token: whose, profile: whose, document: supplanted ?? own }
}

/** The filter that finds one delegation of a user, as it is asked for with limit 1, sort userId and offset 0. */
export function delegationLookup(roles: readonly Role[], document: string): string {
  const given = roles.includes('US_MANAGER') || roles.includes('US_CONSULTANT') || hasManagerAdmin(roles)
  const type = roles.includes('US_MANAGER') ? 'US_MANAGER' : roles.includes('US_CONSULTANT') ? 'US_CONSULTANT' : null
  return [
    `${given ? 'adminDocument' : 'userDocument'}::${document}`,
    'status::C',
    ...(type === null ? [] : [`type::${type}`]),
    ...(roles.includes('MANAGER_ADMIN_ASOC') ? ['isAsoc::1'] : []),
  ].join('|')
}

/** With what such a lookup is paged. */
export const DELEGATION_LOOKUP = { limit: 1, sort: 'userId', offset: 0 } as const

/** The delegations that a link names: ids separated by commas. Undefined where it names none. */
export function delegationIds(segment: string): string[] | undefined {
  const ids = segment.split(',')
  return ids.every((id) => /^[1-9]\d{0,14}$/.test(id)) ? ids : undefined
}
