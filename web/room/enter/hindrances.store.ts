import { makeStore } from '#src/base/store.ts'

/** What hindered the entrance by which the page was opened, a sentence each. */
export const hindrances = makeStore<readonly string[]>([])
