import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useSearchParams } from 'react-router-dom'
import { type PaymentFilter, PAYMENT_STATES } from '#src/domain/payment/payments.ts'

/** The filter of payments and the selected one, stored in the address. */
export function usePaymentFilter() {
  const [params, setParams] = useSearchParams()
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isDate(value) ? value : ''
  }
  const filter: PaymentFilter = {
    from: day('from'),
    to: day('to'),
    state: PAYMENT_STATES.find((state) => state === params.get('state')) ?? '',
    dossier: params.get('dossier') ?? '',
  }
  const narrow = (part: Partial<PaymentFilter>) =>
    setParams(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '')), {
      replace: true,
    })
  return { filter, narrow, widen: () => setParams({}, { replace: true }), order: params.get('order') }
}
