import type { AlertHours } from '@acometida/api-spec/rules/time/alertHours'
import { failureOf } from '#src/api/call/apiError.ts'
import type { SupplyAlertChannel } from '#src/api/generated/api.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'

/** The channel of a notice. An alert of a supply may also use the app; the profile may not. */
export type AlertChannel = SupplyAlertChannel

/** How and when outage notices arrive. */
export interface AlertSettings<Channel extends AlertChannel = AlertChannel> extends AlertHours {
  readonly channel: Channel
  /** Address or phone. Empty if none was given, and for the app. */
  readonly recipient: string
}

/** The wire form of the settings. The profile may lack some fields. */
type AlertConf<Channel> = {
  readonly tipoCanal?: Channel
  readonly destinatario?: string
  readonly franjaInicio?: string
  readonly franjaFin?: string
  readonly franjaInicioEspecial?: string
  readonly franjaFinEspecial?: string
}

/** Reads settings from the wire. A missing field is empty; a missing channel is `usual`. */
export function alertSettingsOf<Channel extends AlertChannel>(
  conf: AlertConf<Channel>,
  usual: Channel,
): AlertSettings<Channel> {
  return {
    channel: conf.tipoCanal ?? usual,
    recipient: conf.destinatario ?? '',
    weekdays: { from: conf.franjaInicio ?? '', to: conf.franjaFin ?? '' },
    special: { from: conf.franjaInicioEspecial ?? '', to: conf.franjaFinEspecial ?? '' },
  }
}

/** The settings in wire form. */
export function alertConfOf<Channel extends AlertChannel>(settings: AlertSettings<Channel>) {
  const { channel, recipient, weekdays, special } = settings
  return {
    tipoCanal: channel,
    destinatario: recipient,
    franjaInicio: weekdays.from,
    franjaFin: weekdays.to,
    franjaInicioEspecial: special.from,
    franjaFinEspecial: special.to,
  } satisfies AlertConf<Channel>
}

/** The problems at the fields that the server refused. */
export function refusedAlerts<Field extends string>(
  error: unknown,
  problems: Record<Exclude<keyof AlertSettings, 'channel'>, { readonly [Name in Field]?: string }>,
) {
  const { recipient, weekdays, special } = problems
  return refusedFields(failureOf(error), {
    'body/destinatario': recipient,
    'body/franjaInicio': weekdays,
    'body/franjaFin': weekdays,
    'body/franjaInicioEspecial': special,
    'body/franjaFinEspecial': special,
  })
}
