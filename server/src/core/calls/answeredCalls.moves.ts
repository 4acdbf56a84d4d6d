import { lte, min } from 'drizzle-orm'
import { answeredCall } from '#src/db/schema.ts'
import { keptMs } from './answeredCalls.ts'
import { instantOf, type Move } from '#src/core/moves.ts'

/** Forgets how calls were answered that come again no more. */
export const forgetAnswers: Move = {
  name: 'forgetAnswers',
  nextDueAt: (db) => {
    const oldest = oldestAt(db)
    // All that are over go at once, so that it runs every ten minutes at the most.
    return oldest === null ? null : oldest + 2 * keptMs
  },
  run: ({ db, now }) => {
    db.delete(answeredCall)
      .where(lte(answeredCall.at, now - keptMs))
      .run()
  },
}

const oldestAt = instantOf((db) => db.select({ at: min(answeredCall.at) }).from(answeredCall))
