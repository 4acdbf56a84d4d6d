import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#src/core/context.ts'
import type { Db } from '#src/db/db.type.ts'
import { type AccessClaims, callerOf, ISSUER, readClaims } from './caller.ts'

const tokenHeader = { alg: 'HS256', typ: 'at+jwt' } as const
/** The beginning of every token of this server. A token with another algorithm, type, key or extension is ignored. */
const ownHeader = `${Buffer.from(JSON.stringify(tokenHeader)).toString('base64url')}.`
/** The number of verified tokens that are cached. Beyond it the cache is emptied. */
const MAX_KNOWN = 10_000

/** Lets the server sign its tokens and verify their signatures. */
export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: tokenHeader.alg, iss: ISSUER, header: tokenHeader },
    // The clock of the world decides about times, and `readClaims` about claims, so neither is checked here.
    verify: {
      algorithms: ['HS256'],
      checkTyp: 'at+jwt',
      ignoreExpiration: true,
      ignoreNotBefore: true,
    },
  })
}

/** The world that a token is checked in. */
interface TokenWorld {
  readonly id: string
  readonly db: Db
  readonly clock: { readonly now: () => number }
}

/**
 * Makes a function that returns the caller of an `authorization` header; null without a valid token. It never throws.
 * The signature of a token is verified once; whether the token is still valid is checked for each call.
 * @param verify returns the claims of a token of this server, and throws for any other
 */
export function makeCallerReader(verify: (token: string) => unknown) {
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
