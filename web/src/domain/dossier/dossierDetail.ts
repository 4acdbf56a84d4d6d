import { type DossierPanel, dossierPanels } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { statusAfter } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { type DossierTerm, sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { exceedsGridLimit } from '@acometida/api-spec/rules/dossier/futureStatuses'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type {
  DossierDetail as WireDetail,
  DossierDocument as WireDocument,
  DossierForm,
} from '#src/api/generated/api.ts'
import { costOf, type DossierBill, dossierBillOf, type WorksCost } from '#src/domain/bill/dossierBills.ts'
import { type Dossier, dossierOf, statusCode, type StatusName, statusName } from './dossier.ts'

/** A change of a dossier's status and who made it. Nobody if a term ran out. */
export interface DossierEvent {
  readonly status: StatusName
  /** `2026-03-13T09:00:00.000Z` */
  readonly at: string
  readonly by: string
}

/** The current term. Its first day does not count. Local dates. */
export interface CurrentTerm extends DossierTerm {
  readonly startsOn: string
  readonly dueOn: string
}

export interface Budget extends WorksCost {
  readonly documentId: string
  readonly issuedOn: string
  /** The last day to accept it. */
  readonly validUntil: string
  readonly acceptedOn: string | null
}

export interface DossierFile {
  readonly id: string
  readonly name: string
  readonly kind: WireDocument['documentType']
  readonly state: WireDocument['documentState']
  readonly date: string
  readonly repository: WireDocument['repositorio']
}

/** A dossier with all its details. */
export interface DossierDetail extends Dossier {
  readonly form: DossierForm
  readonly openPanels: readonly DossierPanel[]
  readonly term: CurrentTerm | null
  /** Oldest first. */
  readonly history: readonly DossierEvent[]
  readonly files: readonly DossierFile[]
  /** Document kinds, by their codes. */
  readonly missing: readonly string[]
  readonly budget: Budget | null
  readonly bills: readonly DossierBill[]
  /** When the customer started the current task, `2026-03-13T09:00:00.000Z`. Undefined until then. */
  readonly begunAt: string | undefined
  /** The supply that resulted from it. Null until then, or if there is none. */
  readonly resultingCups: string | null
}

/** Whether the customer may still withdraw the dossier. */
export function canWithdraw({ status }: Dossier): boolean {
  return statusAfter(statusCode(status), 'WITHDRAW', { documentsComplete: true }) !== undefined
}

/** Why a dossier ended, from its history. Null while it is in progress. */
export function endReason({ status, history, form }: Pick<DossierDetail, 'status' | 'history' | 'form'>) {
  const last = history.at(-1)
  const before = history.at(-2)?.status
  switch (status) {
    case 'closed':
      return 'closed'
    case 'cancelled':
      // A withdrawal after the budget counts as a rejection of it.
      return before === 'quoted' ? 'rejected' : 'cancelled'
    case 'annulled':
      return 'notSent'
    case 'inadmissible':
      return last?.by === 'nobody' ? 'notCompleted' : 'notServed'
    case 'denied':
      return exceedsGridLimit(sizeOf(form)) ? 'tooMuchPower' : 'denied'
    case 'outOfTime':
      return before === 'valued' ? 'notPaid' : 'budgetLapsed'
    default:
      return null
  }
}

export type EndReason = NonNullable<ReturnType<typeof endReason>>

/** Reads a dossier with its details from the wire. Throws if it cannot be read. */
export function dossierDetailOf(wire: WireDetail): DossierDetail {
  const { summary, form, panels, term, history, documents, missingDocuments, budget, bills } = wire
  return {
    ...dossierOf(summary),
    form,
    openPanels: PANELS.filter((panel) => panels[panel]),
    term: term && {
      startsOn: term.startDate,
      dueOn: term.dueDate,
      amount: term.amount,
      unit: term.unit === 'WORKING_DAYS' ? 'WORKING_DAYS' : 'DAYS',
    },
    history: history.map(({ status, date, by }) => ({ status: statusName(status), at: date, by })),
    files: documents.map((file) => ({
      id: file.idDocumentum,
      name: file.nombreArchivo,
      kind: file.documentType,
      state: file.documentState,
      date: file.date,
      repository: file.repositorio,
    })),
    missing: missingDocuments,
    budget: budget && {
      ...costOf(budget),
      documentId: budget.idDocumentum,
      issuedOn: budget.issueDate,
      validUntil: budget.validUntil,
      acceptedOn: budget.acceptDate,
    },
    bills: bills.map(dossierBillOf),
    begunAt: wire.taskStartDate,
    resultingCups: wire.resultingCups ?? null,
  }
}

/** The six panels in their order. */
export const PANELS = keysOf(dossierPanels)
