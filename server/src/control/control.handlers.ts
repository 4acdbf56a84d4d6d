import { clockHandlers } from './clock/clock.handlers.ts'
import type { ControlHandlers } from './controlHandler.ts'
import { coverageHandlers } from './coverage/coverage.handlers.ts'
import { controlCalls } from './documentation/publishedDocument.ts'
import { eventsHandlers } from './events/events.handlers.ts'
import { faultsHandlers } from './faults/faults.handlers.ts'
import { inboxHandlers } from './inbox/inbox.handlers.ts'
import { controlPaymentsHandlers } from './payments/payments.handlers.ts'
import { personasHandlers } from './personas/personas.handlers.ts'
import { requestLogHandlers } from './requests/requests.handlers.ts'
import { watchHandlers } from './watch/watch.handlers.ts'
import { snapshotsHandlers } from './worlds/snapshots.handlers.ts'
import { worldsHandlers } from './worlds/worlds.handlers.ts'

/** The handler of every operation of the control API. A missing one does not compile. */
export const controlHandlers: ControlHandlers = {
  getControl: () => ({ docs: '/docs', calls: controlCalls() }),
  ...worldsHandlers,
  ...snapshotsHandlers,
  ...clockHandlers,
  ...inboxHandlers,
  ...personasHandlers,
  ...controlPaymentsHandlers,
  ...faultsHandlers,
  ...requestLogHandlers,
  ...eventsHandlers,
  ...watchHandlers,
  ...coverageHandlers,
}
