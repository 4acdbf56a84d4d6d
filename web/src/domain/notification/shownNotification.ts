import type { PushNotification } from '#src/api/generated/calls.ts'

/** What to navigate with so that the detail of a notification has what it shows. */
export function withNotification(notification: PushNotification): { readonly notification: PushNotification } {
  return { notification }
}

/**
 * The notification that the detail shows, by the state it was opened with. Null where there is none, as after a reload of
 * another tab or a tap on a push message: then there is nothing to show, and the list is the place to go.
 */
export function shownNotification(state: unknown): PushNotification | null {
  if (typeof state !== 'object' || state === null || !('notification' in state)) return null
  const { notification } = state
  return isNotification(notification) ? notification : null
}

const FIELDS = ['notification_id', 'user_id', 'title', 'body', 'date', 'ind_read'] as const

/** A state is kept by the browser over releases of the client, so its shape is looked at. */
function isNotification(value: unknown): value is PushNotification {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return FIELDS.every((field) => typeof fields[field] === 'string')
}
