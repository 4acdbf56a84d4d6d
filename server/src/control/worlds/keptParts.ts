import type { Fault } from '#src/control/faults/faults.ts'
import type { LoggedRequest } from '#src/control/requests/requestLog.ts'
import type { WatchedCall } from '#src/control/watch/watch.ts'
import type { World } from './world.type.ts'

/** The parts of a world beside database and clock that go with it to another server, or into a file. */
export interface KeptParts extends Pick<World, 'label' | 'proxied'> {
  readonly faults: readonly Fault[]
  readonly requests: readonly LoggedRequest[]
  /** The calls with their bodies; null for a world that is not watched. */
  readonly watchedCalls: readonly WatchedCall[] | null
}

export function keptPartsOf({ label, proxied, faults, log, watch }: World): KeptParts {
  return { label, proxied, faults: faults.list(), requests: log.list(), watchedCalls: watch && watch.list() }
}
