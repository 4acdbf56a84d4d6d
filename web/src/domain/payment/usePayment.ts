import { useState } from 'react'
import { ApiError, codeOf } from '#src/api/call/apiError.ts'
import { makeIdempotentCall } from '#src/api/call/makeIdempotentCall.ts'
import type { StartBizumPaymentFailure, StartCardPaymentFailure } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import type { WaitingBizum } from './bizumState.ts'

/** A payment method: card, or Bizum from a phone as typed. */
export type PaymentChoice = { readonly method: 'card' } | { readonly method: 'bizum'; readonly phone: string }

/** The calls that start a payment, each with its idempotency key. */
interface PaymentCalls {
  readonly card: (idempotencyKey: string) => Promise<{ readonly url: string }>
  /** `phone`: in normal form. */
  readonly bizum: (idempotencyKey: string, phone: string) => Promise<{ readonly order: string }>
}

interface PaymentOptions {
  /** The code was sent and has to be typed next. */
  readonly onBizum: (waiting: WaitingBizum) => void
  /** Somebody else has paid it or is about to (0409), so the page has to be refreshed. */
  readonly onTaken: () => void
  /** Replaces a payment whose code did not arrive. */
  readonly isReplacement?: boolean
}

export type PaymentProcess = ReturnType<typeof usePayment>

/**
 * Starts a payment and continues to the provider's page or the Bizum code. A retry after an unanswered call is the same
 * payment to the server.
 */
export function usePayment(calls: PaymentCalls, { onBizum, onTaken, isReplacement = false }: PaymentOptions) {
  const [once] = useState(() => makeIdempotentCall(() => crypto.randomUUID()))

  return useMutationOf((choice: PaymentChoice) => once(JSON.stringify(choice), (key) => start(choice, key)), {
    onSuccess: (bizum) => {
      if (bizum) onBizum(bizum)
    },
    onError: (error) => {
      if (codeOf<StartCardPaymentFailure | StartBizumPaymentFailure>(error) === '0409') onTaken()
    },
  })

  async function start(choice: PaymentChoice, key: string): Promise<WaitingBizum | null> {
    if (choice.method === 'card') {
      leaveForProvider((await calls.card(key)).url)
      return null
    }
    const { phone } = choice
    const { order } = await calls.bizum(key, phone)
    return { order, phone, again: isReplacement, wrongCodes: 0 }
  }
}

/**
 * Opens the provider's page for the card. Its address comes from the API. Only web addresses are allowed, and from a
 * secure page only secure ones. Throws XXX for any other.
 */
function leaveForProvider(address: string): void {
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' }
  if (protocol !== 'https:' && (protocol !== 'http:' || window.location.protocol === 'https:'))
    throw new ApiError({ code: 'XXX', service: 'cardPayment', status: 0 })
  window.location.assign(address)
}
