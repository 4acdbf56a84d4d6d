import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import { confirmBizumPayment } from '#src/api/generated/api.ts'
import { BizumCodeForm } from '#src/domain/payment/BizumCodeForm.tsx'
import type { WaitingBizum } from '#src/domain/payment/bizumState.ts'
import { callOverBridge } from '#src/session/bridge/paymentBridge.ts'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import type { OfflineBill } from './offlineBill.ts'
import { usePayBill } from './usePayBill.ts'

/** The form for the SMS code that makes the payment. */
export function BizumCodeStep({ bill, bizum }: { readonly bill: OfflineBill; readonly bizum: WaitingBizum }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [hasErrors, setErrors] = useState(false)
  const another = usePayBill(bill, { isReplacement: true })
  const { order, phone } = bizum
  const toPay = `${paths.offlinePayment}?step=pay`
  return (
    <>
      <PageHeader
        title={t('paying.code.title')}
        lead={t('paying.code.lead', { phone: maskPhone(phone) })}
        eyebrow={t('payment.step', { step: 2 })}
        back={{ to: toPay, label: t('paying.code.back') }}
        hasErrors={hasErrors}
      />
      <BizumCodeForm
        bizum={bizum}
        confirm={(code) => callOverBridge((options) => confirmBizumPayment({ order, code }, options))}
        onPaid={(paid) =>
          void navigate(generatePath(paths.offlinePaymentDone, { successorderid: paid }), { replace: true })
        }
        another={another}
        toPay={toPay}
        onErrors={setErrors}
      />
    </>
  )
}
