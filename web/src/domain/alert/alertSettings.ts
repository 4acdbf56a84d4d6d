import type { AlertHours } from '@acometida/api-spec/rules/time/alertHours'
import type { AlertConf as WireConf, SupplyAlertChannel } from '#src/api/generated/api.ts'

/** The channel of a notice. An alert of a supply may also use the app; the profile may not. */
export type AlertChannel = SupplyAlertChannel

/** How and when outage notices arrive. */
export interface AlertSettings<Channel extends AlertChannel = AlertChannel> extends AlertHours {
  readonly channel: Channel
  /** Address or phone. Empty if none was given, and for the app. */
  readonly recipient: string
}

/** The wire form of the settings. The profile may lack some fields. */
type AlertConf<Channel> = Partial<Omit<WireConf, 'tipoCanal'>> & { readonly tipoCanal?: Channel }

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
