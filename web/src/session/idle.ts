import { makeStore } from '#src/api/store.ts'
import { after, nowMs } from '#src/base/clock.ts'
import { endIdleSession } from './endSession.ts'
import { currentSession, sessionStore } from './session.store.ts'
import { hearTabs, tellTabs } from './tabs.ts'

/** Whether the session is about to end because nobody touches the page. */
export const idleSoonStore = makeStore(false)

/** So long before its end the session warns, or half its time where that is less. */
export const IDLE_WARNING_MS = 60_000

/** Ends a session that nobody uses, for as long as there are sessions. The function it returns stops that. */
export function watchIdleness(): () => void {
  let stop = () => {}
  let watchedUser: number | null = null
  const follow = () => {
    const session = currentSession()
    if ((session?.userId ?? null) === watchedUser) return
    stop()
    watchedUser = session?.userId ?? null
    stop = session && session.sessionMinutes > 0 ? watch(session.sessionMinutes * 60_000) : () => {}
  }
  const unsubscribe = sessionStore.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    stop()
  }
}

/** The other tabs hear so often that this one is used: their session is the same. */
const TELL_EVERY_MS = 5_000

/** Any of these starts the time anew. */
const ACTIVITY = ['scroll', 'keydown', 'mousemove', 'touchstart'] as const

function watch(limitMs: number): () => void {
  const warnMs = limitMs - Math.min(IDLE_WARNING_MS, limitMs / 2)
  let activeAtMs = nowMs()
  let toldAtMs = 0

  const look = () => {
    const idleMs = nowMs() - activeAtMs
    if (idleMs >= limitMs) {
      stop()
      endIdleSession()
      return
    }
    idleSoonStore.set(idleMs >= warnMs)
    cancel()
    cancel = after((idleMs >= warnMs ? limitMs : warnMs) - idleMs, look)
  }
  const act = () => {
    if (nowMs() - toldAtMs >= TELL_EVERY_MS) {
      toldAtMs = nowMs()
      tellTabs('active', {})
    }
    stayAwake()
  }
  const stayAwake = () => {
    // A computer that slept wakes with a movement, which may come before its timers.
    const late = nowMs() - activeAtMs >= limitMs
    if (!late) activeAtMs = nowMs()
    if (late || idleSoonStore.current()) look()
  }
  const stopHearing = hearTabs('active', stayAwake)
  const stop = () => {
    cancel()
    stopHearing()
    idleSoonStore.set(false)
    for (const event of ACTIVITY) window.removeEventListener(event, act, true)
  }

  let cancel = after(warnMs, look)
  for (const event of ACTIVITY) window.addEventListener(event, act, { capture: true, passive: true })
  return stop
}
