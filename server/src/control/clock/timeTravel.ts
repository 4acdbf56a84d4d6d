import { setImmediate } from 'node:timers/promises'
import type { Done } from '#src/core/moves.ts'
import type { World } from '#src/control/worlds/world.type.ts'

/** How worlds come to a later time. */
export interface Journeys {
  /**
   * Moves the clock of a world and does what falls due on the way. The event loop turns after each thing that is done.
   */
  readonly advance: (world: World, ms: number) => Promise<void>
  /**
   * What has to be over before a world is looked at, so that nobody sees it on the way: the journey that it is on, or
   * the one that begins here because something is due. Undefined where the world stands at one moment; whoever has
   * waited asks again.
   */
  readonly before: (world: World) => Promise<void> | undefined
  /** The journey that a world is on, which is all that whoever throws it away has to wait for. */
  readonly underWay: (world: World) => Promise<void> | undefined
}

interface Due {
  /** Whether something is due in a world by its clock. */
  readonly isDue: (world: World) => boolean
  /** Does what falls due in a world until an instant, one thing after the other. */
  readonly runDue: (world: World, until: number) => Iterable<Done>
}

export function makeJourneys({ isDue, runDue }: Due): Journeys {
  const journeys = new Map<string, Promise<void>>()
  const underWay = (world: World) => journeys.get(world.id)
  const advance = (world: World, ms: number): Promise<void> => {
    const journey = travel(world, ms).finally(() => journeys.delete(world.id))
    journeys.set(world.id, journey)
    return journey
  }
  return { advance, before: (world) => underWay(world) ?? (isDue(world) ? advance(world, 0) : undefined), underWay }

  async function travel(world: World, ms: number): Promise<void> {
    const { clock } = world
    let left = ms
    for (const { at } of runDue(world, clock.now() + ms)) {
      // The clock goes along: whatever is under way in this world sees the moment that its rows are of.
      const step = Math.max(0, at - clock.now())
      clock.advance(step)
      left -= step
      await setImmediate()
    }
    clock.advance(left)
  }
}
