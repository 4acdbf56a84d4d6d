import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { billPayment, selfPaidSupply } from '#src/db/schema.ts'
import type { Payments } from './bill.rules.ts'

/** How the bills of a supply are paid. */
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
