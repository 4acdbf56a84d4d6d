import { configureHttp } from '#src/api/call/httpSettings.ts'
import { clearError } from '#src/api/error.store.ts'
// The query client's answers must be cleared with the rest.
import '#src/api/query/queryClient.ts'
import { clearAnswers } from '#src/api/query/clearAnswers.ts'
import { isPublicScreen } from '#src/app/screens.ts'
import { caller } from '#src/session/acting/caller.ts'
import { pendingLoginStore } from '#src/session/login/pendingLogin.store.ts'
import { setPublicPathTest } from '#src/session/publicPaths.ts'
import { endExpiredSession } from '#src/session/tokens/endSession.ts'
import { recheckSession } from '#src/session/tokens/refresh.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'

/** Resets the client to a first visit, with its calls connected to the session. */
export function freshClient(): void {
  sessionStorage.clear()
  localStorage.clear()
  clearAnswers()
  clearError()
  pendingLoginStore.set(null)
  sessionStore.set({ status: 'visitor', ended: null })
  setPublicPathTest(isPublicScreen)
  configureHttp({
    baseUrl: '/api',
    headers: {},
    caller,
    onSessionExpired: endExpiredSession,
    onRefused: recheckSession,
  })
}
