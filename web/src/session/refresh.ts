import { failureOf } from '#src/api/apiError.ts'
import { whenForgetting } from '#src/api/forget.ts'
import { refreshTokens } from '#src/api/generated/api.ts'
import { after, nowMs } from '#src/base/clock.ts'
import { endExpiredSession } from './endSession.ts'
import { type Area, currentSession, sessionStore, type TokenSet } from './session.store.ts'
import { storeSession } from './storedSession.ts'
import { hearTabs, oneTabAtATime, tellTabs } from './tabs.ts'

/** Keeps the tokens of a session fresh for as long as there is one. The function it returns stops that. */
export function keepTokensFresh(): () => void {
  const schedules = [schedule('user'), schedule('admin')]
  const follow = () => {
    for (const { arm } of schedules) arm()
  }
  const unsubscribe = sessionStore.subscribe(follow)
  const unhear = hearTabs('tokens', ({ spent, fresh }) => {
    for (const area of AREAS) if (currentSession()?.[area]?.refreshToken === spent) putTokens(area, fresh)
  })
  follow()
  return () => {
    unsubscribe()
    unhear()
    for (const { stop } of schedules) stop()
  }
}

/**
 * Exchanges the refresh token of an area for a new pair, once for all tabs that hold it. Throws where the server
 * refuses. Tokens stay in the area they are of: staff keep theirs while they act for a customer.
 */
export async function refreshArea(area: Area): Promise<void> {
  const spent = currentSession()?.[area]?.refreshToken
  if (spent === undefined || spent === '') return
  await oneTabAtATime(async () => {
    const session = currentSession()
    // Another tab may have brought the new pair while this one waited.
    if (session?.[area]?.refreshToken !== spent) return
    const answer = await refreshTokens({ user: documentOf(area), refresh_token: spent })
    const fresh = {
      token: answer.accessToken,
      refreshToken: answer.refreshToken,
      expiresAtMs: nowMs() + answer.expiresInToken * 1000,
    }
    // The session may have ended meanwhile.
    if (currentSession()?.[area]?.refreshToken !== spent) return
    putTokens(area, fresh)
    tellTabs('tokens', { spent, fresh })
  })
}

/**
 * Asks for fresh tokens because a call with this bearer was refused, once for all calls that were. Are they refused
 * with 401, the session is over. Whatever else they are answered, also by an API that has no such call, the failure is
 * the one call's own.
 */
export function questionSession(token: string): Promise<void> {
  const session = currentSession()
  const area = AREAS.find((each) => session?.[each]?.token === token)
  // Of an earlier session, of a log-in under way, or fresh tokens have come meanwhile.
  if (area === undefined || asked.has(token)) return Promise.resolve()
  const answer = (asking[area] ??= refreshArea(area)
    .catch((error: unknown) => {
      // Whoever has answered so once would answer so again, and may have spent the refresh token with it.
      asked.add(token)
      if (failureOf(error)?.status === 401) endExpiredSession(token)
    })
    .finally(() => delete asking[area]))
  return answer
}

/** The bearers for which fresh tokens were asked for in vain. */
const asked = new Set<string>()
whenForgetting(() => asked.clear())

const asking: Partial<Record<Area, Promise<void>>> = {}

const AREAS = ['user', 'admin'] as const
/** So long before its expiry a token is exchanged. */
const LEAD_MS = 120_000
const RETRY_MS = 30_000

function schedule(area: Area) {
  let armedFor: string | undefined
  let cancel = () => {}
  let hurried = false

  const refresh = (mayRetry: boolean) => {
    refreshArea(area).catch((error: unknown) => {
      console.warn(`The tokens could not be refreshed: ${String(error)}`)
      if (mayRetry) cancel = after(RETRY_MS, () => refresh(false))
    })
  }
  const arm = () => {
    const tokens = currentSession()?.[area] ?? null
    const ready = tokens !== null && tokens.token !== '' && tokens.refreshToken !== '' && documentOf(area) !== ''
    const wanted = ready ? tokens.refreshToken : undefined
    if (wanted === armedFor) return
    armedFor = wanted
    cancel()
    if (!ready) return
    const lifeMs = tokens.expiresAtMs - nowMs()
    const early = lifeMs < LEAD_MS
    // A token that is born too short is exchanged at once, but not its successors: that would never end.
    cancel = after(early ? (hurried ? Math.max(lifeMs / 2, RETRY_MS) : 0) : lifeMs - LEAD_MS, () => refresh(true))
    hurried = early
  }
  const stop = () => {
    armedFor = undefined
    cancel()
  }
  return { arm, stop }
}

/**
 * While somebody acts, the tokens of `user` are the customer's and those of `admin` are the actor's, staff or manager.
 */
function documentOf(area: Area): string {
  const session = currentSession()
  return (area === 'user' ? session?.document : session?.loginDocument) ?? ''
}

function putTokens(area: Area, tokens: TokenSet): void {
  const state = sessionStore.current()
  if (state.status === 'visitor') return
  const session = { ...state.session, [area]: tokens }
  storeSession(session)
  sessionStore.set({ ...state, session })
}
