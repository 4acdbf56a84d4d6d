import { setImmediate } from 'node:timers/promises'
import type { Done } from '#src/core/moves.ts'
import type { World } from './worlds.ts'

/** Worlds on their way to a later time. */
export interface Journeys {
  /** Moves the clock of a world and does what falls due on the way. The event loop turns after each thing that is done. */
  readonly advance: (world: World, ms: number) => Promise<void>
  /** The journey that a world is on, which never fails; undefined where it stands at one moment. Who waits for one asks again, for another may follow. */
  readonly of: (worldId: string) => Promise<void> | undefined
}

/** @param dueIn does what falls due in a world until an instant, one thing after the other */
export function makeJourneys(dueIn: (world: World, until: number) => Iterable<Done>): Journeys {
  const underWay = new Map<string, Promise<void>>()
  return {
    advance: (world, ms) => {
      const journey = travel(world, ms).finally(() => underWay.delete(world.id))
      const ended = () => {}
      underWay.set(world.id, journey.then(ended, ended))
      return journey
    },
    of: (worldId) => underWay.get(worldId),
  }

  async function travel(world: World, ms: number): Promise<void> {
    const { clock } = world
    let left = ms
    for (const { at } of dueIn(world, clock.now() + ms)) {
      // The clock goes along: whatever is under way in this world sees the moment that its rows are of.
      const step = Math.max(0, at - clock.now())
      clock.advance(step)
      left -= step
      await setImmediate()
    }
    clock.advance(left)
  }
}
