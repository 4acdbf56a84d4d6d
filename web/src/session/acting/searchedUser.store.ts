import { makeStore } from '#src/base/store.ts'

/** A user, or an unregistered customer, found by staff. */
export interface SearchedUser {
  /** 0 for an unregistered customer. */
  readonly userId: number
  readonly documentNumber: string
  readonly name: string
}

/** The users last found by staff, newest first, until their session ends. In memory only. */
export const searchedUsersStore = makeStore<readonly SearchedUser[]>([])

/** Puts a user first in the list of found users. Drops the oldest above the limit. */
export function rememberSearched(user: SearchedUser): void {
  const others = searchedUsersStore.current().filter(({ documentNumber }) => documentNumber !== user.documentNumber)
  searchedUsersStore.set([user, ...others].slice(0, MAX_USERS))
}

const MAX_USERS = 10
