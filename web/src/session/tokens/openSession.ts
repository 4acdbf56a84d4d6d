import { isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/person/roles'
import { clearError } from '#src/api/error.store.ts'
import type { LogInSuccess } from '#src/api/generated/api.ts'
import { loadPushNotifications } from '#src/session/device/pushNotifications.ts'
import type { Credentials } from '#src/shell/mobileShell.ts'
import { returnDrafts } from './keptDrafts.ts'
import { type Session, sessionStore } from './session.store.ts'
import { writeSession } from './sessionEntries.ts'
import { signInAgainStore } from './signInAgain.store.ts'
import { sessionPersonOf, storeSession, tokensOf } from './storedSession.ts'
import { markSessionOpen } from './tabBroadcast.ts'

/** An answer of a log-in that holds a session. */
export type OpeningAnswer = LogInSuccess &
  Required<Pick<LogInSuccess, 'user' | 'realmUser' | 'accessToken' | 'refreshToken' | 'expiresInToken' | 'sessionTime'>>

/**
 * Opens the session of a complete log-in: stores it, notifies the screens and loads the notices. `typed`: the
 * credentials of the log-in, which only the app uses.
 */
export function openSession(answer: OpeningAnswer, typed: Credentials | null = null): void {
  const session = sessionOf(answer)
  // The data of the log-in alone is deleted, so that no second copy of the tokens remains.
  writeSession({
    mfa: null,
    '0001': null,
    tempmfa: null,
    'acometida.redirectState': null,
    'acometida.redirectQuery': null,
  })
  storeSession(session)
  returnDrafts(session)
  markSessionOpen(true)
  clearError()
  signInAgainStore.set(false)
  sessionStore.set({ status: 'open', session })
  // If the query client does not load, the screens that show notices load them.
  loadPushNotifications(session.userId).catch(() => undefined)
  const shell = window.acometidaShell
  if (!shell) return
  void import('#src/session/device/registerDevice.ts').then((device) => device.registerDevice(session.userId, shell))
  if (typed) void import('#src/session/login/biometryOffer.ts').then((offer) => offer.offerBiometry(shell, typed))
}

/** Whether the answer holds all that a session needs. */
export function isOpening(answer: LogInSuccess): answer is OpeningAnswer {
  const { user, realmUser, accessToken, refreshToken, expiresInToken, sessionTime } = answer
  return [user, realmUser, accessToken, refreshToken, expiresInToken, sessionTime].every((part) => part !== undefined)
}

function sessionOf(answer: OpeningAnswer): Session {
  const { user } = answer
  const roles = parseRoles(answer.realmUser.userProfiles)
  const tokens = tokensOf(answer)
  const staff = isRestrictedCallCentre(roles)
  return {
    user: staff ? null : tokens,
    admin: staff ? tokens : null,
    userId: user.userId,
    document: user.documentNumber,
    loginDocument: user.documentNumber,
    roles,
    ...sessionPersonOf(user, roles),
    sessionMinutes: answer.sessionTime,
    passwordDaysLeft: answer.lastPasswordChange ?? 0,
    certificate: answer.certificate ?? false,
  }
}
