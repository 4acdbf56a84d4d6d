import { paths } from '@acometida/api-spec/rules/clientPaths'
import { loginPath } from '@acometida/api-spec/rules/startPaths'
import type { Viewer } from '@acometida/api-spec/rules/tabTargets'
import type { SessionState } from './session.store.ts'
import { isPaymentPath } from './publicPaths.ts'

/**
 * What becomes of whoever is logged in and opens a screen:
 * - `screen`: it opens.
 * - `bindSupply`, `bindDossier`: the screen that binds a first one opens instead.
 * - `chooseCustomer`: it shows a customer's affairs, and whoever came acts for none yet.
 * - `noAccess`: it is for others. The session is kept.
 * - `cleared`: it is for others, and the specification has the session go (access, 6).
 */
export type Admission = 'screen' | 'bindSupply' | 'bindDossier' | 'chooseCustomer' | 'noAccess' | 'cleared'

/** Who may open a screen. */
export type Access = (viewer: Viewer) => Admission

/** What a private screen does with whoever opens it. */
export type Verdict =
  | { readonly kind: 'enter' }
  | { readonly kind: 'wait' }
  /** `from`: where the user wanted to go, for whoever can let them go on. */
  | { readonly kind: 'go'; readonly to: string; readonly from?: string }
  /** The session goes, and the user with it to the log-in. */
  | { readonly kind: 'clear' }
  /** The page is not for them, or not yet. */
  | { readonly kind: 'refuse'; readonly why: 'noAccess' | 'chooseCustomer' }

export interface Situation {
  readonly state: SessionState
  readonly path: string
  readonly search: string
  /** The page that another guard kept the user from, if any. */
  readonly from: string | undefined
  /** The tab holds the session of the payment bridge, which is for the payment alone. */
  readonly offlinePayment: boolean
}

/**
 * The guards of private screens, the first that applies: payment bridge, session, data protection, roles (`access`: who
 * may open the screen there). The welcome of the mobile app comes after them: see `useWelcomeGuard`.
 */
export function guardVerdict({ state, path, search, from, offlinePayment }: Situation, access: Access): Verdict {
  if (offlinePayment && !isPaymentPath(path)) return { kind: 'clear' }
  if (state.status === 'visitor') return { kind: 'go', to: loginFor(state.ended, path + search) }
  if (state.status === 'starting') return { kind: 'wait' }
  const { gdprPending, roles, acting } = state.session
  // An app that is too old is led there from every page: whoever were led away would go to and fro.
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

/** A visitor who came by a link returns to it; whoever had a session is led by what that left (see lastPath). */
function loginFor(ended: string | null, target: string): string {
  return ended === null && !UNASKED.has(target) ? loginPath(target) : loginPath()
}

/** Screens that people are sent to and do not ask for. */
const UNASKED: ReadonlySet<string> = new Set([paths.gdpr, paths.landing])
