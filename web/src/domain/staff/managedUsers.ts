import { canManageCallCentreUsers, CALL_CENTRE_ROLES, parseRoles, type Role } from '@acometida/api-spec/rules/roles'
import { isPowerful, mayManageUser } from '@acometida/api-spec/rules/authority'
import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/dates'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { printFilter } from '@acometida/api-spec/rules/filter'
import { useChange } from '#src/api/composed.ts'
import {
  type CallCentreUser,
  deleteUser,
  type ListCallCentreUsersSuccess,
  type ListUserRolesSuccess,
  setCallCentreRoles,
  setCallCentreStatus,
  setUserRoles,
  useListCallCentreRoles,
  useListCallCentreUsers,
  useListUserRoles,
  type UserRoleRecord,
} from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'

/** A user as staff manage them. */
export interface ManagedUser {
  readonly userId: number
  /** What they log in with: a document or a staff code. */
  readonly username: string
  readonly name: string
  readonly email: string
  /** Neither disabled nor blocked. */
  readonly enabled: boolean
  readonly roles: readonly Role[]
  /** ISO 8601; undefined where it is not known. */
  readonly registeredOn: string | undefined
  /** ISO 8601; undefined for who never logged in. */
  readonly lastLoginOn: string | undefined
}

export interface ManagedUsers {
  /** Of all pages. */
  readonly count: number
  readonly people: readonly ManagedUser[]
}

/** What a list of users is narrowed by, as it was typed; empty where it is not. Days in ISO 8601, both included. */
export interface UserFilter {
  readonly document: string
  readonly email: string
  readonly registeredFrom: string
  readonly registeredTo: string
  readonly loggedInFrom: string
  readonly loggedInTo: string
}

export const NO_FILTER: UserFilter = {
  document: '',
  email: '',
  registeredFrom: '',
  registeredTo: '',
  loggedInFrom: '',
  loggedInTo: '',
}

/** So many a page. */
export const USERS_A_PAGE = 25

/** The users of the call centre, disabled ones included, as many as the server gives at once. */
export function useCallCentre() {
  return useListCallCentreUsers({ limit: MOST }, { query: { select: callCentreOf } })
}

/** A page of the users whom a filter leaves; none where nobody fits. */
export function useManagedUsers(filter: UserFilter, page: number) {
  const asked = filterText(filter)
  return useListUserRoles(
    { limit: USERS_A_PAGE, offset: page * USERS_A_PAGE, ...(asked !== '' && { filter: asked }) },
    { query: { select: usersOf } },
  )
}

/** A filter in the words of the call. A range with one end is that day alone. */
export function filterText({ document, email, ...days }: UserFilter): string {
  const range = (from: string, to: string, first: string, last: string) => ({
    ...(from || to ? { [first]: spanishDate(from || to) } : {}),
    ...(from && to && from !== to ? { [last]: spanishDate(to) } : {}),
  })
  return printFilter({
    ...(document.trim() === '' ? {} : { document: normalizeIdentifier(document) }),
    ...(email.trim() === '' ? {} : { email: normalizeEmail(email) }),
    ...range(days.registeredFrom, days.registeredTo, 'registrationDate', 'registrationTo'),
    ...range(days.loggedInFrom, days.loggedInTo, 'lastLoginDate', 'lastLoginTo'),
  })
}

/** Whether whoever is logged in may manage a user, or which rule is in the way. */
export function useManaging(): (user: ManagedUser) => 'may' | 'self' | 'powerful' {
  const { roles, loginDocument } = useSession()
  return (user) => {
    if (user.username === loginDocument) return 'self'
    return mayManageUser(roles, user.roles) ? 'may' : 'powerful'
  }
}

/** Whether whoever is logged in may give or take a role. */
export function mayGive(actor: readonly Role[], role: Role): boolean {
  return !isPowerful([role]) || canManageCallCentreUsers(actor)
}

/** What a change of roles gives and takes. */
export function rolesDifference(before: readonly Role[], after: readonly Role[]) {
  return {
    given: after.filter((role) => !before.includes(role)),
    taken: before.filter((role) => !after.includes(role)),
  }
}

/** Makes the roles of a user these. */
export function useSetRoles() {
  return useChange(({ user, roles }: { readonly user: ManagedUser; readonly roles: readonly Role[] }) =>
    setUserRoles(user.userId, { roles: [...roles] }),
  )
}

/** Takes a user of the call centre out of service, or back into it. */
export function useSetEnabled() {
  return useChange(({ user, enabled }: { readonly user: ManagedUser; readonly enabled: boolean }) =>
    setCallCentreStatus(user.username, { enabled }),
  )
}

/** The roles that make somebody part of the call centre: those that we know until the server has told. */
export function useGrantRoles(): readonly Role[] {
  const { data = CALL_CENTRE_ROLES } = useListCallCentreRoles({ query: { select: ({ roles }) => parseRoles(roles) } })
  return data
}

/** Gives somebody all roles of the call centre, or takes them. */
export function useCallCentreGrant() {
  const all = useGrantRoles()
  return useChange(({ username, grant }: { readonly username: string; readonly grant: boolean }) =>
    setCallCentreRoles(normalizeIdentifier(username), { roles: grant ? [...all] : [] }),
  )
}

/** Deletes a user; `commons`: and the record of the customer, which their contracts share. */
export function useDeleteManaged() {
  return useChange(({ user, commons }: { readonly user: ManagedUser; readonly commons: boolean }) =>
    deleteUser(user.userId, commons ? { deleteCommons: true } : {}),
  )
}

/** What the server gives at once. */
const MOST = 100

function callCentreOf({ users: { count, items } }: ListCallCentreUsersSuccess): ManagedUsers {
  return { count, people: items.map(managedOf) }
}

// Nobody found passes as a success (0025), which has nothing but its result.
function usersOf(answer: ListUserRolesSuccess | Pick<ListUserRolesSuccess, 'result'>): ManagedUsers {
  if (!('userRoles' in answer)) return { count: 0, people: [] }
  return { count: answer.userRoles.count, people: answer.userRoles.items.map(managedOf) }
}

function managedOf(user: CallCentreUser | UserRoleRecord): ManagedUser {
  const { userId, username, name, surName, email, enabled, roles, lastLoginDate } = user
  return {
    userId,
    username,
    name: `${name} ${surName}`.trim(),
    email,
    enabled,
    roles: parseRoles(roles),
    registeredOn: 'registrationDate' in user ? dateFromSpanish(user.registrationDate ?? '') : undefined,
    lastLoginOn: lastLoginDate === undefined ? undefined : dateFromSpanish(lastLoginDate),
  }
}
