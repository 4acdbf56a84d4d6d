import { asc, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { serviceRequestEvent } from '#src/db/schema.ts'
import { documentsOfRequest } from './attachDocuments.service.ts'
import { asksForAnother, findOwnRequest, type RequestRow } from './requests.service.ts'

/** The history of a request of the caller, with its documents, oldest first. */
export function listServiceRequestsComments(
  ctx: AuthorizedContext,
  filter: FilterOf<'listServiceRequestsComments'>,
): ResultOf<'listServiceRequestsComments'> {
  const request = asksForAnother(ctx, filter) ? undefined : findOwnRequest(ctx, filter.codSR)
  if (!request) return fail('0404')
  const rows = ctx.db
    .select()
    .from(serviceRequestEvent)
    .where(eq(serviceRequestEvent.code, request.code))
    .orderBy(asc(serviceRequestEvent.at), asc(serviceRequestEvent.id))
    .all()
  const comments = rows
    .filter(({ comment }) => comment !== '')
    .map(({ event, at, comment }) => {
      const byCustomer = event === 'CREATED' || event === 'COMMENTED'
      return { author: byCustomer ? ('CUSTOMER' as const) : ('UTILITY' as const), date: iso(at), comment }
    })
  return ok({
    comments,
    events: rows.map(({ event, at }) => ({ event, date: iso(at) })),
    documents: documentsOfRequest(ctx, request.code),
    ...contactOf(request),
  })
}

/** The contact of a request, which is mostly missing in requests of staff and of earlier versions. */
function contactOf({ name, surname, email, landline, cellphone }: RequestRow) {
  return name === '' ? {} : { contact: { name, surName1: surname, email, landline, cellphone } }
}

const iso = (at: number): string => new Date(at).toISOString()
