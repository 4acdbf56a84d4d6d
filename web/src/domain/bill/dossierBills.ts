import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import {
  type DossierBill as WireBill,
  type ListDossierBillsSuccess,
  useListDossierBills,
  type WorksConcept,
} from '#src/api/generated/api.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** The cost of works. Money in euro cents; the lines add up to the base exactly. */
export interface WorksCost extends Readonly<Pick<WireBill, 'baseCents' | 'vatCents' | 'totalCents'>> {
  readonly lines: readonly Readonly<WorksConcept>[]
}

/** The bill for the works of a dossier. */
export interface DossierBill extends WorksCost {
  readonly number: string
  /** The dossier's code. */
  readonly dossier: string
  /** The document of the person billed. */
  readonly payerDocument: string
  readonly issuedOn: string
  /** The last local date to pay it. */
  readonly dueOn: string
  /** The local date of the payment. Null until then. */
  readonly paidOn: string | null
  /** Cancelled if its dossier ended without payment. */
  readonly status: Code<'pending' | 'paid' | 'cancelled'>
}

/** The works bills of a dossier of the caller, or of all their dossiers for null; newest first. */
export function useDossierBills(dossier: string | null) {
  const params = ownerParams('listDossierBills', useSession(), { dossierCod: dossier ?? undefined })
  return useListDossierBills({ ...params, limit: PAGE_LIMITS.listDossierBills }, { query: { select: dossierBillsOf } })
}

/** The bills to pay, the earliest due date first. */
export function pendingOf(bills: readonly DossierBill[]): readonly DossierBill[] {
  return bills
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => (a.dueOn + a.number < b.dueOn + b.number ? -1 : 1))
}

/** Days until the due date by the server's clock. 0 on that day. */
export function daysToPay({ dueOn }: Pick<DossierBill, 'dueOn'>): number {
  return dayNumber(dueOn) - dayNumber(serverToday())
}

const dossierBillsOf = ({ bills }: ListDossierBillsSuccess): readonly DossierBill[] => bills.items.map(dossierBillOf)

export function dossierBillOf(bill: WireBill): DossierBill {
  return {
    ...costOf(bill),
    number: bill.number,
    dossier: bill.dossierCod,
    payerDocument: bill.documentNumber,
    issuedOn: bill.issueDate,
    dueOn: bill.dueDate,
    paidOn: bill.paymentDate,
    status: codeFrom(STATUS_NAMES, bill.status),
  }
}

export function costOf(wire: Pick<WireBill, 'concepts' | 'baseCents' | 'vatCents' | 'totalCents'>): WorksCost {
  const { concepts: lines, baseCents, vatCents, totalCents } = wire
  return { lines, baseCents, vatCents, totalCents }
}

const STATUS_NAMES = new Map([
  ['PENDING', 'pending'],
  ['PAID', 'paid'],
  ['CANCELLED', 'cancelled'],
] as const)
