import { paths } from '@acometida/api-spec/rules/clientPaths'
import { normalizePhone } from '@acometida/api-spec/rules/phone'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError, codeOf } from '#src/api/apiError.ts'
import { useAnswers, useChange } from '#src/api/composed.ts'
import {
  startBizumPaymentOffline,
  type StartBizumPaymentOfflineFailure,
  startCardPaymentOffline,
  type StartCardPaymentOfflineFailure,
} from '#src/api/generated/api.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { overPaymentBridge } from '#src/session/paymentBridge.ts'
import type { WaitingBizum } from './bizumState.ts'
import type { OfflineBill } from './offlineBill.ts'
import { payableOfBill } from './offlineQueries.ts'
import { hasAnswer } from './paymentError.ts'

/** How a bill is paid: by card, or by Bizum from a phone, as typed. */
export type Way = { readonly method: 'card' } | { readonly method: 'bizum'; readonly phone: string }

/**
 * Starts the payment of a bill, and leads on to where it is finished: the provider's page, or the code of a Bizum payment.
 * One that is sent again because no answer came is the same payment to the server. `again`: in place of one whose code did not come.
 */
export function usePayBill(bill: OfflineBill, { again = false } = {}) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const { askAgain } = useAnswers()
  const unanswered = useRef<{ readonly way: string; readonly key: string } | null>(null)
  const language = asLanguage(i18n.language)

  return useChange((way: Way) => answered(() => start(way)), {
    // Without a connection it fails at once: a payment that starts by itself later is one that nobody expects.
    networkMode: 'always',
    onSuccess: (bizum) => {
      if (bizum) void navigate(`${paths.offlinePayment}?step=code`, { state: bizum, replace: again })
    },
    onError: (error) => {
      // Somebody else may have paid it: what is shown has to say so.
      if (codeOf<StartCardPaymentOfflineFailure | StartBizumPaymentOfflineFailure>(error) === '0409')
        void askAgain(payableOfBill(bill))
    },
  })

  async function start(way: Way): Promise<WaitingBizum | null> {
    const asked = { ...bill, idempotencyKey: keyFor(way), language }
    if (way.method === 'card') {
      const { url } = await overPaymentBridge((options) => startCardPaymentOffline(asked, options))
      leaveForProvider(url)
      return null
    }
    const phone = normalizePhone(way.phone)
    const { order } = await overPaymentBridge((options) => startBizumPaymentOffline({ ...asked, phone }, options))
    return { order, phone, again }
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
 * Goes to the page of the provider on which the card is typed. Its address comes from the API; only a web page, and from
 * a page that is served securely only another such, is one to go to. Throws XXX for any other.
 */
function leaveForProvider(address: string, assign = (url: string) => window.location.assign(url)): void {
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' }
  if (protocol !== 'https:' && (protocol !== 'http:' || window.location.protocol === 'https:'))
    throw new ApiError({ code: 'XXX', service: 'cardPaymentOffline', status: 0 })
  assign(address)
}
