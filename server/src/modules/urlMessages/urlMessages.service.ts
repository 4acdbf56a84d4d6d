import type { UrlMessage, UrlMessageCreation, SendLinkRequest } from '@acometida/api-spec/generated/operations'
import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { linkMessage } from '@acometida/api-spec/rules/request/linkMessage'
import { linkProblems } from '@acometida/api-spec/rules/request/sendLink'
import { sentLinkPath } from '@acometida/api-spec/rules/request/sentLink'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, count, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuthorizedContext, Context, WriteContext } from '#src/core/context.ts'
import { isRefused, readRange } from '#src/core/dateRange.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, forbidden, invalid, ok, type Refused, withSubjects } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { betweenDays } from '#src/db/betweenDays.ts'
import { urlMessage, user } from '#src/db/schema.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { openInvitation } from '#src/modules/registration/invitations.service.ts'

type Row = typeof urlMessage.$inferSelect
const VALID_MS = 30 * DAY_MS

/** The links that were made or sent, newest first, with their users and senders. For staff. */
export function listUrlMessages(
  { db, caller }: AuthorizedContext,
  { startDate, endDate, category, detail }: Call<'listUrlMessages'>['filter'],
  { offset, limit }: Call<'listUrlMessages'>['query'],
): ResultOf<'listUrlMessages'> {
  if (!isRestrictedCallCentre(caller.roles)) return forbidden
  const range = readRange({ startDate, endDate })
  if (isRefused(range)) return range
  const passes = and(
    betweenDays(urlMessage.sentAt, range.from, range.to),
    category === undefined ? undefined : eq(urlMessage.category, category),
    detail === undefined ? undefined : eq(urlMessage.detail, detail),
  )
  // Stryker disable next-line OptionalChaining: a count has a row.
  const total = db.select({ total: count() }).from(urlMessage).where(passes).get()?.total ?? 0
  const rows = db
    .select({ urlMessage, userName: fullName(user), adminName: fullName(admin) })
    .from(urlMessage)
    .innerJoin(user, eq(user.id, urlMessage.userId))
    .leftJoin(admin, eq(admin.id, urlMessage.adminId))
    .where(passes)
    .orderBy(desc(urlMessage.sentAt), desc(urlMessage.id))
    .limit(limit)
    .offset(offset)
    .all()
  const items = rows.map((row) => ({
    ...urlMessageOf(row.urlMessage),
    userName: row.userName,
    ...(row.adminName === null ? {} : { adminName: row.adminName }),
  }))
  return ok({ urlMessages: { count: total, items } })
}

const admin = alias(user, 'admin')

/** The full name as one text; companies have no surname. */
const fullName = ({ name, surname }: Record<'name' | 'surname', SQLWrapper>): SQL<string> =>
  sql<string>`trim(${name} || ' ' || ${surname})`

/** Makes a link for the caller. */
export function createUrlMessage(ctx: AuthorizedContext, body: UrlMessageCreation): ResultOf<'createUrlMessage'> {
  const refusal = linkProblem(ctx, body)
  if (refusal) return refusal
  return transact(ctx, (tx) => {
    const row = addUrlMessage(tx, body, { userId: tx.caller.userId, adminId: null, channel: null })
    return ok({ urlMessage: urlMessageOf(row) })
  })
}

/** Records the first time that a link was opened. Returns its target. */
export function openUrlMessage(ctx: Context, id: string): ResultOf<'openUrlMessage'> {
  return transact(ctx, (tx): ResultOf<'openUrlMessage'> => {
    const row = tx.db.select().from(urlMessage).where(eq(urlMessage.id, id)).get()
    if (!row) return openInvitation(tx, id)
    if (row.expiresAt <= tx.now) return fail('0409')
    if (row.openedAt === null) tx.db.update(urlMessage).set({ openedAt: tx.now }).where(eq(urlMessage.id, id)).run()
    return ok({ url: row.url })
  })
}

/** The problem with the target or the subject of a link; null if there is none. */
export function linkProblem({ db }: Context, { url, category }: UrlMessageCreation): Refused | null {
  // The client knows its pages. The server only checks that the link stays on the site.
  if (safeInternalPath(url, () => true) !== url)
    return invalid('body/url', 'must be a path of the customer area, such as /supplies')
  const categories = Object.keys(settingsOf(db, 'SEND_URL'))
  return categories.includes(category)
    ? null
    : invalid('body/category', `must be one of ${categories.join(', ')}: the group SEND_URL of the master data`)
}

/** Stores a link. */
export function addUrlMessage(
  tx: WriteContext,
  { category, detail, url }: UrlMessageCreation,
  whose: Pick<Row, 'userId' | 'adminId' | 'channel'>,
): Row {
  const row = { id: tx.chance.id(), category, detail, url, sentAt: tx.now, expiresAt: tx.now + VALID_MS, ...whose }
  return tx.db.insert(urlMessage).values(row).returning().get()
}

/** A link by its wire names. */
export function urlMessageOf(row: Row): UrlMessage {
  const day = (at: number) => spanishDate(localDate(at))
  return {
    id: row.id,
    category: row.category,
    detail: row.detail,
    url: row.url,
    channel: row.channel,
    userId: row.userId,
    adminId: row.adminId,
    startDate: day(row.sentAt),
    endDate: day(row.expiresAt),
    openedDate: row.openedAt === null ? null : day(row.openedAt),
  }
}

/** Sends a customer a link to a page of the customer area, by e-mail or SMS, in the customer's language. For staff. */
export function sendLink(ctx: AuthorizedContext, body: SendLinkRequest): ResultOf<'sendLink'> {
  if (!isRestrictedCallCentre(ctx.caller.roles)) return forbidden
  const refusal = refusalOf(ctx, body) ?? linkProblem(ctx, body)
  if (refusal) return refusal
  return transact(ctx, (tx): ResultOf<'sendLink'> => {
    const who = userById(tx.db, body.userId)
    if (!who) return fail('2015')
    const row = addUrlMessage(tx, body, { userId: who.id, adminId: body.adminId, channel: body.channel })
    const address = tx.clientUrl + sentLinkPath(body.url, row.id)
    const channel = body.channel === '0' ? 'email' : 'sms'
    // Stryker disable next-line StringLiteral: the check above ensures the one of the channel.
    const to = channel === 'email' ? (body.mail ?? '') : (body.sms ?? '')
    tx.outbox.send({ channel, to, language: who.language, ...linkMessage(who.language, channel, who.name, address) })
    return withSubjects([who.id], ok({ urlMessage: urlMessageOf(row) }))
  })
}

function refusalOf(ctx: AuthorizedContext, body: SendLinkRequest): Refused | null {
  if (body.adminId !== ctx.caller.userId) return invalid('body/adminId', 'must be the user id of whoever calls')
  const problems = linkProblems(body, emailLimits(ctx))
  if (problems.mail) return invalid('body/mail', 'must be an e-mail address, such as lucia@correo.gal, with channel 0')
  if (problems.sms)
    return invalid('body/sms', 'must be a phone that receives SMS, nine digits that start with 6 or 7, with channel 1')
  return null
}
