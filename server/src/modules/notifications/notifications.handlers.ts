import type { Handlers } from '#src/core/operation.ts'
import { listPushNotifications, markPushNotificationRead } from './notifications.service.ts'

/** The handler of `queryNotifications` is in handlers.ts, because it asks other modules. */
export const notificationsHandlers = {
  listPushNotifications: ({ ctx, filter }) => listPushNotifications(ctx, filter),
  markPushNotificationRead: ({ ctx, filter }) => markPushNotificationRead(ctx, filter),
} satisfies Partial<Handlers>
