import { makeStore } from '#src/api/store.ts'

/** The session has expired on a page with something unsaved: it waits there for the password instead of being left. */
export const signInAgainStore = makeStore(false)
