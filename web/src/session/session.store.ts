import { isRestrictedCallCentre, type Role } from '@acometida/api-spec/rules/roles'
import { makeStore, useStore } from '#src/api/store.ts'
import { nowMs } from '#src/base/clock.ts'

/** What opens the API, and until when. */
export interface TokenSet {
  readonly token: string
  readonly refreshToken: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/** Whose tokens: the customer's in view, or those of the staff who act for customers. */
export type Area = 'user' | 'admin'

/**
 * Whoever acts for the user in view, for as long as they do. Their tokens are those of `admin`, their document is
 * `loginDocument`.
 */
export interface Acting {
  readonly userId: number
  readonly name: string
  readonly surname: string
  /** Since when, by the clock of the device: milliseconds since 1970. */
  readonly sinceMs: number
  /** Those of the user in view; the session keeps the actor's. */
  readonly subjectRoles: readonly Role[]
  /** The user in view has not accepted data protection, and nobody does that for them. */
  readonly gdprMissing: boolean
}

/** Who is logged in. */
export interface Session {
  readonly user: TokenSet | null
  readonly admin: TokenSet | null
  /** The user in view: the one who logged in or, while acting, the one acted for. */
  readonly userId: number
  /** The document in force: while acting, that of the person acted for. */
  readonly document: string
  /** The document of whoever logged in. */
  readonly loginDocument: string
  /** The roles of the log-in, also while acting. */
  readonly roles: readonly Role[]
  readonly name: string
  readonly surname: string
  /** Data protection is not accepted, and has to be before anything else. */
  readonly gdprPending: boolean
  /** Minutes without activity after which the session ends. */
  readonly sessionMinutes: number
  /** Days left to change the password. */
  readonly passwordDaysLeft: number
  /** Logged in with a certificate. */
  readonly certificate: boolean
  /** Only while acting. */
  readonly acting?: Acting | undefined
}

/** Why a session ended. A page that is opened anew has no such memory. */
export type SessionEnd = 'logout' | 'idle' | 'expired' | 'barred' | 'failed'

/** `starting`: the tab has tokens, and the user is being read. */
export type SessionState =
  | { readonly status: 'visitor'; readonly ended: SessionEnd | null }
  | { readonly status: 'starting'; readonly session: Session }
  | { readonly status: 'open'; readonly session: Session }

/** Who is here. Only the functions of this folder set it. */
export const sessionStore = makeStore<SessionState>({ status: 'visitor', ended: null })

/** Who is here; the component is drawn again when that changes. */
export function useSessionState(): SessionState {
  return useStore(sessionStore)
}

/**
 * Does something that asks the API as soon as the session may: now if it is open, or starts with tokens that are good,
 * and else once it opens. For a visitor it is never done.
 */
export function whenCallsMayBeMade(run: () => void): void {
  const state = sessionStore.current()
  if (state.status === 'visitor') return
  // Without a line what was kept comes first, as the session opens.
  const { user, admin } = state.session
  if (state.status === 'open' || (navigator.onLine && !isOver(user) && !isOver(admin))) return run()
  const stop = sessionStore.subscribe(() => {
    const now = sessionStore.current().status
    // It may get fresh tokens before it opens.
    if (now === 'starting') return
    stop()
    if (now === 'open') run()
  })
}

/** Whether tokens are there that no longer open the API, and have to be exchanged first. */
export function isOver(tokens: TokenSet | null): boolean {
  return tokens !== null && tokens.expiresAtMs <= nowMs()
}

/** The session, also while it starts; null for a visitor. */
export function currentSession(): Session | null {
  const state = sessionStore.current()
  return state.status === 'visitor' ? null : state.session
}

/** The session of a screen that only opens with one. */
export function useSession(): Session {
  const state = useSessionState()
  if (state.status === 'visitor') throw new Error('This screen is only for those who are logged in')
  return state.session
}

/** The bearer of calls: that of the user in view, or else the staff's. */
export function bearerOf(session: Session | null): string | null {
  return session?.user?.token ?? session?.admin?.token ?? null
}

/** The session of whoever acts, as it is without the user they act for. */
export function withoutActing({ acting, ...session }: Session): Session {
  if (!acting) return session
  const staff = isRestrictedCallCentre(session.roles)
  return {
    ...session,
    user: staff ? null : session.admin,
    admin: staff ? session.admin : null,
    userId: acting.userId,
    document: session.loginDocument,
    name: acting.name,
    surname: acting.surname,
  }
}
