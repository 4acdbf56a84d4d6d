import { type AlertHours, isHeardAt } from '@acometida/api-spec/rules/alertHours'
import type { Outage } from '#src/domain/outage/outages.ts'

/** Outages that have begun, by whether somebody with such hours was told of each as it began. */
export interface Rehearsal<Cut extends Outage = Outage> {
  readonly told: readonly Cut[]
  /** Of these only the inbox said anything. */
  readonly untold: readonly Cut[]
}

/**
 * What hours would have made of outages that were: the server tells an alert of the beginning of one at that instant,
 * by this rule.
 */
export function rehearse<Cut extends Outage>(outages: readonly Cut[], hours: AlertHours): Rehearsal<Cut> {
  const begun = outages.filter(({ stage }) => stage !== 'ahead')
  const isTold = ({ startsAt }: Cut) => isHeardAt(startsAt, hours)
  return { told: begun.filter(isTold), untold: begun.filter((outage) => !isTold(outage)) }
}
