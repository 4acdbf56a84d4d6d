import { documentKind } from '@acometida/api-spec/rules/person/document'
import { canManageUsers, mayManageUser } from '@acometida/api-spec/rules/person/manageUsers'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { challenge, customer, user } from '#src/db/schema.ts'
import { userById } from '#src/modules/people/findUser.service.ts'

/**
 * Deletes a user with all their data. The person stays known as a customer without registration, unless the shared
 * records are to be deleted as well. The audit stays.
 */
export function deleteUser(
  ctx: AuthorizedContext,
  id: number,
  { deleteCommons = false }: { deleteCommons?: boolean },
): ResultOf<'deleteUser'> {
  const { caller } = ctx
  if (!canManageUsers(caller.roles)) return forbidden
  return transact(ctx, (tx): ResultOf<'deleteUser'> => {
    const who = userById(tx.db, id)
    if (!who) return withSubjects([id], fail('2015'))
    if (id === caller.userId || !mayManageUser(caller.roles, parseRoles(who.roles)))
      return withSubjects([id], fail('CC3'))
    const { document, name, surname, email, phone } = who
    // The codes of a user are found by the user id, which may be reused.
    tx.db
      .delete(challenge)
      .where(and(eq(challenge.purpose, 'password'), eq(challenge.subject, String(id))))
      .run()
    tx.db.delete(user).where(eq(user.id, id)).run()
    if (deleteCommons) tx.db.delete(customer).where(eq(customer.document, document)).run()
    else if (documentKind(document) !== 'company')
      tx.db.insert(customer).values({ document, name, surname, email, phone }).onConflictDoNothing().run()
    return withSubjects([id], ok({}), { roles: who.roles, disabled: who.disabled, blocked: who.blocked })
  })
}
