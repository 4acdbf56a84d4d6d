import type { OpenDb } from '#src/db/client.ts'
import type { EventLog } from '#src/control/events/eventLog.ts'
import type { CoverageCount } from '#src/control/coverage/coverageCount.ts'
import type { Watch } from '#src/control/watch/watch.ts'
import type { Clock } from '#src/control/clock/clock.ts'
import type { Faults } from '#src/control/faults/faults.ts'
import type { Inbox } from '#src/control/inbox/inbox.ts'
import type { RequestLog } from '#src/control/requests/requestLog.ts'

/** Everything that can differ between two test runs. */
export interface World {
  readonly id: string
  /** What it is for; null where nobody said. */
  readonly label: string | null
  /** The address of another API, whose calls a proxy adds to its log; null for a world with calls of its own. */
  readonly proxied: string | null
  readonly createdAtMs: number
  readonly life: Life
  readonly db: OpenDb
  readonly clock: Clock
  readonly inbox: Inbox
  readonly faults: Faults
  readonly log: RequestLog
  readonly events: EventLog
  /** Null for a world that is not watched. */
  readonly watch: Watch | null
  /** Null for a world that counts nothing. */
  readonly coverage: CoverageCount | null
}

/** How long a world stays when nobody calls it. */
export interface Life {
  /** Milliseconds without a call; null for a world that stays. */
  readonly ttlMs: number | null
  /** When it ends unless it is called before, milliseconds since 1970; null for a world that stays. */
  readonly endsAtMs: () => number | null
  /** Notes a call. */
  readonly touch: () => void
}
