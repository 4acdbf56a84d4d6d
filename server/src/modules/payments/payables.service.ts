import type { Bill, DossierBill } from '@acometida/api-spec/generated/operations'
import type { AuthorizedContext, Context, WriteContext } from '#src/core/context.ts'
import type { paymentItem } from '#src/db/schema.ts'
import { findBillOfHolder, findOwnBill, type FoundBill } from '#src/modules/bills/findBill.service.ts'
import { type BillPayment, payBill } from '#src/modules/bills/payments.service.ts'
import { findDossierBillOfPayer, findOwnDossierBill } from '#src/modules/dossiers/budget/dossierBills.service.ts'
import { markDossierPaid } from '#src/modules/dossiers/enterStatus.service.ts'
import { dossierOfBill } from '#src/modules/dossiers/numbers.rules.ts'

type Kind = (typeof paymentItem.$inferSelect)['kind']

/** A bill that can be paid. */
export interface Payable {
  readonly kind: Kind
  readonly number: string
  readonly amountCents: number
  /** A local day. */
  readonly dueDate: string
  readonly holderDocument: string
  /** The dossier of the bill; null for a bill of a supply. */
  readonly dossierNumber: string | null
  /** Whether it waits to be paid by hand: it is not paid, and has no direct debit. */
  readonly open: boolean
}

/** The ways to find and pay one kind of payable. */
interface PayableKind {
  readonly findOwn: (ctx: AuthorizedContext, number: string) => Payable | null
  readonly findOfHolder: (ctx: Context, document: string, number: string) => Payable | null
  /** Returns whether this call paid it: false if it was paid before. */
  readonly markPaid: (tx: WriteContext, number: string, payment: BillPayment) => boolean
}

const kinds: Readonly<Record<Kind, PayableKind>> = {
  bill: {
    findOwn: (ctx, number) => payableOfBill(findOwnBill(ctx, number)),
    findOfHolder: (ctx, document, number) => payableOfBill(findBillOfHolder(ctx, document, number)),
    markPaid: payBill,
  },
  dossierBill: {
    findOwn: (ctx, number) => payableOfDossierBill(findOwnDossierBill(ctx, number)),
    findOfHolder: (ctx, document, number) => payableOfDossierBill(findDossierBillOfPayer(ctx, document, number)),
    markPaid: (tx, number, payment) => markDossierPaid(tx, dossierOfBill(number), payment),
  },
}

/** The payable of the caller with a number; null for any other, whether it exists or not. */
export function findOwnPayable(ctx: AuthorizedContext, number: string): Payable | null {
  return firstOf((kind) => kind.findOwn(ctx, number))
}

/** The payable with a number, if its holder has the document; null otherwise. */
export function findPayableOfHolder(ctx: Context, document: string, number: string): Payable | null {
  return firstOf((kind) => kind.findOfHolder(ctx, document, number))
}

/** Marks an item of an order as paid. Returns whether this call paid it: false if it was paid before. */
export function markPayablePaid(tx: WriteContext, item: { kind: Kind; number: string }, payment: BillPayment): boolean {
  return kinds[item.kind].markPaid(tx, item.number, payment)
}

function firstOf(find: (kind: PayableKind) => Payable | null): Payable | null {
  for (const kind of Object.values(kinds)) {
    const found = find(kind)
    if (found) return found
  }
  return null
}

function payableOfBill(found: FoundBill | null): Payable | null {
  if (!found) return null
  const { bill } = found
  const open = bill.status !== 'PAID' && bill.isDirectDebit === '0'
  return { kind: 'bill', ...amountOf(bill), dossierNumber: null, open }
}

function payableOfDossierBill(bill: DossierBill | undefined): Payable | null {
  if (!bill) return null
  return { kind: 'dossierBill', ...amountOf(bill), dossierNumber: bill.dossierCod, open: bill.status === 'PENDING' }
}

/** The amount, due date and holder of a bill. */
function amountOf({ number, totalCents, dueDate, documentNumber }: Bill | DossierBill) {
  return { number, amountCents: totalCents, dueDate, holderDocument: documentNumber }
}
