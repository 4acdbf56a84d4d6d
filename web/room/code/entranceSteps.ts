import type { Entrance } from '#room/enter/entrance.ts'
import { steps } from './steps.store.ts'

/**
 * Records the steps of an entrance into a known world, because the entrance runs in another tab. An entrance into a new
 * world is not recorded: the other tab gives the world its name.
 */
export function recordEntrance({ world = 'default', isNew, at, persona, scenarios, faults, to }: Entrance): void {
  if (isNew) return
  const add = (operation: string, rest: string, body: object | null, path?: string) =>
    steps.add({
      operation,
      method: operation === 'setClock' ? 'PUT' : 'POST',
      path: `/worlds/${world}/${rest}`,
      world,
      body: body && JSON.stringify(body),
      made: null,
      to: path,
    })
  if (at !== undefined) add('setClock', 'clock', { now: at })
  for (const scenario of scenarios ?? []) add('applyScenario', `scenarios/${scenario}`, { persona })
  for (const fault of faults ?? []) add('addFault', 'faults', fault)
  if (persona !== undefined) add('logInAsPersona', `personas/${persona}/login`, null, to ?? '/')
}
