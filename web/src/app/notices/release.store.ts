import { makeStore } from '#src/base/store.ts'

/** Reloads the page with a newer release. Null if there is none. */
export const releaseStore = makeStore<(() => void) | null>(null)
