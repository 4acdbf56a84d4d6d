import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { failureOf } from '#src/api/call/apiError.ts'
import { parseFlag } from '#src/api/call/parse.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { type LoggedUser, type MfaChannel, updateUser, type UserChange } from '#src/api/generated/api.ts'

/** The second factor of a user, current or requested. */
export interface MultiFactor {
  readonly on: boolean
  readonly channel: MfaChannel
  /** The phone for SMS codes, which may be the user's own. As typed if requested. Empty without one. */
  readonly phone: string
}

/** Saves the second factor of the user of the pending log-in. Throws the `ApiError` of the call. */
export async function saveMultiFactor(user: LoggedUser, requested: MultiFactor): Promise<void> {
  await updateUser(user.userId, multiFactorChange(user.documentNumber, requested))
}

/** Reads the second factor of a user. Throws if it cannot be read. */
export function multiFactorOf(user: Pick<LoggedUser, 'mfaEnabled' | 'mfaChanel' | 'mfaPhone' | 'phone'>): MultiFactor {
  return {
    on: parseFlag(user.mfaEnabled),
    channel: user.mfaChanel,
    phone: [user.mfaPhone, user.phone].find(isRealPhone) ?? '',
  }
}

/** The wire form of a second factor: the phone only for SMS, `S` or `N`, the document in upper case. */
export function multiFactorChange(document: string, { on, channel, phone }: MultiFactor): UserChange {
  const mfaPhone = normalizePhone(phone)
  return {
    ...(mfaPhone === '' || channel !== 'sms' ? {} : { mfaPhone }),
    mfaEnabled: on ? 'S' : 'N',
    mfaChanel: channel,
    documentNumber: document.toUpperCase(),
  }
}

/** The problem to show at the phone field if the server refuses a second factor. It can refuse nothing else of it. */
export function refusedMultiFactor<Field extends string>(error: unknown, phone: { readonly [Name in Field]?: string }) {
  return refusedFields(failureOf(error), { 'body/mfaPhone': phone })
}

/** Whether the choice can be saved: SMS needs a mobile phone. */
export function isCompleteChoice({ on, channel, phone }: MultiFactor): boolean {
  return !on || channel !== 'sms' || isRealPhone(normalizePhone(phone))
}
