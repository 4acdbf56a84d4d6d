import type { AlertSettings } from '#src/domain/alert/alertSettings.ts'
import type { SupplyAlerts } from '#src/domain/alert/supplyAlerts.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import type { Profile } from '#src/domain/user/profile.ts'

/** Changes the alerts of some supplies. Without settings they keep theirs. */
export type AlertAct = (supplies: readonly Supply[], active: boolean, settings?: AlertSettings) => void

export type AlertsProps = {
  readonly supplies: readonly Supply[]
  readonly alerts: SupplyAlerts
  readonly profile: Profile
}

export type AlertsView = AlertsProps & {
  /** A save is in progress, and other actions wait. */
  readonly running: boolean
  readonly onAct: AlertAct
  readonly onEdit: (supplies: readonly Supply[]) => void
}
