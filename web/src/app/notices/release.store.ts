import { makeStore } from '#src/api/store.ts'

/** Reloads the page with a newer release. Null if there is none. */
export const releaseStore = makeStore<(() => void) | null>(null)
