import { isExpired, sessionStore } from './session.store.ts'

/**
 * Runs a function that makes calls as soon as the session may: now if it is open or starts with valid tokens, else once
 * it opens. Never for a visitor.
 */
export function whenSessionReady(run: () => void): void {
  const state = sessionStore.current()
  if (state.status === 'visitor') return
  // Offline, the stored answers are restored before the session opens.
  const { user, admin } = state.session
  if (state.status === 'open' || (navigator.onLine && !isExpired(user) && !isExpired(admin))) return run()
  const stop = sessionStore.subscribe(() => {
    const now = sessionStore.current().status
    // Tokens may be refreshed before the session opens.
    if (now === 'starting') return
    stop()
    if (now === 'open') run()
  })
}
