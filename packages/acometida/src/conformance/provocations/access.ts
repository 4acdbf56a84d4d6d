import type { ScenarioName } from '@acometida/api-spec/generated/control'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { CALL_CENTRE_ROLES } from '@acometida/api-spec/rules/person/roles'
import { people, weakPassword } from '../people.ts'
import { callAs, callUnderFault, type Preparation, type Provocations } from '../preparation.ts'
import { codeSent, comeBack, logIn, logInHalfway } from '../preparationSteps.ts'

const NEW_PASSWORD = 'Candil#58b'
/** Has the form of a code, but is never sent to anybody. */
const WRONG_CODE = '0000'

/** The log-in and its second step. */
export const access = {
  logIn: {
    '0001': logInAs(people.mfaEmail),
    '2903': logInAs(people.firstLogin),
    '2909': logInAs(people.mustChangePassword),
    '2901': logInAs(people.mayResendCode),
    '3001': logInAs(people.elsewhere),
    '2910': callAs(null, async ({ place }) => {
      await logIn(place, people.mustChangePassword)
      return migration(NEW_PASSWORD, await codeSent(place))
    }),
    '1001': callAs(null, { body: { password: `${NEW_PASSWORD}x` } }),
    '2004': callAs(null, { body: { captcha: undefined } }),
    '2013': callUnderFault(null, '2013'),
    '2014': logInAs(people.disabledAgent),
    '2015': logInAs(people.nobody),
    '2016': logInAs(people.inactive),
    '2017': logInAs(people.wrong),
    '2020': callUnderFault(null, '2020'),
    '2021': logInAs(people.blocked),
    '2024': logInAs(people.timeBlocked),
    '4008': callAs(null, migration(weakPassword, WRONG_CODE)),
    '24031': callAs(null, migration(NEW_PASSWORD, WRONG_CODE)),
    CC2: callAs('agent', async ({ place }) => {
      const { userId } = await place.logIn('administrator')
      return { body: { user: undefined, password: undefined, captcha: undefined, userId } }
    }),
  },
  logInByRedirect: {
    '0001': comeBackAfter('halfSecondFactor'),
    '2903': comeBackAfter('mandatorySecondFactor'),
    '2016': comeBackAfter('notActivated'),
    '2021': comeBackAfter('blocked'),
    '2024': comeBackAfter('lockedOut'),
    '1001': callAs(null),
    '2014': callAs('administrator', async ({ place, caller }) => {
      const query = await comeBack(place)
      // Only the call centre takes its own people out of service.
      const path = { username: people.elsewhere }
      const roles = { path, body: { roles: CALL_CENTRE_ROLES } }
      await place.call('setCallCentreRoles', exampleCall('setCallCentreRoles', roles), caller)
      const status = { path, body: { enabled: false } }
      await place.call('setCallCentreStatus', exampleCall('setCallCentreStatus', status), caller)
      return { query }
    }),
  },
  resendMfaCode: {
    // The first code has just been sent.
    '2024': callAs(null, async ({ place }) => {
      const caller = await logInHalfway(place, people.mfaEmail)
      return { body: { user: caller.document }, caller }
    }),
  },
} satisfies Provocations

function logInAs(user: string): Preparation {
  return callAs(null, { body: { user } })
}

/** The new password of the persona mustChangePassword, with a code. */
function migration(newpassword: string, code: string) {
  return { body: { user: people.mustChangePassword, password: undefined, newpassword, confirmation_code: code } }
}

/** The log-in by another page, whose user is put into a scenario before they come back. */
function comeBackAfter(scenario: ScenarioName): Preparation {
  return callAs(null, async ({ place }) => {
    const query = await comeBack(place)
    await place.control('POST', `/scenarios/${scenario}`, { persona: 'elsewhere' })
    return { query }
  })
}
