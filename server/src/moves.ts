import { forgetAnswers } from './core/calls/answeredCalls.ts'
import type { Move } from './core/moves.ts'
import { endDelegations } from './modules/delegations/delegations.moves.ts'
import { followOutages, sayEstimates } from './modules/outages/outages.moves.ts'
import { followDossiers } from './modules/dossiers/dossiers.moves.ts'
import { pruneSessions } from './modules/access/access.moves.ts'
import { fallOverdue, issueBills } from './modules/bills/bills.moves.ts'
import { endSignUps } from './modules/registration/registration.moves.ts'
import { followRequests } from './modules/requests/requests.moves.ts'
import { expirePayments } from './modules/payments/payments.moves.ts'
import { askMeters, readMeters, takeReadings } from './modules/readings/readings.moves.ts'

/** Everything that time brings about, in the order in which it is done where two are due at one instant. */
export const moves: readonly Move[] = [
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
