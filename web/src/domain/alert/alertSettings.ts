import type { AlertHours } from '@acometida/api-spec/rules/alertHours'
import { failureOf } from '#src/api/apiError.ts'
import type { SupplyAlertChannel } from '#src/api/generated/api.ts'
import { refusedFields } from '#src/api/refusedFields.ts'

/** The channels of notices. Alerts of a supply may also use the app, those of the profile may not. */
export type AlertChannel = SupplyAlertChannel

/** How and when notices of supply cuts arrive. */
export interface AlertSettings<Channel extends AlertChannel = AlertChannel> extends AlertHours {
  readonly channel: Channel
  /** Address or phone; empty while none was told, and for the app. */
  readonly recipient: string
}

/** The settings on the wire. The profile may lack some. */
type AlertConf<Channel> = {
  readonly tipoCanal?: Channel
  readonly destinatario?: string
  readonly franjaInicio?: string
  readonly franjaFin?: string
  readonly franjaInicioEspecial?: string
  readonly franjaFinEspecial?: string
}

/** Reads what the calls say; what is missing is empty, and `usual` the channel. */
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

/** Writes it as the calls have it. */
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

/** Places what the server refuses of it. */
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
