import type { Location } from 'react-router-dom'
import { sessionStore, type Session } from '#src/session/tokens/session.store.ts'
import { customerSession } from './customerSession.ts'
import { drawScreens, type Screens } from './drawScreens.tsx'

/** Renders screens at an address for a logged-in customer. */
export function renderScreens(screens: Screens, address: string | Partial<Location>, changes: Partial<Session> = {}) {
  sessionStore.set({ status: 'open', session: { ...customerSession, ...changes } })
  const view = drawScreens(screens, address)
  const place = () => `${view.router.state.location.pathname}${view.router.state.location.search}`
  return { ...view, place }
}
