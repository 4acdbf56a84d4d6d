import type { ServiceRequest } from '@acometida/api-spec/generated/operations'
import { spanishDate } from '@acometida/api-spec/rules/dates'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { and, count, desc, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { invalid, ok } from '#src/core/result.ts'
import { serviceRequest } from '#src/db/schema.ts'

/** The caller's requests, newest first; the filter narrows them. Status 1 asks for the open ones. */
export function listServiceRequests(
  { db, caller }: AuthorizedContext,
  filter: FilterOf<'listServiceRequests'>,
  { offset, limit }: Call<'listServiceRequests'>['query'],
): ResultOf<'listServiceRequests'> {
  if (filter.status !== undefined && filter.status !== '1') return invalid('query/filter', 'status must be 1')
  const foreign =
    (filter.documentNumber !== undefined && filter.documentNumber !== caller.document) ||
    (filter.user_id !== undefined && filter.user_id !== String(caller.userId))
  if (foreign) return ok({ serviceRequests: { count: 0, items: [] } })
  const mine = and(
    eq(serviceRequest.userId, caller.userId),
    filter.codSR === undefined ? undefined : eq(serviceRequest.code, filter.codSR),
    filter.status === undefined ? undefined : eq(serviceRequest.status, 'EN CURSO'),
  )
  const total = db.select({ total: count() }).from(serviceRequest).where(mine).get()?.total ?? 0
  const rows = db
    .select()
    .from(serviceRequest)
    .where(mine)
    .orderBy(desc(serviceRequest.createdAt))
    .limit(limit)
    .offset(offset)
    .all()
  return ok({ serviceRequests: { count: total, items: rows.map(requestOf) } })
}

/** A request by its wire names. Whatever is neither open nor closed carries no notices, so it counts as read. */
function requestOf(row: typeof serviceRequest.$inferSelect): ServiceRequest {
  const carriesNotices = row.status === 'EN CURSO' || row.status === 'CERRADA'
  return {
    codSR: row.code,
    status: row.status,
    tipology: row.typology,
    subtipology: row.subtypology,
    subject: row.subject,
    ...(row.cups === null ? {} : { cups: row.cups }),
    createDate: spanishDate(localDate(row.createdAt)),
    ...(row.closedAt === null ? {} : { closingDate: spanishDate(localDate(row.closedAt)) }),
    indRead: row.read || !carriesNotices ? 1 : 0,
  }
}
