import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { blockedEmail, customersEmail, people, weakPassword } from '../people.ts'
import { callAs, type Preparation, type Provocations } from '../preparation.ts'
import { askForEmail } from '../preparationSteps.ts'

/** A call about a user who does not exist. */
const aboutNobody = callAs('administrator', { path: { id: missingSubject.userId, username: missingSubject.username } })
/** A call about the caller. */
const aboutOneself = callAs('administrator', ({ subject: { userId, username } }) => ({
  path: { id: userId, username },
}))

/** Changes that users make to their own data, and staff calls about people. */
export const users = {
  getUser: { '2015': callAs('customer', { path: { id: missingSubject.userId } }) },
  updateUser: {
    '1001': change('customer', { currentPassword: `${weakPassword}x` }),
    '2003': change('customer', { email: blockedEmail }),
    '2015': callAs('customer', { path: { id: missingSubject.userId } }),
    '2018': change('prosumer', { email: customersEmail }),
    '4008': change('customer', { password: weakPassword }),
    CC3: callAs('mfaAdministrator', async ({ place }) => {
      const { userId } = await place.logIn('administrator')
      return { path: { id: userId }, body: { phone: undefined, mfaMandatory: 'S' } }
    }),
  },
  bindUser: {
    '-0001': callAs('customer', ({ subject: { userId } }) => ({
      path: { id: userId },
      body: { cups: missingSubject.cups },
    })),
  },
  confirmEmail: {
    '2018': callAs('customer', async (stage) => {
      const email = 'nova@correo.gal'
      const hash = await askForEmail(stage, email)
      await stage.place.call('registerUser', exampleCall('registerUser', { body: { email } }), null)
      return { path: { hash } }
    }),
  },
  searchUsers: {
    '0025': callAs('agent', { filter: { documentNumber: people.nobody } }),
    CC0: callAs('agent', { filter: { documentNumber: people.agent } }),
  },
  searchUserByParam: {
    '0025': callAs('agent', { filter: { sr: missingSubject.serviceRequestCode } }),
  },
  listUserRoles: {
    '0025': callAs('agent', { filter: { document: people.nobody } }),
  },
  getUserRoles: { '2015': aboutNobody },
  setUserRoles: { '2015': aboutNobody, CC3: aboutOneself },
  deleteUser: { '2015': aboutNobody, CC3: aboutOneself },
  setCallCentreStatus: { '2015': aboutNobody, CC3: aboutOneself },
  setCallCentreRoles: { '2015': aboutNobody, CC3: aboutOneself },
  sendLink: {
    '2015': callAs('agent', ({ subject: { userId } }) => ({
      body: { userId: missingSubject.userId, adminId: userId },
    })),
  },
} satisfies Provocations

function change(as: string, body: object): Preparation {
  return callAs(as, ({ subject: { userId } }) => ({ path: { id: userId }, body }))
}
