import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Invitations to sign up that staff have sent. */
export const invitation = sqliteTable(
  'invitation',
  {
    /** SHA-256 of the secret of the link. */
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
    /** The member of staff who invites. The invitation outlives them. */
    actorId: integer().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** When the link was first opened; null until then. */
    openedAt: integer(),
    /** The service request that followed; null until there is one. */
    requestCode: text(),
    /** The code of the last failure of the service request; null for none. */
    requestError: text(),
  },
  (table) => [index('invitation_document').on(table.document)],
)
