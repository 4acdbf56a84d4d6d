import type { DossierBill } from '@acometida/api-spec/generated/operations'
import { isEnded } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { dossier, dossierBill } from '#src/db/schema.ts'
import { dossierBillNumber } from '#src/modules/dossiers/numbers.rules.ts'
import { lastDayOfStatus } from '#src/modules/dossiers/statusTerms.rules.ts'

/** The bills for the works of the caller's dossiers, newest first; the filter narrows them. */
export function listDossierBills(
  ctx: AuthorizedContext,
  filter: FilterOf<'listDossierBills'>,
  { offset, limit }: Call<'listDossierBills'>['query'],
): ResultOf<'listDossierBills'> {
  const { dossierCod, documentNumber } = filter
  const isOwn = documentNumber === ctx.caller.document
  const passes = and(
    eq(dossier.userId, ctx.caller.userId),
    documentNumber === undefined || isOwn ? undefined : eq(dossierBill.documentNumber, documentNumber),
    dossierCod === undefined ? undefined : eq(dossier.code, dossierCod),
  )
  const items = billsWithDossiers(ctx)
    .where(passes)
    .orderBy(desc(dossierBill.issuedAt), desc(dossierBill.number))
    .all()
    .map(dossierBillOf)
  return ok({ bills: { count: items.length, items: items.slice(offset, offset + limit) } })
}

/**
 * The bill of a dossier; undefined until its budget is accepted. The calling function checks who may see the dossier.
 */
export function billOfDossier(ctx: Pick<Context, 'db'>, code: string): DossierBill | undefined {
  return findBill(ctx, eq(dossierBill.number, dossierBillNumber(code)))
}

/** The bill with a number, if it was made out to a document; undefined otherwise. For payments without a session. */
export function findDossierBillOfPayer(
  ctx: Pick<Context, 'db'>,
  documentNumber: string,
  number: string,
): DossierBill | undefined {
  return findBill(ctx, and(eq(dossierBill.number, number), eq(dossierBill.documentNumber, documentNumber)))
}

/** The bill with a number, if its dossier is the caller's; undefined otherwise, whether it exists or not. */
export function findOwnDossierBill(ctx: AuthorizedContext, number: string): DossierBill | undefined {
  return findBill(ctx, and(eq(dossierBill.number, number), eq(dossier.userId, ctx.caller.userId)))
}

function findBill(ctx: Pick<Context, 'db'>, where: SQL | undefined): DossierBill | undefined {
  const row = billsWithDossiers(ctx).where(where).get()
  return row && dossierBillOf(row)
}

const billsWithDossiers = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({ bill: dossierBill, status: dossier.status, form: dossier.form })
    .from(dossierBill)
    .innerJoin(dossier, eq(dossier.code, dossierBill.dossierCode))

type Row = ReturnType<ReturnType<typeof billsWithDossiers>['all']>[number]

function dossierBillOf({ bill, status, form }: Row): DossierBill {
  const { number, documentNumber, issuedAt, concepts, baseCents, vatCents, paidAt } = bill
  return {
    number,
    dossierCod: bill.dossierCode,
    documentNumber,
    issueDate: localDate(issuedAt),
    dueDate: lastDayOfStatus('STATUS0014', issuedAt, form) ?? localDate(issuedAt),
    status: paidAt !== null ? 'PAID' : isEnded(status) ? 'CANCELLED' : 'PENDING',
    paymentDate: paidAt === null ? null : localDate(paidAt),
    concepts,
    baseCents,
    vatCents,
    totalCents: baseCents + vatCents,
  }
}
