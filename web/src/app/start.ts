import { loadConfig } from '#src/api/config.ts'
import { configureHttp } from '#src/api/http.ts'
import { caller } from '#src/session/caller.ts'
import { knowPublicPaths } from '#src/session/publicPaths.ts'
import { endExpiredSession, followSessionEnd } from '#src/session/endSession.ts'
import { watchIdleness } from '#src/session/idle.ts'
import { keepTokensFresh, questionSession } from '#src/session/refresh.ts'
import { startSession } from '#src/session/startSession.ts'
import { handOverSession, takeOverSession } from '#src/session/tabs.ts'
import { isPublicPath } from './screens.ts'

/** Reads the settings, ties the calls to the session, and takes up the one that this tab may have. Throws a `ConfigError`. */
export async function start(): Promise<void> {
  const { apiBase, clientId, application } = await loadConfig()
  configureHttp({
    baseUrl: apiBase,
    headers: { 'client-id': clientId, application },
    caller,
    // Whoever measures response times listens to it; nothing of the call's content is in it.
    onCall: (detail) => window.dispatchEvent(new CustomEvent('acometida:call', { detail })),
    onSessionExpired: endExpiredSession,
    onRefused: questionSession,
  })
  knowPublicPaths(isPublicPath)
  await takeOverSession()
  keepTokensFresh()
  handOverSession()
  followSessionEnd()
  watchIdleness()
  void startSession()
}
