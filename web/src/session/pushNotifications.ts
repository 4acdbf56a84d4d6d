import { filterOf } from '#src/api/filterOf.ts'
import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { storedLanguage } from '#src/base/i18n/i18n.ts'
import { bearerOf, currentSession } from './session.store.ts'

/**
 * What asks for the notices of a user, in the language of the device: Spanish when none was chosen.
 * @throws {Error} Invalid parameters: without a user or a language.
 */
export function pushNotificationsParams(userId: number, lang: Language | '' = storedLanguage()) {
  return { filter: filterOf<'listPushNotifications'>(whole({ userId: String(userId || ''), lang })) }
}

/**
 * What marks a notice of a user as read.
 * @throws {Error} Invalid parameters: without a user, a notice or a token.
 */
export function markReadParams(userId: number, id: string) {
  needToken()
  return { filter: filterOf<'markPushNotificationRead'>(whole({ user_id: String(userId || ''), id })) }
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

type Whole<Parameters> = { readonly [Name in keyof Parameters]: Exclude<Parameters[Name], ''> }

function whole<Parameters extends Readonly<Record<string, string>>>(parameters: Parameters): Whole<Parameters> {
  if (Object.values(parameters).includes('')) throw invalid()
  return parameters as Whole<Parameters>
}

function invalid(): Error {
  return new Error('Invalid parameters')
}
