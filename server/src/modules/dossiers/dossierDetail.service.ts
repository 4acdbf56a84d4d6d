import type { DossierDetail } from '@acometida/api-spec/generated/operations'
import { enabledPanels } from '@acometida/api-spec/rules/dossierPanels'
import { type DossierStatus, dossierStatuses as s } from '@acometida/api-spec/rules/dossierStatus'
import { termOf } from '@acometida/api-spec/rules/dossierTerms'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { asc, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { dossierEvent } from '#src/db/schema.ts'
import { budgetOf, sizeOf } from './charge.rules.ts'
import { billOfDossier } from './dossierBills.service.ts'
import { documentsOf, missingDocuments } from './dossierDocuments.service.ts'
import { dossierSummaries } from './dossierSummaries.service.ts'
import { budgetDocumentId } from './numbers.rules.ts'
import type { DossierRow } from './ownDossier.service.ts'
import { lastDayOfStatus } from './steps.rules.ts'

type Event = typeof dossierEvent.$inferSelect

/** A dossier of the caller's with all that is known of it. */
export function dossierDetail(ctx: AuthorizedContext, row: DossierRow): DossierDetail {
  const { code, form, status } = row
  const events = ctx.db
    .select()
    .from(dossierEvent)
    .where(eq(dossierEvent.dossierCode, code))
    .orderBy(asc(dossierEvent.at), asc(dossierEvent.id))
    .all()
  const documents = documentsOf(ctx, code)
  const budget = budgetDetail(row, events)
  const bill = billOfDossier(ctx, code)
  const [summary] = dossierSummaries(ctx, [row])
  if (!summary) throw new Error(`${code} has no summary`)
  return {
    summary,
    form,
    panels: enabledPanels({
      status,
      documents: documents.length,
      budgeted: budget !== null,
      billed: bill !== undefined,
      executed: eventOf(events, s.inExecution) !== undefined,
    }),
    term: termDetail(row),
    history: events.map((each) => ({ status: each.status, date: new Date(each.at).toISOString(), by: each.by })),
    documents: documents.map(({ id, name, format, type, repository, at }) => ({
      idDocumentum: id,
      nombreArchivo: name,
      format,
      documentType: type,
      documentState: type === 'BUDGET' ? 'ISSUED' : 'DELIVERED',
      repositorio: repository,
      date: localDate(at),
    })),
    missingDocuments: missingDocuments(form, documents),
    budget,
    bills: bill ? [bill] : [],
  }
}

const eventOf = (events: readonly Event[], status: DossierStatus): Event | undefined =>
  events.findLast((each) => each.status === status)

function budgetDetail({ code, form }: DossierRow, events: readonly Event[]): DossierDetail['budget'] {
  const quoted = eventOf(events, s.quoted)
  if (!quoted) return null
  const accepted = eventOf(events, s.valued)
  return {
    idDocumentum: budgetDocumentId(code),
    issueDate: localDate(quoted.at),
    validUntil: lastDayOfStatus(s.quoted, quoted.at, form) ?? localDate(quoted.at),
    acceptDate: accepted ? localDate(accepted.at) : null,
    ...budgetOf(form),
  }
}

function termDetail({ status, statusSince, form }: DossierRow): DossierDetail['term'] {
  const term = termOf(status, sizeOf(form))
  const dueDate = lastDayOfStatus(status, statusSince, form)
  return term === undefined || dueDate === null ? null : { startDate: localDate(statusSince), dueDate, ...term }
}
