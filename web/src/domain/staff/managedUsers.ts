import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { hasPowerOverOthers, mayManageUser } from '@acometida/api-spec/rules/person/manageUsers'
import {
  canManageCallCentreUsers,
  CALL_CENTRE_ROLES,
  parseRoles,
  type Role,
} from '@acometida/api-spec/rules/person/roles'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/time/dates'
import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import {
  type CallCentreUser,
  deleteUser,
  listCallCentreUsers,
  type ListUserRolesSuccess,
  setCallCentreRoles,
  setCallCentreStatus,
  setUserRoles,
  useListCallCentreRoles,
  useGetUserRoles,
  useListUserRoles,
  type UserRoleRecord,
} from '#src/api/generated/api.ts'
import { defineQuery, useMutationOf, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { fetchAllPages } from '#src/api/query/fetchAllPages.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** A user as staff manage them. */
export interface ManagedUser {
  readonly userId: number
  /** The log-in name: a document or a staff code. */
  readonly username: string
  readonly name: string
  readonly email: string
  /** Neither disabled nor blocked. */
  readonly enabled: boolean
  readonly roles: readonly Role[]
  /** A local date, `2026-03-14`. Undefined if unknown. */
  readonly registeredOn: string | undefined
  /** A local date, `2026-03-14`. Undefined if they never logged in. */
  readonly lastLoginOn: string | undefined
}

/** Two local dates, `2026-03-14`, both included. If one is empty, only the other date; if both, any. */
interface Days {
  readonly from: string
  readonly to: string
}

/** The filter of users as typed. Empty fields match all. */
export interface UserFilter {
  readonly document: string
  readonly email: string
  readonly registered: Days
  readonly loggedIn: Days
}

const ANY_DAY: Days = { from: '', to: '' }
export const NO_FILTER: UserFilter = { document: '', email: '', registered: ANY_DAY, loggedIn: ANY_DAY }

/** The filter in the history state. It must not be in the address, because it is personal data. */
export function filterIn(state: unknown): UserFilter | undefined {
  const { document, email, registered, loggedIn } = fieldsIn(fieldsIn(state).filter)
  if (typeof document !== 'string' || typeof email !== 'string') return undefined
  return areDays(registered) && areDays(loggedIn) ? { document, email, registered, loggedIn } : undefined
}

/** The problem of two dates, each of which may be empty: no date, in the wrong order, or in the future. */
export function daysProblem({ from, to }: Days, today: string): 'noDate' | 'order' | 'future' | undefined {
  if ([from, to].some((day) => day !== '' && !isDate(day))) return 'noDate'
  if (endsBeforeStart(from, to)) return 'order'
  return from > today || to > today ? 'future' : undefined
}

/** The page size. */
export const USERS_A_PAGE = 25

/** All users of the call centre, disabled ones included. */
export function useCallCentre() {
  const limit = PAGE_LIMITS.listUserRoles
  return useDefinedQuery(
    defineQuery('listCallCentreUsers', [], (signal) =>
      fetchAllPages(
        (offset) => listCallCentreUsers({ limit, offset }, { signal }),
        ({ users }) => ({ ...users, items: users.items.map(managedOf) }),
        ({ userId }) => userId,
      ),
    ),
  )
}

/** A page of the users that match a filter. Empty without a match. */
export function useManagedUsers(filter: UserFilter, page: number) {
  return useListUserRoles(
    { limit: USERS_A_PAGE, offset: page * USERS_A_PAGE, ...omitEmpty({ filter: filterText(filter) }) },
    { query: { select: usersOf } },
  )
}

/**
 * The filter in wire form: `document::12345678Z|registrationDate::01/03/2026|registrationTo::05/03/2026`. Empty if it
 * matches all.
 */
export function filterText({ document, email, registered, loggedIn }: UserFilter): string {
  const range = ({ from, to }: Days, first: string, last: string) => ({
    ...(from || to ? { [first]: spanishDate(from || to) } : {}),
    ...(from && to && from !== to ? { [last]: spanishDate(to) } : {}),
  })
  return filterOf<'listUserRoles'>({
    ...(document.trim() === '' ? {} : { document: normalizeIdentifier(document) }),
    ...(email.trim() === '' ? {} : { email: normalizeEmail(email) }),
    ...range(registered, 'registrationDate', 'registrationTo'),
    ...range(loggedIn, 'lastLoginDate', 'lastLoginTo'),
  })
}

/** Whether the logged-in user may manage another, or the reason why not. */
export function useManaging(): (user: ManagedUser) => 'may' | 'self' | 'powerful' {
  const { roles, loginDocument } = useSession()
  return (user) => {
    if (user.username === loginDocument) return 'self'
    return mayManageUser(roles, user.roles) ? 'may' : 'powerful'
  }
}

/** Whether the actor may grant or revoke a role. */
export function mayGrant(actor: readonly Role[], role: Role): boolean {
  return !hasPowerOverOthers([role]) || canManageCallCentreUsers(actor)
}

/** The granted and revoked roles of a change. */
export function rolesDifference(before: readonly Role[], after: readonly Role[]) {
  return {
    given: after.filter((role) => !before.includes(role)),
    taken: before.filter((role) => !after.includes(role)),
  }
}

/** A user's current state: lists may be minutes old, and roles are set as a whole. */
export function useManagedUser({ userId }: Pick<ManagedUser, 'userId'>) {
  return useGetUserRoles(userId, { query: { select: ({ userRole }) => managedOf(userRole), staleTime: 0, gcTime: 0 } })
}

/** Sets the roles of a user. */
export function useSetRoles() {
  return useMutationOf(({ user, roles }: { readonly user: ManagedUser; readonly roles: readonly Role[] }) =>
    setUserRoles(user.userId, { roles: [...roles] }),
  )
}

/** Enables or disables a user of the call centre. */
export function useSetEnabled() {
  return useMutationOf(({ user, enabled }: { readonly user: ManagedUser; readonly enabled: boolean }) =>
    setCallCentreStatus(user.username, { enabled }),
  )
}

/** The roles of the call centre. The client's own list until the server answers. */
export function useGrantRoles(): readonly Role[] {
  const { data = CALL_CENTRE_ROLES } = useListCallCentreRoles({ query: { select: ({ roles }) => parseRoles(roles) } })
  return data
}

/** Grants or revokes all roles of the call centre. */
export function useCallCentreGrant() {
  const all = useGrantRoles()
  return useMutationOf(({ username, grant }: { readonly username: string; readonly grant: boolean }) =>
    setCallCentreRoles(normalizeIdentifier(username), { roles: grant ? [...all] : [] }),
  )
}

/** Deletes a user. `commons` also deletes the customer's record, which their contracts share. */
export function useDeleteManaged() {
  return useMutationOf(({ user, commons }: { readonly user: ManagedUser; readonly commons: boolean }) =>
    deleteUser(user.userId, commons ? { deleteCommons: true } : {}),
  )
}

function areDays(value: unknown): value is Days {
  const { from, to } = fieldsIn(value)
  return typeof from === 'string' && typeof to === 'string'
}

// A search without a match is a success (0025) that has only its result.
function usersOf(answer: ListUserRolesSuccess | Pick<ListUserRolesSuccess, 'result'>) {
  const { count, items } = 'userRoles' in answer ? answer.userRoles : { count: 0, items: [] }
  return { count, people: items.map(managedOf) }
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
