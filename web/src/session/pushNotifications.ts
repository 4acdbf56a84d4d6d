import { printFilter } from '@acometida/api-spec/rules/filter'
import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import { queryClient } from '#src/api/queryClient.ts'
import { storedLanguage } from '#src/locales/i18n.ts'

/** What asks for the notices of a user, in the language of the device: Spanish when none was chosen. */
export function pushNotificationsParams(userId: number) {
  return { filter: printFilter({ userId: String(userId), lang: storedLanguage() }) }
}

/** Loads the notices ahead of the screens that show them. A failure is theirs to meet, when they ask again. */
export function loadPushNotifications(userId: number): void {
  const options = getListPushNotificationsQueryOptions(pushNotificationsParams(userId))
  void queryClient.prefetchQuery({ ...options, meta: { screenShows: 'all' } })
}
