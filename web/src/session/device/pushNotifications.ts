import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Language, storedLanguage } from '#src/base/i18n/languages.ts'
import { bearerOf, currentSession } from '#src/session/tokens/session.store.ts'

/**
 * The parameters of the notices of a user, in the device's language: Spanish without a choice.
 * @throws {Error} Invalid parameters: without a user or a language.
 */
export function pushNotificationsParams(userId: number, lang: Language | '' = storedLanguage()) {
  return { filter: filterOf<'listPushNotifications'>(complete({ userId: String(userId || ''), lang })) }
}

/**
 * The parameters that mark a notice as read.
 * @throws {Error} Invalid parameters: without a user, a notice or a token.
 */
export function markReadParams(userId: number, id: string) {
  requireToken()
  return { filter: filterOf<'markPushNotificationRead'>(complete({ user_id: String(userId || ''), id })) }
}

/**
 * Prefetches the notices. The screens that show them handle a failure when they fetch again.
 * @throws {Error} Invalid parameters: without a user, a language or a token; no call is made.
 */
export async function loadPushNotifications(userId: number): Promise<void> {
  requireToken()
  const options = getListPushNotificationsQueryOptions(pushNotificationsParams(userId))
  // Loads with the screens; a visitor does without.
  const { queryClient } = await import('#src/api/query/queryClient.ts')
  if (currentSession()?.userId === userId) await queryClient.prefetchQuery(options)
}

function requireToken(): void {
  if (bearerOf(currentSession()) === null) throw invalidParameters()
}

type Complete<Parameters> = { readonly [Name in keyof Parameters]: Exclude<Parameters[Name], ''> }

function complete<Parameters extends Readonly<Record<string, string>>>(parameters: Parameters): Complete<Parameters> {
  if (Object.values(parameters).includes('')) throw invalidParameters()
  // The line above refuses empty values.
  return parameters as Complete<Parameters>
}

function invalidParameters(): Error {
  return new Error('Invalid parameters')
}
