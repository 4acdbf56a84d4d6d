import { redirectLoginPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq, gt } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, failKeepingWrites } from '#src/core/result.ts'
import { sha256 } from '#src/core/sha256.ts'
import { transact } from '#src/core/transact.ts'
import { redirectLogin } from '#src/db/schema.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { barredCode } from './failures.service.ts'
import { openOrAskSecondFactor } from './secondFactor.service.ts'

const VALID_MS = 10 * MINUTE_MS

/**
 * The address to which a user who logs in elsewhere is redirected. The reference server plays that other site: it leads
 * straight back to the client with a one-time code and its state.
 */
export function detourLocation(tx: WriteContext, who: User): string {
  const [code, state] = [tx.chance.secret(), tx.chance.id()]
  tx.db
    .insert(redirectLogin)
    .values({ codeHash: sha256(code), state, userId: who.id, expiresAt: tx.now + VALID_MS })
    .run()
  return redirectLoginPath(code, state)
}

/**
 * Finishes a log-in after the redirect. Code and state belong together and are valid once, even if the user may not log
 * in.
 */
export function logInByRedirect(ctx: Context, query: { code: string; state: string }): ResultOf<'logInByRedirect'> {
  return transact(ctx, (tx): ResultOf<'logInByRedirect'> => {
    const [used] = tx.db
      .delete(redirectLogin)
      .where(
        and(
          eq(redirectLogin.codeHash, sha256(query.code)),
          eq(redirectLogin.state, query.state),
          gt(redirectLogin.expiresAt, tx.now),
        ),
      )
      .returning()
      .all()
    const who = used && userById(tx.db, used.userId)
    if (!who) return fail('1001')
    const barred = barredCode(tx, who)
    if (barred !== null) return failKeepingWrites(barred)
    const opened = openOrAskSecondFactor(tx, who)
    return { ...opened, value: { ...opened.value, certificate: true } }
  })
}
