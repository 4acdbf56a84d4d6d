import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { type LoggedUser, type MfaChannel, updateUser, type UserChange } from '#src/api/generated/calls.ts'

/** How the second factor is wanted. */
export interface MultiFactorChoice {
  readonly mfaEnabled: boolean
  readonly channel: MfaChannel
  /** As typed; only needed for SMS. */
  readonly phone: string
}

/** Saves the second factor of the user whose log-in waits for it. Throws the `ApiError` of the call. */
export async function saveMultiFactor(user: LoggedUser, choice: MultiFactorChoice): Promise<void> {
  await updateUser(user.userId, multiFactorChange(user.documentNumber, choice))
}

/** The choice in the words of the call: the phone only where there is one, `S` or `N`, the document in upper case. */
export function multiFactorChange(document: string, { mfaEnabled, channel, phone }: MultiFactorChoice): UserChange {
  const mfaPhone = normalizePhone(phone)
  return {
    ...(mfaPhone === '' || channel !== 'sms' ? {} : { mfaPhone }),
    mfaEnabled: mfaEnabled ? 'S' : 'N',
    mfaChanel: channel,
    documentNumber: document.toUpperCase(),
  }
}

/** Whether the choice can be saved: SMS needs a phone that receives them. */
export function isCompleteChoice({ mfaEnabled, channel, phone }: MultiFactorChoice): boolean {
  return !mfaEnabled || channel !== 'sms' || isRealPhone(normalizePhone(phone))
}

/** The phone that the form starts with: that of the second factor, else the user's own, if it is a real one. */
export function suggestedPhone({ mfaPhone, phone }: Pick<LoggedUser, 'mfaPhone' | 'phone'>): string {
  return [mfaPhone, phone].find(isRealPhone) ?? ''
}
