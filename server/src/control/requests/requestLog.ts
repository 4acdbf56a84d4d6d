import type * as Wire from '@acometida/api-spec/generated/control'
import type { Role } from '@acometida/api-spec/rules/person/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { countCall } from '#src/control/coverage/countCall.ts'
import { personasOf } from '#src/control/personas/personasOf.ts'
import { makeRingBuffer } from '#src/control/ringBuffer.ts'
import type { Caller } from '#src/core/context.ts'
import { thrownPlaceOf } from '#src/core/http/thrownPlace.ts'
import { messageIdOf } from '#src/core/steps/messageId.ts'

/** A call without personal data: no values of the path, no query, no bodies. */
export interface LoggedRequest extends Readonly<Omit<Wire.LoggedRequest, 'at' | 'realAt' | 'problems' | 'address'>> {
  /** Time of the world. */
  readonly atMs: number
  readonly realAtMs: number
  /** Violations of the contract, by the request or the answer. */
  readonly problems: readonly string[]
}

export interface RequestLog {
  /** Returns the number of the call. */
  readonly add: (request: Omit<LoggedRequest, 'number'>) => number
  /** Newest first. */
  readonly list: (operation?: string) => LoggedRequest[]
  readonly find: (number: number) => LoggedRequest | undefined
  /** All calls since the log began, and those with a problem. Both include calls that are no longer listed. */
  readonly totals: () => { readonly calls: number; readonly problems: number }
  readonly clear: () => void
}

const CAPACITY = 1_000

/** The roles, highest first. A manager of a group has the role of an agent as well. */
const RANKS: readonly Role[] = [
  'SU_UFD',
  'US_CC_MFA_ADMIN',
  'US_CC_WHITELIST',
  'MANAGER_ADMIN_ASOC',
  'MANAGER_ADMIN_ENT',
  'US_CC',
  'US_MANAGER',
  'US_CONSULTANT',
  'US_SUPPLYPOINT_CLIENT',
  'US_DOSSIER_CLIENT',
  'US_USER',
]

/** The last thousand calls of a world, including those of `kept`. */
export function makeRequestLog(kept: readonly LoggedRequest[] = []): RequestLog {
  const ring = makeRingBuffer(CAPACITY, kept)
  let count = Math.max(0, ...kept.map(({ number }) => number))
  let broken = kept.filter(({ problems }) => problems.length > 0).length
  return {
    add: (request) => {
      count += 1
      if (request.problems.length > 0) broken += 1
      ring.add({ number: count, ...request })
      return count
    },
    list: (operation) =>
      ring
        .list()
        .filter((each) => operation === undefined || each.operation === operation)
        .toReversed(),
    find: (number) => ring.find(number),
    totals: () => ({ calls: count, problems: broken }),
    clear: () => {
      ring.clear()
      count = 0
      broken = 0
    },
  }
}

/** Logs an answered call in its world. */
export function logCall(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const { world, method, codResult, problems, thrown, routeOptions } = request
  const operation = routeOptions.config.operationId ?? null
  const path = routeOptions.url ?? '(unknown)'
  const atMs = world.clock.now()
  const { statusCode: status } = reply
  const role = roleOf(request.caller)
  const number = world.log.add({
    atMs,
    realAtMs: Date.now(),
    method,
    path,
    operation,
    role,
    status,
    codResult,
    durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    fault: request.fault,
    problems,
    ...(thrown === null ? {} : { failure: failureOf(thrown) }),
    persona: personaOf(request),
    messageId: messageIdOf(request),
  })
  world.events.add('request', atMs, `${method} ${operation ?? path} ${status} ${codResult ?? ''}`.trimEnd(), number)
  world.watch?.keep(number, request, reply)
  if (problems.length > 0) request.server.failureLog?.broke(request)
  if (world.coverage !== null) countCall(world.coverage, request, role)
  next()
}

function failureOf(error: Error): NonNullable<Wire.LoggedRequest['failure']> {
  const { at = null, source = null } = thrownPlaceOf(error) ?? {}
  return { message: `${error.name}: ${error.message}`, at, source }
}

/** The persona who makes a call, also where they act for somebody; null for anybody else. */
function personaOf({ caller, world }: FastifyRequest): string | null {
  return caller && (personasOf(world.db).get(caller.actorId ?? caller.userId) ?? null)
}

/** The role that a call is logged with: the highest of its caller, or the purpose of a session that is not open. */
function roleOf(caller: Caller | null): string {
  if (caller === null) return 'anyone'
  if (caller.stage === 'bridge') return 'bridge'
  if (caller.stage !== 'open') return 'mfaPending'
  return RANKS.find((role) => caller.roles.includes(role)) ?? 'user'
}
