import type { LoginAnswer } from '@acometida/api-spec/generated/operations'
import { PASSWORD_DAYS } from '@acometida/api-spec/rules/person/password'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import type { User } from '#src/modules/people/findUser.service.ts'
import { personOf } from '#src/modules/people/person.ts'
import { IDLE_MINUTES, type TokenPair } from './session.service.ts'

/** The answer to a log-in that opened a session. */
export type OpenedSession = LoginAnswer & Required<Omit<LoginAnswer, 'location' | 'certificate'>>

/** The answer to a log-in: the user, their roles and the tokens. */
export function loginAnswer(who: User, tokens: TokenPair, nowMs: number): OpenedSession {
  return {
    user: { ...personOf(who), mfaConfigured: who.mfaConfigured ? 'S' : 'N' },
    realmUser: { userProfiles: who.roles },
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    expiresInToken: tokens.expiresInToken,
    sessionTime: IDLE_MINUTES,
    lastPasswordChange: Math.max(0, Math.ceil(PASSWORD_DAYS - (nowMs - who.passwordChangedAt) / DAY_MS)),
  }
}
