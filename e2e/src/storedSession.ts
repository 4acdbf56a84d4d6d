import type { PersonaSessionSession } from './generated/control.ts'

/** A session as the client keeps it in the browser's storage, by the keys that the specification names. */
export function storedSession({ user, realmUser, ...session }: PersonaSessionSession): Record<string, string> {
  return {
    id: String(user.userId),
    token: session.accessToken,
    refreshToken: session.refreshToken,
    // By the browser's clock, which has nothing to do with that of the world.
    'acometida.tokenExpiresAt': String(Date.now() + session.expiresInToken * 1000),
    'acometida.passwordDaysLeft': String(session.lastPasswordChange),
    sessionTime: String(session.sessionTime),
    userRoles: realmUser.userProfiles,
    gdprAccepted: user.gdprAccepted,
    userDocument: user.documentNumber,
    userDocumentLogin: user.documentNumber,
    user_type: 'nif',
    browsing_type: 'web',
  }
}
