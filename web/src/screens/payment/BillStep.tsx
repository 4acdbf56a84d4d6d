import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '#src/api/call/apiError.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { CheckPaymentOfflineFailure } from '#src/api/generated/api.ts'
import { useQueryRunner } from '#src/api/query/definedQueries.ts'
import { callError } from '#src/domain/payment/paymentError.ts'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './BillStep.module.css'
import { isHolderDocument, normalBill, type OfflineBill, storeBill, storedBill } from './offlineBill.ts'
import { payableOfBill } from './payables.ts'

/** The step of the bill: its holder's document and its number. */
export function BillStep({ notice }: { readonly notice: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { fetchFresh } = useQueryRunner()
  const [stored] = useState(storedBill)
  const { values, field, form, hasErrors } = useForm({
    draft: null,
    values: { nif: stored.nif, factura: stored.factura },
    check: (bill) => billProblems(t, bill),
    onChange: storeBill,
    // The input is stored for a return.
    freeToLeave: true,
    send: (bill) => fetchFresh(payableOfBill(normalBill(bill))),
    onSent: (_answer, bill) => {
      storeBill(normalBill(bill))
      void navigate(`${paths.offlinePayment}?step=pay`)
    },
    refused: (error) =>
      refusedFields(failureOf<CheckPaymentOfflineFailure>(error), {
        '0404': { factura: callError(t, error) },
        'body/nif': { nif: t('payment.bill.nifInvalid') },
        'body/factura': { factura: t('payment.bill.facturaInvalid') },
      }),
  })

  return (
    <StepForm
      title={t('payment.title')}
      lead={t('payment.bill.lead')}
      eyebrow={t('payment.step', { step: 1 })}
      back={{ to: paths.login, label: t('common.backToLogin') }}
      hasErrors={hasErrors}
      intro={notice}
      {...form}
      submit={{ label: t('payment.bill.submit'), block: true }}
      failedTitle={t('payment.bill.notChecked')}
      failed={notice ? null : (failure) => callError(t, failure)}
    >
      <IdentifierField
        kind="document"
        label={t('payment.bill.nif')}
        hint={t('payment.bill.nifHint')}
        trailing={<RightMark right={isHolderDocument(values.nif)} />}
        {...field('nif')}
      />
      <IdentifierField
        kind="reference"
        label={t('payment.bill.factura')}
        hint={t('payment.bill.facturaHint')}
        {...field('factura')}
      />
    </StepForm>
  )
}

/** A mark beside a valid document. */
function RightMark({ right }: { readonly right: boolean }) {
  const { t } = useTranslation()
  return (
    <output className={styles.right}>
      {right && (
        <>
          <Icon name="check" />
          <span className="visually-hidden">{t('payment.bill.nifRight')}</span>
        </>
      )}
    </output>
  )
}

/** The problems of the bill's data. */
function billProblems(t: TFunction, { nif, factura }: OfflineBill) {
  return {
    nif:
      nif.trim() === ''
        ? t('payment.bill.nifMissing')
        : isHolderDocument(nif)
          ? undefined
          : t('payment.bill.nifInvalid'),
    factura: factura.trim() === '' ? t('payment.bill.facturaMissing') : undefined,
  }
}
