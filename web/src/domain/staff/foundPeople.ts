import { filterOf } from '#src/api/filterOf.ts'
import { isPowerful } from '@acometida/api-spec/rules/authority'
import { mayActFor } from '@acometida/api-spec/rules/actFor'
import { parseRoles, type Role } from '@acometida/api-spec/rules/roles'
import { failureOf } from '#src/api/apiError.ts'
import {
  type FoundUser,
  type SearchUserByParamSuccess,
  type SearchUsersFailure,
  type SearchUsersSuccess,
  useSearchUserByParam,
  useSearchUsers,
} from '#src/api/generated/api.ts'
import { isYes } from '#src/api/readable.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { type MultiFactor, multiFactorOf } from '#src/session/multiFactor.ts'
import { isExact, type UserSearch } from './userSearch.ts'

/** Somebody whom staff have found: a user, or a customer who is not registered. */
export interface FoundPerson {
  /** 0 for a customer who is not registered. */
  readonly userId: number
  readonly document: string
  /** First name and surname. */
  readonly name: string
  readonly firstName: string
  /** Empty for a company. */
  readonly surname: string
  readonly email: string
  readonly phone: string
  /** The language of messages; undefined for a customer who is not registered. */
  readonly language: Language | undefined
  readonly roles: readonly Role[]
  /** Neither disabled nor blocked. */
  readonly enabled: boolean
  readonly gdprAccepted: boolean
  readonly multiFactor: MultiFactor
  /** The second factor is mandatory for them. */
  readonly multiFactorMandatory: boolean
}

/** People on a page. */
export const PEOPLE_A_PAGE = 25

/**
 * The people that a search finds, a page of them; none where nobody fits. Each time it is asked is recorded. Looking
 * for oneself is the failure CC0.
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

/** Whether a search finds the holder of a request or dossier, which administrators of the second factor may not use. */
export function isHolderSearch({ key }: UserSearch): boolean {
  return key === 'sr' || key === 'dossier'
}

/** Whether staff searched for themselves. */
export function isOwnSearch(error: unknown): boolean {
  return failureOf<SearchUsersFailure>(error)?.code === 'CC0'
}

/** Whether somebody with these roles may act for a person, or the obstacle. */
export function actingStanding(
  roles: readonly Role[],
  { userId, enabled, roles: theirs }: FoundPerson,
): 'may' | 'notRegistered' | 'powerful' | 'disabled' | 'barred' {
  if (userId === 0) return 'notRegistered'
  if (isPowerful(theirs)) return 'powerful'
  if (!enabled) return 'disabled'
  return mayActFor(roles, theirs) ? 'may' : 'barred'
}

// Nobody found passes as a success (0025), whose answer has only its result.
function peopleOf(answer: SearchUsersSuccess | Pick<SearchUsersSuccess, 'result'>): FoundPeople {
  return 'users' in answer ? { count: answer.users.count, people: answer.users.items.map(personOf) } : NOBODY
}

function holderOf(answer: SearchUserByParamSuccess | Pick<SearchUserByParamSuccess, 'result'>): FoundPeople {
  return 'user' in answer ? { count: 1, people: [personOf(answer.user)] } : NOBODY
}

export interface FoundPeople {
  /** The total of all pages. */
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
    gdprAccepted: isYes(user.gdprAccepted),
    multiFactor: multiFactorOf(user),
    multiFactorMandatory: isYes(user.mfaMandatory),
  }
}
