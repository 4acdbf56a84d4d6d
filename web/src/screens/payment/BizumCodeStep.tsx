import { paths } from '@acometida/api-spec/rules/clientPaths'
import { isMfaCode } from '@acometida/api-spec/rules/code'
import { maskPhone } from '@acometida/api-spec/rules/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router-dom'
import { codeOf, type CodeOf } from '#src/api/apiError.ts'
import { confirmBizumPayment, type ConfirmBizumPaymentFailure } from '#src/api/generated/api.ts'
import { overPaymentBridge } from '#src/session/paymentBridge.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import type { WaitingBizum } from './bizumState.ts'
import type { OfflineBill } from './offlineBill.ts'
import { paymentError } from './paymentError.ts'
import { usePayBill } from './usePayBill.ts'

type BizumCodeStepProps = { readonly bill: OfflineBill; readonly bizum: WaitingBizum }

/** After these the payment is over, and another has to be started. */
const FINAL: ReadonlySet<CodeOf<ConfirmBizumPaymentFailure>> = new Set(['0404', '0409', '2024'])

/** The code of the SMS, which makes the payment. */
export function BizumCodeStep({ bill, bizum }: BizumCodeStepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [wrongCodes, setWrongCodes] = useState(0)
  const { values, field, form, busy, failure, hasErrors } = useForm({
    values: { code: '' },
    send: ({ code }) => overPaymentBridge((options) => confirmBizumPayment({ order: bizum.order, code }, options)),
    onSent: ({ order }) =>
      void navigate(generatePath(paths.offlinePaymentDone, { successorderid: order }), { replace: true }),
    refused: (error, _typed, put) => {
      if (codeOf<ConfirmBizumPaymentFailure>(error) === '1001') {
        put({ code: '' })
        setWrongCodes((count) => count + 1)
      }
      return undefined
    },
    freeToLeave: true,
  })
  const over = FINAL.has(codeOf<ConfirmBizumPaymentFailure>(failure))
  const toPay = `${paths.offlinePayment}?step=pay`

  return (
    <>
      <PageHeader
        title={t('payment.code.title')}
        lead={t('payment.code.lead', { phone: maskPhone(bizum.phone) })}
        eyebrow={t('payment.step', { step: 2 })}
        back={{ to: toPay, label: t('payment.code.back') }}
        hasErrors={hasErrors}
      />
      {bizum.again && failure === null && <Banner tone="success">{t('payment.code.resent')}</Banner>}
      {failure !== null && (
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
          {paymentError(t, failure)}
        </Banner>
      )}
      {!over && (
        <>
          <Form
            {...form}
            actions={
              <Button type="submit" variant="primary" block disabled={!isMfaCode(values.code)} loading={busy}>
                {t('payment.code.submit')}
              </Button>
            }
          >
            <CodeField
              label={t('payment.code.label')}
              hint={t('payment.code.hint')}
              takeFocus
              {...field('code')}
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

type ResendBizumCodeProps = { readonly bill: OfflineBill; readonly phone: string }

/** Another code: a payment of its own, which puts an end to the one whose code did not come. */
function ResendBizumCode({ bill, phone }: ResendBizumCodeProps) {
  const { t } = useTranslation()
  const again = usePayBill(bill, { again: true })
  return (
    <>
      {again.isError && <Banner tone="error">{paymentError(t, again.error)}</Banner>}
      <div>
        <Button
          size="small"
          icon="refresh"
          loading={again.isPending}
          onClick={() => again.mutate({ method: 'bizum', phone })}
        >
          {t('payment.code.resend')}
        </Button>
      </div>
    </>
  )
}
