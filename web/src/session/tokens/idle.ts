import { after, nowMs } from '#src/base/clock.ts'
import { makeStore } from '#src/base/store.ts'
import { endIdleSession } from './endSession.ts'
import { currentSession, sessionStore } from './session.store.ts'
import { onBroadcast, broadcast } from './tabBroadcast.ts'

/** Whether the session is about to end for lack of activity. */
export const idleSoonStore = makeStore(false)

/** The session warns this long before its end, or at half its time if that is shorter. */
export const IDLE_WARNING_MS = 60_000

/** Ends idle sessions, for the page's lifetime. Returns the function that stops it. */
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

/** The interval of the activity messages to other tabs, which share the session. */
const MESSAGE_INTERVAL_MS = 5_000

/** Events that count as activity. */
const ACTIVITY = ['scroll', 'keydown', 'mousemove', 'touchstart'] as const

function watch(limitMs: number): () => void {
  const warnMs = limitMs - Math.min(IDLE_WARNING_MS, limitMs / 2)
  let activeAtMs = nowMs()
  let sentAtMs = 0

  const check = () => {
    const idleMs = nowMs() - activeAtMs
    if (idleMs >= limitMs) {
      stop()
      endIdleSession()
      return
    }
    idleSoonStore.set(idleMs >= warnMs)
    cancel()
    cancel = after((idleMs >= warnMs ? limitMs : warnMs) - idleMs, check)
  }
  const onActivity = () => {
    if (nowMs() - sentAtMs >= MESSAGE_INTERVAL_MS) {
      sentAtMs = nowMs()
      broadcast('active', {})
    }
    stayAwake()
  }
  const stayAwake = () => {
    // A computer that slept wakes with a movement, which may come before its timers.
    const isOverdue = nowMs() - activeAtMs >= limitMs
    if (!isOverdue) activeAtMs = nowMs()
    if (isOverdue || idleSoonStore.current()) check()
  }
  const stopHearing = onBroadcast('active', stayAwake)
  const stop = () => {
    cancel()
    stopHearing()
    idleSoonStore.set(false)
    for (const event of ACTIVITY) window.removeEventListener(event, onActivity, true)
  }

  let cancel = after(warnMs, check)
  for (const event of ACTIVITY) window.addEventListener(event, onActivity, { capture: true, passive: true })
  return stop
}
