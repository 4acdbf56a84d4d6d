import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/apiError.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { paymentError } from './paymentError.ts'
import type { Payment, Way } from './usePayment.ts'

type PayFormProps = { readonly payment: Payment; readonly amountCents: number }

/** The way to pay, and the button that does, with the amount on it. */
export function PayForm({ payment, amountCents }: PayFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const invalid = t('paying.phoneInvalid')
  const { values, field, form, busy, failure } = useForm({
    values: CARD,
    check: ({ method, phone }) => ({
      phone: method === 'bizum' && !isRealPhone(normalizePhone(phone)) ? invalid : undefined,
    }),
    // By card the page is left with it, and until then nothing else may be pressed.
    send: ({ method, phone }) => payment.mutateAsync(method === 'card' ? { method } : { method, phone }),
    refused: (error) => refusedFields(failureOf(error), { 'body/phone': { phone: invalid } }),
    // Leaving pays nothing, and only the way to pay would have to be chosen again.
    freeToLeave: true,
  })
  return (
    <>
      {failure !== null && (
        <Banner tone="error" title={t('paying.failed')}>
          {paymentError(t, failure)}
        </Banner>
      )}
      <Form
        {...form}
        actions={
          <ActBar>
            <Button
              type="submit"
              variant="primary"
              block
              icon={values.method === 'card' ? 'card' : 'phone'}
              loading={busy}
            >
              {t('paying.submit', { amount: format.money(amountCents / 100) })}
            </Button>
          </ActBar>
        }
      >
        <RadioGroup
          label={t('paying.method')}
          options={[
            { value: 'card', label: t('paying.card'), hint: t('paying.cardHint') },
            { value: 'bizum', label: t('paying.bizum'), hint: t('paying.bizumHint') },
          ]}
          {...field('method')}
        />
        {values.method === 'bizum' && (
          <PhoneField label={t('paying.phone')} hint={t('paying.phoneHint')} {...field('phone')} />
        )}
      </Form>
    </>
  )
}

const CARD: { readonly method: Way['method']; readonly phone: string } = { method: 'card', phone: '' }
