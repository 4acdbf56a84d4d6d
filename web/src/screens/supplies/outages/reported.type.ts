import type { Outage } from '#src/domain/outage/outages.ts'
import type { OutageWarning } from '#src/domain/outage/warnings.ts'

/** What was given, and what goes on there. */
export interface Reported {
  readonly warning: OutageWarning
  readonly outage: Outage
}
