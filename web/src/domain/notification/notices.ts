import { printFilter } from '@acometida/api-spec/rules/filter'
import { useCallback } from 'react'
import {
  type ListPushNotificationsSuccess,
  useListPushNotifications,
  useMarkPushNotificationRead,
} from '#src/api/generated/api.ts'
import { isYes } from '#src/api/readable.ts'
import { pushNotificationsParams } from '#src/session/pushNotifications.ts'
import { useSession } from '#src/session/session.store.ts'

/** A notice of the inbox. */
export interface Notice {
  readonly id: string
  readonly title: string
  readonly body: string
  /** When it was sent, ISO 8601. */
  readonly at: string
  readonly read: boolean
}

/** The notices of the user, newest first. */
export function useNotices({ enabled = true } = {}) {
  const { userId } = useSession()
  return useListPushNotifications(pushNotificationsParams(userId), { query: { enabled, select: noticesOf } })
}

/** Marks notices of the user as read. */
export function useMarkNoticeRead() {
  const { userId } = useSession()
  const { mutate, ...call } = useMarkPushNotificationRead()
  const markRead = useCallback(
    ({ id }: Notice, options?: Parameters<typeof mutate>[1]) =>
      mutate({ params: { filter: printFilter({ user_id: String(userId), id }) } }, options),
    [mutate, userId],
  )
  return { ...call, markRead }
}

function noticesOf({ pushNotifications }: ListPushNotificationsSuccess): readonly Notice[] {
  return pushNotifications.pushNotificationsItem.map(
    ({ notification_id: id, title, body, date: at, ind_read: read }) => ({
      id,
      title,
      body,
      at,
      read: isYes(read),
    }),
  )
}
