import type { Handlers } from '#src/core/operation.ts'
import { listPushNotifications, markPushNotificationRead } from './notifications.service.ts'
import { queryNotifications } from './queryNotifications.service.ts'

export const notificationsHandlers = {
  listPushNotifications: ({ ctx, filter }) => listPushNotifications(ctx, filter),
  markPushNotificationRead: ({ ctx, filter }) => markPushNotificationRead(ctx, filter),
  queryNotifications: ({ ctx, body }) => queryNotifications(ctx, body),
} satisfies Partial<Handlers>
