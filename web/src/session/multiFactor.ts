import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { failureOf } from '#src/api/apiError.ts'
import { type LoggedUser, type MfaChannel, updateUser, type UserChange } from '#src/api/generated/api.ts'
import { isYes } from '#src/api/readable.ts'
import { refusedFields } from '#src/api/refusedFields.ts'

/** The second factor of a user, as it is or as it is wanted. */
export interface MultiFactor {
  readonly on: boolean
  readonly channel: MfaChannel
  /** Where codes by SMS go, which may be the user's own phone; wanted: as typed. Empty where there is none. */
  readonly phone: string
}

/** Saves the second factor of the user whose log-in waits for it. Throws the `ApiError` of the call. */
export async function saveMultiFactor(user: LoggedUser, wanted: MultiFactor): Promise<void> {
  await updateUser(user.userId, multiFactorChange(user.documentNumber, wanted))
}

/** Reads the second factor of a user. Throws where it cannot be read. */
export function multiFactorOf(user: Pick<LoggedUser, 'mfaEnabled' | 'mfaChanel' | 'mfaPhone' | 'phone'>): MultiFactor {
  return {
    on: isYes(user.mfaEnabled),
    channel: user.mfaChanel,
    phone: [user.mfaPhone, user.phone].find(isRealPhone) ?? '',
  }
}

/**
 * A second factor in the words of the call: the phone only where there is one, `S` or `N`, the document in upper case.
 */
export function multiFactorChange(document: string, { on, channel, phone }: MultiFactor): UserChange {
  const mfaPhone = normalizePhone(phone)
  return {
    ...(mfaPhone === '' || channel !== 'sms' ? {} : { mfaPhone }),
    mfaEnabled: on ? 'S' : 'N',
    mfaChanel: channel,
    documentNumber: document.toUpperCase(),
  }
}

/** Places what the server refuses of a second factor: all that it can be is the phone. */
export function refusedMultiFactor<Field extends string>(error: unknown, phone: { readonly [Name in Field]?: string }) {
  return refusedFields(failureOf(error), { 'body/mfaPhone': phone })
}

/** Whether the choice can be saved: SMS needs a phone that receives them. */
export function isCompleteChoice({ on, channel, phone }: MultiFactor): boolean {
  return !on || channel !== 'sms' || isRealPhone(normalizePhone(phone))
}
