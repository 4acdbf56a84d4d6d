import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { people } from '../people.ts'
import { exampleWith, type Provocations } from './provocation.ts'

/** A call about a user who does not exist. */
const aboutNobody = exampleWith('administrator', { path: { id: missing.userId, username: missing.username } })
/** A call about the caller. */
const aboutOneself = exampleWith('administrator', ({ userId, username }) => ({ path: { id: userId, username } }))

/** Staff calls about people. */
export const staff = {
  searchUsers: {
    '0025': exampleWith('agent', { filter: { documentNumber: people.nobody } }),
    CC0: exampleWith('agent', { filter: { documentNumber: people.agent } }),
  },
  searchUserByParam: {
    '0025': exampleWith('agent', { filter: { sr: missing.serviceRequestCode } }),
  },
  listUserRoles: {
    '0025': exampleWith('agent', { filter: { document: people.nobody } }),
  },
  getUserRoles: { '2015': aboutNobody },
  setUserRoles: { '2015': aboutNobody, CC3: aboutOneself },
  deleteUser: { '2015': aboutNobody, CC3: aboutOneself },
  setCallCentreStatus: { '2015': aboutNobody, CC3: aboutOneself },
  setCallCentreRoles: { '2015': aboutNobody, CC3: aboutOneself },
  sendLink: {
    '2015': exampleWith('agent', ({ userId }) => ({ body: { userId: missing.userId, adminId: userId } })),
  },
} satisfies Provocations
