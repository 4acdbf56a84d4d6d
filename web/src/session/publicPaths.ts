import { paths } from '@acometida/api-spec/rules/clientPaths'

/** Whether a payment without registration is made or confirmed at a path: nowhere else may its session live. */
export function isPaymentPath(path: string): boolean {
  return path === paths.offlinePayment || path.startsWith(`${OFFLINE_PAYMENT_DONE}/`)
}

/** Whether the screen at a path needs no session. */
export function isPublicPath(path: string): boolean {
  if (path === paths.root || BY_LINK.some((prefix) => path.startsWith(`${prefix}/`))) return true
  return PUBLIC.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** What the address of a payment that is done begins with. */
const OFFLINE_PAYMENT_DONE = paths.offlinePaymentDone.replace('/:successorderid', '')

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
  OFFLINE_PAYMENT_DONE,
  paths.notFound,
]
