import { makeStore } from '#src/base/store.ts'

/** The session has expired on a page with unsaved input. The page waits for the password instead of being left. */
export const signInAgainStore = makeStore(false)
