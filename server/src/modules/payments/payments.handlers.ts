import type { Handlers } from '#src/core/operation.ts'
import { confirmBizumPayment, startBizumPayment, checkRtp } from './bizumPayment.service.ts'
import { startCardPayment } from './cardPayment.service.ts'
import { listCardPayments } from './listCardPayments.service.ts'
import { checkPaymentOffline } from './orders.service.ts'
import { updatePayment } from './updatePayment.service.ts'

export const paymentsHandlers = {
  startCardPayment: ({ ctx, body }) => startCardPayment(ctx, body),
  listCardPayments: ({ ctx, filter, query }) => listCardPayments(ctx, filter, query),
  startCardPaymentOffline: ({ ctx, body }) => startCardPayment(ctx, body),
  startBizumPayment: ({ ctx, body }) => startBizumPayment(ctx, body),
  startBizumPaymentOffline: ({ ctx, body }) => startBizumPayment(ctx, body),
  confirmBizumPayment: ({ ctx, body }) => confirmBizumPayment(ctx, body),
  updatePayment: ({ ctx, body }) => updatePayment(ctx, body),
  checkRtp: ({ ctx, body }) => checkRtp(ctx, body),
  checkPaymentOffline: ({ ctx, body }) => checkPaymentOffline(ctx, body),
} satisfies Partial<Handlers>
