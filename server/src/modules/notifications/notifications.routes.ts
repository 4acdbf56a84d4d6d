import type { Handlers } from '#src/core/operation.ts'
import { listPushNotifications, markPushNotificationRead } from './notifications.service.ts'

export const notificationsHandlers = {
  listPushNotifications: ({ ctx, filter }) => listPushNotifications(ctx, filter),
  markPushNotificationRead: ({ ctx, filter }) => markPushNotificationRead(ctx, filter),
} satisfies Partial<Handlers>
