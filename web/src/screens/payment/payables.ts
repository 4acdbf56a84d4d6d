import { failureOf } from '#src/api/call/apiError.ts'
import { parseFlag } from '#src/api/call/parse.ts'
import { checkPaymentOffline, type CheckPaymentOfflineFailure } from '#src/api/generated/api.ts'
import { defineQuery } from '#src/api/query/definedQueries.ts'
import { pollIntervalMs } from '#src/domain/payment/orderState.ts'
import { openPaymentBridge, callOverBridge } from '#src/session/bridge/paymentBridge.ts'
import type { OfflineBill } from './offlineBill.ts'

/** A bill that may be payable. */
export interface Payable {
  readonly billNumber: string
  readonly amountCents: number
  /** A local date, `2026-03-14`. */
  readonly dueOn: string
  /** Neither paid nor charged by direct debit. */
  readonly open: boolean
}

/** Opens the payment bridge's session as the page opens. Later calls renew it. */
export const bridgeOpening = defineQuery('logIn', ['payment bridge'], openPaymentBridge, {
  staleTime: Infinity,
  gcTime: 0,
})

/** The payable amount of a bill in normal form. Fails with 0404 if there is none. */
export function payableOfBill(bill: OfflineBill) {
  return defineQuery('checkPaymentOffline', [bill], () =>
    callOverBridge((options) => checkPaymentOffline(bill, options)).then(offlineAnswerOf),
  )
}

/** The state of an order. Polls an open one for a minute. */
export function stateOfOrder(order: string) {
  return defineQuery(
    'checkPaymentOffline',
    [{ order }],
    () => callOverBridge((options) => checkPaymentOffline({ order }, options)).then(offlineAnswerOf),
    {
      staleTime: Infinity,
      refetchInterval: (answer, looks) => pollIntervalMs(answer?.payment?.state, looks),
    },
  )
}

/** Reads an answer. Throws if it cannot be read. */
function offlineAnswerOf({ payable, payment }: Awaited<ReturnType<typeof checkPaymentOffline>>) {
  const { factura: billNumber, amountCents, dueDate: dueOn } = payable
  const bill: Payable = { billNumber, amountCents, dueOn, open: parseFlag(payable.payable) }
  return { payable: bill, payment }
}

/** Whether a failure means that it does not exist. A malformed order number is refused with 400. */
export function isUnknown(error: unknown): boolean {
  const failure = failureOf<CheckPaymentOfflineFailure>(error)
  return failure?.code === '0404' || failure?.status === 400
}
