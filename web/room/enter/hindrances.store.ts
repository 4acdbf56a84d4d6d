import { makeStore } from '#src/base/store.ts'

/** The problems that stopped the entrance of this page, a sentence for each. */
export const hindrances = makeStore<readonly string[]>([])
