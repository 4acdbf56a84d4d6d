import { normalizePhone } from '@acometida/api-spec/rules/phone'
import { useRef } from 'react'
import { ApiError, codeOf } from '#src/api/apiError.ts'
import { useChange } from '#src/api/composed.ts'
import type { StartBizumPaymentFailure, StartCardPaymentFailure } from '#src/api/generated/api.ts'
import type { WaitingBizum } from './bizumState.ts'
import { hasAnswer } from './paymentError.ts'

/** The payment method: card, or Bizum with a phone as typed. */
export type Way = { readonly method: 'card' } | { readonly method: 'bizum'; readonly phone: string }

/** The calls that start a payment, each with the key of what is meant by it. */
export interface PaymentCalls {
  readonly card: (idempotencyKey: string) => Promise<{ readonly url: string }>
  /** `phone`: in normal form. */
  readonly bizum: (idempotencyKey: string, phone: string) => Promise<{ readonly order: string }>
}

interface PaymentOptions {
  /** The code is on its way: it is asked for next. */
  readonly onBizum: (waiting: WaitingBizum) => void
  /** Somebody else has paid it or is about to (0409): what is shown has to say so. */
  readonly onTaken: () => void
  /** In place of a payment whose code did not come. */
  readonly again?: boolean
}

export type Payment = ReturnType<typeof usePayment>

/**
 * Starts a payment, and leads on to where it is finished: the provider's page, or the code of a Bizum payment. One that
 * is sent again because no answer came is the same payment to the server.
 */
export function usePayment(calls: PaymentCalls, { onBizum, onTaken, again = false }: PaymentOptions) {
  const unanswered = useRef<{ readonly way: string; readonly key: string } | null>(null)

  return useChange((way: Way) => answered(() => start(way)), {
    onSuccess: (bizum) => {
      if (bizum) onBizum(bizum)
    },
    onError: (error) => {
      if (codeOf<StartCardPaymentFailure | StartBizumPaymentFailure>(error) === '0409') onTaken()
    },
  })

  async function start(way: Way): Promise<WaitingBizum | null> {
    const key = keyFor(way)
    if (way.method === 'card') {
      leaveForProvider((await calls.card(key)).url)
      return null
    }
    const phone = normalizePhone(way.phone)
    const { order } = await calls.bizum(key, phone)
    return { order, phone, again, wrongCodes: 0 }
  }

  function keyFor(way: Way): string {
    const same = unanswered.current?.way === JSON.stringify(way) ? unanswered.current : null
    unanswered.current = same ?? { way: JSON.stringify(way), key: crypto.randomUUID() }
    return unanswered.current.key
  }

  /** An answer, whatever it says, is the end of what its key was for. */
  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      unanswered.current = null
      return result
    } catch (error) {
      if (hasAnswer(error)) unanswered.current = null
      throw error
    }
  }
}

/**
 * Goes to the page of the provider on which the card is typed. Its address comes from the API; only a web page, and
 * from a page that is served securely only another such, is one to go to. Throws XXX for any other.
 */
function leaveForProvider(address: string, assign = (url: string) => window.location.assign(url)): void {
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' }
  if (protocol !== 'https:' && (protocol !== 'http:' || window.location.protocol === 'https:'))
    throw new ApiError({ code: 'XXX', service: 'cardPayment', status: 0 })
  assign(address)
}
