import { forgetAnswers } from './core/calls/answeredCalls.ts'
import type { ScheduledJob } from './core/scheduledJobs.ts'
import { pruneSessions } from './modules/access/access.jobs.ts'
import { announceOverdue, issueBills } from './modules/bills/bills.jobs.ts'
import { endDelegations } from './modules/delegations/delegations.jobs.ts'
import { followDossiers } from './modules/dossiers/dossiers.jobs.ts'
import { followOutages, announceEstimates } from './modules/outages/outages.jobs.ts'
import { expirePayments } from './modules/payments/payments.jobs.ts'
import { queryMeters, readMeters, announceReadings } from './modules/readings/readings.jobs.ts'
import { endSignUps } from './modules/registration/registration.jobs.ts'
import { followRequests } from './modules/requests/requests.jobs.ts'

/** All scheduled jobs. If two are due at one instant, the first in the list runs first. */
export const scheduledJobs: readonly ScheduledJob[] = [
  pruneSessions,
  forgetAnswers,
  endSignUps,
  endDelegations,
  announceEstimates,
  followOutages,
  announceReadings,
  issueBills,
  announceOverdue,
  readMeters,
  queryMeters,
  followDossiers,
  followRequests,
  expirePayments,
]
