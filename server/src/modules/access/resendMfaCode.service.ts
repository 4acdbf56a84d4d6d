import { CODE_VALID_SECONDS } from '@acometida/api-spec/rules/code'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok, unauthenticated } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { userById } from '#src/modules/users/findUser.service.ts'
import { sendCode, wasSentWithin } from './challenge.service.ts'

const pauseMs = 5_000

/**
 * Sends the code of the second factor again, to the user of the session that waits for it. Not more often than every
 * five seconds.
 */
export function resendMfaCode(ctx: AuthorizedContext): ResultOf<'resendMfaCode'> {
  const { caller } = ctx
  if (caller.stage !== 'code') return unauthenticated
  return transact(ctx, (tx): ResultOf<'resendMfaCode'> => {
    const who = userById(tx.db, caller.userId)
    if (!who) return unauthenticated
    if (who.lockedUntil > tx.now || wasSentWithin(tx, 'mfa', caller.sessionId, pauseMs)) return fail('2024')
    sendCode(tx, who, 'mfa', caller.sessionId)
    return ok({ validSeconds: CODE_VALID_SECONDS, mfaChanel: who.mfaChannel })
  })
}
