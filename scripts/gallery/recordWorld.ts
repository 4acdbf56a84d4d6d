import type { Fault, World } from '@acometida/testing'

/** What brings a world into the state of a shot, as the entrance of the control room takes it. */
export interface Recorded {
  /** Scenarios of the persona of the shot. */
  readonly scenarios: readonly string[]
  readonly faults: readonly Fault[]
  /** An entrance does all of it. */
  readonly isWhole: boolean
}

/** A world, and what has been done with it so far by what an entrance does as well. */
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
