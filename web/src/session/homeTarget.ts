import { isClientPath, paths } from '@acometida/api-spec/rules/clientPaths'
import { postLoginTarget } from '@acometida/api-spec/rules/postLoginTarget'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/roles'
import type { Session } from './session.store.ts'
import { readSession, writeSession } from './storage.ts'

interface HomeSituation {
  readonly session: Session
  readonly search: string
  readonly supplyCount: number
}

/** Where a session opens, by the rules of the log-in. */
export function homeTarget({ session, search, supplyCount }: HomeSituation): string {
  return postLoginTarget({
    roles: session.roles,
    // It is of whoever logged in, and says nothing of the customer they act for.
    lastPath: session.acting ? null : readSession('lastPath'),
    query: new URLSearchParams(search),
    gdprAccepted: !session.gdprPending,
    supplyCount,
    mfaPending: readSession('mfa') === '1',
    isActing: session.acting !== undefined,
    knownPath: isClientPath,
  })
}

/** The interrupted path leads back once. */
export function forgetLastPath(): void {
  writeSession({ lastPath: null })
}

/** Staff who come by a shared link keep it for the next customer they act for; whoever acts has opened it. */
export function holdLink({ acting, roles }: Session, search: string): void {
  if (acting) writeSession({ href: null })
  else if (isRestrictedCallCentre(roles) && search !== '') writeSession({ href: search })
}

/** Where acting for a customer opens: by the rules of the log-in, at the shared link that was held if there is one. */
export function actingHome(): string {
  return paths.root + (readSession('href') ?? '')
}
