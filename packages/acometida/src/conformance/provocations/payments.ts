import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { MAX_CODE_ATTEMPTS } from '@acometida/api-spec/rules/person/code'
import { callAs, callUnderFault, type Preparation, type Provocations } from '../preparation.ts'
import { codeSent, paymentReport, startedOrder, textIn } from '../preparationSteps.ts'

/** The limit of codes that are sent to one phone within an hour. */
const CODES_AN_HOUR = 5

/** Payments with and without a session. */
export const payments = {
  startCardPayment: {
    '0404': callAs('customer', { body: { bills: [missingSubject.billNumber] } }),
    '0409': withKeyOf('startBizumPayment', 'customer'),
    '0503': callUnderFault('customer', '0503'),
  },
  startCardPaymentOffline: {
    '0404': callAs('bridge', { body: { factura: missingSubject.billNumber } }),
    '0409': withKeyOf('startBizumPaymentOffline', 'bridge'),
    '0503': callUnderFault('bridge', '0503'),
  },
  startBizumPayment: {
    '0404': callAs('customer', { body: { bills: [missingSubject.billNumber] } }),
    '0409': withKeyOf('startCardPayment', 'customer'),
    '0503': callUnderFault('customer', '0503'),
    '2024': afterManyCodes('customer'),
  },
  startBizumPaymentOffline: {
    '0404': callAs('bridge', { body: { factura: missingSubject.billNumber } }),
    '0409': withKeyOf('startCardPaymentOffline', 'bridge'),
    '0503': callUnderFault('bridge', '0503'),
    '2024': afterManyCodes('bridge'),
  },
  confirmBizumPayment: {
    '0404': callAs('customer'),
    '0409': afterWrongCodes(MAX_CODE_ATTEMPTS),
    '0503': callUnderFault('customer', '0503'),
    '1001': afterWrongCodes(0),
    '2024': afterWrongCodes(MAX_CODE_ATTEMPTS - 1),
  },
  checkPaymentOffline: {
    '0404': callAs('bridge', { body: { factura: missingSubject.billNumber } }),
  },
  updatePayment: {
    '0404': callAs(null),
    '0409': callAs('customer', async (stage) => {
      const order = await startedOrder(stage)
      const paid = exampleCall('updatePayment', await paymentReport(stage.place, order, 'PAID'))
      await stage.place.call('updatePayment', paid, null)
      return paymentReport(stage.place, order, 'REFUSED')
    }),
  },
} satisfies Provocations

/** A payment under the key of another one. The examples share one key. */
function withKeyOf(other: OperationId, as: string): Preparation {
  return callAs(as, async ({ place, caller }) => {
    await place.call(other, exampleCall(other), caller)
    return {}
  })
}

/** A payment whose phone has reached its limit of codes within an hour. */
function afterManyCodes(as: string): Preparation {
  return callAs(as, async ({ operation, place, caller }) => {
    for (let made = 0; made < CODES_AN_HOUR; made += 1) {
      const body = { idempotencyKey: `key-of-payment-${made}` }
      await place.call(operation, exampleCall(operation, { body }), caller)
    }
    return {}
  })
}

/** A wrong code for a payment, after so many earlier ones. */
function afterWrongCodes(tries: number): Preparation {
  return callAs('customer', async ({ operation, place, caller }) => {
    const { content } = await place.call('startBizumPayment', exampleCall('startBizumPayment'), caller)
    const code = (await codeSent(place)) === '000000' ? '000001' : '000000'
    const body = { order: textIn(content, 'order'), code }
    for (let tried = 0; tried < tries; tried += 1) await place.call(operation, exampleCall(operation, { body }), caller)
    return { body }
  })
}
