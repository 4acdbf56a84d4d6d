import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import { dossier, user } from '#src/db/schema.ts'
import { userById } from '#src/modules/people/findUser.service.ts'

/**
 * Binds a dossier whose applicant the caller is and that nobody has bound. One that is the caller's already stays so.
 * Returns whether it is the caller's now: any other is answered like a missing one.
 */
export function bindDossier({ db, caller }: WriteContext<AuthorizedContext>, dossierCod: string): boolean {
  const unbound = and(isNull(dossier.userId), eq(dossier.applicantDocument, caller.document))
  const { changes } = db
    .update(dossier)
    .set({ userId: caller.userId })
    .where(and(eq(dossier.code, dossierCod), or(unbound, eq(dossier.userId, caller.userId))))
    .run()
  if (changes === 0) return false
  becomeDossierClient({ db, caller })
  return true
}

/** Gives the user the role with dossiers, whose log-in leads to the list of them. */
export function becomeDossierClient({ db, caller }: Pick<WriteContext<AuthorizedContext>, 'db' | 'caller'>): void {
  const roles = parseRoles(userById(db, caller.userId)?.roles ?? '')
  if (roles.includes('US_DOSSIER_CLIENT')) return
  db.update(user)
    .set({ roles: [...roles, 'US_DOSSIER_CLIENT'].join(',') })
    .where(eq(user.id, caller.userId))
    .run()
}
