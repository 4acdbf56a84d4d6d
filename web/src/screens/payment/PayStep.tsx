import { paths } from '@acometida/api-spec/rules/clientPaths'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureOf } from '#src/api/apiError.ts'
import { useQuestion } from '#src/api/composed.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import type { OfflineBill } from './offlineBill.ts'
import { isUnknown, type Payable, payableOfBill } from './offlineQueries.ts'
import { paymentError } from './paymentError.ts'
import { usePayBill, type Way } from './usePayBill.ts'
import styles from './PayStep.module.css'

type PayStepProps = { readonly bill: OfflineBill; readonly notice: ReactNode }

/** What is to be paid, and how. Whoever comes back from the provider without having paid is told so here. */
export function PayStep({ bill, notice }: PayStepProps) {
  const { t } = useTranslation()
  const end = endOf(useLocation().state)
  const query = useQuestion(payableOfBill(bill))
  const change = (label: string) => <LinkButton to={paths.offlinePayment}>{label}</LinkButton>
  return (
    <>
      <PageHeader
        title={t('payment.pay.title')}
        eyebrow={t('payment.step', { step: 2 })}
        back={{ to: paths.offlinePayment, label: t('payment.pay.otherBill') }}
        hasErrors={end !== null || query.isError}
      />
      {end && <EndedNotice end={end} />}
      {notice}
      {query.isError && isUnknown(query.error) ? (
        <EmptyState icon="search" title={t('payment.pay.goneTitle')} action={change(t('payment.pay.checkData'))}>
          {t('payment.pay.gone')}
        </EmptyState>
      ) : (
        <QueryGate query={query} skeleton={<SkeletonLayout of="form" count={3} />}>
          {({ payable }) =>
            payable.open ? (
              <PayForm bill={bill} payable={payable} />
            ) : (
              <EmptyState icon="success" title={t('payment.pay.noneTitle')} action={change(t('payment.pay.otherBill'))}>
                {t('payment.pay.none', { factura: payable.billNumber })}
              </EmptyState>
            )
          }
        </QueryGate>
      )}
    </>
  )
}

/** How a payment ended that was not made. */
type End = 'REFUSED' | 'EXPIRED'

/** The last payment was not made, and nothing was charged. */
function EndedNotice({ end }: { readonly end: End }) {
  const { t } = useTranslation()
  return (
    <Banner tone="error" title={t(`payment.ended.${end}.title`)}>
      {t(`payment.ended.${end}.text`)}
    </Banner>
  )
}

/** What the page that confirms payments left in the history; null for whoever comes otherwise. */
function endOf(state: unknown): End | null {
  const end = typeof state === 'object' && state !== null && 'end' in state ? state.end : null
  return end === 'REFUSED' || end === 'EXPIRED' ? end : null
}

type PayFormProps = { readonly bill: OfflineBill; readonly payable: Payable }

/** The amount, the way to pay it, and the button that does. */
function PayForm({ bill, payable }: PayFormProps) {
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

/** What is to be paid: the amount, the bill, and until when. Nothing of its holder. */
function PayableFacts({ payable }: { readonly payable: Payable }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <section className={styles.facts} aria-label={t('payment.pay.facts')}>
      <StatNumber size="hero" label={t('payment.pay.amount')} value={format.money(payable.amountCents / 100)} />
      <DescriptionList
        items={[
          { term: t('payment.pay.factura'), value: payable.billNumber },
          { term: t('payment.pay.due'), value: format.date(payable.dueOn) },
        ]}
      />
    </section>
  )
}
