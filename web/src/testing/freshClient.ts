import { clearError } from '#src/api/error.store.ts'
import { forgetAnswers } from '#src/api/forget.ts'
// It has its answers forgotten with the rest.
import '#src/api/queryClient.ts'
import { configureHttp } from '#src/api/httpSettings.ts'
import { caller } from '#src/session/caller.ts'
import { endExpiredSession } from '#src/session/endSession.ts'
import { pendingLoginStore } from '#src/session/pendingLogin.store.ts'
import { isPublicPath } from '#src/app/screens.ts'
import { knowPublicPaths } from '#src/session/publicPaths.ts'
import { questionSession } from '#src/session/refresh.ts'
import { sessionStore } from '#src/session/session.store.ts'

/** The client as a page finds it that is opened for the first time, with its calls tied to the session. */
export function freshClient(): void {
  sessionStorage.clear()
  localStorage.clear()
  forgetAnswers()
  clearError()
  pendingLoginStore.set(null)
  sessionStore.set({ status: 'visitor', ended: null })
  knowPublicPaths(isPublicPath)
  configureHttp({
    baseUrl: '/api',
    headers: {},
    caller,
    onSessionExpired: endExpiredSession,
    onRefused: questionSession,
  })
}
