import { configureHttp } from '#src/api/call/httpSettings.ts'
import { InsecureError, loadConfig } from '#src/api/config.ts'
import { caller } from '#src/session/acting/caller.ts'
import { setPublicPathTest } from '#src/session/publicPaths.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { clearLeftovers, clearSession, mayHaveSession } from '#src/session/tokens/sessionEntries.ts'
import { waitOutUnload } from '#src/session/waitOutUnload.ts'

/**
 * Reads the settings, connects the calls with the session, and restores the session of this tab. Throws a
 * `ConfigError`, or an `InsecureError` on plain http.
 */
export async function start(): Promise<void> {
  // An insecure page has no web cryptography, and passwords would travel in plain text.
  if (!window.isSecureContext)
    throw new InsecureError(`${window.location.origin} is not protected: open the client with https, or on localhost`)
  // A visitor does not load the session code. With a session it loads in parallel with the settings.
  const loading = mayHaveSession() ? loadFollowing() : null
  const { apiBase, headers, messageId } = await loadConfig()
  configureHttp({
    baseUrl: apiBase,
    headers,
    messageId,
    caller,
    // Tools that measure response times listen to it. It holds nothing of a call's content.
    onCall: (detail) => window.dispatchEvent(new CustomEvent('acometida:call', { detail })),
    onSessionExpired: async (token) => (await import('#src/session/tokens/endSession.ts')).endExpiredSession(token),
    onRefused: async (token) => (await import('#src/session/tokens/refresh.ts')).recheckSession(token),
  })
  if (loading) return (await loading).resumeSession()
  clearLeftovers()
  followFirstSession()
}

/** Loads the session code and the route table, which knows the public screens. */
async function loadFollowing() {
  readLanguageData()
  const [following, { isPublicScreen }] = await Promise.all([
    import('#src/session/tokens/followSession.ts'),
    import('./screens.ts'),
  ])
  setPublicPathTest(isPublicScreen)
  return following
}

/**
 * The first number and the first date formatted make the browser read its language data, which takes a phone 50 ms and
 * 10 ms. Done while the code loads, and in two tasks, so that neither holds up the screen.
 */
function readLanguageData(): void {
  setTimeout(() => new Intl.NumberFormat('es-ES').format(1))
  setTimeout(() => new Intl.DateTimeFormat('es-ES', { month: 'short', timeZone: 'Europe/Madrid' }).format(0))
}

/** Maintains the session that a visitor opens. Without it, the session would never end. */
function followFirstSession(): void {
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.current().status === 'visitor') return
    stop()
    loadFollowing()
      .then(({ followSession }) => followSession())
      .catch(async () => {
        await waitOutUnload()
        clearSession()
        sessionStore.set({ status: 'visitor', ended: 'failed' })
      })
  })
}
