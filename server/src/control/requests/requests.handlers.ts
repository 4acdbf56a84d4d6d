import type * as Wire from '@acometida/api-spec/generated/control'
import { and, desc, eq } from 'drizzle-orm'
import type { LoggedRequest } from './requestLog.ts'
import { type ControlHandlers, DONE, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { audit } from '#src/db/schema.ts'

export const requestsHandlers = {
  listRequests: (call) => ({
    requests: worldOf(call).log.list(call.query.operation).map(requestWire),
  }),
  clearRequests: (call) => {
    worldOf(call).log.clear()
    return DONE
  },
  listAudit: (call) => {
    const { subject, actor } = call.query
    const isOfSubject = subject === undefined ? undefined : eq(audit.subjectId, subject)
    const isOfActor = actor === undefined ? undefined : eq(audit.actorId, actor)
    return {
      audit: worldOf(call)
        .db.select()
        .from(audit)
        .where(and(isOfSubject, isOfActor))
        .orderBy(desc(audit.id))
        .limit(1_000)
        .all()
        .map(({ at, actorId, subjectId, operation, codResult, reason, before }) => ({
          at: isoOf(at),
          actor: actorId,
          subject: subjectId,
          operation,
          codResult,
          reason,
          before: before === null ? null : JSON.stringify(before),
        })),
    }
  },
} satisfies Partial<ControlHandlers>

/** A call as the control API describes it. */
export function requestWire({ atMs, realAtMs, problems, ...request }: LoggedRequest): Wire.LoggedRequest {
  return { ...request, at: isoOf(atMs), realAt: isoOf(realAtMs), problems: [...problems] }
}
