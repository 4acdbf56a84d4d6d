import type { IncidenceWarning, Warning, WarningCreation } from '@acometida/api-spec/generated/operations'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { spanishDateTime } from '@acometida/api-spec/rules/time/dates'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, desc, eq, gt, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { isFailureStaff } from '#src/core/staff.ts'
import { transact } from '#src/core/transact.ts'
import { outage, outageEstimate, supplyPoint, warning } from '#src/db/schema.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import {
  withStaffAudit,
  type FailurePoint,
  failurePoints,
  mayKnowState,
} from '#src/modules/points/failurePoint.service.ts'
import { isReachable } from '#src/modules/points/reachable.service.ts'
import { incidenceOf, outagesOf, stateOf } from './outages.service.ts'

type Outage = typeof outage.$inferSelect
/** The expected duration of a failure before a technician has looked at it. */
const EXPECTED_MS = 4 * HOUR_MS

/**
 * The warnings of the caller about supplies in reach, newest first; the filter narrows them. With a filter, staff who
 * look after failures read the warnings of everybody.
 */
export function listWarnings(
  ctx: AuthorizedContext,
  filter: FilterOf<'listWarnings'>,
  { offset, limit }: Call<'listWarnings'>['query'],
): ResultOf<'listWarnings'> {
  const ofAnybody = isFailureStaff(ctx) && Object.keys(filter).length > 0
  const warnings = warningsOf(
    ctx,
    ofAnybody ? undefined : and(eq(warning.userId, ctx.caller.userId), mayKnowState(ctx)),
    filter.codIncidence === undefined ? undefined : eq(warning.outageCode, filter.codIncidence),
    filter.cups === undefined ? undefined : eq(warning.cups, filter.cups),
    filter.postalCode === undefined ? undefined : eq(postalCodeOf, filter.postalCode),
  )
  const shown = warnings.slice(offset, offset + limit)
  const answer = ok({ count: warnings.length, warnings: shown.map((row) => warningOf(ctx, row)) })
  const authors = shown.map((row) => row.warning.userId)
  return ofAnybody ? withStaffAudit(ctx, authors, answer) : answer
}

/**
 * Takes a warning about a supply, or from staff about a postcode. It joins the current outage there, or begins a
 * failure. Warnings of the same person about the same outage count once.
 */
export function createWarning(ctx: AuthorizedContext, body: WarningCreation): ResultOf<'createWarning'> {
  const { cups, postalCode, telefono } = body
  if (telefono !== undefined && !isRealPhone(telefono))
    return invalid('body/telefono', 'must be a phone, nine digits that start with 6 or 7')
  const byStaff = isFailureStaff(ctx)
  if (postalCode !== undefined && !byStaff) return invalid('body/postalCode', 'is for staff; a supply is named by cups')
  if ((cups === undefined) === (postalCode === undefined))
    return invalid('body/cups', byStaff ? 'must be there, or postalCode must' : 'must be there')
  return transact(ctx, (tx): ResultOf<'createWarning'> => {
    const place = warnedPlace(tx, body)
    if (!place) return withStaffAudit(tx, [], fail('TS01000004'))
    const joined = currentOutage(tx, place) ?? openFailure(tx, place)
    const phone = telefono ?? phoneOf(tx, byStaff ? place.holderId : tx.caller.userId)
    const [given] = warningsOf(
      tx,
      eq(warning.outageCode, joined.code),
      eq(warning.kind, body.tipo),
      place.cups === null ? and(isNull(warning.cups), eq(warning.phone, phone)) : eq(warning.cups, place.cups),
      byStaff ? undefined : eq(warning.userId, tx.caller.userId),
    )
    const row = given ?? addWarning(tx, joined, { cups: place.cups, kind: body.tipo, comment: body.comentario, phone })
    const incidence = incidenceOf(tx, joined, languageOf(tx, tx.caller.userId))
    return withStaffAudit(tx, [place.holderId], ok({ warning: warningOf(tx, row), incidence }))
  })
}

/**
 * Reads an incidence that affects a supply of the caller and, on request, adds the caller to those who warned of it.
 */
