import type { Acting, Session } from '#src/session/tokens/session.store.ts'

/** The session of a customer with supplies. */
export const customerSession: Session = {
  user: { token: 'access', refreshToken: 'refresh', expiresAtMs: Number.MAX_SAFE_INTEGER },
  admin: null,
  userId: 1,
  document: '12345678Z',
  loginDocument: '12345678Z',
  roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
  name: 'Lucía',
  surname: 'Ferreiro Castro',
  gdprPending: false,
  sessionMinutes: 15,
  passwordDaysLeft: 300,
  certificate: false,
}

/** Somebody who acts for a customer. */
export const actor: Acting = {
  userId: 90,
  name: 'Iria',
  surname: 'Souto',
  sinceMs: 0,
  subjectRoles: ['US_USER'],
  gdprMissing: false,
}
