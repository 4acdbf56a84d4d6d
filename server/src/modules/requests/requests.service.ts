import type { ServiceRequest, ServiceRequestUpdate } from '@acometida/api-spec/generated/operations'
import { requestStepAt } from '@acometida/api-spec/rules/request/requestTerms'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import type { Language } from '#src/core/outbox.ts'
import { fail, ok } from '#src/core/result.ts'
import { isStaffAsThemselves } from '#src/core/staff.ts'
import { transact } from '#src/core/transact.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { prepared } from '#src/db/prepared.ts'
import { serviceRequest, serviceRequestEvent } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { withAudit, subjectOf } from '#src/modules/people/subjectOf.service.ts'
import { findTypology, typologies } from './typologies.texts.ts'

export type RequestRow = typeof serviceRequest.$inferSelect

const [document, code, status] = [sql.placeholder('document'), sql.placeholder('code'), sql.placeholder('status')]
/** The condition for requests of the caller: created by the caller, or by staff for the caller before the sign-up. */
const isMine = or(
  eq(serviceRequest.userId, sql.placeholder('userId')),
  and(isNull(serviceRequest.userId), eq(serviceRequest.documentNumber, document)),
)
const isAsked = and(
  isMine,
  sql`(${code} is null or ${serviceRequest.code} = ${code})`,
  sql`(${status} is null or ${serviceRequest.status} = ${status})`,
)

/**
 * The caller's requests, newest first; the filter narrows them. Status 1 means the open ones. Staff name the customer
 * whose requests they read.
 */
export function listServiceRequests(
  ctx: AuthorizedContext,
  filter: FilterOf<'listServiceRequests'>,
  { offset, limit }: Call<'listServiceRequests'>['query'],
): ResultOf<'listServiceRequests'> {
  const subject = subjectOf(ctx, filter.documentNumber)
  if (asksForAnother(subject, filter)) return ok({ serviceRequests: { count: 0, items: [] } })
  const asked = { ...askingUser(subject), code: filter.codSR ?? null, status: filter.status ? 'EN CURSO' : null }
  const language = languageOf(ctx, subject.caller.userId)
  const { rows, total } = cachedPage(ctx.db, { ...asked, limit, offset })
  const items = rows.map((row) => requestOf(row, language))
  return withAudit(subject, ctx, ok({ serviceRequests: { count: total, items } }))
}

/** The caller's request with a number; undefined for any other, whether it exists or not. */
export function findOwnRequest(ctx: AuthorizedContext, code: string): RequestRow | undefined {
  return ownRequests(ctx.db).get({ ...askingUser(ctx), code, status: null, limit: 1, offset: 0 })
}

/** Whether a filter names another user, whose requests are not shown. */
export function asksForAnother(
  { caller }: AuthorizedContext,
  { documentNumber, user_id }: { readonly documentNumber?: string; readonly user_id?: string },
): boolean {
  return (
    (documentNumber !== undefined && documentNumber !== caller.document) ||
    (user_id !== undefined && user_id !== String(caller.userId))
  )
}

/** 0 for unread. A request that is neither open nor closed has no notices, so it counts as read. */
export function readFlag({ status, read }: Pick<RequestRow, 'status' | 'read'>): 0 | 1 {
  const carriesNotices = status === 'EN CURSO' || status === 'CERRADA'
  return read || !carriesNotices ? 1 : 0
}

const askingUser = ({ caller }: AuthorizedContext) => ({ userId: caller.userId, document: caller.document })

/** Cached, since every screen shows the number of open ones. */
const cachedPage = cachedUntilWrite(
  (db, asked: PageQuery) => ({
    rows: ownRequests(db).all({ ...asked }),
    // Stryker disable next-line OptionalChaining: a count has a row.
    total: ownRequestCount(db).get({ ...asked })?.total ?? 0,
  }),
  ({ userId, document, code: number, status: state, limit, offset }) =>
    [userId, document, number, state, limit, offset].join('/'),
)

interface PageQuery {
  readonly userId: number
  readonly document: string
  readonly code: string | null
  readonly status: string | null
  readonly limit: number
  readonly offset: number
}

/** The requests of a caller, newest first, by number and status unless these are null. */
const ownRequests = prepared((db) =>
  db
    .select()
    .from(serviceRequest)
    .where(isAsked)
    .orderBy(desc(serviceRequest.createdAt), desc(serviceRequest.code))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

const ownRequestCount = prepared((db) => db.select({ total: count() }).from(serviceRequest).where(isAsked))

/** A request by its wire names. */
function requestOf(row: RequestRow, language: Language): ServiceRequest {
  const known = findTypology(row.typology, row.subtypology)
  return {
    codSR: row.code,
    status: row.status,
    tipology: known?.typology.name[language] ?? row.typology,
    subtipology: known?.subtypology.name[language] ?? row.subtypology,
    subject: row.subject,
    ...(row.cups === null ? {} : { cups: row.cups }),
    ...(row.dossierNumber === null ? {} : { dossierNumber: row.dossierNumber }),
    ...(row.nextStepAt === null ? {} : dueOf(row.createdAt, row.nextStepAt)),
    createDate: spanishDate(localDate(row.createdAt)),
    ...(row.closedAt === null ? {} : { closingDate: spanishDate(localDate(row.closedAt)) }),
    indRead: readFlag(row),
  }
}

function dueOf(createdAt: number, nextStepAt: number) {
  return { dueDate: new Date(nextStepAt).toISOString(), dueStep: requestStepAt(createdAt, nextStepAt) }
}

/** The typologies of requests that the caller may create, in a language. */
export function listServiceRequestsTypology(
  ctx: AuthorizedContext,
  filter: FilterOf<'listServiceRequestsTypology'>,
): ResultOf<'listServiceRequestsTypology'> {
  const { language = languageOf(ctx, ctx.caller.userId) } = filter
  const invites = isStaffAsThemselves(ctx)
  const items = typologies
    .filter(({ code }) => filter.tipology === undefined || filter.tipology === code)
    .map(({ code, name, subtypologies }) => ({
      tipology: code,
      description: name[language],
      subtypologies: subtypologies
        .filter(({ forInvited }) => invites || !forInvited)
        .map((each) => ({ subtipology: each.code, description: each.name[language] })),
    }))
  return ok({ typologies: items })
}

/** Marks a request of the caller as read, or adds a comment of the caller while it is open. */
export function updateServiceRequest(
  ctx: AuthorizedContext,
  body: ServiceRequestUpdate,
): ResultOf<'updateServiceRequest'> {
  const comment = 'comment' in body ? body.comment : null
  return transact(ctx, (tx): ResultOf<'updateServiceRequest'> => {
    const row = findOwnRequest(tx, body.codSR)
    if (!row) return fail('0404')
    if (comment === null) {
      tx.db.update(serviceRequest).set({ read: true }).where(eq(serviceRequest.code, row.code)).run()
      return ok({})
    }
    if (row.status !== 'EN CURSO') return fail('0409')
    tx.db.insert(serviceRequestEvent).values({ code: row.code, at: tx.now, event: 'COMMENTED', comment }).run()
    return ok({})
  })
}
