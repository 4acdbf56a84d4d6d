import { paths } from '@acometida/api-spec/rules/clientPaths'

/** Whether a payment without registration is made or confirmed at a path: nowhere else may its session live. */
export function isPaymentPath(path: string): boolean {
  return path === paths.offlinePayment || path.startsWith(`${OFFLINE_PAYMENT_DONE}/`)
}

/** Whether the screen at a path needs no session. */
export function isPublicPath(path: string): boolean {
  return isPublic(path)
}

/** Tells which screens need no session: the routes know it, and they are above. */
export function knowPublicPaths(test: (path: string) => boolean): void {
  isPublic = test
}

let isPublic: (path: string) => boolean = () => false

/** What the address of a payment that is done begins with. */
const OFFLINE_PAYMENT_DONE = paths.offlinePaymentDone.replace('/:successorderid', '')
