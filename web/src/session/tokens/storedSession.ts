import { managedMemberships, type Membership } from '@acometida/api-spec/rules/person/actFor'
import { isGdprAccepted } from '@acometida/api-spec/rules/person/gdpr'
import { userType } from '@acometida/api-spec/rules/person/identifierType'
import { hasManagerAdmin, isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/person/roles'
import type { LoggedUser, RefreshTokensSuccess } from '#src/api/generated/api.ts'
import { nowMs } from '#src/base/clock.ts'
import { inApp } from '#src/shell/inApp.ts'
import { type Acting, type Session, sessionStore, type TokenSet } from './session.store.ts'
import { readSession, type SessionKey, writeSession } from './sessionEntries.ts'

/** Stores a session, so that it survives a reload. */
export function storeSession(session: Session): void {
  writeSession(toStorageEntries(session))
}

/** Changes parts of the session, also while it starts, and stores it. Does nothing for a visitor. */
export function changeSession(part: Partial<Session>): void {
  const state = sessionStore.current()
  if (state.status === 'visitor') return
  const session = { ...state.session, ...part }
  storeSession(session)
  sessionStore.set({ ...state, session })
}

/** The session as storage entries. */
export function toStorageEntries(session: Session): Partial<Record<SessionKey, string | null>> {
  const { user, admin, acting } = session
  return {
    id: String(session.userId),
    token: user?.token ?? null,
    refreshToken: user?.refreshToken ?? null,
    'acometida.tokenExpiresAt': user ? String(user.expiresAtMs) : null,
    'acometida.adminToken': admin?.token ?? null,
    'acometida.adminRefreshToken': admin?.refreshToken ?? null,
    'acometida.adminTokenExpiresAt': admin ? String(admin.expiresAtMs) : null,
    sessionTime: String(session.sessionMinutes),
    userRoles: (acting?.subjectRoles ?? session.roles).join(','),
    userRolesAux: acting ? session.roles.join(',') : null,
    supplantedUser: acting ? '1' : null,
    'acometida.actorId': acting ? String(acting.userId) : null,
    'acometida.actingSince': acting ? String(acting.sinceMs) : null,
    gdprAccepted: (acting ? acting.gdprMissing : session.gdprPending) ? '0' : '1',
    userDocument: session.document,
    userDocumentLogin: session.loginDocument,
    // Whether the effective user is a member of an association, or of an enterprise.
    isAssociated: isMemberInView(session, 'A') ? '1' : null,
    isEnterprised: isMemberInView(session, 'E') ? '1' : null,
    asocNotSupplanting: hasManagerAdmin(session.roles) && !acting ? '1' : null,
    user_type: userType(session.document),
    browsing_type: inApp() ? 'app' : 'web',
    'acometida.passwordDaysLeft': String(session.passwordDaysLeft),
    'acometida.certificate': session.certificate ? '1' : null,
  }
}

function isMemberInView({ acting, roles }: Session, membership: Membership): boolean {
  return acting !== undefined && managedMemberships(roles).includes(membership)
}

/** The session stored by an earlier page of this tab. Null without one. The names are read from the server. */
export function storedSession(): Session | null {
  const userId = Number(readSession('id') ?? 'none')
  const user = storedTokens('token', 'refreshToken', 'acometida.tokenExpiresAt')
  const admin = storedTokens('acometida.adminToken', 'acometida.adminRefreshToken', 'acometida.adminTokenExpiresAt')
  const document = readSession('userDocument')
  if (!Number.isInteger(userId) || document === null || (user ?? admin) === null) return null
  const acting = storedActing()
  const gdprPending = readSession('gdprAccepted') !== '1'
  return {
    user,
    admin,
    userId,
    document,
    loginDocument: readSession('userDocumentLogin') ?? document,
    roles: parseRoles(readSession(acting ? 'userRolesAux' : 'userRoles') ?? ''),
    name: '',
    surname: '',
    gdprPending: gdprPending && !acting,
    sessionMinutes: Number(readSession('sessionTime') ?? 0),
    passwordDaysLeft: Number(readSession('acometida.passwordDaysLeft') ?? 0),
    certificate: readSession('acometida.certificate') === '1',
    ...(acting && { acting: { ...acting, gdprMissing: gdprPending } }),
  }
}

function storedActing(): Omit<Acting, 'gdprMissing'> | null {
  if (readSession('supplantedUser') === null) return null
  return {
    userId: Number(readSession('acometida.actorId')),
    name: '',
    surname: '',
    sinceMs: Number(readSession('acometida.actingSince')),
    subjectRoles: parseRoles(readSession('userRoles') ?? ''),
  }
}

type TokensAnswer = Pick<RefreshTokensSuccess, 'accessToken' | 'refreshToken' | 'expiresInToken'>

/** The tokens of an answer. */
export function tokensOf({ accessToken: token, refreshToken, expiresInToken }: TokensAnswer): TokenSet {
  return { token, refreshToken, expiresAtMs: nowMs() + expiresInToken * 1000 }
}

/** The personal part of a session, from an answer. */
export function sessionPersonOf(
  { name, surName: surname, gdprAccepted }: Pick<LoggedUser, 'name' | 'surName' | 'gdprAccepted'>,
  roles: Session['roles'],
): Pick<Session, 'name' | 'surname' | 'gdprPending'> {
  return { name, surname, gdprPending: isGdprPending(gdprAccepted, roles) }
}

/** Whether data protection has to be accepted. A staff profile without the mark has nothing to accept. */
export function isGdprPending(mark: unknown, roles: Session['roles']): boolean {
  if (isGdprAccepted(mark)) return false
  return (mark !== undefined && mark !== null) || !isRestrictedCallCentre(roles)
}

function storedTokens(tokenKey: SessionKey, refreshKey: SessionKey, expiryKey: SessionKey): TokenSet | null {
  const [token, refreshToken] = [readSession(tokenKey), readSession(refreshKey)]
  if (token === null || refreshToken === null) return null
  return { token, refreshToken, expiresAtMs: Number(readSession(expiryKey)) }
}
