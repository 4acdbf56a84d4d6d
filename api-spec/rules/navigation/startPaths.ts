/**
 * The addresses that the log-in needs before the rest of the client has loaded. clientPaths.ts has all addresses, these
 * included.
 */
export const startPaths = {
  root: '/',
  login: '/login',
  resetPassword: '/login/reset',
  signUp: '/signup',
  offlinePayment: '/offlinepayment',
  offlinePaymentDone: '/successofflinepayment/:successorderid',
  faqs: '/faqs',
  cookiePolicy: '/politica-de-cookies',
  contact: '/contacto',
  legalNotice: '/aviso-legal',
  privacyPolicy: '/politica-de-privacidad',
  accessibility: '/accesibilidad',
  versionEnforcer: '/version-enforcer',
  notFound: '/not-found',
} as const

/** The log-in that then opens a page of this site: `/login?redirectTo=%2Fbills`. */
export function loginPath(redirectTo?: string): string {
  return redirectTo === undefined ? startPaths.login : `${startPaths.login}?${new URLSearchParams({ redirectTo })}`
}
