import type * as Wire from '@acometida/api-spec/generated/control'
import { operations } from '@acometida/api-spec/generated/operations'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { and, desc, eq } from 'drizzle-orm'
import { type ControlHandlers, DONE, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { WatchedCall } from '#src/control/watch/watch.ts'
import { audit } from '#src/db/schema.ts'
import { choicesOf, findRequests } from './findRequests.ts'
import type { LoggedRequest } from './requestLog.ts'

export const requestLogHandlers = {
  listRequests: (call) => {
    const { log, watch } = worldOf(call)
    const { limit, ...query } = call.query
    const kept = log.list()
    const found = findRequests(kept, query, watch?.find)
    return {
      requests: found.slice(0, limit).map((each) => ({ ...requestWire(each), ...addressOf(watch?.find(each.number)) })),
      matching: found.length,
      newest: log.totals().calls,
      ...choicesOf(kept),
    }
  },
  addRequest: (call) => {
    const world = worldOf(call)
    const { watch, log, events, coverage, id } = world
    const { at, operation, address, requestBody, responseBody, ...body } = call.body
    if (world.proxied === null || watch === null)
      throw new ControlProblem(400, `World ${id} has calls of its own. Make one with proxied, an address.`)
    if (!isOperation(operation))
      throw new ControlProblem(400, `body/operation ${operation} is no operation of the contract. /docs shows them.`)
    const atMs = parseInstant(at)
    const { path } = operations[operation]
    const request = { ...body, operation, path, atMs, realAtMs: atMs, fault: null, persona: null, messageId: null }
    const number = log.add(request)
    watch.add({ number, userId: null, address, requestBody, responseBody }, operation)
    if (body.codResult !== null && body.codResult !== undefined)
      coverage?.add({ kind: 'outcome', operation, codResult: body.codResult, role: body.role })
    events.add('request', atMs, `${body.method} ${operation} ${body.status} ${body.codResult ?? ''}`.trimEnd(), number)
    return requestWire({ ...request, number })
  },
  clearRequests: (call) => {
    const { log, watch } = worldOf(call)
    log.clear()
    watch?.clear()
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
        .map(({ id: _id, at, actorId, subjectId, before, ...call }) => ({
          ...call,
          at: isoOf(at),
          actor: actorId,
          subject: subjectId,
          before: before === null ? null : JSON.stringify(before),
        })),
    }
  },
} satisfies Partial<ControlHandlers>

/** The address of a call, if it is kept. */
function addressOf(content: WatchedCall | undefined): Pick<Wire.LoggedRequest, 'address'> {
  return content === undefined ? {} : { address: content.address }
}

function isOperation(name: string): name is keyof typeof operations {
  return Object.hasOwn(operations, name)
}

export function requestWire({ atMs, realAtMs, problems, ...request }: LoggedRequest): Wire.LoggedRequest {
  return { ...request, at: isoOf(atMs), realAt: isoOf(realAtMs), problems: [...problems] }
}
