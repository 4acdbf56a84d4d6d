import { mayActFor } from '@acometida/api-spec/rules/person/actFor'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import type { AuthorizedContext } from '#src/core/context.ts'
import { withSubjects, type Result } from '#src/core/result.ts'
import { isStaffAsThemselves } from '#src/core/staff.ts'
import { userByDocument } from './findUser.service.ts'

/**
 * The user whose list is read: the caller or, if staff who act for nobody name a document, the customer for whom they
 * could act. A customer without registration has the id 0, and only the data that belong to the document.
 */
export function subjectOf(ctx: AuthorizedContext, document: string | undefined): AuthorizedContext {
  if (document === undefined || !isStaffAsThemselves(ctx)) return ctx
  const { db, caller } = ctx
  if (document === caller.document) return ctx
  const who = userByDocument(db, document)
  if (who && !mayActFor(caller.roles, parseRoles(who.roles))) return ctx
  return { ...ctx, caller: { ...caller, userId: who?.id ?? 0, document, roles: parseRoles(who?.roles ?? '') } }
}

/** Adds the audit to a result that was read for another user. */
export function withAudit<R extends Result<unknown>>(subject: AuthorizedContext, ctx: AuthorizedContext, result: R): R {
  return subject === ctx ? result : withSubjects([subject.caller.userId], result)
}
