import { isRealPhone, phoneOrPlaceholder } from '@acometida/api-spec/rules/phone'
import { useChange } from '#src/api/composed.ts'
import {
  type AlertChannel,
  type GetUserSuccess,
  updateAlertConf,
  updateUser,
  type UserChange,
  useGetUser,
} from '#src/api/generated/api.ts'
import { isYes } from '#src/api/readable.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { alertConfOf, type AlertSettings, alertSettingsOf } from '#src/domain/alert/alertSettings.ts'
import { type MultiFactor, multiFactorChange, multiFactorOf } from '#src/session/multiFactor.ts'
import { useSession } from '#src/session/session.store.ts'

/** A user's data at the company. */
export interface Profile {
  readonly document: string
  readonly fullName: string
  readonly email: string
  /** The address that waits for its link to be opened. */
  readonly pendingEmail: string | undefined
  /** Nine digits; empty without one. */
  readonly phone: string
  /** The language of messages. */
  readonly language: Language | undefined
  readonly multiFactor: MultiFactor
  /** The user may not turn the second factor off. */
  readonly multiFactorMandatory: boolean
  /** The default of notices about supply cuts, for supplies without an alert of their own. */
  readonly alerts: AlertSettings<AlertChannel>
}

/** The changeable parts of a profile; an empty `phone` removes it. */
export type ProfileChange = Partial<Pick<Profile, 'email' | 'phone' | 'multiFactor'>> & {
  readonly language?: Language
  /** Once the server wants it (1001). */
  readonly currentPassword?: string
}

/** The profile of the user in view. */
export function useProfile() {
  const { userId } = useSession()
  return useGetUser(userId, { query: { select: profileOf } })
}

/** Changes the profile of the user in view; every screen then shows what the server made of it. */
export function useSaveProfile() {
  const { userId, document } = useSession()
  return useChange((change: ProfileChange) => updateUser(userId, userChangeOf(document, change)))
}

/** Changes how the notices of the user in view arrive. */
export function useSaveAlerts() {
  const { userId } = useSession()
  return useChange((alerts: Profile['alerts']) => updateAlertConf(userId, alertConfOf(alerts)))
}

/** Reads a profile. Throws where it cannot be read. */
export function profileOf({ user }: GetUserSuccess): Profile {
  return {
    document: user.documentNumber,
    fullName: `${user.name} ${user.surName}`.trim(),
    email: user.email,
    pendingEmail: user.pendingEmail,
    phone: isRealPhone(user.phone) ? user.phone : '',
    language: user.language,
    multiFactor: multiFactorOf(user),
    multiFactorMandatory: isYes(user.mfaMandatory ?? 'N'),
    alerts: alertSettingsOf(user, 'email'),
  }
}

function userChangeOf(document: string, { phone, multiFactor, ...same }: ProfileChange): UserChange {
  return {
    ...same,
    ...(phone === undefined ? {} : { phone: phoneOrPlaceholder(phone) }),
    ...(multiFactor && multiFactorChange(document, multiFactor)),
    documentNumber: document.toUpperCase(),
  }
}
