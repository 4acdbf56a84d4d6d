import type { Alert, AlertsAnswer } from '@acometida/api-spec/generated/operations'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/madrid'
import { asc, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { alert, device } from '#src/db/schema.ts'

/** The caller's alerts that match the filter. */
export function listAlerts(ctx: AuthorizedContext, filter: FilterOf<'listAlerts'>): ResultOf<'listAlerts'> {
  const all = alertsOf(ctx)
  const foreign = filter.docId !== undefined && filter.docId !== ctx.caller.document
  const alerts = all.alerts.filter(({ idEntidad }) => filter.idEntidad === undefined || idEntidad === filter.idEntidad)
  return ok({ ...all, alerts: foreign ? [] : alerts })
}

/** All alerts of the caller, and whether the caller has the app. */
export function alertsOf({ db, caller }: AuthorizedContext): AlertsAnswer {
  const { rows, hasDevices } = rowsOf(db, caller.userId)
  return { alerts: rows.map((row) => alertOf(row, caller.document)), hasDevices }
}

const rowsOf = cachedUntilWrite((db, userId: number) => ({
  rows: db.select().from(alert).where(eq(alert.userId, userId)).orderBy(asc(alert.id)).all(),
  hasDevices: db.select({ id: device.id }).from(device).where(eq(device.userId, userId)).get() !== undefined,
}))

function alertOf(row: typeof alert.$inferSelect, docId: string): Alert {
  return {
    docId,
    tipoAlerta: 'supplycutoff',
    alertType: 'supplycutoff',
    tipoEntidad: 'supply',
    idEntidad: row.cups,
    tipoCanal: row.channel,
    activo: row.active ? 'S' : 'N',
    destinatario: row.recipient,
    franjaInicio: row.from,
    franjaFin: row.to,
    franjaInicioEspecial: row.fromSpecial,
    franjaFinEspecial: row.toSpecial,
    fechaBaja: row.endedAt === null ? null : spanishDate(localDate(row.endedAt)),
  }
}
