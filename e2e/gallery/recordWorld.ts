import type { Fault, World } from '@acometida/testing'

/** The changes that put a world into the state of a shot, in the form of the control room's entrance. */
export interface Recorded {
  /** Scenarios of the persona of the shot. */
  readonly scenarios: readonly string[]
  readonly faults: readonly Fault[]
  /** Whether an entrance can make all changes. */
  readonly isWhole: boolean
}

/** A world that records its changes, and the function that returns those so far. */
export function recordWorld(world: World, who: string | undefined): readonly [World, () => Recorded] {
  const scenarios: string[] = []
  const faults: Fault[] = []
  let isWhole = true
  const recording: World = new Proxy(world, {
    get: (target, name: keyof World) => {
      if (name === 'scenario')
        return (...[scenario, persona = 'customer']: Parameters<World['scenario']>) => {
          if (persona === who) scenarios.push(scenario)
          else isWhole = false
          return target.scenario(scenario, persona)
        }
      if (name === 'fault')
        return (rule: Fault) => {
          faults.push(rule)
          return target.fault(rule)
        }
      if (name !== 'id' && name !== 'url') isWhole = false
      return target[name]
    },
  })
  return [recording, () => ({ scenarios, faults, isWhole })]
}
