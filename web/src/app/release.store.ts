import { makeStore } from '#src/api/store.ts'

/** Loads the page anew with a release that has come since; null while there is none. */
export const releaseStore = makeStore<(() => void) | null>(null)
