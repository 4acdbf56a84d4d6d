import { isClientPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { postLoginTarget } from '@acometida/api-spec/rules/navigation/postLoginTarget'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import type { Session } from './tokens/session.store.ts'
import { readSession, writeSession } from './tokens/sessionEntries.ts'

interface HomeSituation {
  readonly session: Session
  readonly search: string
  readonly supplyCount: number
}

/** The page that opens after a log-in, by its rules. */
export function homeTarget({ session, search, supplyCount }: HomeSituation): string {
  return postLoginTarget({
    roles: session.roles,
    // The last path is the actor's and does not apply to the customer acted for.
    lastPath: session.acting ? null : readSession('lastPath'),
    query: new URLSearchParams(search),
    gdprAccepted: !session.gdprPending,
    supplyCount,
    mfaPending: readSession('mfa') === '1',
    isActing: session.acting !== undefined,
    knownPath: isClientPath,
  })
}

/** The interrupted path applies once. */
export function forgetLastPath(): void {
  writeSession({ lastPath: null })
}

/** Keeps a shared link that staff opened for the next customer they act for. Drops it once they act. */
export function storeSharedLink({ acting, roles }: Session, search: string): void {
  if (acting) writeSession({ href: null })
  else if (isRestrictedCallCentre(roles) && search !== '') writeSession({ href: search })
}

/**
 * The page that opens when acting starts: by the rules of the log-in, with the query of a kept link if there is one.
 */
export function actingHome(): string {
  return paths.root + (readSession('href') ?? '')
}
