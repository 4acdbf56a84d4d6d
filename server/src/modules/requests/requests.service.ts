import type { ServiceRequest } from '@acometida/api-spec/generated/operations'
import { spanishDate } from '@acometida/api-spec/rules/dates'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import type { Language } from '#src/core/outbox.ts'
import { invalid, ok } from '#src/core/result.ts'
import { countRows } from '#src/db/countRows.ts'
import { serviceRequest } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/users/languageOf.service.ts'
import { findTypology } from './typologies.texts.ts'

type Row = typeof serviceRequest.$inferSelect

/** The caller's requests, newest first; the filter narrows them. Status 1 asks for the open ones. */
export function listServiceRequests(
  ctx: AuthorizedContext,
  filter: FilterOf<'listServiceRequests'>,
  { offset, limit }: Call<'listServiceRequests'>['query'],
): ResultOf<'listServiceRequests'> {
  if (filter.status !== undefined && filter.status !== '1') return invalid('query/filter', 'status must be 1')
  if (asksForAnother(ctx, filter)) return ok({ serviceRequests: { count: 0, items: [] } })
  const asked = and(
    isMine(ctx),
    filter.codSR === undefined ? undefined : eq(serviceRequest.code, filter.codSR),
    filter.status === undefined ? undefined : eq(serviceRequest.status, 'EN CURSO'),
  )
  const rows = ctx.db
    .select()
    .from(serviceRequest)
    .where(asked)
    .orderBy(desc(serviceRequest.createdAt), desc(serviceRequest.code))
    .limit(limit)
    .offset(offset)
    .all()
  const language = languageOf(ctx, ctx.caller.userId)
  const items = rows.map((row) => requestOf(row, language))
  return ok({ serviceRequests: { count: countRows(ctx.db, serviceRequest, asked), items } })
}

/** The caller's request with a number; undefined for any other, there or not. */
export function findOwnRequest(ctx: AuthorizedContext, code: string): Row | undefined {
  return ctx.db
    .select()
    .from(serviceRequest)
    .where(and(eq(serviceRequest.code, code), isMine(ctx)))
    .get()
}

/** Whether a filter names another user than the caller, whose requests are not shown. */
export function asksForAnother(
  { caller }: AuthorizedContext,
  { documentNumber, user_id }: { readonly documentNumber?: string; readonly user_id?: string },
): boolean {
  return (
    (documentNumber !== undefined && documentNumber !== caller.document) ||
    (user_id !== undefined && user_id !== String(caller.userId))
  )
}

/** 0 for unread. Whatever is neither open nor closed carries no notices, so it counts as read. */
export function readFlag({ status, read }: Pick<Row, 'status' | 'read'>): 0 | 1 {
  const carriesNotices = status === 'EN CURSO' || status === 'CERRADA'
  return read || !carriesNotices ? 1 : 0
}

/** Raised by the caller, or by staff for the caller before there was a user. */
function isMine({ caller }: AuthorizedContext): SQL {
  const before = and(isNull(serviceRequest.userId), eq(serviceRequest.documentNumber, caller.document))
  // Both sides of the alternative are there, so that it is never undefined.
  return or(eq(serviceRequest.userId, caller.userId), before) as SQL
}

/** A request by its wire names. */
function requestOf(row: Row, language: Language): ServiceRequest {
  const known = findTypology(row.typology, row.subtypology)
  return {
    codSR: row.code,
    status: row.status,
    tipology: known?.typology.name[language] ?? row.typology,
    subtipology: known?.subtypology.name[language] ?? row.subtypology,
    subject: row.subject,
    ...(row.cups === null ? {} : { cups: row.cups }),
    createDate: spanishDate(localDate(row.createdAt)),
    ...(row.closedAt === null ? {} : { closingDate: spanishDate(localDate(row.closedAt)) }),
    indRead: readFlag(row),
  }
}
