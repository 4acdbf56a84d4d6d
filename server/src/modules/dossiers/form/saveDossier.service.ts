import type { DossierCreation, DossierForm, ExpedientForm } from '@acometida/api-spec/generated/operations'
import { normalizeDossierForm } from '@acometida/api-spec/rules/dossier/dossierForm'
import { dossierStatuses, isFormOpen } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { coordinateValidation, dossier, dossierEvent } from '#src/db/schema.ts'
import { becomeDossierClient } from '#src/modules/dossiers/bindDossier.service.ts'
import { dossierDetail } from '#src/modules/dossiers/dossierDetail.service.ts'
import { deliverDocuments, statusAfterAct } from '#src/modules/dossiers/dossierDocuments.service.ts'
import { enterStatus } from '#src/modules/dossiers/enterStatus.service.ts'
import { type DossierRow, ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { dueAtOf } from '#src/modules/dossiers/statusTerms.rules.ts'
import { nextCode } from '#src/modules/numbering/nextCode.service.ts'
import { changeRefusal, formRefusal } from './formRefusal.ts'

/** Creates a dossier of the caller: a draft, or submitted at once. */
export function createDossier(
  ctx: AuthorizedContext,
  { form: typed, act, documents }: DossierCreation,
): ResultOf<'createDossier'> {
  const form = normalizeDossierForm(typed)
  const refusal = formRefusal(ctx, form, ctx.caller.document, act === 'SUBMIT')
  if (refusal) return refusal
  return transact(ctx, (tx): ResultOf<'createDossier'> => {
    const row = insertDraft(tx, form)
    if (documents && !deliverDocuments(tx, row.code, documents, 'D')) return fail('0404')
    if (act === 'SUBMIT') submit(tx, row)
    return ok({ dossier: dossierDetail(tx, ownDossier(tx, row.code) ?? row) })
  })
}

/** Saves a form in a dossier of the caller whose form is open, or in a new draft. */
export function saveExpedientForm(
  ctx: AuthorizedContext,
  { dossierCod, form: typed }: ExpedientForm,
): ResultOf<'saveExpedientForm'> {
  if (dossierCod === undefined) return createDossier(ctx, { form: typed })
  return transact(ctx, (tx): ResultOf<'saveExpedientForm'> => {
    const row = ownDossier(tx, dossierCod)
    if (!row) return fail('0404')
    if (!isFormOpen(row.status)) return fail('0409')
    const form = normalizeDossierForm(typed)
    const refusal = changeRefusal(tx, row, form)
    if (refusal) return refusal
    return ok({ dossier: dossierDetail(tx, replaceForm(tx, row, form)) })
  })
}

/** Replaces the form of a dossier. A validation of other coordinates is deleted. */
export function replaceForm({ db }: WriteContext<AuthorizedContext>, row: DossierRow, form: DossierForm): DossierRow {
  const dueAt = dueAtOf(row.status, row.statusSince, form)
  db.update(dossier).set({ form, dueAt }).where(eq(dossier.code, row.code)).run()
  if (JSON.stringify(form.coordinates) !== JSON.stringify(row.form.coordinates))
    db.delete(coordinateValidation).where(eq(coordinateValidation.dossierCode, row.code)).run()
  return { ...row, form, dueAt }
}

function insertDraft(tx: WriteContext<AuthorizedContext>, form: DossierForm): DossierRow {
  const { db, caller, now } = tx
  const status = dossierStatuses.registered
  const row = db
    .insert(dossier)
    .values({
      code: nextCode(tx, 'EXP'),
      userId: caller.userId,
      applicantDocument: caller.document,
      status,
      statusSince: now,
      dueAt: dueAtOf(status, now, form),
      registeredAt: now,
      form,
    })
    .returning()
    .get()
  db.insert(dossierEvent).values({ dossierCode: row.code, at: now, status, by: 'customer' }).run()
  becomeDossierClient(tx)
  return row
}

function submit(tx: WriteContext<AuthorizedContext>, row: DossierRow): void {
  const status = statusAfterAct(tx, row, 'SUBMIT')
  if (status !== undefined) enterStatus(tx, row, status, 'customer')
}
