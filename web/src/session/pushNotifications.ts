import { printFilter } from '@acometida/api-spec/rules/filter'
import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import { storedLanguage } from '#src/base/i18n/i18n.ts'
import { bearerOf, currentSession } from './session.store.ts'

/**
 * What asks for the notices of a user, in the language of the device: Spanish when none was chosen.
 * @throws {Error} Invalid parameters: without a user or a language.
 */
export function pushNotificationsParams(userId: number, lang: string = storedLanguage()) {
  return { filter: printFilter(whole({ userId: String(userId || ''), lang })) }
}

/**
 * What marks a notice of a user as read.
 * @throws {Error} Invalid parameters: without a user, a notice or a token.
 */
export function markReadParams(userId: number, id: string) {
  needToken()
  return { filter: printFilter(whole({ user_id: String(userId || ''), id })) }
}

/**
 * Loads the notices ahead of the screens that show them. A failure is theirs to meet, when they ask again.
 * @throws {Error} Invalid parameters: without a user, a language or a token nothing is asked.
 */
export async function loadPushNotifications(userId: number): Promise<void> {
  needToken()
  const options = getListPushNotificationsQueryOptions(pushNotificationsParams(userId))
  // The screens that ask bring it along; a visitor does not.
  const { queryClient } = await import('#src/api/queryClient.ts')
  if (currentSession()?.userId === userId) await queryClient.prefetchQuery(options)
}

function needToken(): void {
  if (bearerOf(currentSession()) === null) throw invalid()
}

function whole<Parameters extends Readonly<Record<string, string>>>(parameters: Parameters): Parameters {
  if (Object.values(parameters).includes('')) throw invalid()
  return parameters
}

function invalid(): Error {
  return new Error('Invalid parameters')
}
