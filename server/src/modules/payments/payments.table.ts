import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** Orders to the payment provider. */
export const payment = sqliteTable(
  'payment',
  {
    /** 128 random bits, so that nobody can guess it. */
    order: text().primaryKey(),
    /** The user who started it; the user of the payment bridge for payments without registration. */
    userId: userColumn(),
    /** The payer, the scope of an idempotency key: the user, or the session of the payment bridge. */
    payer: text().notNull(),
    idempotencyKey: text().notNull(),
    method: text({ enum: ['card', 'bizum'] }).notNull(),
    state: text({ enum: ['CREATED', 'PENDING', 'PAID', 'REFUSED', 'EXPIRED'] }).notNull(),
    amountCents: integer().notNull(),
    /** The document of the holder of the bills. */
    holderDocument: text().notNull(),
    dossierNumber: text(),
    /** The phone of a Bizum payment. */
    phone: text(),
    createdAt: integer().notNull(),
    endedAt: integer(),
  },
  (table) => [
    uniqueIndex('payment_idempotency').on(table.payer, table.idempotencyKey),
    index('payment_user').on(table.userId, table.createdAt),
    index('payment_state').on(table.state, table.createdAt),
  ],
)

/** The items of an order. No item is in two open or paid orders, even with concurrent calls. */
export const paymentItem = sqliteTable(
  'payment_item',
  {
    order: text()
      .notNull()
      .references(() => payment.order, { onDelete: 'cascade' }),
    kind: text({ enum: ['bill', 'dossierBill'] }).notNull(),
    number: text().notNull(),
    amountCents: integer().notNull(),
    /** Whether its order is open or paid. */
    live: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.order, table.kind, table.number] }),
    uniqueIndex('payment_item_live')
      .on(table.kind, table.number)
      .where(sql`${table.live} = 1`),
  ],
)
