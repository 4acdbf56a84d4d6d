import { lte, min } from 'drizzle-orm'
import { perDb } from '#src/db/perDb.ts'
import { answeredCall } from '#src/db/schema.ts'
import { keptMs } from './answeredCalls.ts'
import type { Move } from './moves.ts'

/** Forgets how calls were answered that come again no more. */
export const forgetAnswers: Move = {
  name: 'forgetAnswers',
  nextDueAt: (db) => {
    const oldest = findOldest(db).get()?.at ?? null
    // All that are over go at once, so that it runs every ten minutes at the most.
    return oldest === null ? null : oldest + 2 * keptMs
  },
  run: ({ db, now }) => {
    db.delete(answeredCall)
      .where(lte(answeredCall.at, now - keptMs))
      .run()
  },
}

const findOldest = perDb((db) =>
  db
    .select({ at: min(answeredCall.at) })
    .from(answeredCall)
    .prepare(),
)
