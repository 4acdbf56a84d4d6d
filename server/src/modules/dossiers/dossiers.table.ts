import type { DossierForm, TaisTr9, WorksConcept } from '@acometida/api-spec/generated/operations'
import type { DossierStatus } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { dossierDocumentTypes } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/people/user.table.ts'

/** Dossiers: requests for a connection to the grid. Times are milliseconds since 1970. */
export const dossier = sqliteTable(
  'dossier',
  {
    /** EXP, the year and eight digits. */
    code: text().primaryKey(),
    /** The user who follows it; null until somebody binds it. */
    userId: integer().references(() => user.id, { onDelete: 'set null' }),
    applicantDocument: text().notNull(),
    status: text().$type<DossierStatus>().notNull(),
    statusSince: integer().notNull(),
    /** When its status changes without the customer; null if it never does. */
    dueAt: integer(),
    registeredAt: integer().notNull(),
    form: text({ mode: 'json' }).$type<DossierForm>().notNull(),
    /** The supply that it resulted in; null until it is closed, and if it results in none. */
    resultingCups: text(),
  },
  (table) => [index('dossier_user').on(table.userId, table.registeredAt), index('dossier_due').on(table.dueAt)],
)

const dossierCode = () =>
  text()
    .notNull()
    .references(() => dossier.code, { onDelete: 'cascade' })

/** The past and present statuses of dossiers. */
export const dossierEvent = sqliteTable(
  'dossier_event',
  {
    id: integer().primaryKey(),
    dossierCode: dossierCode(),
    at: integer().notNull(),
    status: text().$type<DossierStatus>().notNull(),
    by: text({ enum: ['customer', 'utility', 'nobody'] }).notNull(),
  },
  (table) => [index('dossier_event_dossier').on(table.dossierCode)],
)

/** Communications of the utility about a dossier. Each announces a status. Its text is made when it is read. */
export const dossierCommunication = sqliteTable(
  'dossier_communication',
  {
    id: integer().primaryKey(),
    dossierCode: dossierCode(),
    sentAt: integer().notNull(),
    status: text().$type<DossierStatus>().notNull(),
    read: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('dossier_communication_dossier').on(table.dossierCode)],
)

export const dossierDocument = sqliteTable(
  'dossier_document',
  {
    dossierCode: dossierCode(),
    id: text().notNull(),
    name: text().notNull(),
    format: text({ enum: ['pdf', 'jpg', 'png'] }).notNull(),
    type: text({ enum: [...dossierDocumentTypes, 'BUDGET'] }).notNull(),
    repository: text({ enum: ['D', 'S'] }).notNull(),
    at: integer().notNull(),
  },
  // One file may be delivered as several kinds.
  (table) => [primaryKey({ columns: [table.dossierCode, table.id, table.type] })],
)

/** The bill for the works, made when the budget is accepted. */
export const dossierBill = sqliteTable(
  'dossier_bill',
  {
    number: text().primaryKey(),
    dossierCode: dossierCode(),
    /** The document of the payer. */
    documentNumber: text().notNull(),
    issuedAt: integer().notNull(),
    concepts: text({ mode: 'json' }).$type<WorksConcept[]>().notNull(),
    baseCents: integer().notNull(),
    vatCents: integer().notNull(),
    /** Null until it is paid. */
    paidAt: integer(),
    method: text({ enum: ['card', 'bizum'] }),
    /** The reference of the payment at the payment provider. */
    reference: text(),
  },
  (table) => [index('dossier_bill_dossier').on(table.dossierCode)],
)

/** Tasks that the customer has started: the status that requires the task, and when it was started. */
export const dossierTask = sqliteTable(
  'dossier_task',
  {
    dossierCode: dossierCode(),
    status: text().$type<DossierStatus>().notNull(),
    /** When the dossier entered the status: a second correction is another task. */
    statusSince: integer().notNull(),
    startedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dossierCode, table.status, table.statusSince] })],
)

/** Technical data sheets (TR9). */
export const technicalSheet = sqliteTable('technical_sheet', {
  dossierCode: dossierCode().primaryKey(),
  sheet: text({ mode: 'json' }).$type<TaisTr9>().notNull(),
  savedAt: integer().notNull(),
})

/** Results of the validation of coordinates. */
export const coordinateValidation = sqliteTable('coordinate_validation', {
  dossierCode: dossierCode().primaryKey(),
  result: text({ enum: ['OK', 'KO'] }).notNull(),
  forced: integer({ mode: 'boolean' }).notNull(),
  at: integer().notNull(),
})
