import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#src/core/context.ts'
import type { Db } from '#src/db/db.type.ts'
import { type AccessClaims, callerOf, ISSUER, readClaims } from './authenticate.ts'

const tokenHeader = { alg: 'HS256', typ: 'at+jwt' } as const
/**
 * The beginning of every token of this server. A token with another algorithm, type, key or extension is not looked at.
 */
const ownHeader = `${Buffer.from(JSON.stringify(tokenHeader)).toString('base64url')}.`
/** The number of proven tokens that are kept; beyond it the map starts empty again. */
const MAX_KNOWN = 10_000

/** Lets the server sign its tokens and verify their signatures. */
export async function readTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: tokenHeader.alg, iss: ISSUER, header: tokenHeader },
    // Times are judged by the clock of the world, and claims with them, so neither is judged here.
    verify: {
      algorithms: ['HS256'],
      checkTyp: 'at+jwt',
      ignoreExpiration: true,
      ignoreNotBefore: true,
    },
  })
}

/** The world that a token is judged in. */
interface TokenWorld {
  readonly id: string
  readonly db: Db
  readonly clock: { readonly now: () => number }
}

/**
 * Makes a function that gives the caller by the `authorization` of a request; null without a good bearer. No token
 * makes it throw. A signature is proven once; whether the token is still good is checked for each call.
 * @param verify returns the claims of a token of this server, and throws for any other
 */
export function bearers(verify: (token: string) => unknown) {
  const known = new Map<string, AccessClaims>()
  return (authorization: string | undefined, { id, db, clock }: TokenWorld): Caller | null => {
    if (authorization === undefined) return null
    const claims = known.get(authorization) ?? prove(authorization)
    return claims && callerOf(db, claims, id, clock.now())
  }

  function prove(authorization: string): AccessClaims | null {
    const [scheme, token] = authorization.split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token?.startsWith(ownHeader)) return null
    const claims = claimsOf(token)
    if (claims === null) return null
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(authorization, claims)
    return claims
  }

  function claimsOf(token: string): AccessClaims | null {
    try {
      return readClaims(verify(token))
    } catch {
      return null
    }
  }
}
