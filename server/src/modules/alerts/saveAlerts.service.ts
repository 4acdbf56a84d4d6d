import type { AlertChange, AlertsDeletion } from '@acometida/api-spec/generated/operations'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok, type Refused } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { alert } from '#src/db/schema.ts'
import { alertDestination } from '#src/modules/people/alertDestination.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { alertsOf, visibleAlerts } from './alerts.service.ts'

type Row = typeof alert.$inferSelect
type Settings = Omit<Row, 'id' | 'userId' | 'cups' | 'endedAt'>

/** Creates the alert for a supply. With a document as target, changes all alerts of the caller. */
export function saveAlerts(ctx: AuthorizedContext, target: string, change: AlertChange): ResultOf<'saveAlerts'> {
  const { caller } = ctx
  if (target !== 'supplycutoff' && target !== caller.document) return fail('0404')
  return transact(ctx, (tx): ResultOf<'saveAlerts'> => {
    if (target !== 'supplycutoff') return changeRows(tx, currentAlerts(tx), change)
    const { idEntidad: cups } = change
    if (cups === undefined) return invalid('body/idEntidad', 'is missing: the CUPS of the supply')
    if (!visiblePoint(tx, cups)) return fail('TS01000004')
    const existing = currentAlerts(tx).filter((row) => row.cups === cups)
    if (existing.length > 0) return changeRows(tx, existing, change)
    const settings = applyChange(tx, defaults(tx), change)
    if ('refused' in settings) return settings
    tx.db
      .insert(alert)
      .values({ ...settings, userId: caller.userId, cups })
      .run()
    return ok(alertsOf(tx))
  })
}

/** Changes one alert of the caller that has not ended. */
export function changeAlert(
  ctx: AuthorizedContext,
  { document, entityId }: Call<'changeAlert'>['params'],
  change: AlertChange,
): ResultOf<'changeAlert'> {
  return transact(ctx, (tx): ResultOf<'changeAlert'> => {
    const rows = currentAlerts(tx).filter((row) => row.cups === entityId && document === tx.caller.document)
    return rows.length === 0 ? fail('0404') : changeRows(tx, rows, change)
  })
}

/** Ends the caller's alerts for the named supplies, or for all. */
export function deleteAlerts(ctx: AuthorizedContext, { docId, idEntidad }: AlertsDeletion): ResultOf<'deleteAlerts'> {
  return transact(ctx, (tx): ResultOf<'deleteAlerts'> => {
    if (docId !== tx.caller.document) return fail('0404')
    const ending = currentAlerts(tx).filter(({ cups }) => idEntidad === undefined || idEntidad.includes(cups))
    if (ending.length < (idEntidad?.length ?? 0)) return fail('0404')
    const ids = ending.map(({ id }) => id)
    tx.db.update(alert).set({ endedAt: tx.now, active: false }).where(inArray(alert.id, ids)).run()
    return ok(alertsOf(tx))
  })
}

function changeRows(
  tx: WriteContext<AuthorizedContext>,
  rows: readonly Row[],
  change: AlertChange,
): Refused | ReturnType<typeof okAlerts> {
  for (const row of rows) {
    const settings = applyChange(tx, row, change)
    if ('refused' in settings) return settings
    tx.db.update(alert).set(settings).where(eq(alert.id, row.id)).run()
  }
  return okAlerts(tx)
}

const okAlerts = (ctx: AuthorizedContext) => ok(alertsOf(ctx))

function currentAlerts(ctx: AuthorizedContext): readonly Row[] {
  const current = and(eq(alert.userId, ctx.caller.userId), isNull(alert.endedAt))
  return visibleAlerts(ctx, ctx.db.select().from(alert).where(current).all())
}

/** The default settings of a new alert, from the profile. */
function defaults({ db, caller }: AuthorizedContext): Settings {
  // A caller with a session exists: sessions are deleted with their user.
  const who = userById(db, caller.userId) as User
  const { channel, to } = alertDestination(who)
  return {
    channel,
    active: true,
    recipient: to,
    from: who.alertFrom,
    to: who.alertTo,
    fromSpecial: who.alertFromSpecial,
    toSpecial: who.alertToSpecial,
  }
}

/** The settings after a change, or the refusal of the change. */
function applyChange(ctx: AuthorizedContext, old: Settings, change: AlertChange): Settings | Refused {
  const channel = change.tipoCanal ?? old.channel
  const next: Settings = {
    channel,
    active: change.activo === undefined ? old.active : change.activo === 'S',
    recipient: recipientOf(ctx, old, change),
    from: change.franjaInicio ?? old.from,
    to: change.franjaFin ?? old.to,
    fromSpecial: change.franjaInicioEspecial ?? old.fromSpecial,
    toSpecial: change.franjaFinEspecial ?? old.toSpecial,
  }
  if (channel === 'email' && !isEmail(next.recipient, emailLimits(ctx)))
    return invalid('body/destinatario', 'must be an e-mail address, such as lucia@correo.gal')
  if (channel === 'sms' && !isRealPhone(next.recipient))
    return invalid('body/destinatario', 'must be a phone that receives SMS, nine digits that start with 6 or 7')
  if (next.from >= next.to) return invalid('body/franjaFin', `must be later than franjaInicio, ${next.from}`)
  if (next.fromSpecial >= next.toSpecial)
    return invalid('body/franjaFinEspecial', `must be later than franjaInicioEspecial, ${next.fromSpecial}`)
  return next
}

/** The recipient of an alert: the given one, or the address or phone of the profile if the channel changes. */
function recipientOf({ db, caller }: AuthorizedContext, old: Settings, change: AlertChange): string {
  const channel = change.tipoCanal ?? old.channel
  if (channel === 'push') return ''
  if (change.destinatario !== undefined) return change.destinatario
  if (channel === old.channel) return old.recipient
  const who = userById(db, caller.userId)
  // Stryker disable next-line OptionalChaining: sessions end with their user, so the caller exists.
  return (channel === 'sms' ? who?.phone : who?.email) ?? ''
}
