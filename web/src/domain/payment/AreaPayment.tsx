import { maskPhone } from '@acometida/api-spec/rules/phone'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { confirmBizumPayment, startBizumPayment, startCardPayment } from '#src/api/generated/api.ts'
import { PartHeader } from '#src/ui/layout/PartHeader.tsx'
import { BizumCodeForm } from './BizumCodeForm.tsx'
import { bizumOf, type WaitingBizum } from './bizumState.ts'
import { orderPath } from './orderPath.ts'
import { PayForm } from './PayForm.tsx'
import { usePayment } from './usePayment.ts'
import { useVisit } from './useVisit.ts'
import styles from './Paying.module.css'

type AreaPaymentProps = {
  /** Numbers of bills of one holder, 20 at the most. */
  readonly bills: readonly string[]
  readonly amountCents: number
  /** The payment's subject and payer, shown above the methods. */
  readonly children: ReactNode
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** The address of this payment, with a query. */
  readonly at: string
  /**
   * Where the payment ends, whatever the method: this address with `order` in its query, which shows a
   * `PaymentOutcome`.
   */
  readonly returnPath: string
  /** Somebody else has paid one of the bills, or is about to: what is shown has to say so. */
  readonly onTaken: () => void
}

/**
 * A payment inside the customer area: by card at the provider, or by Bizum with a code. The code is a step of its own
 * in the history.
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

type Asked = Omit<AreaPaymentProps, 'title' | 'back' | 'children'>

function PayHere(asked: Asked) {
  const payment = useAreaPayment(asked)
  return <PayForm payment={payment} amountCents={asked.amountCents} />
}

function AreaBizumCode({ bizum, ...asked }: Asked & { readonly bizum: WaitingBizum }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const another = useAreaPayment(asked, { again: true })
  const { order, phone } = bizum
  return (
    <div className={styles.column}>
      <PartHeader
        title={t('paying.code.title')}
        lead={t('paying.code.lead', { phone: maskPhone(phone) })}
        back={{ to: asked.at, label: t('paying.code.back') }}
      />
      <BizumCodeForm
        bizum={bizum}
        confirm={(code) => confirmBizumPayment({ order, code })}
        onPaid={(paid) => void navigate(orderPath(asked.returnPath, paid), { replace: true })}
        another={another}
        toPay={asked.at}
      />
    </div>
  )
}

/** `again`: in place of a Bizum payment whose code did not come. */
function useAreaPayment({ bills, at, returnPath, onTaken }: Asked, { again = false } = {}) {
  const navigate = useNavigate()
  return usePayment(
    {
      card: (idempotencyKey) => startCardPayment({ bills: [...bills], idempotencyKey, returnPath }),
      bizum: (idempotencyKey, phone) => startBizumPayment({ bills: [...bills], idempotencyKey, phone }),
    },
    {
      again,
      onBizum: (waiting) => void navigate(`${at}&step=code`, { state: waiting, replace: again }),
      onTaken,
    },
  )
}
