import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { roleTitle } from '@acometida/api-spec/rules/person/roleTitle'
import { spanishDateTime } from '@acometida/api-spec/rules/time/dates'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, forbidden, ok } from '#src/core/result.ts'
import { countRows } from '#src/db/countRows.ts'
import { audit, user } from '#src/db/schema.ts'
import { userById } from '#src/modules/people/findUser.service.ts'

/**
 * The calls of others in the caller's account, newest first. An actor is shown by role, never by name, with the reason
 * if one was given.
 */
export function listUserAudit(
  { db, caller }: AuthorizedContext,
  id: number,
  { offset, limit }: Call<'listUserAudit'>['query'],
): ResultOf<'listUserAudit'> {
  if (caller.actorId !== null) return forbidden
  const own = id === caller.userId ? userById(db, id) : undefined
  if (!own) return fail('2015')
  // The id may have belonged to a deleted user: what precedes the sign-up is not the caller's.
  const mine = and(eq(audit.subjectId, id), gte(audit.at, own.registeredAt))
  const rows = db
    .select({
      at: audit.at,
      operation: audit.operation,
      codResult: audit.codResult,
      reason: audit.reason,
      roles: user.roles,
    })
    .from(audit)
    .leftJoin(user, eq(user.id, audit.actorId))
    .where(mine)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)
    .offset(offset)
    .all()
  const items = rows.map(({ at, operation, codResult, reason, roles }) => {
    // Stryker disable next-line StringLiteral: neither text is a role.
    const actor = roleTitle(parseRoles(roles ?? ''))
    return {
      at: spanishDateTime(at),
      operation,
      codResult,
      // Stryker disable next-line ConditionalExpression: JSON omits undefined.
      ...(actor === undefined ? {} : { actor }),
      ...(reason === null ? {} : { reason }),
    }
  })
  return ok({ audit: { count: countRows(db, audit, mine), items } })
}
