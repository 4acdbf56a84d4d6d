import { mayActFor } from '@acometida/api-spec/rules/person/actFor'
import { hasPowerOverOthers } from '@acometida/api-spec/rules/person/manageUsers'
import { parseRoles, type Role } from '@acometida/api-spec/rules/person/roles'
import { failureOf } from '#src/api/call/apiError.ts'
import { parseFlag } from '#src/api/call/parse.ts'
import {
  type FoundUser,
  type SearchUserByParamSuccess,
  type SearchUsersFailure,
  type SearchUsersSuccess,
  useSearchUserByParam,
  useSearchUsers,
} from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { type MultiFactor, multiFactorOf } from '#src/session/login/multiFactor.ts'
import { isExact, type UserSearch } from './userSearch.ts'

/** A person found by staff: a user, or an unregistered customer. */
export interface FoundPerson extends Readonly<Pick<FoundUser, 'userId' | 'email' | 'phone' | 'enabled'>> {
  readonly document: string
  /** First name and surname. */
  readonly name: string
  readonly firstName: string
  /** Empty for a company. */
  readonly surname: string
  /** The language of messages. Undefined for an unregistered customer. */
  readonly language: Language | undefined
  readonly roles: readonly Role[]
  readonly gdprAccepted: boolean
  readonly multiFactor: MultiFactor
  /** The second factor is mandatory for them. */
  readonly multiFactorMandatory: boolean
}

/** The page size. */
export const PEOPLE_A_PAGE = 25

/**
 * A page of the people that a search finds. Empty without a match. Each call is audited. A search for oneself fails
 * with CC0.
 */
export function useFoundPeople(search: UserSearch, page: number) {
  const { key, value } = search
  const byCode = isHolderSearch(search)
  const limit = isExact(search) ? 1 : PEOPLE_A_PAGE
  const users = useSearchUsers(
    { filter: filterOf<'searchUsers'>({ [key]: value }), sort: 'userId', limit, offset: page * limit },
    { query: { enabled: !byCode, select: peopleOf } },
  )
  const params = { filter: filterOf<'searchUserByParam'>({ [key]: value }) }
  const holder = useSearchUserByParam(params, { query: { enabled: byCode, select: holderOf } })
  return byCode ? holder : users
}

/**
 * Whether a search is for the holder of a request or dossier, which administrators of the second factor alone may not
 * make.
 */
export function isHolderSearch({ key }: UserSearch): boolean {
  return key === 'sr' || key === 'dossier'
}

/** Whether staff searched for themselves. */
export function isOwnSearch(error: unknown): boolean {
  return failureOf<SearchUsersFailure>(error)?.code === 'CC0'
}

/** Whether a user with these roles may act for a person, or the reason why not. */
export function actingPermission(
  roles: readonly Role[],
  { userId, enabled, roles: theirs }: FoundPerson,
): 'may' | 'notRegistered' | 'powerful' | 'disabled' | 'barred' {
  if (userId === 0) return 'notRegistered'
  if (hasPowerOverOthers(theirs)) return 'powerful'
  if (!enabled) return 'disabled'
  return mayActFor(roles, theirs) ? 'may' : 'barred'
}

// A search without a match is a success (0025) that has only its result.
function peopleOf(answer: SearchUsersSuccess | Pick<SearchUsersSuccess, 'result'>): FoundPeople {
  return 'users' in answer ? { count: answer.users.count, people: answer.users.items.map(personOf) } : NOBODY
}

function holderOf(answer: SearchUserByParamSuccess | Pick<SearchUserByParamSuccess, 'result'>): FoundPeople {
  return 'user' in answer ? { count: 1, people: [personOf(answer.user)] } : NOBODY
}

export interface FoundPeople {
  /** On all pages. */
  readonly count: number
  readonly people: readonly FoundPerson[]
}

const NOBODY: FoundPeople = { count: 0, people: [] }

function personOf(user: FoundUser): FoundPerson {
  return {
    userId: user.userId,
    document: user.documentNumber,
    name: `${user.name} ${user.surName}`.trim(),
    firstName: user.name,
    surname: user.surName,
    language: user.language,
    email: user.email,
    phone: user.phone,
    roles: parseRoles(user.roles),
    enabled: user.enabled,
    gdprAccepted: parseFlag(user.gdprAccepted),
    multiFactor: multiFactorOf(user),
    multiFactorMandatory: parseFlag(user.mfaMandatory),
  }
}
