import { paths } from '@acometida/api-spec/rules/clientPaths'
import { isMfaCode } from '@acometida/api-spec/rules/code'
import { maskPhone } from '@acometida/api-spec/rules/phone'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import { shownErrorOf } from '#src/api/error.store.ts'
import { confirmBizumPayment } from '#src/api/generated/api.ts'
import { overPaymentBridge } from '#src/session/paymentBridge.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import type { WaitingBizum } from './bizumState.ts'
import type { OfflineBill } from './offlineBill.ts'
import { paymentError } from './paymentError.ts'
import { ResendBizumCode } from './ResendBizumCode.tsx'

type BizumCodeStepProps = { readonly bill: OfflineBill; readonly bizum: WaitingBizum }

/** After these the payment is over, and another has to be started. */
const FINAL: ReadonlySet<string> = new Set(['0404', '0409', '2024'])

/** The code of the SMS, which makes the payment. */
export function BizumCodeStep({ bill, bizum }: BizumCodeStepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [wrongCodes, setWrongCodes] = useState(0)
  const confirm = useMutation({
    mutationFn: () => overPaymentBridge((options) => confirmBizumPayment({ order: bizum.order, code }, options)),
    networkMode: 'always',
    onSuccess: ({ order }) =>
      void navigate(generatePath(paths.offlinePaymentDone, { successorderid: order }), { replace: true }),
    onError: (error) => {
      if (shownErrorOf(error).code !== '1001') return
      setCode('')
      setWrongCodes((count) => count + 1)
    },
    meta: { screenShows: 'all' },
  })
  const over = confirm.isError && FINAL.has(shownErrorOf(confirm.error).code)
  const busy = confirm.isPending || confirm.isSuccess
  const toPay = `${paths.offlinePayment}?step=pay`

  return (
    <>
      <PageHeader
        title={t('payment.code.title')}
        lead={t('payment.code.lead', { phone: maskPhone(bizum.phone) })}
        eyebrow={t('payment.step', { step: 2 })}
        back={{ to: toPay, label: t('payment.code.back') }}
        hasErrors={confirm.isError}
      />
      {bizum.again && !confirm.isError && <Banner tone="success">{t('payment.code.resent')}</Banner>}
      {confirm.isError && (
        <Banner
          tone="error"
          actions={
            over && (
              <LinkButton size="small" to={toPay} replace>
                {t('payment.code.payAgain')}
              </LinkButton>
            )
          }
        >
          {paymentError(t, confirm.error)}
        </Banner>
      )}
      {!over && (
        <>
          <Form
            onSubmit={() => {
              if (isMfaCode(code) && !busy) confirm.mutate()
            }}
            actions={
              <Button type="submit" variant="primary" block disabled={!isMfaCode(code)} loading={busy}>
                {t('payment.code.submit')}
              </Button>
            }
          >
            <CodeField
              label={t('payment.code.label')}
              hint={t('payment.code.hint')}
              value={code}
              onValue={(value) => {
                setCode(value)
                if (confirm.isError) confirm.reset()
              }}
              takeFocus
              // A new box for each wrong code, so that it has the focus again.
              key={wrongCodes}
            />
          </Form>
          <ResendBizumCode bill={bill} phone={bizum.phone} />
        </>
      )}
    </>
  )
}
