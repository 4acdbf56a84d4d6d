import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Invitations to sign up that staff have sent. */
export const invitation = sqliteTable(
  'invitation',
  {
    /** The secret of the link. It only names the invitation and opens nothing, so it is kept as it is. */
    hash: text().primaryKey(),
    document: text().notNull(),
    name: text().notNull(),
    surname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    userType: text({ enum: ['solicitant', 'consumer'] }).notNull(),
    language: text({ enum: ['es', 'gl', 'en'] }).notNull(),
    byMail: integer({ mode: 'boolean' }).notNull(),
    bySms: integer({ mode: 'boolean' }).notNull(),
    /** The inviter; staff who are deleted leave their invitations. */
    actorId: integer().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** When the link was first opened; null where it was not. */
    openedAt: integer(),
    /** The service request that followed; null where there is none yet. */
    requestCode: text(),
    /** The code with which the service request failed last; null where it did not. */
    requestError: text(),
  },
  (table) => [index('invitation_document').on(table.document)],
)
