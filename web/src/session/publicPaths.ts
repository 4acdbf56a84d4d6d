import { startPaths } from '@acometida/api-spec/rules/startPaths'

/** Whether a payment without registration is made or confirmed at a path: nowhere else may its session live. */
export function isPaymentPath(path: string): boolean {
  return path === startPaths.offlinePayment || path.startsWith(`${OFFLINE_PAYMENT_DONE}/`)
}

/** Whether the screen at a path needs no session. */
export function isPublicPath(path: string): boolean {
  return isPublic(path)
}

/** Tells which screens need no session: the table of screens knows it, which is above and comes later. */
export function knowPublicPaths(test: (path: string) => boolean): void {
  isPublic = test
}

/** Before the table has come, nothing is open but where every page begins. */
let isPublic = (path: string): boolean => path === startPaths.root || path === startPaths.login

/** What the address of a payment that is done begins with. */
const OFFLINE_PAYMENT_DONE = startPaths.offlinePaymentDone.replace('/:successorderid', '')
