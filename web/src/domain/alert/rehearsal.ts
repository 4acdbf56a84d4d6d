import { type AlertHours, isHeardAt } from '@acometida/api-spec/rules/alertHours'
import type { Outage } from '#src/domain/outage/outages.ts'

/** Outages that have begun, by whether somebody with such hours was told of each as it began. */
export interface Rehearsal<Cut extends Outage = Outage> {
  readonly told: readonly Cut[]
  /** Cuts that only the inbox would have reported. */
  readonly untold: readonly Cut[]
}

/**
 * The cuts of the past that an alert with these hours would have reported. The server reports the beginning of an
 * outage at that instant, by the same rule.
 */
export function rehearse<Cut extends Outage>(outages: readonly Cut[], hours: AlertHours): Rehearsal<Cut> {
  const begun = outages.filter(({ stage }) => stage !== 'ahead')
  const isTold = ({ startsAt }: Cut) => isHeardAt(startsAt, hours)
  return { told: begun.filter(isTold), untold: begun.filter((outage) => !isTold(outage)) }
}
