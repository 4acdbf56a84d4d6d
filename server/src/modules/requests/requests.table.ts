import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/people/user.table.ts'

export const serviceRequest = sqliteTable(
  'service_request',
  {
    code: text().primaryKey(),
    /** The user of the request; null if staff created it for somebody who is not registered. */
    userId: integer().references(() => user.id, { onDelete: 'cascade' }),
    status: text({ enum: ['EN CURSO', 'CERRADA', 'ANULADA'] }).notNull(),
    /** Codes of `typologies.texts`. */
    typology: text().notNull(),
    subtypology: text().notNull(),
    subject: text().notNull(),
    cups: text(),
    dossierNumber: text(),
    createdAt: integer().notNull(),
    closedAt: integer(),
    /** When the utility answers or closes it; null once it is closed. */
    nextStepAt: integer(),
    read: integer({ mode: 'boolean' }).notNull(),
    /** The person whom it is for, and their contact, as given. */
    documentNumber: text().notNull(),
    name: text().notNull().default(''),
    surname: text().notNull().default(''),
    email: text().notNull().default(''),
    landline: text().notNull().default(''),
    cellphone: text().notNull().default(''),
  },
  (table) => [
    index('service_request_user').on(table.userId, table.createdAt),
    index('service_request_document').on(table.documentNumber),
    index('service_request_next_step').on(table.nextStepAt),
  ],
)

/** The history of service requests, in the language in which it was written. */
export const serviceRequestEvent = sqliteTable(
  'service_request_event',
  {
    id: integer().primaryKey(),
    code: text()
      .notNull()
      .references(() => serviceRequest.code, { onDelete: 'cascade' }),
    at: integer().notNull(),
    /** The first two are events of the customer, the others of the utility. */
    event: text({ enum: ['CREATED', 'COMMENTED', 'ANSWERED', 'CLOSED'] }).notNull(),
    comment: text().notNull(),
  },
  (table) => [index('service_request_event_code').on(table.code)],
)
