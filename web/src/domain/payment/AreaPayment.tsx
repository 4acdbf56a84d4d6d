import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { confirmBizumPayment, startBizumPayment, startCardPayment } from '#src/api/generated/api.ts'
import { PartHeader } from '#src/ui/layout/page/PartHeader.tsx'
import { BizumCodeForm } from './BizumCodeForm.tsx'
import { bizumOf, type WaitingBizum } from './bizumState.ts'
import { PayForm } from './PayForm.tsx'
import styles from './Paying.module.css'
import { usePayment } from './usePayment.ts'
import { useVisit } from './useVisit.ts'

type AreaPaymentProps = {
  /** The numbers of bills of one holder, at most 20. */
  readonly bills: readonly string[]
  readonly amountCents: number
  /** The description of the payment, above the methods. */
  readonly children: ReactNode
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** The address of this payment, with a query. */
  readonly at: string
  /** The return address for any method: this address with `order` in its query, which shows a `PaymentOutcome`. */
  readonly returnPath: string
  /** Called if somebody else has paid one of the bills or is about to, so that the page can be refreshed. */
  readonly onTaken: () => void
}

/**
 * A payment in the customer area: by card at the provider, or by Bizum with a code. The code step has its own history
 * entry.
 */
export function AreaPayment({ title, back, children, ...payment }: AreaPaymentProps) {
  const [query] = useSearchParams()
  const bizum = bizumOf(useLocation().state)
  const visit = useVisit(payment.onTaken)
  if (query.get('step') === 'code' && bizum) return <AreaBizumCode key={bizum.order} bizum={bizum} {...payment} />
  return (
    <div className={styles.column}>
      <PartHeader title={title} back={back} />
      {children}
      <PayHere key={visit} {...payment} />
    </div>
  )
}

type PaymentRequest = Omit<AreaPaymentProps, 'title' | 'back' | 'children'>

function PayHere(request: PaymentRequest) {
  const payment = useAreaPayment(request)
  return <PayForm payment={payment} amountCents={request.amountCents} />
}

function AreaBizumCode({ bizum, ...request }: PaymentRequest & { readonly bizum: WaitingBizum }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const another = useAreaPayment(request, { isReplacement: true })
  const { order, phone } = bizum
  return (
    <div className={styles.column}>
      <PartHeader
        title={t('paying.code.title')}
        lead={t('paying.code.lead', { phone: maskPhone(phone) })}
        back={{ to: request.at, label: t('paying.code.back') }}
      />
      <BizumCodeForm
        bizum={bizum}
        confirm={(code) => confirmBizumPayment({ order, code })}
        onPaid={(paid) => void navigate(orderPath(request.returnPath, paid), { replace: true })}
        another={another}
        toPay={request.at}
      />
    </div>
  )
}

/** The page of an order: the path to which the provider returns. */
function orderPath(returnPath: string, order: string): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}${new URLSearchParams({ order })}`
}

/** `isReplacement`: replaces a Bizum payment whose code did not arrive. */
function useAreaPayment({ bills, at, returnPath, onTaken }: PaymentRequest, { isReplacement = false } = {}) {
  const navigate = useNavigate()
  return usePayment(
    {
      card: (idempotencyKey) => startCardPayment({ bills: [...bills], idempotencyKey, returnPath }),
      bizum: (idempotencyKey, phone) => startBizumPayment({ bills: [...bills], idempotencyKey, phone }),
    },
    {
      isReplacement,
      onBizum: (waiting) => void navigate(`${at}&step=code`, { state: waiting, replace: isReplacement }),
      onTaken,
    },
  )
}
