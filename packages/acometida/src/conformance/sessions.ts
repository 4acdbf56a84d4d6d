import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { oncePerName } from './oncePerName.ts'
import { type Caller, NoAnswer, NoLogIn, type Place } from './target.ts'

/**
 * A place in which each caller logs in once. Their tokens are renewed while a run lasts: when their time is over, and
 * when a call is refused with 401. A call that is refused with fresh tokens too keeps that answer.
 */
export function keepSessions(place: Place): Place {
  const current = new Map<Caller, Caller>()
  return {
    ...place,
    logIn: oncePerName(async (name) => {
      const caller = await place.logIn(name)
      current.set(caller, caller)
      return caller
    }),
    call: async (id, asked, caller, more) => {
      const session = caller && current.get(caller)
      if (!caller || !session) return place.call(id, asked, caller, more)
      if (session.goodUntilMs !== undefined && session.goodUntilMs <= performance.now()) await renewAny(caller)
      let answered = await place.call(id, asked, current.get(caller) ?? caller, more)
      for (const renew of [refresh, logInAgain]) {
        if (answered.status !== 401 || !(await renew(caller))) continue
        answered = await place.call(id, asked, current.get(caller) ?? caller, more)
      }
      return answered
    },
  }

  async function renewAny(caller: Caller): Promise<void> {
    if (!(await refresh(caller))) await logInAgain(caller)
  }

  /** Whether the tokens of a caller could be exchanged. */
  async function refresh(caller: Caller): Promise<boolean> {
    const session = current.get(caller)
    if (!session?.refreshToken) return false
    const renewed = await exchangeTokens(place, session).catch((error: unknown) => {
      if (error instanceof NoAnswer) return null
      throw error
    })
    if (renewed) current.set(caller, renewed.caller)
    return renewed !== null
  }

  /** Whether a caller got another session. A token of the configuration stays what it is. */
  async function logInAgain(caller: Caller): Promise<boolean> {
    const session = await place.logIn(caller.name).catch((error: unknown) => {
      if (!(error instanceof NoLogIn)) throw error
      throw new NoLogIn(`the session of ${caller.name} is over, and ${error.message}`, error.answers)
    })
    const isOther = session.token !== current.get(caller)?.token
    current.set(caller, session)
    return isOther
  }
}

/** Exchanges the refresh token of a caller. Null if it is refused. */
export async function exchangeTokens({ call }: Pick<Place, 'call'>, caller: Caller) {
  const body = { user: caller.document, refresh_token: caller.refreshToken }
  const answered = await call('refreshTokens', exampleCall('refreshTokens', { body }), null)
  const { accessToken: token, refreshToken } = answered.content
  if (!answered.isDone || typeof token !== 'string') return null
  return {
    caller: {
      ...caller,
      token,
      refreshToken: typeof refreshToken === 'string' ? refreshToken : caller.refreshToken,
      ...lifetimeOf(answered.content),
    },
  }
}

/** The share of its time after which a token is renewed, so that no call meets an expired one. */
const USED = 0.9

/** When the tokens of an answer expire; empty if it does not say so. */
export function lifetimeOf({ expiresInToken }: Readonly<Record<string, unknown>>): Pick<Caller, 'goodUntilMs'> {
  return typeof expiresInToken === 'number' ? { goodUntilMs: performance.now() + expiresInToken * 1000 * USED } : {}
}
