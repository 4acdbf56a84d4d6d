import { loadConfig } from '#src/api/config.ts'
import { configureHttp } from '#src/api/httpSettings.ts'
import { caller } from '#src/session/caller.ts'
import { outliveLeaving } from '#src/session/outliveLeaving.ts'
import { knowPublicPaths } from '#src/session/publicPaths.ts'
import { sessionStore } from '#src/session/session.store.ts'
import { clearLeftovers, clearSession, mayHaveSession } from '#src/session/storage.ts'
import { isPublicPath } from './screens.ts'

/** Reads the settings, ties the calls to the session, and takes up the one that this tab may have. Throws a `ConfigError`. */
export async function start(): Promise<void> {
  // A visitor does without the code that looks after a session. Who has one loads it beside the settings.
  const loading = mayHaveSession() ? loadFollowing() : null
  const { apiBase, clientId, application } = await loadConfig()
  configureHttp({
    baseUrl: apiBase,
    headers: { 'client-id': clientId, application },
    caller,
    // Whoever measures response times listens to it; nothing of the call's content is in it.
    onCall: (detail) => window.dispatchEvent(new CustomEvent('acometida:call', { detail })),
    onSessionExpired: async (token) => (await import('#src/session/endSession.ts')).endExpiredSession(token),
    onRefused: async (token) => (await import('#src/session/refresh.ts')).questionSession(token),
  })
  knowPublicPaths(isPublicPath)
  if (loading) return (await loading).takeUpSession()
  clearLeftovers()
  followFirstSession()
}

const loadFollowing = () => import('#src/session/followSession.ts')

/** Looks after the session that the visitor opens, if any. One that nobody looks after would never end. */
function followFirstSession(): void {
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.current().status === 'visitor') return
    stop()
    loadFollowing()
      .then(({ followSession }) => followSession())
      .catch(async () => {
        await outliveLeaving()
        clearSession()
        sessionStore.set({ status: 'visitor', ended: 'failed' })
      })
  })
}
