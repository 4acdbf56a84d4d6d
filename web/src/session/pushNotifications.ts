import { printFilter } from '@acometida/api-spec/rules/filter'
import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import { storedLanguage } from '#src/base/i18n/i18n.ts'
import { currentSession } from './session.store.ts'

/** What asks for the notices of a user, in the language of the device: Spanish when none was chosen. */
export function pushNotificationsParams(userId: number) {
  return { filter: printFilter({ userId: String(userId), lang: storedLanguage() }) }
}

/** Loads the notices ahead of the screens that show them. A failure is theirs to meet, when they ask again. */
export async function loadPushNotifications(userId: number): Promise<void> {
  const options = getListPushNotificationsQueryOptions(pushNotificationsParams(userId))
  // The screens that ask bring it along; a visitor does not.
  const { queryClient } = await import('#src/api/queryClient.ts')
  if (currentSession()?.userId === userId) await queryClient.prefetchQuery(options)
}
