import type { LoginAnswer } from '@acometida/api-spec/generated/operations'
import { CODE_VALID_SECONDS } from '@acometida/api-spec/rules/person/code'
import type { WriteContext, AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { type Ok, ok, okWithCode, fail, unauthenticated } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { sendCode, wasSentWithin } from './codes.service.ts'
import { resetFailures } from './failures.service.ts'
import { loginAnswer } from './loginAnswer.ts'
import { openSession } from './session.service.ts'

/**
 * Opens the session of a user with the right password: at once, to wait for a code that is sent now, or to wait until
 * the second factor is configured. The count of failures is reset only if no code is required: otherwise a known
 * password would allow any number of guesses at the code.
 */
export function openOrAskSecondFactor(tx: WriteContext, who: User): Ok<LoginAnswer, '0000' | '0001' | '2903'> {
  const setUp = who.mfaMandatory && !who.mfaConfigured
  if (who.mfaEnabled && !setUp) {
    const tokens = openSession(tx, who.id, 'code')
    sendCode(tx, who, 'mfa', tokens.sessionId)
    return okWithCode('0001', loginAnswer(who, tokens, tx.now))
  }
  resetFailures(tx, who)
  if (setUp) return okWithCode('2903', loginAnswer(who, openSession(tx, who.id, 'setup'), tx.now))
  return ok(loginAnswer(who, openSession(tx, who.id, 'open'), tx.now))
}

const PAUSE_MS = 5_000

/** Sends another code to the user whose session waits for one, at most every five seconds. */
export function resendMfaCode(ctx: AuthorizedContext): ResultOf<'resendMfaCode'> {
  const { caller } = ctx
  if (caller.stage !== 'code') return unauthenticated
  return transact(ctx, (tx): ResultOf<'resendMfaCode'> => {
    const who = userById(tx.db, caller.userId)
    if (!who) return unauthenticated
    if (who.lockedUntil > tx.now || wasSentWithin(tx, 'mfa', caller.sessionId, PAUSE_MS)) return fail('2024')
    sendCode(tx, who, 'mfa', caller.sessionId)
    return ok({ validSeconds: CODE_VALID_SECONDS, mfaChanel: who.mfaChannel })
  })
}
