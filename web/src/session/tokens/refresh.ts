import { failureOf } from '#src/api/call/apiError.ts'
import { refreshTokens } from '#src/api/generated/api.ts'
import { whenAnswersCleared } from '#src/api/query/clearAnswers.ts'
import { after, nowMs } from '#src/base/clock.ts'
import { endExpiredSession } from './endSession.ts'
import { type Area, currentSession, sessionStore } from './session.store.ts'
import { changeSession, tokensOf } from './storedSession.ts'
import { onBroadcast, withTabLock, broadcast } from './tabBroadcast.ts'

/** Refreshes the tokens of the session for the page's lifetime. Returns the function that stops it. */
export function keepTokensFresh(): () => void {
  const schedules = [schedule('user'), schedule('admin')]
  const follow = () => {
    for (const { arm } of schedules) arm()
  }
  const unsubscribe = sessionStore.subscribe(follow)
  const unhear = onBroadcast('tokens', ({ spent, fresh }) => {
    for (const area of AREAS) if (currentSession()?.[area]?.refreshToken === spent) changeSession({ [area]: fresh })
  })
  follow()
  return () => {
    unsubscribe()
    unhear()
    for (const { stop } of schedules) stop()
  }
}

/**
 * Exchanges the refresh token of an area for a new pair, once for all tabs that share it. Throws if the server refuses.
 * Tokens stay in their area: an actor keeps their own.
 */
export async function refreshArea(area: Area): Promise<void> {
  const spent = currentSession()?.[area]?.refreshToken
  if (spent === undefined || spent === '') return
  await withTabLock(async () => {
    const session = currentSession()
    // Another tab may have sent the new pair while this one waited.
    if (session?.[area]?.refreshToken !== spent) return
    const fresh = tokensOf(await refreshTokens({ user: documentOf(area), refresh_token: spent }))
    // The session may have ended meanwhile.
    if (currentSession()?.[area]?.refreshToken !== spent) return
    changeSession({ [area]: fresh })
    broadcast('tokens', { spent, fresh })
  })
}

/**
 * Refreshes the tokens after a call with this token was refused, once for all such calls. A 401 for the refresh ends
 * the session. After any other answer, also from an API without the operation, only the one call has failed.
 */
export function recheckSession(token: string): Promise<void> {
  const session = currentSession()
  const area = AREAS.find((each) => session?.[each]?.token === token)
  // The token is of an earlier session or a pending log-in, or has been replaced meanwhile.
  if (area === undefined || failedTokens.has(token)) return Promise.resolve()
  return (refreshesByArea[area] ??= refreshArea(area)
    .catch((error: unknown) => {
      // A second attempt would fail as well, and the refresh token may be spent.
      failedTokens.add(token)
      if (failureOf(error)?.status === 401) endExpiredSession(token)
    })
    .finally(() => delete refreshesByArea[area]))
}

/** The tokens that could not be refreshed. */
const failedTokens = new Set<string>()
whenAnswersCleared(() => failedTokens.clear())

const refreshesByArea: Partial<Record<Area, Promise<void>>> = {}

const AREAS = ['user', 'admin'] as const
/** A token is exchanged this long before its expiry. */
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
    const refreshToken = ready ? tokens.refreshToken : undefined
    if (refreshToken === armedFor) return
    armedFor = refreshToken
    cancel()
    if (!ready) return
    const lifeMs = tokens.expiresAtMs - nowMs()
    const early = lifeMs < LEAD_MS
    // A token with too short a life is exchanged at once, but its successor is not: that would loop.
    cancel = after(early ? (hurried ? Math.max(lifeMs / 2, RETRY_MS) : 0) : lifeMs - LEAD_MS, () => refresh(true))
    hurried = early
  }
  const stop = () => {
    armedFor = undefined
    cancel()
  }
  return { arm, stop }
}

/** While acting, the tokens of `user` are the customer's, and those of `admin` the actor's, staff or manager. */
function documentOf(area: Area): string {
  const session = currentSession()
  return (area === 'user' ? session?.document : session?.loginDocument) ?? ''
}
