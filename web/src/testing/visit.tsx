import { clearError } from '#src/api/error.store.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { drawScreens, type Screens } from './drawScreens.tsx'

/** Renders screens for a visitor at a path, with a history state. */
export function visit(screens: Screens, pathname: string, state: unknown = null) {
  sessionStore.set({ status: 'visitor', ended: null })
  clearError()
  const { router } = drawScreens(screens, { pathname, state })
  return { router, place: () => router.state.location.pathname }
}
