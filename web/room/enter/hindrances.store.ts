import { makeStore } from '#src/base/store.ts'

/** The errors of the entrance that opened the page, a sentence each. */
export const hindrances = makeStore<readonly string[]>([])
