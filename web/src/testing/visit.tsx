import { clearError } from '#src/api/error.store.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { drawScreens, type Screens } from './drawScreens.tsx'

/** Draws screens for a visitor who comes to a path with what the screen before left in the history. */
export function visit(screens: Screens, pathname: string, state: unknown = null) {
  sessionStore.set({ status: 'visitor', ended: null })
  clearError()
  const { router } = drawScreens(screens, { pathname, state })
  return { router, place: () => router.state.location.pathname }
}
