import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import type { Session } from '#src/session/tokens/session.store.ts'

/** The actor's own session, without acting. */
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
