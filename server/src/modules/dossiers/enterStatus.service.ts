import { type DossierStatus, dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { eq } from 'drizzle-orm'
import type { WriteContext } from '#src/core/context.ts'
import {
  dossier,
  dossierBill,
  dossierCommunication,
  dossierDocument,
  dossierEvent,
  supplyPoint,
} from '#src/db/schema.ts'
import type { BillPayment } from '#src/modules/bills/payments.service.ts'
import { budgetOf } from '#src/modules/grid/charge.rules.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { dossierNotice } from './dossiers.messages.ts'
import { dossierBillNumber, budgetDocumentId } from './numbers.rules.ts'
import type { DossierRow } from './ownDossier.service.ts'
import { resultingSupply } from './resultingSupply.rules.ts'
import { dueAtOf } from './statusTerms.rules.ts'

/**
 * Moves a dossier to a status now, with everything that follows: the term, the history, the budget or its bill, and the
 * notice to the customer.
 */
export function enterStatus(
  tx: WriteContext,
  row: DossierRow,
  status: DossierStatus,
  by: typeof dossierEvent.$inferSelect.by,
): void {
  const { db, now } = tx
  const { code, form } = row
  db.update(dossier)
    .set({ status, statusSince: now, dueAt: dueAtOf(status, now, form) })
    .where(eq(dossier.code, code))
    .run()
  db.insert(dossierEvent).values({ dossierCode: code, at: now, status, by }).run()
  if (status === dossierStatuses.quoted) issueBudget(tx, code)
  if (status === dossierStatuses.valued) issueBill(tx, row)
  if (status === dossierStatuses.closed) connectSupply(tx, row)
  const notice = dossierNotice({ code, form, status, at: now })
  if (notice === null) return
  db.insert(dossierCommunication).values({ dossierCode: code, sentAt: now, status, read: false }).run()
  if (row.userId !== null) notifyUser(tx, row.userId, notice)
}

function issueBudget({ db, now }: WriteContext, code: string): void {
  const id = budgetDocumentId(code)
  db.insert(dossierDocument)
    .values({ dossierCode: code, id, name: `${id}.pdf`, format: 'pdf', type: 'BUDGET', repository: 'D', at: now })
    .run()
}

function issueBill({ db, now }: WriteContext, { code, form, applicantDocument }: DossierRow): void {
  const { concepts, baseCents, vatCents } = budgetOf(form)
  db.insert(dossierBill)
    .values({
      number: dossierBillNumber(code),
      dossierCode: code,
      documentNumber: form.payer?.docNumber ?? applicantDocument,
      issuedAt: now,
      concepts,
      baseCents,
      vatCents,
    })
    .run()
}

/** Creates the supply that results from a closed dossier. Its owner can bind it then. */
function connectSupply({ db, now }: WriteContext, row: DossierRow): void {
  const supply = resultingSupply(row, localDate(now))
  if (supply === null) return
  const { changes } = db.insert(supplyPoint).values(supply).onConflictDoNothing().run()
  // Another supply has this number, and must not be given away.
  if (changes === 0) return
  db.update(dossier).set({ resultingCups: supply.cups }).where(eq(dossier.code, row.code)).run()
}

/**
 * Marks the bill of a dossier as paid now, and lets the works begin. Returns false if it was paid before or the dossier
 * waits for no payment.
 */
export function markDossierPaid(tx: WriteContext, dossierCod: string, { method, reference }: BillPayment): boolean {
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
