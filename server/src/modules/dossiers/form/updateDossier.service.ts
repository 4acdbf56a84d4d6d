import type { DossierChange } from '@acometida/api-spec/generated/operations'
import { normalizeDossierForm } from '@acometida/api-spec/rules/dossier/dossierForm'
import { isFormOpen } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { and, eq, inArray } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { dossierCommunication } from '#src/db/schema.ts'
import { dossierDetail } from '#src/modules/dossiers/dossierDetail.service.ts'
import { deliverDocuments, statusAfterAct } from '#src/modules/dossiers/dossierDocuments.service.ts'
import { enterStatus } from '#src/modules/dossiers/enterStatus.service.ts'
import { acceptsDocuments } from '#src/modules/dossiers/handInDocuments.service.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { changeRefusal, formRefusal } from './formRefusal.ts'
import { replaceForm } from './saveDossier.service.ts'

/** Changes a dossier of the caller: its form, an act, documents, read communications. All of it, or nothing. */
export function updateDossier(
  ctx: AuthorizedContext,
  id: string,
  change: DossierChange,
  { doc, repositorio }: Call<'updateDossier'>['query'],
): ResultOf<'updateDossier'> {
  const act = actOf(change, doc)
  if (act === null) return invalid('query/doc', `goes with documents, not with the act ${change.act}`)
  if (act === 'ADD_DOCUMENTS' && !change.documents) return invalid('body/documents', 'is missing')
  return transact(ctx, (tx): ResultOf<'updateDossier'> => {
    let row = ownDossier(tx, id)
    if (!row) return fail('0404')
    if (change.form) {
      if (!isFormOpen(row.status)) return fail('0409')
      const form = normalizeDossierForm(change.form)
      const refusal = changeRefusal(tx, row, form)
      if (refusal) return refusal
      row = replaceForm(tx, row, form)
    }
    if (change.documents) {
      if (!acceptsDocuments(row)) return fail('0409')
      if (!deliverDocuments(tx, row.code, change.documents, repositorio)) return fail('0404')
    }
    if (change.readCommunications) markRead(tx, row.code, change.readCommunications)
    if (act !== undefined) {
      const status = statusAfterAct(tx, row, act)
      if (status === undefined) return fail('0409')
      const incomplete = act === 'SUBMIT' ? formRefusal(tx, row.form, row.applicantDocument, true) : null
      if (incomplete) return incomplete
      if (status !== row.status) enterStatus(tx, row, status, 'customer')
    }
    return ok({ dossier: dossierDetail(tx, ownDossier(tx, id) ?? row) })
  })
}

/** The act of a change. Documents alone are a delivery. Null if doc=1 contradicts the act. */
function actOf({ act, documents }: DossierChange, doc: '1' | undefined): DossierChange['act'] | null {
  if (doc === '1' && act !== undefined && act !== 'ADD_DOCUMENTS') return null
  return act ?? (documents || doc === '1' ? 'ADD_DOCUMENTS' : undefined)
}

/** Marks communications of this dossier as read. Those of other dossiers are ignored. */
function markRead({ db }: WriteContext<AuthorizedContext>, code: string, ids: readonly number[]): void {
  db.update(dossierCommunication)
    .set({ read: true })
    .where(and(eq(dossierCommunication.dossierCode, code), inArray(dossierCommunication.id, [...ids])))
    .run()
}
