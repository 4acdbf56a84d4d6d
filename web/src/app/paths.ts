/** Every address of the client: the only place where one is written. Which of them have a screen, routes.tsx knows. */
export const paths = {
  root: '/',
  login: '/login',
  resetPassword: '/login/reset',
  updatePassword: '/login/update-password',
  resetMailed: '/reset-message',
  resetTexted: '/reset-message2',
  redirectLogin: '/redirect-login',
  signUp: '/signup',
  signUpDone: '/signup/success',
  signUpRefused: '/signup/register/error',
  signUpFailed: '/signup/error',
  activation: '/signup/activate/:hash/:email',
  activated: '/signup/activate/success',
  resendActivation: '/signup/activate/timeout',
  preSignUp: '/pre-signup',
  invitation: '/pre-signup/:hash',
  offlinePayment: '/offlinepayment',
  offlinePaymentDone: '/successofflinepayment/:successorderid',
  gdpr: '/gdpr',
  landing: '/landing',
  profile: '/profile',
  changePassword: '/profile/changePassword',
  changePasswordByLink: '/profile/changePassword/:hash/:email',
  passwordChanged: '/profile/changePassword/success',
  changeEmail: '/profile/changeEmail',
  confirmEmail: '/profile/changeEmail/:hash',
  dashboard: '/dashboard',
  supplies: '/supplies',
  supplyDetail: '/supplies/detail',
  bindSupply: '/suppliesVinculation',
  faqs: '/faqs',
  cookiePolicy: '/politica-de-cookies',
  news: '/what-is-new',
  versionEnforcer: '/version-enforcer',
  photos: '/photos-poc',
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

/** Whether a payment without registration is made or confirmed at a path: nowhere else may its session live. */
export function isPaymentPath(path: string): boolean {
  return path === paths.offlinePayment || path.startsWith('/successofflinepayment/')
}

/** Whether the screen at a path needs no session. */
export function isPublicPath(path: string): boolean {
  if (path === paths.root || BY_LINK.some((prefix) => path.startsWith(`${prefix}/`))) return true
  return PUBLIC.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Private screens under which the link of a message leads to a public one. */
const BY_LINK: readonly string[] = [paths.changePassword, paths.changeEmail]

const PUBLIC: readonly string[] = [
  paths.login,
  paths.resetMailed,
  paths.resetTexted,
  paths.redirectLogin,
  paths.signUp,
  paths.preSignUp,
  paths.offlinePayment,
  paths.faqs,
  paths.cookiePolicy,
  paths.versionEnforcer,
  paths.photos,
  '/successofflinepayment',
  paths.notFound,
]
