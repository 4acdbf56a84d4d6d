import type { LoginAnswer } from '@acometida/api-spec/generated/operations'
import type { Writing } from '#src/core/context.ts'
import { type Ok, ok, okAs } from '#src/core/result.ts'
import type { user } from '#src/db/schema.ts'
import { sendCode } from './challenge.service.ts'
import { loginAnswer } from './loginAnswer.ts'
import { forgetFailures } from './lock.service.ts'
import { openSession } from './session.service.ts'

type User = typeof user.$inferSelect

/**
 * Opens the session of a proven user: at once, to wait for the code that is sent now, or to wait until the second
 * factor is configured. Wrong tries are forgotten only where no code is asked for: else a known password would buy any
 * number of guesses at the code.
 */
export function openOrChallenge(tx: Writing, who: User): Ok<LoginAnswer, '0000' | '0001' | '2903'> {
  const setUp = who.mfaMandatory && !who.mfaConfigured
  if (who.mfaEnabled && !setUp) {
    const tokens = openSession(tx, who.id, 'code')
    sendCode(tx, who, 'mfa', tokens.sessionId)
    return okAs('0001', loginAnswer(who, tokens, tx.now))
  }
  forgetFailures(tx, who)
  if (setUp) return okAs('2903', loginAnswer(who, openSession(tx, who.id, 'setup'), tx.now))
  return ok(loginAnswer(who, openSession(tx, who.id, 'open'), tx.now))
}
