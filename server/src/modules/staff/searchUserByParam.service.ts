import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { eq, getTableColumns } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, ok } from '#src/core/result.ts'
import { customer, dossier, serviceRequest, supplyPoint, user } from '#src/db/schema.ts'
import { foundCustomer, foundUser } from './foundUser.ts'

/** Finds the holder of a supply point, the author of a service request, or the owner of a dossier. */
export function searchUserByParam(
  { db, caller }: AuthorizedContext,
  filter: FilterOf<'searchUserByParam'>,
): ResultOf<'searchUserByParam'> {
  if (!isRestrictedCallCentre(caller.roles)) return forbidden
  const { cups, sr, dossier: code } = filter
  if (code !== undefined) return findUserOfDossier(db, code)
  const users = db.select(getTableColumns(user)).from(user).$dynamic()
  const found =
    cups === undefined
      ? users
          .innerJoin(serviceRequest, eq(serviceRequest.userId, user.id))
          .where(eq(serviceRequest.code, sr ?? ''))
          .get()
      : users.innerJoin(supplyPoint, eq(supplyPoint.holderId, user.id)).where(eq(supplyPoint.cups, cups)).get()
  return found ? withSubjects([found.id], ok({ user: foundUser(found) })) : fail('0025')
}

/** The user who follows a dossier, or else its applicant: as a user, or as a customer who is not registered. */
function findUserOfDossier(db: AuthorizedContext['db'], code: string): ResultOf<'searchUserByParam'> {
  const of = db.select().from(dossier).where(eq(dossier.code, code)).get()
  if (!of) return fail('0025')
  const isOwner = of.userId === null ? eq(user.document, of.applicantDocument) : eq(user.id, of.userId)
  const found = db.select().from(user).where(isOwner).get()
  if (found) return withSubjects([found.id], ok({ user: foundUser(found) }))
  const stranger = db.select().from(customer).where(eq(customer.document, of.applicantDocument)).get()
  return stranger ? ok({ user: foundCustomer(stranger) }) : fail('0025')
}