export function warnOfIncidence(
  ctx: AuthorizedContext,
  { codIncidence, cups, join }: IncidenceWarning,
): ResultOf<'warnOfIncidence'> {
  return transact(ctx, (tx): ResultOf<'warnOfIncidence'> => {
    const ofSupply = cups === undefined ? undefined : eq(supplyPoint.cups, cups)
    const { userId } = tx.caller
    const [found] = outagesOf(tx, ofSupply, eq(outage.code, codIncidence), isReachable(userId, tx.now))
    if (!found) return fail('0404')
    const mine = () =>
      warningsOf(
        tx,
        eq(warning.userId, userId),
        eq(warning.outageCode, codIncidence),
        cups === undefined ? undefined : eq(warning.cups, cups),
      )
    const isCurrent = stateOf(found.outage, tx.now) === 'EN CURSO'
    if (join === 'S' && isCurrent && mine().length === 0)
      addWarning(tx, found.outage, { cups: found.cups, kind: 'SIN_SUMINISTRO', phone: phoneOf(tx, userId) })
    const incidence = incidenceOf(tx, found.outage, languageOf(tx, userId))
    return ok({ incidence, warnings: mine().map((row) => warningOf(tx, row)) })
  })
}

/** The place of a failure: a supply, or a whole postcode. */
type Place = Pick<FailurePoint, 'postalCode' | 'holderId'> & { readonly cups: string | null }

/** The place of a warning, if the caller may warn of it. */
function warnedPlace(tx: AuthorizedContext, { cups, postalCode = '' }: WarningCreation): Place | undefined {
  if (cups !== undefined) return failurePoints(tx, [cups])[0]
  const known = tx.db.select().from(supplyPoint).where(eq(supplyPoint.postalCode, postalCode)).limit(1).get()
  return known && { cups: null, postalCode, holderId: null }
}

/** The latest current outage at a place. */
function currentOutage({ db, now }: AuthorizedContext, { cups, postalCode }: Place): Outage | undefined {
  return db
    .select()
    .from(outage)
    .where(
      and(
        or(eq(outage.postalCode, postalCode), cups === null ? undefined : eq(outage.cups, cups)),
        lte(outage.startsAt, now),
        gt(outage.endsAt, now),
      ),
    )
    .orderBy(desc(outage.startsAt), desc(outage.code))
    .get()
}

function openFailure({ db, now }: WriteContext<AuthorizedContext>, { cups, postalCode }: Place): Outage {
  const year = localDate(now).slice(0, 4)
  const last = db
    .select({ code: outage.code })
    .from(outage)
    .where(like(outage.code, `INC${year}%`))
    .orderBy(desc(outage.code))
    .get()
  const number = Number(last?.code.slice(`INC${year}`.length) ?? 0) + 1
  const opened = db
    .insert(outage)
    .values({
      code: `INC${year}${String(number).padStart(4, '0')}`,
      planned: false,
      cups,
      postalCode: cups === null ? postalCode : null,
      cause: 'unknown',
      startsAt: now,
      endsAt: now + EXPECTED_MS,
      announced: true,
      beginTold: false,
      endTold: false,
    })
    .returning()
    .get()
  db.insert(outageEstimate).values({ outageCode: opened.code, at: now, until: opened.endsAt, said: true }).run()
  return opened
}

type WarningFields = Pick<Row['warning'], 'cups' | 'kind' | 'phone'> & { readonly comment?: string | undefined }

function addWarning(tx: WriteContext<AuthorizedContext>, { code }: Outage, given: WarningFields): Row {
  const { id } = tx.db
    .insert(warning)
    .values({ ...given, comment: given.comment ?? '', userId: tx.caller.userId, outageCode: code, at: tx.now })
    .returning()
    .get()
  // The statement above has inserted it.
  return warningsOf(tx, eq(warning.id, id))[0] as Row
}

const phoneOf = ({ db }: AuthorizedContext, userId: number | null): string => userById(db, userId ?? 0)?.phone ?? ''

type Row = ReturnType<typeof warningsOf>[number]

const postalCodeOf = sql<string>`coalesce(${supplyPoint.postalCode}, ${outage.postalCode})`

/** The warnings that meet all conditions, newest first. */
function warningsOf({ db }: Pick<AuthorizedContext, 'db'>, ...conditions: (SQL | undefined)[]) {
  return db
    .select({ warning, outage, postalCode: postalCodeOf })
    .from(warning)
    .innerJoin(outage, eq(outage.code, warning.outageCode))
    .leftJoin(supplyPoint, eq(supplyPoint.cups, warning.cups))
    .where(and(...conditions))
    .orderBy(desc(warning.id))
    .all()
}

/** A warning by its wire names. */
function warningOf({ now }: Pick<AuthorizedContext, 'now'>, row: Row): Warning {
  const { id, at, cups, kind, comment, phone } = row.warning
  return {
    codWarning: `AV${localDate(at).slice(0, 4)}${String(id).padStart(4, '0')}`,
    codIncidence: row.outage.code,
    ...(cups === null ? {} : { cups }),
    postalCode: row.postalCode,
    tipo: kind,
    comentario: comment,
    telefono: phone,
    estado: stateOf(row.outage, now),
    fecha: spanishDateTime(at),
  }
}
