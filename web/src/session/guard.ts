import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { loginPath } from '@acometida/api-spec/rules/navigation/startPaths'
import type { Viewer } from '@acometida/api-spec/rules/navigation/tabTargets'
import { isPaymentPath } from './publicPaths.ts'
import type { SessionState } from './tokens/session.store.ts'

/**
 * Whether a logged-in user may open a screen:
 * - `screen`: it opens.
 * - `bindSupply`, `bindDossier`: the screen that binds a first one opens instead.
 * - `chooseCustomer`: it shows a customer's data, and the user acts for none yet.
 * - `noAccess`: it is for others. The session is kept.
 * - `cleared`: it is for others, and the session ends, as the specification requires (access, 6).
 */
export type Admission = 'screen' | 'bindSupply' | 'bindDossier' | 'chooseCustomer' | 'noAccess' | 'cleared'

/** The access rule of a screen. */
export type Access = (viewer: Viewer) => Admission

/** The decision of the guards about a private screen. */
export type Verdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'wait' }
  /** `from`: the requested page, to continue there later. */
  | { readonly kind: 'go'; readonly to: string; readonly from?: string }
  /** The session ends, and the log-in opens. */
  | { readonly kind: 'clear' }
  /** The page is not for the user, or not yet. */
  | { readonly kind: 'refuse'; readonly why: 'noAccess' | 'chooseCustomer' }

export interface Situation {
  readonly state: SessionState
  readonly path: string
  readonly search: string
  /** The page from which another guard redirected, if any. */
  readonly from: string | undefined
  /** The tab holds a session of the payment bridge, which is for the payment alone. */
  readonly offlinePayment: boolean
}

/**
 * The guards of private screens, in order: payment bridge, session, data protection, roles (`access` is the rule of the
 * screen). The mobile app's welcome follows them: see `useWelcomeGuard`.
 */
export function guardVerdict({ state, path, search, from, offlinePayment }: Situation, access: Access): Verdict {
  if (offlinePayment && !isPaymentPath(path)) return { kind: 'clear' }
  if (state.status === 'visitor') return { kind: 'go', to: loginFor(state.ended, path + search) }
  if (state.status === 'starting') return { kind: 'wait' }
  const { gdprPending, roles, acting } = state.session
  // Outdated apps are redirected here from every page. A redirect away from it would loop.
  if (path === paths.versionEnforcer) return { kind: 'enter' }
  if (gdprPending) return path === paths.gdpr ? { kind: 'enter' } : { kind: 'go', to: paths.gdpr, from: path + search }
  if (path === paths.gdpr) return { kind: 'go', to: from ?? paths.root }
  return VERDICTS[access({ roles, isActing: acting !== undefined })]
}

const VERDICTS: Readonly<Record<Admission, Verdict>> = {
  screen: { kind: 'enter' },
  bindSupply: { kind: 'go', to: paths.bindSupply },
  bindDossier: { kind: 'go', to: paths.bindProvision },
  chooseCustomer: { kind: 'refuse', why: 'chooseCustomer' },
  noAccess: { kind: 'refuse', why: 'noAccess' },
  cleared: { kind: 'clear' },
}

/** A visitor who opened a link returns to it. After a session, `lastPath` decides instead. */
function loginFor(ended: string | null, target: string): string {
  return ended === null && !REDIRECT_ONLY.has(target) ? loginPath(target) : loginPath()
}

/** Screens that users reach by redirects alone. */
const REDIRECT_ONLY: ReadonlySet<string> = new Set([paths.gdpr, paths.landing])
