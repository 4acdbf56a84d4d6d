import { type DossierStatus, dossierStatuses } from '@acometida/api-spec/rules/dossierStatus'
import { eq } from 'drizzle-orm'
import type { Writing } from '#src/core/context.ts'
import { dossier, dossierBill, dossierCommunication, dossierDocument, dossierEvent } from '#src/db/schema.ts'
import { tellUser } from '#src/modules/notifications/tellUser.service.ts'
import { budgetOf } from './charge.rules.ts'
import { connectSupply } from './connectSupply.service.ts'
import { dossierNotice } from './dossiers.messages.ts'
import { billNumber, budgetDocumentId } from './numbers.rules.ts'
import type { DossierRow } from './ownDossier.service.ts'
import { dueAtOf } from './steps.rules.ts'

/**
 * Brings a dossier to a status now, with all that comes with it: the term, the history, the budget or its bill, and
 * what the customer is told.
 */
export function enterStatus(
  tx: Writing,
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
  if (row.userId !== null) tellUser(tx, row.userId, notice)
}

function issueBudget({ db, now }: Writing, code: string): void {
  const id = budgetDocumentId(code)
  db.insert(dossierDocument)
    .values({ dossierCode: code, id, name: `${id}.pdf`, format: 'pdf', type: 'BUDGET', repository: 'D', at: now })
    .run()
}

function issueBill({ db, now }: Writing, { code, form, applicantDocument }: DossierRow): void {
  const { concepts, baseCents, vatCents } = budgetOf(form)
  db.insert(dossierBill)
    .values({
      number: billNumber(code),
      dossierCode: code,
      documentNumber: form.payer?.docNumber ?? applicantDocument,
      issuedAt: now,
      concepts,
      baseCents,
      vatCents,
    })
    .run()
}
