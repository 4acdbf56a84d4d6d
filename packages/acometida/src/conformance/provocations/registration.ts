import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { blockedEmail, customersEmail, people, weakPassword } from '../people.ts'
import { callAs, callUnderFault, type Preparation, type Provocations } from '../preparation.ts'
import { forgetPassword, invite, logIn } from '../preparationSteps.ts'

/** A weak password for the link of a reminder. */
const weakReset = callAs(null, async ({ place }) => {
  const { email, hash } = await forgetPassword(place)
  return { path: { hash }, body: { email, hash, newPassword: weakPassword } }
})

/** Sign-ups, the invitations to them, and forgotten passwords with the codes and links that replace them. */
export const registration = {
  registerUser: {
    '2003': byVisitor({ email: blockedEmail }),
    '2004': byVisitor({ captcha: undefined }),
    '2005': byVisitor({ documentNumber: people.notRegistered }),
    '2017': byVisitor({ documentNumber: people.wrong }),
    '2018': byVisitor({ email: customersEmail }),
    '2019': byVisitor({ documentNumber: people.customer }),
    '2022': callAs(null, invited('an-invitation-of-nobody')),
    '2023': byVisitor({ documentNumber: people.company }),
    '4008': byVisitor({ password: weakPassword }),
  },
  requestActivation: {
    '2004': byVisitor({ captcha: undefined }),
  },
  activateUser: {
    '2022': callAs(null),
  },
  getInvitation: {
    '2019': callAs('agent', async (stage) => {
      const hash = await invite(stage, { docNumber: people.unknown })
      await stage.place.call('registerUser', exampleCall('registerUser', invited(hash)), null)
      return { path: { hash } }
    }),
    '2022': callAs(null),
  },
  inviteUser: {
    '2017': callAs('agent', { body: { docNumber: people.wrong } }),
    '2018': callAs('agent', { body: { email: customersEmail } }),
    '2019': callAs('agent', { body: { docNumber: people.customer } }),
  },
  checkLoginUser: {
    '2017': byVisitor({ user: people.wrong }),
    '2024': byVisitor({ user: people.timeBlocked }),
  },
  requestPasswordReminder: {
    '2004': byVisitor({ captcha: undefined }),
    '2015': byVisitor({ user: people.nobody }),
    '2016': byVisitor({ user: people.inactive }),
    '2017': byVisitor({ user: people.wrong }),
    '2403': byVisitor({ phone: '699999998' }),
    '2404': byVisitor({ email: 'another@correo.gal' }),
    '2405': callUnderFault(null, '2405'),
  },
  setPasswordByHash: {
    '2405': callAs(null),
    '4008': weakReset,
  },
  postPasswordByHash: {
    '2405': callAs(null),
    '4008': weakReset,
  },
  resendConfirmationCode: {
    '2017': byVisitor({ user: people.wrong }),
    '2024': callAs(null, async ({ place }) => {
      // Sends the first code.
      await logIn(place, people.mustChangePassword)
      return { body: { user: people.mustChangePassword } }
    }),
  },
} satisfies Provocations

function byVisitor(body: object): Preparation {
  return callAs(null, { body })
}

/** The sign-up of an invited person, with the data of the invitation. */
function invited(invitation: string) {
  const own = { documentNumber: undefined, name: undefined, surName: undefined, email: undefined, phone: undefined }
  return { body: { ...own, invitation } }
}
