import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { dayNumber } from '@acometida/api-spec/rules/calendar'
import { localDate } from '@acometida/api-spec/rules/madrid'
import {
  type DossierBill as WireBill,
  type ListDossierBillsSuccess,
  useListDossierBills,
  type WorksConcept,
} from '#src/api/generated/api.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/session.store.ts'

/** The state of a bill of works; cancelled where its dossier ended unpaid. */
export type DossierBillStanding = Code<'pending' | 'paid' | 'cancelled'>

/** The bill of the works of a dossier. Money in cents of euro. */
export interface DossierBill {
  readonly number: string
  /** Code of the dossier. */
  readonly dossier: string
  /** Document of whoever it is made out to. */
  readonly payerDocument: string
  readonly issuedOn: string
  /** The last local day to pay it. */
  readonly dueOn: string
  /** The local day on which it was paid; null until then. */
  readonly paidOn: string | null
  readonly standing: DossierBillStanding
  /** The lines sum to the base exactly. */
  readonly lines: readonly Readonly<WorksConcept>[]
  readonly baseCents: number
  readonly vatCents: number
  readonly totalCents: number
}

/** The bills of the works of one dossier of the caller, or of all of them where none is told; newest first. */
export function useDossierBills(dossier: string | null) {
  const asked = ownerParams('listDossierBills', useSession(), { dossierCod: dossier ?? undefined })
  return useListDossierBills({ ...asked, limit: PAGE_LIMITS.listDossierBills }, { query: { select: dossierBillsOf } })
}

/** Open bills, earliest due date first. */
export function pendingOf(bills: readonly DossierBill[]): readonly DossierBill[] {
  return bills
    .filter(({ standing }) => standing === 'pending')
    .toSorted((a, b) => (a.dueOn + a.number < b.dueOn + b.number ? -1 : 1))
}

/** Days until the last one to pay, by the clock of the server: 0 on that day. */
export function daysToPay({ dueOn }: Pick<DossierBill, 'dueOn'>): number {
  return dayNumber(dueOn) - dayNumber(localDate(serverNowMs()))
}

const dossierBillsOf = ({ bills }: ListDossierBillsSuccess): readonly DossierBill[] => bills.items.map(dossierBillOf)

function dossierBillOf(bill: WireBill): DossierBill {
  const { number, baseCents, vatCents, totalCents } = bill
  return {
    number,
    dossier: bill.dossierCod,
    payerDocument: bill.documentNumber,
    issuedOn: bill.issueDate,
    dueOn: bill.dueDate,
    paidOn: bill.paymentDate,
    standing: codeFrom(STANDINGS, bill.status),
    lines: bill.concepts,
    baseCents,
    vatCents,
    totalCents,
  }
}

const STANDINGS = new Map([
  ['PENDING', 'pending'],
  ['PAID', 'paid'],
  ['CANCELLED', 'cancelled'],
] as const)
