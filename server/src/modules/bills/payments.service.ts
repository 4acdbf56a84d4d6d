import { eq, sql, inArray } from 'drizzle-orm'
import type { WriteContext, AuthorizedContext } from '#src/core/context.ts'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { billPayment, selfPaidSupply, supplyPoint } from '#src/db/schema.ts'
import { pointsWithHolder } from '#src/modules/points/visiblePoint.service.ts'
import { type Payments, statusAt } from './bill.rules.ts'
import { monthlyInstants, pastMonths } from './billDates.rules.ts'

export function paymentsOf(db: Db, cups: string): Payments {
  return {
    selfPaidSince: sinceOf(db).get({ cups })?.since ?? null,
    paidAt: (number) => paidAtOf(db).get({ number })?.paidAt,
  }
}

const sinceOf = prepared((db) =>
  db
    .select({ since: selfPaidSupply.since })
    .from(selfPaidSupply)
    .where(eq(selfPaidSupply.cups, sql.placeholder('cups'))),
)

const paidAtOf = prepared((db) =>
  db
    .select({ paidAt: billPayment.paidAt })
    .from(billPayment)
    .where(eq(billPayment.number, sql.placeholder('number'))),
)

/** A payment that the provider has confirmed. */
export interface BillPayment {
  readonly method: 'card' | 'bizum'
  /** The reference of the payment at the provider. */
  readonly reference: string
}

/** Marks an existing bill as paid now. A repeated call changes nothing. Returns whether this call paid it. */
export function payBill(
  { db, now }: Pick<WriteContext, 'db' | 'now'>,
  number: string,
  { method, reference }: BillPayment,
): boolean {
  const { changes } = db
    .insert(billPayment)
    .values({ number, paidAt: now, method, reference })
    .onConflictDoNothing()
    .run()
  return changes === 1
}

/**
 * The number of overdue bills by user. Users without any are left out. Only bills that are paid by hand can be overdue.
 */
export function overdueBills(
  { db, now }: Pick<AuthorizedContext, 'db' | 'now'>,
  userIds: readonly number[],
): ReadonlyMap<number, number> {
  const points = pointsWithHolder(db)
    .innerJoin(selfPaidSupply, eq(selfPaidSupply.cups, supplyPoint.cups))
    .where(inArray(supplyPoint.holderId, [...userIds]))
    .all()
  const found = new Map<number, number>()
  for (const { cups, holderId, meterId, generator, dataFrom } of points) {
    const payments = paymentsOf(db, cups)
    const months = generator ? [] : pastMonths(monthlyInstants.overdue, dataFrom, now)
    const overdue = months.filter((month) => statusAt(meterId, month, payments, now).status === 'OVERDUE')
    if (overdue.length > 0) found.set(holderId, (found.get(holderId) ?? 0) + overdue.length)
  }
  return found
}
