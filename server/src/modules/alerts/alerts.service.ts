import type { Alert, AlertsAnswer } from '@acometida/api-spec/generated/operations'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { asc, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { alert } from '#src/db/schema.ts'
import { hasDevice } from '#src/modules/devices/devices.service.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'

/** The caller's alerts that match the filter. */
export function listAlerts(ctx: AuthorizedContext, filter: FilterOf<'listAlerts'>): ResultOf<'listAlerts'> {
  const all = alertsOf(ctx)
  const foreign = filter.docId !== undefined && filter.docId !== ctx.caller.document
  const alerts = all.alerts.filter(({ idEntidad }) => filter.idEntidad === undefined || idEntidad === filter.idEntidad)
  return ok({ ...all, alerts: foreign ? [] : alerts })
}

/** All alerts of the caller for supplies that the caller may see, and whether the caller has the app. */
export function alertsOf(ctx: AuthorizedContext): AlertsAnswer {
  const { db, caller } = ctx
  const rows = rowsOf(db, caller.userId)
  return {
    alerts: visibleAlerts(ctx, rows).map((row) => alertOf(row, caller.document)),
    hasDevices: hasDevice(db, caller.userId),
  }
}

const rowsOf = cachedUntilWrite((db, userId: number) =>
  db.select().from(alert).where(eq(alert.userId, userId)).orderBy(asc(alert.id)).all(),
)

/** The alerts of supplies that the caller may still see. The others are like missing ones. */
export function visibleAlerts<Row extends { readonly cups: string }>(
  ctx: AuthorizedContext,
  rows: readonly Row[],
): readonly Row[] {
  return rows.filter(({ cups }) => visiblePoint(ctx, cups) !== undefined)
}

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
