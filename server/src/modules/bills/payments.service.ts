import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/db/transact.ts'
import { perDb } from '#src/db/perDb.ts'
import { billPayment, selfPaidSupply } from '#src/db/schema.ts'
import type { Payments } from './bill.rules.ts'

/** How the bills of a supply are paid. */
export function paymentsOf(db: Db, cups: string): Payments {
  return {
    selfPaidSince: sinceOf(db).get({ cups })?.since ?? null,
    paidAt: (number) => paidAtOf(db).get({ number })?.paidAt,
  }
}

const sinceOf = perDb((db) =>
  db
    .select({ since: selfPaidSupply.since })
    .from(selfPaidSupply)
    .where(eq(selfPaidSupply.cups, sql.placeholder('cups')))
    .prepare(),
)

const paidAtOf = perDb((db) =>
  db
    .select({ paidAt: billPayment.paidAt })
    .from(billPayment)
    .where(eq(billPayment.number, sql.placeholder('number')))
    .prepare(),
)
