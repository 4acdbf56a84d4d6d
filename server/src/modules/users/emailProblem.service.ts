import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { masterData, user } from '#src/db/schema.ts'

/** Why a user may not have an address: its provider is not accepted (2003), or somebody else has it (2018). */
export function emailProblem(ctx: Context, email: string, userId = 0): '2003' | '2018' | null {
  const blocked = ctx.db
    .select({ value: masterData.value })
    .from(masterData)
    .where(and(eq(masterData.master, 'EMAIL_BLOCKED'), eq(masterData.key, 'FRAGMENTS')))
    .get()
  if (blocked?.value.split(';').some((fragment) => fragment !== '' && email.includes(fragment))) return '2003'
  return isTaken(ctx, email, userId) ? '2018' : null
}

/** Whether a user other than this one has the address; 0 for anybody. */
export function isTaken({ db }: Context, email: string, userId: number): boolean {
  const other = and(eq(user.email, email), ne(user.id, userId))
  return db.select({ id: user.id }).from(user).where(other).get() !== undefined
}
