import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { getTableColumns, lte, sql, min } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import type { Tx } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { answeredCall } from '#src/db/schema.ts'
import { type Answer, refusedAnswer } from './answers.ts'

/** A call that is repeated within this time gets its first answer. */
export const RETENTION_MS = 10 * MINUTE_MS

/** A call that may be repeated: its caller, operation and id, and a hash of what it asks. */
export interface RepeatableCall {
  readonly ctx: AuthorizedContext
  readonly messageId: string
  /** The header that had the id. */
  readonly header: string
  readonly operation: string
  readonly requestHash: string
}

interface KeptAnswer {
  readonly status: number
  readonly codResult: string
  readonly answer: string
}

/** Thrown in the transaction of a call if an equal call was answered meanwhile: it must change nothing. */
export class AnsweredMeanwhile extends Error {}

/**
 * The answer to a repeated call: that of the call of the same user, actor, id and operation within the last ten
 * minutes, or a refusal if that call asked for something else. Null for a first call.
 */
export function repeatedAnswer(call: RepeatableCall): Answer | null {
  const kept = findKept(call.ctx.db).get({ ...keyOf(call), after: call.ctx.now - RETENTION_MS })
  if (!kept) return null
  if (kept.requestHash !== call.requestHash) {
    const violations = [
      { where: `header/${call.header}`, problem: 'was the id of a call that asked for something else' },
    ]
    return refusedAnswer(400, violations)
  }
  return { status: kept.status, code: kept.codResult, text: kept.answer, problems: [] }
}

/** Stores the answer to a call, in the transaction of its change. */
export function storeAnswer(tx: Tx, call: RepeatableCall, answer: KeptAnswer): void {
  const { requestHash, ctx } = call
  const times = { at: ctx.now, expiredAt: ctx.now - RETENTION_MS }
  const { changes } = upsertAnswer(tx).run({ ...keyOf(call), ...answer, requestHash, ...times })
  if (changes === 0) throw new AnsweredMeanwhile()
}

function keyOf({ ctx: { caller }, messageId, operation }: RepeatableCall) {
  return { userId: caller.userId, actorId: caller.actorId ?? 0, messageId, operation }
}

/** Changes nothing if there is an answer that is not too old for a repeated call. */
const upsertAnswer = prepared((tx: Tx) =>
  tx
    .insert(answeredCall)
    .values(recordOf(keysOf(getTableColumns(answeredCall)), (column) => sql.placeholder(column)))
    .onConflictDoUpdate({
      target: [answeredCall.userId, answeredCall.actorId, answeredCall.messageId, answeredCall.operation],
      set: {
        requestHash: sql`excluded.request_hash`,
        status: sql`excluded.status`,
        codResult: sql`excluded.cod_result`,
        answer: sql`excluded.answer`,
        at: sql`excluded.at`,
      },
      setWhere: lte(answeredCall.at, sql.placeholder('expiredAt')),
    }),
)

const findKept = prepared((db) =>
  db
    .select({
      requestHash: answeredCall.requestHash,
      status: answeredCall.status,
      codResult: answeredCall.codResult,
      answer: answeredCall.answer,
    })
    .from(answeredCall)
    .where(
      sql`${answeredCall.userId} = ${sql.placeholder('userId')} and ${answeredCall.actorId} = ${sql.placeholder('actorId')}
        and ${answeredCall.messageId} = ${sql.placeholder('messageId')}
        and ${answeredCall.operation} = ${sql.placeholder('operation')} and ${answeredCall.at} > ${sql.placeholder('after')}`,
    ),
)

/** Deletes the answers that are too old for a repeated call. */
export const forgetAnswers: ScheduledJob = {
  name: 'forgetAnswers',
  // All expired answers go at once, so the job runs every ten minutes at most.
  nextDueAt: nextDueOf((db) => db.select({ at: min(answeredCall.at) }).from(answeredCall), 2 * RETENTION_MS),
  run: ({ db, now }) => {
    db.delete(answeredCall)
      .where(lte(answeredCall.at, now - RETENTION_MS))
      .run()
  },
}
