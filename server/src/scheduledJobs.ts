import { forgetAnswers } from './core/calls/answeredCalls.ts'
import type { ScheduledJob } from './core/scheduledJobs.ts'
import { endDelegations } from './modules/delegations/delegations.jobs.ts'
import { followOutages, sayEstimates } from './modules/outages/outages.jobs.ts'
import { followDossiers } from './modules/dossiers/dossiers.jobs.ts'
import { pruneSessions } from './modules/access/access.jobs.ts'
import { fallOverdue, issueBills } from './modules/bills/bills.jobs.ts'
import { endSignUps } from './modules/registration/registration.jobs.ts'
import { followRequests } from './modules/requests/requests.jobs.ts'
import { expirePayments } from './modules/payments/payments.jobs.ts'
import { askMeters, readMeters, takeReadings } from './modules/readings/readings.jobs.ts'

/** All scheduled jobs. If two are due at one instant, the first in the list runs first. */
export const scheduledJobs: readonly ScheduledJob[] = [
  pruneSessions,
  forgetAnswers,
  endSignUps,
  endDelegations,
  sayEstimates,
  followOutages,
  takeReadings,
  issueBills,
  fallOverdue,
  readMeters,
  askMeters,
  followDossiers,
  followRequests,
  expirePayments,
]
