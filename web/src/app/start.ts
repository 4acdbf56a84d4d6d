import { InsecureError, loadConfig } from '#src/api/config.ts'
import { configureHttp } from '#src/api/httpSettings.ts'
import { whenIdle } from '#src/base/whenIdle.ts'
import { caller } from '#src/session/caller.ts'
import { outliveLeaving } from '#src/session/outliveLeaving.ts'
import { knowPublicPaths } from '#src/session/publicPaths.ts'
import { sessionStore } from '#src/session/session.store.ts'
import { clearLeftovers, clearSession, mayHaveSession } from '#src/session/storage.ts'

/**
 * Reads the settings, ties the calls to the session, and takes up the one that this tab may have. Throws a
 * `ConfigError`, or an `InsecureError` where the page is not protected.
 */
export async function start(): Promise<void> {
  // Without it browsers give no web cryptography, and passwords would travel as they were typed.
  if (!window.isSecureContext)
    throw new InsecureError(`${window.location.origin} is not protected: open the client with https, or on localhost`)
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
  if (loading) return (await loading).takeUpSession()
  clearLeftovers()
  followFirstSession()
}

/** What looks after a session, and the table of screens: it tells where a session that ends may go on. */
async function loadFollowing() {
  whenIdle(readLanguageData)
  const [following, { isPublicPath }] = await Promise.all([
    import('#src/session/followSession.ts'),
    import('./screens.ts'),
  ])
  knowPublicPaths(isPublicPath)
  return following
}

/**
 * The first number or date that a page formats has the browser read what it knows of languages. That is done before the
 * answers are there.
 */
function readLanguageData(): void {
  new Intl.NumberFormat('es-ES').format(1)
}

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
