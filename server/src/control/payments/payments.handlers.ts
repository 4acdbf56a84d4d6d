import { eq } from 'drizzle-orm'
import { type ControlHandlers, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { payment } from '#src/db/schema.ts'

export const controlPaymentsHandlers = {
  signPayment: (call) => {
    const { order } = call.params
    const { state } = call.body
    const { db, paymentProvider } = call.contextOf(worldOf(call))
    if (!paymentProvider)
      throw new ControlProblem(400, 'The server has no provider of payments. Set PAYMENT_PROVIDER_URL.')
    const started = db.select().from(payment).where(eq(payment.order, order)).get()
    if (!started)
      throw new ControlProblem(404, `The world has no payment with the order ${order}. POST /cardPayment starts one.`)
    const message = { order, state, amountCents: started.amountCents }
    return { ...message, signature: paymentProvider.sign(message) }
  },
} satisfies Partial<ControlHandlers>
