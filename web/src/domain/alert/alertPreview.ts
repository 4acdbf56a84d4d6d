import { type AlertHours, isWithinAlertHours } from '@acometida/api-spec/rules/time/alertHours'
import type { Outage } from '#src/domain/outage/outages.ts'

/** Started outages, by whether an alert with the given hours would have announced their start. */
export interface AlertPreview<Cut extends Outage = Outage> {
  readonly told: readonly Cut[]
  /** Announced in the inbox alone. */
  readonly untold: readonly Cut[]
}

/** Applies alert hours to past outages. The server sends an alert at the start of an outage, by the same rule. */
export function previewAlert<Cut extends Outage>(outages: readonly Cut[], hours: AlertHours): AlertPreview<Cut> {
  const started = outages.filter(({ stage }) => stage !== 'ahead')
  const isAnnounced = ({ startsAt }: Cut) => isWithinAlertHours(startsAt, hours)
  return { told: started.filter(isAnnounced), untold: started.filter((outage) => !isAnnounced(outage)) }
}
