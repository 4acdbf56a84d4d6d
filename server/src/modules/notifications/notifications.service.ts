import { and, desc, eq, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { wholeNumber } from '#src/core/validation/textNumbers.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { prepared } from '#src/db/prepared.ts'
import { pushNotification } from '#src/db/schema.ts'

type Row = typeof pushNotification.$inferSelect
const texts = {
  es: (row: Row) => ({ title: row.titleEs, body: row.bodyEs }),
  gl: (row: Row) => ({ title: row.titleGl, body: row.bodyGl }),
  en: (row: Row) => ({ title: row.titleEn, body: row.bodyEn }),
} as const

/** The caller's notices, newest first, in the requested language. */
export function listPushNotifications(
  { db, caller }: AuthorizedContext,
  filter: FilterOf<'listPushNotifications'>,
): ResultOf<'listPushNotifications'> {
  const textOf = texts[filter.lang]
  const mine = filter.userId === String(caller.userId)
  const rows = mine ? noticesOf(db, caller.userId) : []
  const pushNotificationsItem = rows.map((row) => ({
    notification_id: String(row.id),
    user_id: String(row.userId),
    ...textOf(row),
    date: new Date(row.at).toISOString(),
    ind_read: row.read ? ('1' as const) : ('0' as const),
    ...(row.target === null ? {} : { target: row.target }),
  }))
  return ok({ pushNotifications: { pushNotificationsItem } })
}

/** Every page requests them, for its badge. */
const noticesOf = cachedUntilWrite((db, userId: number) => findNotices(db).all({ userId }))

const findNotices = prepared((db) =>
  db
    .select()
    .from(pushNotification)
    .where(eq(pushNotification.userId, sql.placeholder('userId')))
    .orderBy(desc(pushNotification.at), desc(pushNotification.id)),
)

/** Marks one of the caller's notices as read. Any other id changes nothing and gets the same answer. */
export function markPushNotificationRead(
  ctx: AuthorizedContext,
  filter: FilterOf<'markPushNotificationRead'>,
): ResultOf<'markPushNotificationRead'> {
  return transact(ctx, (tx) => {
    if (filter.user_id === String(tx.caller.userId))
      tx.db
        .update(pushNotification)
        .set({ read: true })
        .where(and(eq(pushNotification.id, wholeNumber(filter.id)), eq(pushNotification.userId, tx.caller.userId)))
        .run()
    return ok({})
  })
}
