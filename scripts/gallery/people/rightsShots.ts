import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import type { World } from '@acometida/testing'
import { answered, elsewhere, fillIn, inTurn, press, type Shot } from '../shot.ts'

/** What becomes of somebody whose rights were changed, and what a customer reads of whoever used theirs. */
export const rightsShots: readonly Shot[] = [
  {
    path: paths.association,
    state: 'none',
    who: 'company',
    world: withRoles('company', 'US_USER', 'US_CC', 'MANAGER_ADMIN_ASOC'),
  },
  {
    path: paths.mfaAdmin,
    state: 'search that is closed',
    who: 'mfaAdministrator',
    world: withRoles('mfaAdministrator', 'US_CC_MFA_ADMIN'),
    steps: inTurn(fillIn('[name=person]', 'SR20260031'), press('main form button[type=submit]'), answered),
  },
  {
    path: paths.callCentreUsers,
    state: 'disabled ones',
    who: 'administrator',
    steps: press('main fieldset label:nth-of-type(3)'),
  },
  { path: paths.profile, state: 'after somebody was in the account', who: 'customer', world: visit },
]

/** An agent acts for the customer twice, and says why once. */
async function visit(world: World): Promise<void> {
  const call = await elsewhere(world, 'agent')
  const { userId } = persona('customer')
  await call('POST', '/login', { userId, reason: 'Le ayudamos a presentar una solicitud' })
  await call('POST', '/login', { userId })
}

/** Somebody is given these roles, and no others. */
function withRoles(key: Parameters<typeof persona>[0], ...roles: readonly string[]) {
  return async (world: World): Promise<void> => {
    const call = await elsewhere(world, 'administrator')
    await call('PUT', `/userRoles/${persona(key).userId}`, { roles })
  }
}
