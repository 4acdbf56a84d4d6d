import type { IncidenceWarning, Warning, WarningCreation } from '@acometida/api-spec/generated/operations'
import { spanishDateTime } from '@acometida/api-spec/rules/dates'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { isRealPhone } from '@acometida/api-spec/rules/phone'
import { HOUR_MS } from '@acometida/api-spec/rules/durations'
import { and, desc, eq, gt, like, lte } from 'drizzle-orm'
import type { AuthorizedContext, Writing } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { outage, outageEstimate, supplyPoint, user, warning } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/users/languageOf.service.ts'
import { visiblePoint } from '#src/modules/supplies/visiblePoint.service.ts'
import { incidenceOf, outagesOf, stateOf } from './outages.service.ts'

type Outage = typeof outage.$inferSelect
/** For so long a failure is expected to go on that nobody has looked at yet. */
const expectedMs = 4 * HOUR_MS

/** The warnings that the caller has given, the newest first; the filter narrows them. */
export function listWarnings(ctx: AuthorizedContext, filter: FilterOf<'listWarnings'>): ResultOf<'listWarnings'> {
  const warnings = warningsOf(ctx).filter(
    (each) =>
      (filter.codIncidence === undefined || each.codIncidence === filter.codIncidence) &&
      (filter.cups === undefined || each.cups === filter.cups),
  )
  return ok({ warnings })
}

/**
 * Takes a warning of a supply. It joins what goes on there; where nothing does, a failure of that supply begins. Who has warned
 * of the same while it goes on has done so once.
 */
export function createWarning(ctx: AuthorizedContext, body: WarningCreation): ResultOf<'createWarning'> {
  const { telefono } = body
  if (telefono !== undefined && !isRealPhone(telefono))
    return invalid('body/telefono', 'must be a phone, nine digits that start with 6 or 7')
  return transact(ctx, (tx): ResultOf<'createWarning'> => {
    const point = visiblePoint(tx, body.cups)
    if (!point) return fail('TS01000004')
    const current = outagesOf(
      tx,
      eq(supplyPoint.cups, body.cups),
      and(lte(outage.startsAt, tx.now), gt(outage.endsAt, tx.now)),
    )[0]?.outage
    const joined = current ?? openFailure(tx, body.cups)
    const given = warningsOf(tx).find(
      (each) => each.codIncidence === joined.code && each.cups === body.cups && each.tipo === body.tipo,
    )
    return ok({
      warning: given ?? addWarning(tx, joined, body),
      incidence: incidenceOf(tx, joined, languageOf(tx, tx.caller.userId)),
    })
  })
}

/** Reads an incidence that touches a supply of the caller's and, on demand, joins those who warned of it. */
export function warnOfIncidence(
  ctx: AuthorizedContext,
  { codIncidence, cups, join }: IncidenceWarning,
): ResultOf<'warnOfIncidence'> {
  return transact(ctx, (tx): ResultOf<'warnOfIncidence'> => {
    const ofSupply = cups === undefined ? undefined : eq(supplyPoint.cups, cups)
    const [found] = outagesOf(tx, ofSupply, eq(outage.code, codIncidence))
    if (!found) return fail('0404')
    const mine = () =>
      warningsOf(tx).filter((each) => each.codIncidence === codIncidence && (cups === undefined || each.cups === cups))
    const goesOn = stateOf(found.outage, tx.now) === 'EN CURSO'
    if (join === 'S' && goesOn && mine().length === 0)
      addWarning(tx, found.outage, { cups: found.cups, tipo: 'SIN_SUMINISTRO' })
    return ok({ incidence: incidenceOf(tx, found.outage, languageOf(tx, tx.caller.userId)), warnings: mine() })
  })
}

function openFailure({ db, now }: Writing<AuthorizedContext>, cups: string): Outage {
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
      cause: 'unknown',
      startsAt: now,
      endsAt: now + expectedMs,
      announced: true,
      // Whoever warns of it knows.
      beginTold: true,
      endTold: false,
    })
    .returning()
    .get()
  db.insert(outageEstimate).values({ outageCode: opened.code, at: now, until: opened.endsAt, said: true }).run()
  return opened
}

function addWarning(tx: Writing<AuthorizedContext>, { code }: Outage, body: WarningCreation): Warning {
  const { db, caller, now } = tx
  const phone = db.select({ phone: user.phone }).from(user).where(eq(user.id, caller.userId)).get()?.phone ?? ''
  const { id } = db
    .insert(warning)
    .values({
      userId: caller.userId,
      cups: body.cups,
      outageCode: code,
      kind: body.tipo,
      comment: body.comentario?.trim() ?? '',
      phone: body.telefono ?? phone,
      at: now,
    })
    .returning()
    .get()
  // It was written on the line above.
  return warningsOf(tx).find(({ codWarning }) => codWarning.endsWith(String(id).padStart(4, '0'))) as Warning
}

function warningsOf({ db, caller, now }: AuthorizedContext): Warning[] {
  return db
    .select({ warning, outage })
    .from(warning)
    .innerJoin(outage, eq(outage.code, warning.outageCode))
    .where(eq(warning.userId, caller.userId))
    .orderBy(desc(warning.id))
    .all()
    .map((row) => ({
      codWarning: `AV${localDate(row.warning.at).slice(0, 4)}${String(row.warning.id).padStart(4, '0')}`,
      codIncidence: row.outage.code,
      cups: row.warning.cups,
      tipo: row.warning.kind,
      comentario: row.warning.comment,
      telefono: row.warning.phone,
      estado: stateOf(row.outage, now),
      fecha: spanishDateTime(row.warning.at),
    }))
}
