import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '#src/base/loopback.ts'
import type { Config } from '#src/config.ts'
import { isEqualInConstantTime } from '#src/core/sha256.ts'

type Settings = Pick<Config, 'controlHosts' | 'controlToken'>

interface RefusedControlCall {
  readonly status: 401 | 403
  readonly error: string
}

/**
 * The reason to refuse a control call; null for an allowed one. A page of another site can make a browser call this
 * machine, and by DNS rebinding read the answers as well. Both show in headers that a page cannot change.
 */
export function refusedControlCall(request: FastifyRequest, settings: Settings): RefusedControlCall | null {
  const problem = hostProblem(request, settings) ?? pageProblem(request, settings)
  if (problem !== null) return { status: 403, error: problem }
  if (settings.controlToken === null || carries(request, settings.controlToken)) return null
  return { status: 401, error: 'this server wants its CONTROL_TOKEN with each control call: authorization: Bearer ...' }
}

/** The problem with the host name of a request; null for a name of this server. */
export function hostProblem({ headers }: FastifyRequest, { controlHosts }: Settings): string | null {
  const host = headers.host ?? ''
  const name = /^(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/i.exec(host)?.[1] ?? ''
  return isOwn(name, controlHosts)
    ? null
    : `the host ${host} is not this machine; name it in CONTROL_HOSTS if it is yours`
}

/** A hook that answers 403 to requests under a foreign host name. */
export function checkHost(
  settings: Settings,
): (request: FastifyRequest, reply: FastifyReply, next: () => void) => void {
  return (request, reply, next) => {
    const error = hostProblem(request, settings)
    if (error === null) next()
    else void reply.code(403).send({ error })
  }
}

function pageProblem({ headers }: FastifyRequest, { controlHosts }: Settings): string | null {
  const { origin } = headers
  const foreign = origin !== undefined && !(URL.canParse(origin) && isOwn(new URL(origin).hostname, controlHosts))
  if (!foreign && headers['sec-fetch-site'] !== 'cross-site') return null
  return 'a page of another site makes no control calls'
}

function isOwn(name: string, controlHosts: readonly string[]): boolean {
  return isLoopback(name.replace(/^\[|\]$/g, '')) || controlHosts.includes(name.toLowerCase())
}

function carries({ headers }: FastifyRequest, token: string): boolean {
  const [scheme, given] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && given !== undefined && isEqualInConstantTime(given, token)
}
