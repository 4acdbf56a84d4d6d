import type { TFunction } from 'i18next'
import { isHolderDocument, type OfflineBill } from './offlineBill.ts'

/** What keeps a bill from being asked for. */
export function billProblems(t: TFunction, { nif, factura }: OfflineBill) {
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
