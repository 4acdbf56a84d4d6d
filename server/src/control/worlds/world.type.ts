import type { Clock } from '#src/control/clock/clock.ts'
import type { CoverageCount } from '#src/control/coverage/coverageCount.ts'
import type { EventLog } from '#src/control/events/eventLog.ts'
import type { Faults } from '#src/control/faults/faults.ts'
import type { Inbox } from '#src/control/inbox/inbox.ts'
import type { RequestLog } from '#src/control/requests/requestLog.ts'
import type { Watch } from '#src/control/watch/watch.ts'
import type { OpenDb } from '#src/db/client.ts'

/** A world: everything that can differ between two test runs. */
export interface World {
  readonly id: string
  /** Its purpose; null if none was given. */
  readonly label: string | null
  /** The address of another API whose calls a proxy adds to the log; null for a world with calls of its own. */
  readonly proxied: string | null
  readonly createdAtMs: number
  readonly life: WorldLifetime
  readonly db: OpenDb
  readonly clock: Clock
  readonly inbox: Inbox
  readonly faults: Faults
  readonly log: RequestLog
  readonly events: EventLog
  /** Null for a world that is not watched. */
  readonly watch: Watch | null
  /** Null for a world without coverage. */
  readonly coverage: CoverageCount | null
}

/** How long a world stays without a call. */
export interface WorldLifetime {
  /** Milliseconds without a call after which it ends; null for a permanent world. */
  readonly ttlMs: number | null
  /** When it ends without another call, milliseconds since 1970; null for a permanent world. */
  readonly endsAtMs: () => number | null
  /** Records a call. */
  readonly touch: () => void
}
