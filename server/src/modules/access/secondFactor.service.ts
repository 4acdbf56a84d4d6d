import type { LoginAnswer } from '@acometida/api-spec/generated/operations'
import type { Context } from '#src/core/context.ts'
import { type Ok, ok, okAs } from '#src/core/result.ts'
import type { user } from '#src/db/schema.ts'
import { sendCode } from './challenge.service.ts'
import { loginAnswer } from './loginAnswer.ts'
import { openSession } from './session.service.ts'

type User = typeof user.$inferSelect

/**
 * Opens the session of a proven user: at once, to wait for the code that is sent now, or to wait until the second factor
 * is configured. Call it within a transaction.
 */
export function openOrChallenge(ctx: Context, who: User): Ok<LoginAnswer, '0000' | '0001' | '2903'> {
  if (who.mfaMandatory && !who.mfaConfigured)
    return okAs('2903', loginAnswer(who, openSession(ctx, who.id, 'setup'), ctx.now))
  if (!who.mfaEnabled) return ok(loginAnswer(who, openSession(ctx, who.id, 'open'), ctx.now))
  const tokens = openSession(ctx, who.id, 'code')
  sendCode(ctx, who, 'mfa', tokens.sessionId)
  return okAs('0001', loginAnswer(who, tokens, ctx.now))
}
