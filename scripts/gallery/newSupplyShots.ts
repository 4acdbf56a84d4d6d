import { paths, supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import type { World } from '@acometida/e2e/src/world.ts'
import type { Shot } from './shot.ts'

/** The supply that came of a dossier twelve days ago. */
const cups = 'ES0022202600001601LM1P'

/** Its applicant binds it. */
async function bound(world: World): Promise<void> {
  const { session } = await world.logIn('dossierClient')
  const answer = await fetch(`${process.env['SERVER_URL']}/api/users/${persona('dossierClient').userId}/binding`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'client-id': 'acometida-web',
      'content-type': 'application/json',
      'x-sandbox': world.id,
    },
    body: JSON.stringify({ cups }),
  })
  const text = await answer.text()
  if (!text.includes('"0000"')) throw new Error(text)
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
]
