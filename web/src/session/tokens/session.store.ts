import type { Role } from '@acometida/api-spec/rules/person/roles'
import { nowMs } from '#src/base/clock.ts'
import { makeStore, useStore } from '#src/base/store.ts'

/** The tokens of a session. */
export interface TokenSet {
  readonly token: string
  readonly refreshToken: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/** The owner of the tokens: the effective user, or an actor. */
export type Area = 'user' | 'admin'

/** The person who acts for the effective user. Their tokens are those of `admin`, their document is `loginDocument`. */
export interface Acting {
  readonly userId: number
  readonly name: string
  readonly surname: string
  /** The start of acting by the device's clock. Milliseconds since 1970. */
  readonly sinceMs: number
  /** The roles of the effective user. `Session.roles` are the actor's. */
  readonly subjectRoles: readonly Role[]
  /** The effective user has not accepted data protection. An actor cannot accept for them. */
  readonly gdprMissing: boolean
}

/** The session of the logged-in user. */
export interface Session {
  readonly user: TokenSet | null
  readonly admin: TokenSet | null
  /** The effective user: the person acted for, else the person who logged in. */
  readonly userId: number
  /** The document of the effective user. */
  readonly document: string
  /** The document of the person who logged in. */
  readonly loginDocument: string
  /** The roles of the person who logged in, also while acting. */
  readonly roles: readonly Role[]
  readonly name: string
  readonly surname: string
  /** Data protection has to be accepted before anything else. */
  readonly gdprPending: boolean
  /** The session ends after so many minutes without activity. */
  readonly sessionMinutes: number
  /** Days left to change the password. */
  readonly passwordDaysLeft: number
  /** Logged in with a certificate. */
  readonly certificate: boolean
  /** Set only while acting. */
  readonly acting?: Acting | undefined
}

/** Why a session ended. A page that opens anew does not know. */
export type SessionEnd = 'logout' | 'idle' | 'expired' | 'barred' | 'failed'

/** `starting`: the tab has tokens, and the user is being read. */
export type SessionState =
  | { readonly status: 'visitor'; readonly ended: SessionEnd | null }
  | { readonly status: 'starting'; readonly session: Session }
  | { readonly status: 'open'; readonly session: Session }

/** The current session. Only the functions of this folder set it. */
export const sessionStore = makeStore<SessionState>({ status: 'visitor', ended: null })

/** The current session. The component renders again when it changes. */
export function useSessionState(): SessionState {
  return useStore(sessionStore)
}

/** Whether the tokens have expired and must be exchanged first. */
export function isExpired(tokens: TokenSet | null): boolean {
  return tokens !== null && tokens.expiresAtMs <= nowMs()
}

/** The session, also while it starts. Null for a visitor. */
export function currentSession(): Session | null {
  const state = sessionStore.current()
  return state.status === 'visitor' ? null : state.session
}

/** The session of a private screen. */
export function useSession(): Session {
  const state = useSessionState()
  if (state.status === 'visitor') throw new Error('This screen is only for those who are logged in')
  return state.session
}

/** The token of calls: that of the effective user, or else the staff's. */
export function bearerOf(session: Session | null): string | null {
  return session?.user?.token ?? session?.admin?.token ?? null
}
