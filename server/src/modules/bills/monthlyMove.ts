import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { Move } from '#src/core/moves.ts'
import { monthlyRun } from '#src/db/schema.ts'
import { monthlyInstants, nextMonth } from './billDates.rules.ts'

/** Something that is done for each month once its instant has come. Its row tells how far it has got. */
export function monthlyMove(
  name: string,
  kind: keyof typeof monthlyInstants,
  runOf: (ctx: Context, month: string) => void,
): Move {
  const next = (db: Context['db']): string | null => {
    const row = db.select().from(monthlyRun).where(eq(monthlyRun.name, kind)).get()
    return row ? nextMonth(row.month) : null
  }
  return {
    name,
    nextDueAt: (db) => {
      const month = next(db)
      return month === null ? null : monthlyInstants[kind](month)
    },
    run: (ctx) => {
      const month = next(ctx.db)
      if (month === null) return
      runOf(ctx, month)
      ctx.db.update(monthlyRun).set({ month }).where(eq(monthlyRun.name, kind)).run()
    },
  }
}
