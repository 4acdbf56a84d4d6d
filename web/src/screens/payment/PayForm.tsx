import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/apiError.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import type { OfflineBill } from './offlineBill.ts'
import type { Payable } from './offlineQueries.ts'
import { PayableFacts } from './PayableFacts.tsx'
import { paymentError } from './paymentError.ts'
import { usePayBill, type Way } from './usePayBill.ts'

type PayFormProps = { readonly bill: OfflineBill; readonly payable: Payable }

/** The amount, the way to pay it, and the button that does. */
export function PayForm({ bill, payable }: PayFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const pay = usePayBill(bill)
  const invalid = t('payment.pay.phoneInvalid')
  const { values, field, form, busy, failure } = useForm({
    values: CARD,
    check: ({ method, phone }) => ({
      phone: method === 'bizum' && !isRealPhone(normalizePhone(phone)) ? invalid : undefined,
    }),
    // By card the page is left with it, and until then nothing else may be pressed.
    send: ({ method, phone }) => pay.mutateAsync(method === 'card' ? { method } : { method, phone }),
    refused: (error) => refusedFields(failureOf(error), { 'body/phone': { phone: invalid } }),
    // Leaving pays nothing, and only the way to pay would have to be chosen again.
    freeToLeave: true,
  })
  const amount = format.money(payable.amountCents / 100)

  return (
    <>
      <PayableFacts payable={payable} />
      {failure !== null && (
        <Banner tone="error" title={t('payment.pay.failed')}>
          {paymentError(t, failure)}
        </Banner>
      )}
      <Form
        {...form}
        actions={
          <Button
            type="submit"
            variant="primary"
            block
            icon={values.method === 'card' ? 'card' : 'phone'}
            loading={busy}
          >
            {t('payment.pay.submit', { amount })}
          </Button>
        }
      >
        <RadioGroup
          label={t('payment.pay.method')}
          options={[
            { value: 'card', label: t('payment.pay.card'), hint: t('payment.pay.cardHint') },
            { value: 'bizum', label: t('payment.pay.bizum'), hint: t('payment.pay.bizumHint') },
          ]}
          {...field('method')}
        />
        {values.method === 'bizum' && (
          <PhoneField label={t('payment.pay.phone')} hint={t('payment.pay.phoneHint')} {...field('phone')} />
        )}
      </Form>
    </>
  )
}

const CARD: { readonly method: Way['method']; readonly phone: string } = { method: 'card', phone: '' }
