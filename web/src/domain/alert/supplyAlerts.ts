import { dateFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { useEffect } from 'react'
import { codeOf } from '#src/api/call/apiError.ts'
import { parseFlag, parsed } from '#src/api/call/parse.ts'
import {
  type Alert,
  changeAlert,
  type ChangeAlertFailure,
  type ListAlertsSuccess,
  saveAlerts,
  type SupplyAlertChannel,
  useListAlerts,
} from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { writeDevice } from '#src/session/tokens/sessionEntries.ts'
import { alertConfOf, type AlertSettings, alertSettingsOf } from './alertSettings.ts'

/** A user's alert for the outages of a supply. */
export interface SupplyAlert extends AlertSettings {
  readonly cups: string
  readonly active: boolean
}

/** The alerts of the user. */
export interface SupplyAlerts {
  /** By CUPS. A supply has at most one. */
  readonly byCups: ReadonlyMap<string, SupplyAlert>
  /** Ended alerts, newest first, with the local date of their end, `2026-03-14`. */
  readonly ended: readonly { readonly cups: string; readonly on: string }[]
  /** The user has a device with the app. */
  readonly hasDevices: boolean
}

/** A change to an alert. Omitted settings stay, or come from the profile for a new alert. */
export interface AlertChange {
  readonly cups: string
  readonly active: boolean
  readonly settings?: AlertSettings
}

/** The alerts of the effective user. */
export function useSupplyAlerts() {
  const alerts = useListAlerts(ownerParams('listAlerts', useSession()), { query: { select: supplyAlertsOf } })
  const hasDevices = alerts.data?.hasDevices ?? false
  // Users who have the app get no further offers of it.
  useEffect(() => {
    if (hasDevices) writeDevice({ HasDevice: '1' })
  }, [hasDevices])
  return alerts
}

/**
 * Updates the alert of a supply, or creates it if there is none; for an existing one, some APIs would create a second.
 * Fails at once when offline, so that nothing waits unseen.
 */
export function useSaveSupplyAlert({ byCups }: Pick<SupplyAlerts, 'byCups'>) {
  const { document } = useSession()
  return useMutationOf(async ({ cups, active, settings }: AlertChange) => {
    const change = { activo: active ? 'S' : 'N', ...(settings && alertConfOf(settings)) } as const
    if (byCups.has(cups)) {
      try {
        return await changeAlert(document, 'supplycutoff', cups, change)
      } catch (error) {
        if (codeOf<ChangeAlertFailure>(error) !== '0404') throw error
        // The alert has been deleted elsewhere since it was listed.
      }
    }
    return saveAlerts('supplycutoff', { tipoEntidad: 'supply', idEntidad: cups, ...change })
  })
}

/** Changes how all alerts of the user arrive. Inactive ones stay inactive. */
export function useSaveAllAlerts() {
  const { document } = useSession()
  return useMutationOf((settings: AlertSettings) => saveAlerts(document, alertConfOf(settings)))
}

function supplyAlertsOf({ alerts, hasDevices }: ListAlertsSuccess): SupplyAlerts {
  const current = alerts.filter(({ fechaBaja }) => fechaBaja === null)
  const ended = alerts.flatMap(({ idEntidad, fechaBaja }) =>
    fechaBaja === null ? [] : { cups: idEntidad, on: parsed(dateFromSpanish(fechaBaja)) },
  )
  return {
    byCups: new Map(current.map((alert) => [alert.idEntidad, supplyAlertOf(alert)])),
    ended: ended.toSorted((a, b) => b.on.localeCompare(a.on)),
    hasDevices,
  }
}

function supplyAlertOf(alert: Alert): SupplyAlert {
  // An unknown channel is shown by its code, and stays until the user chooses another.
  const conf = { ...alert, tipoCanal: alert.tipoCanal as SupplyAlertChannel }
  return { ...alertSettingsOf(conf, conf.tipoCanal), cups: alert.idEntidad, active: parseFlag(alert.activo) }
}
