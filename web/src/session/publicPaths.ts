import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'

/** Whether a path belongs to payments without registration. Their session is valid nowhere else. */
export function isPaymentPath(path: string): boolean {
  return path === startPaths.offlinePayment || path.startsWith(`${OFFLINE_PAYMENT_DONE}/`)
}

/** Whether the screen at a path needs no session. */
export function isPublicPath(path: string): boolean {
  return isPublic(path)
}

/** Sets the test for public screens. The route table, in a higher layer, provides it when it loads. */
export function setPublicPathTest(test: (path: string) => boolean): void {
  isPublic = test
}

/** Until the route table loads, only the first pages are public. */
let isPublic = (path: string): boolean => path === startPaths.root || path === startPaths.login

/** The path prefix of a completed payment. */
const OFFLINE_PAYMENT_DONE = startPaths.offlinePaymentDone.replace('/:successorderid', '')
