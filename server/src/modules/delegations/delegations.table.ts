import { DELEGATED_ROLES } from '@acometida/api-spec/rules/person/roles'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'
import { supplyColumn } from '#src/modules/points/supplyPoint.table.ts'

/** Delegations: a holder lets somebody else manage a supply. */
export const delegation = sqliteTable(
  'delegation',
  {
    /** Never reused, since links in messages contain it. */
    id: integer().primaryKey({ autoIncrement: true }),
    cups: supplyColumn(),
    delegateId: userColumn(),
    role: text({ enum: DELEGATED_ROLES }).notNull(),
    /** P pending, C confirmed, R rejected, given up or taken back. */
    status: text({ enum: ['P', 'C', 'R'] }).notNull(),
    startsAt: integer().notNull(),
    /** The instant from which it no longer holds. */
    endsAt: integer().notNull(),
    /** Whether both sides were notified of its end. */
    endTold: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('delegation_delegate').on(table.delegateId), index('delegation_cups').on(table.cups)],
)
