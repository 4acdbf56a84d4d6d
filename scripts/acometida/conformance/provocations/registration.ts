import { exampleCall } from '@acometida/api-spec/testing/example.ts'
import type { Preparation } from '../preparation.ts'
import { invite } from '../preparationSteps.ts'
import { blockedEmail, customersEmail, people, weakPassword } from '../people.ts'
import { exampleAfter, exampleWith, type Provocations } from './provocation.ts'

/** Sign-ups, and the invitations to them. */
export const registration = {
  registerUser: {
    '2003': signUp({ email: blockedEmail }),
    '2004': signUp({ captcha: undefined }),
    '2005': signUp({ documentNumber: people.notRegistered }),
    '2017': signUp({ documentNumber: people.wrong }),
    '2018': signUp({ email: customersEmail }),
    '2019': signUp({ documentNumber: people.customer }),
    '2022': exampleWith(null, invited('an-invitation-of-nobody')),
    '2023': signUp({ documentNumber: people.company }),
    '4008': signUp({ password: weakPassword }),
  },
  requestActivation: {
    '2004': exampleWith(null, { body: { captcha: undefined } }),
  },
  activateUser: {
    '2022': exampleWith(null),
  },
  getInvitation: {
    '2019': exampleAfter('agent', async (stage) => {
      const hash = await invite(stage, { docNumber: people.unknown })
      await stage.place.call('registerUser', exampleCall('registerUser', invited(hash)), null)
      return { path: { hash } }
    }),
    '2022': exampleWith(null),
  },
  inviteUser: {
    '2017': exampleWith('agent', { body: { docNumber: people.wrong } }),
    '2018': exampleWith('agent', { body: { email: customersEmail } }),
    '2019': exampleWith('agent', { body: { docNumber: people.customer } }),
  },
} satisfies Provocations

function signUp(body: object): Preparation {
  return exampleWith(null, { body })
}

/** The sign-up of an invited person, with the data of the invitation. */
function invited(invitation: string) {
  const own = { documentNumber: undefined, name: undefined, surName: undefined, email: undefined, phone: undefined }
  return { body: { ...own, invitation } }
}
