import { randomUUID } from 'node:crypto'
import type { Person } from './people.ts'

/** For how long an access token is good. */
export interface Lifetime {
  readonly seconds: number
  /** The number of calls after which it is refused; by default only its time counts. */
  readonly calls?: number
}

interface Session {
  readonly person: Person
  /** Whether the second factor is still to come. */
  readonly isHalf: boolean
  isOver: boolean
}

/** The sessions of the other API. Each access token is good for a time, and each refresh token for one use. */
export function openTokens({ seconds, calls = Infinity }: Lifetime, nowMs: () => number) {
  const accesses = new Map<string, { session: Session; untilMs: number; callsLeft: number }>()
  const refreshes = new Map<string, { session: Session; isSpent: boolean }>()

  function issue(session: Session) {
    const [accessToken, refreshToken] = [randomUUID(), randomUUID()]
    accesses.set(accessToken, { session, untilMs: nowMs() + seconds * 1000, callsLeft: calls })
    refreshes.set(refreshToken, { session, isSpent: false })
    return { accessToken, refreshToken, expiresInToken: seconds }
  }

  return {
    begin: (person: Person, isHalf: boolean) => issue({ person, isHalf, isOver: false }),
    /** The session of an access token; undefined if it opens nothing. Counts the call. */
    sessionOf: (token: string): Session | undefined => {
      const access = accesses.get(token)
      if (!access || access.session.isOver || access.untilMs <= nowMs() || access.callsLeft <= 0) return undefined
      access.callsLeft -= 1
      return access.session
    },
    /** New tokens for a refresh token; null if it is spent or unknown. */
    refresh: (token: string, allowsSpent: boolean) => {
      const known = refreshes.get(token)
      if (!known || known.session.isOver || (known.isSpent && !allowsSpent)) return null
      known.isSpent = true
      return issue(known.session)
    },
    end: (token: string): void => {
      const access = accesses.get(token)
      if (access) access.session.isOver = true
    },
  }
}

export type Tokens = ReturnType<typeof openTokens>
