import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { supplyColumn } from '#src/modules/points/supplyPoint.table.ts'

/** Bills that were paid by hand. The bills themselves are computed, and direct debits have no row. */
export const billPayment = sqliteTable('bill_payment', {
  /** The number of the bill, which is paid once. */
  number: text().primaryKey(),
  paidAt: integer().notNull(),
  method: text({ enum: ['card', 'bizum'] }).notNull(),
  /** The reference of the payment at the payment provider. */
  reference: text().notNull(),
})

/** Supplies whose bills are paid by hand. All others are charged by direct debit. */
export const selfPaidSupply = sqliteTable('self_paid_supply', {
  cups: supplyColumn().primaryKey(),
  /** A local day. Bills issued before it were charged by direct debit. */
  since: text().notNull(),
})

/** The last month that each monthly job has processed. A job without a row never runs. */
export const monthlyRun = sqliteTable('monthly_run', {
  name: text({ enum: ['readings', 'bills', 'overdue'] }).primaryKey(),
  /** The last month that was processed, YYYY-MM. */
  month: text().notNull(),
})

/** Companies that take electronic invoices. */
export const digitalBillingCompany = sqliteTable('digital_billing_company', {
  documentNumber: text().primaryKey(),
  name: text().notNull(),
  platform: text({ enum: ['FACE', 'FACEB2B'] }).notNull(),
  accountingOffice: text(),
  managingBody: text(),
  /** DIR3 or DIRe code. */
  processingUnit: text().unique(),
})
