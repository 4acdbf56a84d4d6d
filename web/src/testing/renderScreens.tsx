import type { Location } from 'react-router-dom'
import { sessionStore, type Session } from '#src/session/tokens/session.store.ts'
import { drawScreens, type Screens } from './drawScreens.tsx'

/** Renders screens at an address for a logged-in customer. */
export function renderScreens(screens: Screens, address: string | Partial<Location>, changes: Partial<Session> = {}) {
  sessionStore.set({ status: 'open', session: { ...customer, ...changes } })
  const view = drawScreens(screens, address)
  const place = () => `${view.router.state.location.pathname}${view.router.state.location.search}`
  return { ...view, place }
}

const customer: Session = {
  user: { token: 'access', refreshToken: 'refresh', expiresAtMs: Number.MAX_SAFE_INTEGER },
  admin: null,
  userId: 1,
  document: '12345678Z',
  loginDocument: '12345678Z',
  roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
  name: 'Lucía',
  surname: 'Ferreiro Castro',
  gdprPending: false,
  sessionMinutes: 15,
  passwordDaysLeft: 300,
  certificate: false,
}
