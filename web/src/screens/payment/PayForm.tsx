import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckPaymentOfflineSuccess } from '#src/api/generated/api.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import type { OfflineBill } from './offlineBill.ts'
import { PayableFacts } from './PayableFacts.tsx'
import { paymentError } from './paymentError.ts'
import { usePayBill, type Way } from './usePayBill.ts'

type PayFormProps = { readonly bill: OfflineBill; readonly payable: CheckPaymentOfflineSuccess['payable'] }

/** The amount, the way to pay it, and the button that does. */
export function PayForm({ bill, payable }: PayFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [method, setMethod] = useState<Way['method']>('card')
  const [phone, setPhone] = useState('')
  const [submitted, setSubmitted] = useState<{ readonly attempt: number; readonly problems: readonly FieldProblem[] }>({
    attempt: 0,
    problems: [],
  })
  const pay = usePayBill(bill)
  // By card the page is being left, and until it is nothing else may be pressed.
  const busy = pay.isPending || pay.isSuccess
  const amount = format.money(payable.amountCents / 100)
  const forget = () => {
    if (submitted.problems.length > 0) setSubmitted(({ attempt }) => ({ attempt, problems: [] }))
    if (pay.isError) pay.reset()
  }

  return (
    <>
      <PayableFacts payable={payable} />
      {pay.isError && (
        <Banner tone="error" title={t('payment.pay.failed')}>
          {paymentError(t, pay.error)}
        </Banner>
      )}
      <Form
        problems={submitted.problems}
        attempt={submitted.attempt}
        onSubmit={() => {
          if (busy) return
          const wrong = method === 'bizum' && !isRealPhone(normalizePhone(phone))
          const problems = wrong ? [{ fieldId: 'phone', message: t('payment.pay.phoneInvalid') }] : []
          setSubmitted(({ attempt }) => ({ attempt: attempt + 1, problems }))
          if (!wrong) pay.mutate(method === 'card' ? { method } : { method, phone })
        }}
        actions={
          <Button type="submit" variant="primary" block icon={method === 'card' ? 'card' : 'phone'} loading={busy}>
            {t('payment.pay.submit', { amount })}
          </Button>
        }
      >
        <RadioGroup
          label={t('payment.pay.method')}
          name="method"
          options={[
            { value: 'card', label: t('payment.pay.card'), hint: t('payment.pay.cardHint') },
            { value: 'bizum', label: t('payment.pay.bizum'), hint: t('payment.pay.bizumHint') },
          ]}
          value={method}
          onValue={(value) => {
            setMethod(value)
            forget()
          }}
        />
        {method === 'bizum' && (
          <PhoneField
            label={t('payment.pay.phone')}
            hint={t('payment.pay.phoneHint')}
            error={submitted.problems.find(({ fieldId }) => fieldId === 'phone')?.message}
            name="phone"
            value={phone}
            onValue={(value) => {
              setPhone(value)
              forget()
            }}
          />
        )}
      </Form>
    </>
  )
}
