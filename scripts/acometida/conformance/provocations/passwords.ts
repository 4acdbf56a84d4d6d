import type { Preparation } from '../preparation.ts'
import { forgetPassword, logIn } from '../preparationSteps.ts'
import { people, weakPassword } from '../people.ts'
import { exampleAfter, exampleUnderFault, exampleWith, type Provocations } from './provocation.ts'

/** A weak password for the link of a reminder. */
const weakReset = exampleAfter(null, async ({ place }) => {
  const { email, hash } = await forgetPassword(place)
  return { path: { hash }, body: { email, hash, newPassword: weakPassword } }
})

/** Forgotten passwords, and the codes and links that replace them. */
export const passwords = {
  checkLoginUser: {
    '2017': exampleWith(null, { body: { user: people.wrong } }),
    '2024': exampleWith(null, { body: { user: people.timeBlocked } }),
  },
  requestPasswordReminder: {
    '2004': reminder({ captcha: undefined }),
    '2015': reminder({ user: people.nobody }),
    '2016': reminder({ user: people.inactive }),
    '2017': reminder({ user: people.wrong }),
    '2403': reminder({ phone: '699999998' }),
    '2404': reminder({ email: 'another@correo.gal' }),
    '2405': exampleUnderFault(null, '2405'),
  },
  setPasswordByHash: {
    '2405': exampleWith(null),
    '4008': weakReset,
  },
  postPasswordByHash: {
    '2405': exampleWith(null),
    '4008': weakReset,
  },
  resendConfirmationCode: {
    '2017': exampleWith(null, { body: { user: people.wrong } }),
    '2024': exampleAfter(null, async ({ place }) => {
      // Sends the first code.
      await logIn(place, people.mustChangePassword)
      return { body: { user: people.mustChangePassword } }
    }),
  },
} satisfies Provocations

function reminder(body: object): Preparation {
  return exampleWith(null, { body })
}
