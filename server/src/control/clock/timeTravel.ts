import { setImmediate } from 'node:timers/promises'
import type { World } from '#src/control/worlds/world.type.ts'
import type { JobAt } from '#src/core/scheduledJobs.ts'

/** Moves worlds to a later time. A world travels once at a time, and nobody sees it during a travel. */
export interface TimeTravel {
  /** Moves the clock of a world and runs the jobs that fall due on the way. The event loop turns after each job. */
  readonly advance: (world: World, ms: number) => Promise<void>
  /**
   * The travel that has to end before a world is read: the running one, or one that starts here because something is
   * due. Undefined if the world stands at one moment. A caller that has waited asks once more.
   */
  readonly settle: (world: World) => Promise<void> | undefined
  /** The running travel. A caller that replaces the world waits for no other. */
  readonly runningTravel: (world: World) => Promise<void> | undefined
  /** The next instant of each job of a world that has one, the earliest first. */
  readonly agenda: (world: World) => readonly JobAt[]
}

interface DueJobs extends Pick<TimeTravel, 'agenda'> {
  /** Whether something is due in a world by its clock. */
  readonly isDue: (world: World) => boolean
  /** Runs the jobs that fall due in a world until an instant, one after the other. */
  readonly runDue: (world: World, until: number) => Iterable<JobAt>
}

export function makeTimeTravel({ isDue, runDue, agenda }: DueJobs): TimeTravel {
  const travels = new Map<string, Promise<void>>()
  const runningTravel = (world: World) => travels.get(world.id)
  const advance = (world: World, ms: number): Promise<void> => {
    const travel = travelTo(world, ms, runDue).finally(() => travels.delete(world.id))
    travels.set(world.id, travel)
    return travel
  }
  const settle = (world: World) => runningTravel(world) ?? (isDue(world) ? advance(world, 0) : undefined)
  return { advance, settle, runningTravel, agenda }
}

async function travelTo(world: World, ms: number, runDue: DueJobs['runDue']): Promise<void> {
  const { clock } = world
  let left = ms
  for (const { name, at } of runDue(world, clock.now() + ms)) {
    world.events.add('job', at, name)
    // The clock moves too, so that a call that began before sees the time of the rows.
    const step = Math.max(0, at - clock.now())
    clock.advance(step)
    left -= step
    await setImmediate()
  }
  clock.advance(left)
}
