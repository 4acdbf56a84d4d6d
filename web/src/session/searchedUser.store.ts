import { makeStore } from '#src/api/store.ts'

/** A user, or a customer who is not registered, whom staff have found. */
export interface SearchedUser {
  /** 0 for a customer who is not registered. */
  readonly userId: number
  readonly documentNumber: string
  readonly name: string
}

/** Whom staff found last, for as long as their session lasts; null before they searched. */
export const searchedUserStore = makeStore<SearchedUser | null>(null)
