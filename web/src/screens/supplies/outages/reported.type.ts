import type { Outage } from '#src/domain/outage/outages.ts'
import type { OutageWarning } from '#src/domain/outage/warnings.ts'

/** A warning and its outage. */
export interface Reported {
  readonly warning: OutageWarning
  readonly outage: Outage
}
