import type { DossierDetail } from '@acometida/api-spec/generated/operations'
import { enabledPanels } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { dossierStatuses as s, turnOf } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { sizeOf, termOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { statusAfterSilence, futureStatuses } from '@acometida/api-spec/rules/dossier/futureStatuses'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import type { AuthorizedContext } from '#src/core/context.ts'
import { budgetDetail } from './budget/budget.rules.ts'
import { billOfDossier } from './budget/dossierBills.service.ts'
import { documentsOf, missingDocuments } from './dossierDocuments.service.ts'
import { eventsOf } from './dossierEvents.service.ts'
import { dossierSummaries } from './dossierSummaries.service.ts'
import { taskStartedAt } from './form/startTask.service.ts'
import type { DossierRow } from './ownDossier.service.ts'
import { lastDayOfStatus } from './statusTerms.rules.ts'

export function dossierDetail(ctx: AuthorizedContext, row: DossierRow): DossierDetail {
  const { code, form, status } = row
  const events = eventsOf(ctx, code)
  const documents = documentsOf(ctx, code)
  const budget = budgetDetail(code, form, events)
  const bill = billOfDossier(ctx, code)
  const [summary] = dossierSummaries(ctx, [row])
  const begunAt = taskStartedAt(ctx, row)
  const afterSilence = statusAfterSilence(status)
  if (!summary) throw new Error(`${code} has no summary`)
  return {
    summary,
    form,
    panels: enabledPanels({
      status,
      documents: documents.length,
      budgeted: budget !== null,
      billed: bill !== undefined,
      executed: events.some((each) => each.status === s.inExecution),
    }),
    term: termDetail(row),
    history: events.map((each) => ({ status: each.status, date: new Date(each.at).toISOString(), by: each.by })),
    documents: documents.map(({ id, name, format, type, repository, at }) => ({
      idDocumentum: id,
      nombreArchivo: name,
      format,
      documentType: type,
      documentState: type === 'BUDGET' ? 'ISSUED' : wasReviewed(at, events) ? 'REVIEWED' : 'DELIVERED',
      repositorio: repository,
      date: localDate(at),
    })),
    missingDocuments: missingDocuments(form, documents),
    budget,
    bills: bill ? [bill] : [],
    ...(afterSilence === undefined ? {} : { afterSilence }),
    stepsAhead: futureStatuses(
      status,
      sizeOf(form),
      localDate(turnOf(status) === 'customer' ? ctx.now : row.statusSince),
    ),
    ...(begunAt === undefined ? {} : { taskStartDate: new Date(begunAt).toISOString() }),
    resultingCups: row.resultingCups,
  }
}

/** Whether a delivery was reviewed: the utility reads it when it takes the next step. */
function wasReviewed(deliveredAt: number, events: ReturnType<typeof eventsOf>): boolean {
  return events.some(({ by, at }) => by === 'utility' && at > deliveredAt)
}

function termDetail({ status, statusSince, form }: DossierRow): DossierDetail['term'] {
  const term = termOf(status, sizeOf(form))
  const dueDate = lastDayOfStatus(status, statusSince, form)
  return term === undefined || dueDate === null ? null : { startDate: localDate(statusSince), dueDate, ...term }
}
