import { makeStore } from '#src/api/store.ts'

/** A user, or a customer who is not registered, whom staff have found. */
export interface SearchedUser {
  /** 0 for a customer who is not registered. */
  readonly userId: number
  readonly documentNumber: string
  readonly name: string
}

/** Whom staff found last, the newest first, for as long as their session lasts. It is kept nowhere else. */
export const searchedUsersStore = makeStore<readonly SearchedUser[]>([])

/** Puts a user before all others that staff have found; of whom there are too many the oldest goes. */
export function rememberSearched(user: SearchedUser): void {
  const others = searchedUsersStore.current().filter(({ documentNumber }) => documentNumber !== user.documentNumber)
  searchedUsersStore.set([user, ...others].slice(0, MOST))
}

const MOST = 10
