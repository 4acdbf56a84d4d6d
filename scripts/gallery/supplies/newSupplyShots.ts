import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import type { World } from '@acometida/testing'
import { elsewhere, type Shot } from '../shot.ts'

/** The supply that came of a dossier twelve days ago. */
const cups = 'ES0022202600001601LM1P'

/** Its applicant binds it. */
async function bound(world: World): Promise<void> {
  const call = await elsewhere(world, 'dossierClient')
  await call('PUT', `/users/${persona('dossierClient').userId}/binding`, { cups })
}

/** It was bound so many days ago. */
async function boundSince(days: number, world: World): Promise<void> {
  await bound(world)
  await world.advance(days * 86_400)
}

const tab = (state: string, nth: number): Shot => ({
  path: paths.supplyDetail,
  state: `${state} of a new supply`,
  who: 'dossierClient',
  at: supplyDetailPath(cups, nth),
  world: bound,
})

/** A supply that has nothing to tell yet. */
export const newSupplyShots: readonly Shot[] = [
  tab('maximum power', 2),
  tab('billing periods', 3),
  tab('bills', 4),
  tab('readings', 5),
  { ...tab('billing periods with a short first month', 3), world: (world) => boundSince(25, world) },
  { ...tab('maximum power of too few months', 2), world: (world) => boundSince(120, world) },
]
