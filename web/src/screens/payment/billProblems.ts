import type { TFunction } from 'i18next'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { isHolderDocument, type OfflineBill } from './offlineBill.ts'

/** What keeps a bill from being asked for, in the order of the fields. */
export function billProblems(t: TFunction, { nif, factura }: OfflineBill): FieldProblem[] {
  const document = nif.trim() === '' ? t('payment.bill.nifMissing') : holderProblem(t, nif)
  return [
    ...(document === undefined ? [] : [{ fieldId: 'nif', message: document }]),
    ...(factura.trim() === '' ? [{ fieldId: 'factura', message: t('payment.bill.facturaMissing') }] : []),
  ]
}

/** What is wrong with a document that has been typed. */
export function holderProblem(t: TFunction, nif: string): string | undefined {
  return isHolderDocument(nif) ? undefined : t('payment.bill.nifInvalid')
}
