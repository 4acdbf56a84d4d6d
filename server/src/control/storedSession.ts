import type * as Wire from '@acometida/api-spec/generated/control'

/** A session as the client keeps it in the browser's storage, by the keys that the specification names. */
export function storedSession(
  session: Wire.PersonaSession['session'],
  realNowMs: number,
): Wire.PersonaSession['storage'] {
  const { user, realmUser, accessToken, refreshToken, expiresInToken, lastPasswordChange, sessionTime } = session
  const kept = {
    id: String(user.userId),
    token: accessToken,
    refreshToken,
    // By the browser's clock, which has nothing to do with that of the world.
    'acometida.tokenExpiresAt': String(realNowMs + expiresInToken * 1000),
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
