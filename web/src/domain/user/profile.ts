import { isRealPhone, phoneOrPlaceholder } from '@acometida/api-spec/rules/person/phone'
import { parseFlag } from '#src/api/call/parse.ts'
import {
  type AlertChannel,
  type GetUserSuccess,
  updateAlertConf,
  updateUser,
  type UserChange,
  useGetUser,
} from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { alertConfOf, type AlertSettings, alertSettingsOf } from '#src/domain/alert/alertSettings.ts'
import { type MultiFactor, multiFactorChange, multiFactorOf } from '#src/session/login/multiFactor.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** The profile of a user. */
export interface Profile {
  readonly document: string
  readonly fullName: string
  readonly email: string
  /** The new address that awaits its confirmation. */
  readonly pendingEmail: string | undefined
  /** Nine digits. Empty without one. */
  readonly phone: string
  /** The language of messages. */
  readonly language: Language | undefined
  readonly multiFactor: MultiFactor
  /** The user may not turn the second factor off. */
  readonly multiFactorMandatory: boolean
  /** How and when outage notices arrive, unless a supply's alert says otherwise. */
  readonly alerts: AlertSettings<AlertChannel>
  /** Whether every notice also goes to the phones with the app. Undefined without one. */
  readonly pushNotices: boolean | undefined
}

/** A user's change to their profile. An empty `phone` removes it. */
export type ProfileChange = Partial<Pick<Profile, 'email' | 'phone' | 'multiFactor'>> & {
  readonly language?: Language
  readonly pushNotices?: boolean
  /** Set once the server requires it (1001). */
  readonly currentPassword?: string
}

/** The profile of the effective user. */
export function useProfile() {
  const { userId } = useSession()
  return useGetUser(userId, { query: { select: profileOf } })
}

/** Changes the profile of the effective user. Every screen then shows the server's result. */
export function useSaveProfile() {
  const { userId, document } = useSession()
  return useMutationOf((change: ProfileChange) => updateUser(userId, userChangeOf(document, change)))
}

/** Changes how notices reach the effective user. */
export function useSaveAlerts() {
  const { userId } = useSession()
  return useMutationOf((alerts: Profile['alerts']) => updateAlertConf(userId, alertConfOf(alerts)))
}

/** Reads a profile. Throws if it cannot be read. */
export function profileOf({ user }: GetUserSuccess): Profile {
  return {
    document: user.documentNumber,
    fullName: `${user.name} ${user.surName}`.trim(),
    email: user.email,
    pendingEmail: user.pendingEmail,
    phone: isRealPhone(user.phone) ? user.phone : '',
    language: user.language,
    multiFactor: multiFactorOf(user),
    multiFactorMandatory: parseFlag(user.mfaMandatory ?? 'N'),
    alerts: alertSettingsOf(user, 'email'),
    pushNotices: user.pushNotices === undefined ? undefined : parseFlag(user.pushNotices),
  }
}

function userChangeOf(document: string, { phone, multiFactor, pushNotices, ...same }: ProfileChange): UserChange {
  return {
    ...same,
    ...(phone === undefined ? {} : { phone: phoneOrPlaceholder(phone) }),
    ...(pushNotices !== undefined && { pushNotices: pushNotices ? 'S' : 'N' }),
    ...(multiFactor && multiFactorChange(document, multiFactor)),
    documentNumber: document.toUpperCase(),
  }
}
