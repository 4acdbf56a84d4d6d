import { setImmediate } from 'node:timers/promises'
import type { World } from '#src/control/worlds/world.type.ts'
import type { TimedJob } from '#src/core/scheduledJobs.ts'

/** Moves worlds to a later time. A world travels once at a time, and nobody sees it during a travel. */
export interface TimeTravel {
  /**
   * Moves the clock of a world and runs the jobs that fall due on the way. The event loop turns after each job.
   * Resolves to whether the clock has arrived: false if the travel was ended.
   */
  readonly advance: (world: World, ms: number) => Promise<boolean>
  /**
   * The travel that has to end before a world is read: the running one, or one that starts here because something is
   * due. Undefined if the world stands at one moment. A caller that has waited asks once more.
   */
  readonly settle: (world: World) => Promise<unknown> | undefined
  /** Ends the running travel after its current job, for a caller that replaces the world. Undefined without one. */
  readonly end: (world: World) => Promise<unknown> | undefined
  /** The next instant of each job of a world that has one, the earliest first. */
  readonly agenda: (world: World) => readonly TimedJob[]
}

interface DueJobs extends Pick<TimeTravel, 'agenda'> {
  /** Whether something is due in a world by its clock. */
  readonly isDue: (world: World) => boolean
  /** Runs the jobs that fall due in a world until an instant, one after the other. */
  readonly runDue: (world: World, until: number) => Iterable<TimedJob>
}

interface Travel {
  readonly arrival: Promise<boolean>
  readonly stop: () => void
}

export function makeTimeTravel({ isDue, runDue, agenda }: DueJobs): TimeTravel {
  const travels = new Map<string, Travel>()
  const advance = (world: World, ms: number): Promise<boolean> => {
    const stopping = new AbortController()
    const arrival = travelTo(world, ms, runDue, stopping.signal).finally(() => travels.delete(world.id))
    travels.set(world.id, { arrival, stop: () => stopping.abort() })
    return arrival
  }
  return {
    advance,
    agenda,
    settle: (world) => {
      const arrival = travels.get(world.id)?.arrival ?? (isDue(world) ? advance(world, 0) : undefined)
      // A caller that has ended a travel replaces the world before anybody else comes to it.
      return arrival?.then((arrived) => (arrived ? undefined : setImmediate()))
    },
    end: (world) => {
      const travel = travels.get(world.id)
      travel?.stop()
      // Its own call is told why it ended.
      return travel?.arrival.catch(() => false)
    },
  }
}

async function travelTo(world: World, ms: number, runDue: DueJobs['runDue'], stopping: AbortSignal): Promise<boolean> {
  const { clock } = world
  let left = ms
  for (const { name, at } of runDue(world, clock.now() + ms)) {
    world.events.add('job', at, name)
    // The clock moves too, so that a call that began before sees the time of the rows.
    const step = Math.max(0, at - clock.now())
    clock.advance(step)
    left -= step
    await setImmediate()
    if (stopping.aborted) return false
  }
  clock.advance(left)
  return true
}
