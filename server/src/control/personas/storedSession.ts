import type * as Wire from '@acometida/api-spec/generated/control'
import { isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/roles'

/** A session as the client keeps it in the browser's storage, by the keys that the specification names. */
export function storedSession(
  session: Wire.PersonaSession['session'],
  realNowMs: number,
): Wire.PersonaSession['storage'] {
  const { user, realmUser, accessToken, refreshToken, expiresInToken, lastPasswordChange, sessionTime } = session
  // By the browser's clock, which has nothing to do with that of the world.
  const expiresAtMs = String(realNowMs + expiresInToken * 1000)
  const tokens = isRestrictedCallCentre(parseRoles(realmUser.userProfiles))
    ? {
        'acometida.adminToken': accessToken,
        'acometida.adminRefreshToken': refreshToken,
        'acometida.adminTokenExpiresAt': expiresAtMs,
      }
    : { token: accessToken, refreshToken, 'acometida.tokenExpiresAt': expiresAtMs }
  const kept = {
    id: String(user.userId),
    ...tokens,
    'acometida.passwordDaysLeft': String(lastPasswordChange),
    sessionTime: String(sessionTime),
    userRoles: realmUser.userProfiles,
    gdprAccepted: user.gdprAccepted,
    userDocument: user.documentNumber,
    userDocumentLogin: user.documentNumber,
    user_type: 'nif',
    browsing_type: 'web',
  }
  return Object.entries(kept).map(([key, value]) => ({ key, value }))
}
