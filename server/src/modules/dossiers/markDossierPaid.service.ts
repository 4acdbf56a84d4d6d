import { dossierStatuses } from '@acometida/api-spec/rules/dossierStatus'
import { eq } from 'drizzle-orm'
import type { Writing } from '#src/core/context.ts'
import { dossier, dossierBill } from '#src/db/schema.ts'
import { enterStatus } from './enterStatus.service.ts'

/** A payment that the provider has confirmed. */
export interface DossierPayment {
  readonly method: 'card' | 'bizum'
  /** What the provider calls it. */
  readonly reference: string
}

/**
 * Marks the bill of a dossier as paid now and lets the works begin. Returns whether it was paid by this: not where it
 * was paid before, nor where the dossier waits for no payment.
 */
export function markDossierPaid(tx: Writing, dossierCod: string, { method, reference }: DossierPayment): boolean {
  const row = tx.db.select().from(dossier).where(eq(dossier.code, dossierCod)).get()
  if (row?.status !== dossierStatuses.valued) return false
  tx.db
    .update(dossierBill)
    .set({ paidAt: tx.now, method, reference })
    .where(eq(dossierBill.dossierCode, dossierCod))
    .run()
  enterStatus(tx, row, dossierStatuses.charged, 'customer')
  return true
}
