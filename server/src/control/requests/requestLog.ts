import type { FastifyReply, FastifyRequest } from 'fastify'

/** One call, without anything personal: no values of the path, no query, no bodies. */
export interface LoggedRequest {
  readonly number: number
  readonly atMs: number
  readonly method: string
  /** The route, its values left out. */
  readonly path: string
  readonly operation: string | null
  readonly status: number
  readonly codResult: string | null
  readonly durationMs: number
  /** Violations of the contract by the request or the answer. */
  readonly problems: readonly string[]
}

export interface RequestLog {
  readonly add: (request: Omit<LoggedRequest, 'number'>) => void
  /** Newest first. */
  readonly list: (operation?: string) => LoggedRequest[]
  readonly clear: () => void
}

const CAPACITY = 1_000

/** The last thousand calls of a world, after those that it has already. */
export function makeRequestLog(kept: readonly LoggedRequest[] = []): RequestLog {
  const ring: LoggedRequest[] = []
  for (const request of kept) ring[(request.number - 1) % CAPACITY] = request
  let count = Math.max(0, ...kept.map(({ number }) => number))
  return {
    add: (request) => {
      ring[count % CAPACITY] = { number: count + 1, ...request }
      count += 1
    },
    list: (operation) =>
      ring
        .filter((each) => operation === undefined || each.operation === operation)
        .sort((one, other) => other.number - one.number),
    clear: () => {
      ring.length = 0
      count = 0
    },
  }
}

/** Logs a call in its world once it was answered. */
export function logCall(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const { world, method, codResult, problems, routeOptions } = request
  world.log.add({
    atMs: world.clock.now(),
    method,
    path: routeOptions.url ?? '(unknown)',
    operation: routeOptions.config.operationId ?? null,
    status: reply.statusCode,
    codResult,
    durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    problems,
  })
  next()
}
