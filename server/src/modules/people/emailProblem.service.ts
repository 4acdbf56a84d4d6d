import { type EmailLimits, isEmail } from '@acometida/api-spec/rules/person/email'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { user } from '#src/db/schema.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'

/**
 * The problem with an address for a user: its domain is not accepted (2003), or somebody else has it (2018); null if
 * there is none.
 */
export function emailProblem(ctx: Context, email: string, userId = 0): '2003' | '2018' | null {
  if (!isEmail(email, emailLimits(ctx))) return '2003'
  return isTaken(ctx, email, userId) ? '2018' : null
}

/** Whether a user other than `userId` has the address. 0 compares with all users. */
export function isTaken({ db }: Context, email: string, userId: number): boolean {
  const other = and(eq(user.email, email), ne(user.id, userId))
  return db.select({ id: user.id }).from(user).where(other).get() !== undefined
}

/** The domains that the utility's settings exclude: placeholders and throw-away mail. */
export function emailLimits({ db }: Pick<Context, 'db'>): EmailLimits {
  const { FRAGMENTS = '', DUMMY_DOMAIN = '' } = settingsOf(db, 'EMAIL_BLOCKED')
  return { dummyDomain: DUMMY_DOMAIN, blockedFragments: FRAGMENTS.split(';') }
}
