import type { OpenDb } from '#src/db/client.ts'
import type { Clock } from '#src/control/clock/clock.ts'
import type { Faults } from '#src/control/faults/faults.ts'
import type { Inbox } from '#src/control/inbox/inbox.ts'
import type { RequestLog } from '#src/control/requests/requestLog.ts'

/** Everything that can differ between two test runs. */
export interface World {
  readonly id: string
  readonly createdAtMs: number
  readonly db: OpenDb
  readonly clock: Clock
  readonly inbox: Inbox
  readonly faults: Faults
  readonly log: RequestLog
}

/** A world at rest: what is copied, kept and taken elsewhere. Faults and the log are not. */
export interface SavedWorld {
  readonly bytes: Buffer
  readonly nowMs: number
  readonly frozen: boolean
}
