import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall } from '@acometida/api-spec/testing/example.ts'
import type { Preparation } from '../preparation.ts'
import { askForEmail } from '../preparationSteps.ts'
import { blockedEmail, customersEmail, weakPassword } from '../people.ts'
import { exampleAfter, exampleWith, type Provocations } from './provocation.ts'

/** Changes that users make to their own data. */
export const users = {
  getUser: { '2015': exampleWith('customer', { path: { id: missing.userId } }) },
  updateUser: {
    '1001': change('customer', { currentPassword: `${weakPassword}x` }),
    '2003': change('customer', { email: blockedEmail }),
    '2015': exampleWith('customer', { path: { id: missing.userId } }),
    '2018': change('prosumer', { email: customersEmail }),
    '4008': change('customer', { password: weakPassword }),
    CC3: exampleAfter('mfaAdministrator', async ({ place }) => {
      const { userId } = await place.logIn('administrator')
      return { path: { id: userId }, body: { phone: undefined, mfaMandatory: 'S' } }
    }),
  },
  bindUser: {
    '-0001': exampleWith('customer', ({ userId }) => ({ path: { id: userId }, body: { cups: missing.cups } })),
  },
  confirmEmail: {
    '2018': exampleAfter('customer', async (stage) => {
      const email = 'nova@correo.gal'
      const hash = await askForEmail(stage, email)
      await stage.place.call('registerUser', exampleCall('registerUser', { body: { email } }), null)
      return { path: { hash } }
    }),
  },
} satisfies Provocations

function change(as: string, body: object): Preparation {
  return exampleWith(as, ({ userId }) => ({ path: { id: userId }, body }))
}
