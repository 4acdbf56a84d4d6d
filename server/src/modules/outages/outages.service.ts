import type { Incidence } from '@acometida/api-spec/generated/operations'
import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { spanishDateTime } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, asc, type Column, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import { isRefused, readRange } from '#src/core/dateRange.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import type { Language } from '#src/core/outbox.ts'
import { ok } from '#src/core/result.ts'
import { betweenDays } from '#src/db/betweenDays.ts'
import { prepared } from '#src/db/prepared.ts'
import { outage, outageEstimate, supplyPoint } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { withStaffAudit, failurePoints, mayKnowState } from '#src/modules/points/failurePoint.service.ts'
import { causeTexts } from './outages.messages.ts'

type Outage = typeof outage.$inferSelect

/**
 * The outages of a supply that the caller holds or manages, newest first, and the current one. Staff who look after
 * failures read those of any supply.
 */
export function listIncidences(
  ctx: AuthorizedContext,
  { cups, fromDate, toDate }: Call<'listIncidences'>['filter'],
): ResultOf<'listIncidences'> {
  const today = localDate(ctx.now)
  const range = readRange({ fromDate, toDate }, { from: addDays(today, -365), to: addDays(today, 30) })
  if (isRefused(range)) return range
  const rows = outagesOf(
    ctx,
    eq(supplyPoint.cups, cups),
    betweenDays(outage.startsAt, range.from, range.to),
    mayKnowState(ctx),
  ).map((row) => row.outage)
  const language = languageOf(ctx, ctx.caller.userId)
  const points = failurePoints(ctx, [cups])
  const current = rows.find((row) => stateOf(row, ctx.now) === 'EN CURSO')
  const holders = points.map(({ holderId }) => holderId)
  const answer = {
    incidenceList: rows.map((row) => incidenceOf(ctx, row, language)),
    incidence: current ? { codIncidence: current.code, incidenceStartDate: spanishDateTime(current.startsAt) } : null,
  }
  return withStaffAudit(ctx, holders, ok(answer))
}

/**
 * Current and planned outages by supply, for supplies that the caller holds or manages; for any supply if staff look
 * after failures.
 */
export function listInterruptions(ctx: AuthorizedContext, cups: readonly string[]): ResultOf<'listInterruptions'> {
  const uniqueCups = [...new Set(cups)]
  const language = languageOf(ctx, ctx.caller.userId)
  const rows = outagesOf(ctx, inArray(supplyPoint.cups, uniqueCups), gt(outage.endsAt, ctx.now), mayKnowState(ctx))
  const points = failurePoints(ctx, uniqueCups)
  const supplies = points.map((point) => ({
    cups: point.cups,
    interruptions: rows.filter((row) => row.cups === point.cups).map((row) => incidenceOf(ctx, row.outage, language)),
  }))
  const holders = points.map(({ holderId }) => holderId)
  return withStaffAudit(ctx, holders, ok({ supplies }))
}

/** The condition for an outage that affects a supply. */
export const affectsSupply = ({ cups, postalCode }: Record<'cups' | 'postalCode', Column> = outage): SQL | undefined =>
  or(eq(cups, supplyPoint.cups), and(isNotNull(postalCode), eq(postalCode, supplyPoint.postalCode)))

/** Outages of the supplies in reach that meet both conditions, newest first. */
export function outagesOf(
  ctx: AuthorizedContext,
  ofSupply: SQL | undefined,
  ofOutage: SQL | undefined,
  reach: SQL | undefined,
) {
  return ctx.db
    .select({ cups: supplyPoint.cups, outage })
    .from(supplyPoint)
    .innerJoin(outage, affectsSupply())
    .where(and(reach, ofSupply, ofOutage))
    .orderBy(desc(outage.startsAt), desc(outage.code))
    .all()
}

/** An outage by its wire names. */
export function incidenceOf({ db, now }: Pick<Context, 'db' | 'now'>, row: Outage, language: Language): Incidence {
  const estimates = estimatesOf(db).all({ code: row.code })
  const changes = [row.startsAt, row.endsAt, ...estimates.map(({ at }) => at)].filter((at) => at <= now)
  return {
    codIncidence: row.code,
    tipo: row.planned ? 'PROGRAMADA' : 'AVERIA',
    estado: stateOf(row, now),
    causa: causeTexts[row.cause][language],
    fechaInicio: spanishDateTime(row.startsAt),
    fechaFin: spanishDateTime(row.endsAt),
    fechaCambio: changes.length === 0 ? null : spanishDateTime(Math.max(...changes)),
    estimates: estimates.map(({ at, until }) => ({ at: spanishDateTime(at), until: spanishDateTime(until) })),
    afectados: row.affected,
  }
}

const estimatesOf = prepared((db) =>
  db
    .select({ at: outageEstimate.at, until: outageEstimate.until })
    .from(outageEstimate)
    .where(and(eq(outageEstimate.outageCode, sql.placeholder('code')), eq(outageEstimate.said, true)))
    .orderBy(asc(outageEstimate.at)),
)

/** The outage with a code. */
export const outageByCode = prepared((db) =>
  db
    .select()
    .from(outage)
    .where(eq(outage.code, sql.placeholder('code'))),
)

export function stateOf({ startsAt, endsAt }: Outage, now: number): Incidence['estado'] {
  if (now < startsAt) return 'PREVISTA'
  return now < endsAt ? 'EN CURSO' : 'RESUELTA'
}
