/** Every address of the client: the only place where one is written. Which of them have a screen, routes.tsx knows. */
export const paths = {
  root: '/',
  login: '/login',
  resetPassword: '/login/reset',
  updatePassword: '/login/update-password',
  redirectLogin: '/redirect-login',
  signUp: '/signup',
  resendActivation: '/signup/activate/timeout',
  offlinePayment: '/offlinepayment',
  offlinePaymentDone: '/successofflinepayment/:successorderid',
  gdpr: '/gdpr',
  landing: '/landing',
  profile: '/profile',
  changePassword: '/profile/changePassword',
  dashboard: '/dashboard',
  supplies: '/supplies',
  supplyDetail: '/supplies/detail',
  faqs: '/faqs',
  notifications: '/notifications',
  requests: '/requests',
  provisions: '/provisions',
  notFound: '/not-found',
} as const

/** The log-in that then opens a page of this site. */
export function loginPath(redirectTo?: string): string {
  return redirectTo === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ redirectTo })}`
}

/** One supply, at one of its tabs. */
export function supplyDetailPath(cups: string, tab?: number): string {
  const query = new URLSearchParams({ supply: cups, ...(tab === undefined ? {} : { tabValue: String(tab) }) })
  return `${paths.supplyDetail}?${query}`
}

/** Whether the screen at a path needs no session. */
export function isPublicPath(path: string): boolean {
  return PUBLIC.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) || path === paths.root
}

const PUBLIC: readonly string[] = [
  paths.login,
  paths.redirectLogin,
  paths.signUp,
  paths.offlinePayment,
  '/successofflinepayment',
  paths.notFound,
]
