import { queryOptions } from '@tanstack/react-query'
import { failureOf } from '#src/api/apiError.ts'
import { checkPaymentOffline, type CheckPaymentOfflineFailure } from '#src/api/generated/api.ts'
import { openPaymentBridge, overPaymentBridge } from '#src/session/paymentBridge.ts'
import type { OfflineBill } from './offlineBill.ts'

/** Opens the session of the payment bridge as the page is entered. Later calls replace it by themselves. */
export const bridgeOpening = queryOptions({
  queryKey: ['paymentBridge'],
  queryFn: openPaymentBridge,
  staleTime: Infinity,
  gcTime: 0,
})

/** What is to be paid for a bill in normal form. Fails with 0404 where there is none. */
export function payableOfBill(bill: OfflineBill) {
  return queryOptions({
    queryKey: ['offlinePayable', bill.nif, bill.factura],
    queryFn: () => overPaymentBridge((options) => checkPaymentOffline(bill, options)),
  })
}

/** What became of an order. While that is open it is asked again, for a minute. */
export function stateOfOrder(order: string) {
  return queryOptions({
    queryKey: ['offlineOrder', order],
    queryFn: () => overPaymentBridge((options) => checkPaymentOffline({ order }, options)),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      isOpenOrder(state.data?.payment?.state) && state.dataUpdateCount < MAX_LOOKS ? LOOK_EVERY_MS : false,
  })
}

/** Whether an order may still be paid. */
export function isOpenOrder(state: string | undefined): boolean {
  return state === 'CREATED' || state === 'PENDING'
}

/** Whether a failure says that there is no such thing; an order that cannot be one is refused by its form. */
export function isUnknown(error: unknown): boolean {
  const failure = failureOf<CheckPaymentOfflineFailure>(error)
  return failure?.code === '0404' || failure?.status === 400
}

const LOOK_EVERY_MS = 3_000
const MAX_LOOKS = 20
