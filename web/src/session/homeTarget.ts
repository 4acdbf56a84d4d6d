import { paths } from '@acometida/api-spec/rules/clientPaths'
import { postLoginTarget } from '@acometida/api-spec/rules/postLoginTarget'
import type { Session } from './session.store.ts'
import { readSession, writeSession } from './storage.ts'

interface HomeSituation {
  readonly session: Session
  readonly search: string
  readonly supplyCount: number
  readonly knownPath: (path: string) => boolean
}

/** Where a session opens: by the rules of the log-in, or at /landing where the client has no screen for what they say. */
export function homeTarget({ session, search, supplyCount, knownPath }: HomeSituation): string {
  const target = postLoginTarget({
    roles: session.roles,
    lastPath: readSession('lastPath'),
    query: new URLSearchParams(search),
    gdprAccepted: !session.gdprPending,
    supplyCount,
    mfaPending: readSession('mfa') === '1',
    impersonating: false,
    knownPath,
  })
  return knownPath(target.split(/[?#]/)[0] ?? '') ? target : paths.landing
}

/** The interrupted path leads back once. */
export function forgetLastPath(): void {
  writeSession({ lastPath: null })
}
