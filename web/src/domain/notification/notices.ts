import { isClientPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import { pageNamedIn } from '@acometida/api-spec/rules/navigation/namedPage'
import { useCallback } from 'react'
import { parseFlag } from '#src/api/call/parse.ts'
import {
  type ListPushNotificationsSuccess,
  markPushNotificationRead,
  useListPushNotifications,
  useMarkPushNotificationRead,
} from '#src/api/generated/api.ts'
import { markReadParams, pushNotificationsParams } from '#src/session/device/pushNotifications.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** A notice of the inbox. */
export interface Notice {
  readonly id: string
  readonly title: string
  readonly body: string
  /** The time of sending, `2026-03-13T09:00:00.000Z`. */
  readonly at: string
  readonly read: boolean
  /** The page that it refers to, a path of this site with a screen. Null without one. */
  readonly target: string | null
}

/** The notices of the user, newest first. */
export function useNotices({ enabled = true } = {}) {
  const { userId } = useSession()
  return useListPushNotifications(pushNotificationsParams(userId), { query: { enabled, select: noticesOf } })
}

/** Marks a notice of the user as read. */
export function useMarkNoticeRead() {
  const { userId } = useSession()
  const { mutate, ...call } = useMarkPushNotificationRead()
  const markRead = useCallback(
    ({ id }: Notice, options?: Parameters<typeof mutate>[1]) => mutate({ params: markReadParams(userId, id) }, options),
    [mutate, userId],
  )
  return { ...call, markRead }
}

/** Marks one of many notices as read without a refetch of the list. The caller refetches it after all of them. */
export function useMarkManyRead() {
  const { userId } = useSession()
  return ({ id }: Notice) => markPushNotificationRead(markReadParams(userId, id), { changes: [] })
}

function noticesOf({ pushNotifications }: ListPushNotificationsSuccess): readonly Notice[] {
  return pushNotifications.pushNotificationsItem.map(
    ({ notification_id: id, title, body, date: at, ind_read: read, target }) => ({
      id,
      title,
      body,
      at,
      read: parseFlag(read),
      // A notice without a page may name a code with a known page.
      target: safeInternalPath(target || pageNamedIn(`${title} ${body}`), isClientPath) ?? null,
    }),
  )
}
