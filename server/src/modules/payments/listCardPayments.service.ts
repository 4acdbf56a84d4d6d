import type { CardPayment } from '@acometida/api-spec/generated/operations'
import { dateFromSpanish, shortSpanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { invalid, ok, type Refused } from '#src/core/result.ts'
import { betweenDays } from '#src/db/betweenDays.ts'
import { countRows } from '#src/db/countRows.ts'
import { payment } from '#src/db/schema.ts'
import { isOpen, itemsOf, type Order } from './orders.service.ts'
import { receiptDocumentId } from './receiptFile.service.ts'

type Filter = FilterOf<'listCardPayments'>

/** The most rows of an answer. Clients ask for up to 9999, and get the rest by `offset`. */
const PAGE_SIZE = 500

/** The payments that the caller started, by card or by Bizum, newest first; the filter narrows them. */
export function listCardPayments(
  ctx: AuthorizedContext,
  filter: Filter,
  { offset, limit }: Call<'listCardPayments'>['query'],
): ResultOf<'listCardPayments'> {
  const { db, caller } = ctx
  const narrowed = conditionOf(filter)
  if ('refused' in narrowed) return narrowed
  const matching = and(eq(payment.userId, caller.userId), narrowed.where)
  const rows = db
    .select()
    .from(payment)
    .where(matching)
    .orderBy(desc(payment.createdAt), desc(payment.order))
    .limit(Math.min(limit, PAGE_SIZE))
    .offset(offset)
    .all()
  const items = rows.map((row) => cardPaymentOf(ctx, row))
  return ok({ cardPayments: { count: countRows(db, payment, matching), items } })
}

function conditionOf(filter: Filter): { readonly where: SQL | undefined } | Refused {
  const { order, dossierNumber, custNum, requestTimestamp = [], result, status, method } = filter
  const days = requestTimestamp.map(dateFromSpanish)
  const [first, last = first] = days
  if ((first ?? '') > (last ?? ''))
    return invalid('query/filter', 'requestTimestamp must have the first day of a range before its last one')
  const where = and(
    order === undefined ? undefined : eq(payment.order, order),
    dossierNumber === undefined ? undefined : eq(payment.dossierNumber, dossierNumber),
    custNum === undefined ? undefined : eq(payment.holderDocument, custNum),
    betweenDays(payment.createdAt, first, last),
    result === undefined ? undefined : inArray(payment.state, result === 'OK' ? ['PAID'] : ['REFUSED', 'EXPIRED']),
    status === undefined ? undefined : eq(payment.state, status),
    method === undefined ? undefined : eq(payment.method, method),
  )
  return { where }
}

function cardPaymentOf(ctx: AuthorizedContext, row: Order): CardPayment {
  return {
    order: row.order,
    method: row.method,
    custNum: row.holderDocument,
    dossierNumber: row.dossierNumber,
    bills: itemsOf(ctx, row).map(({ number }) => number),
    amountCents: row.amountCents,
    requestTimestamp: shortSpanishDate(localDate(row.createdAt)),
    result: isOpen(row) ? null : row.state === 'PAID' ? 'OK' : 'KO',
    status: row.state,
    ...(row.endedAt === null ? {} : { endDate: new Date(row.endedAt).toISOString() }),
    ...(row.state === 'PAID' ? { idDocumentum: receiptDocumentId(row.order) } : {}),
  }
}
