import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { managedMemberships } from '@acometida/api-spec/rules/person/actFor'
import { isRestrictedCallCentre, type Role, ROLES } from '@acometida/api-spec/rules/person/roles'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { useProfile } from '#src/domain/user/profile.ts'
import { DelegationsScreen } from '#src/screens/delegations/DelegationsScreen.tsx'
import { openSession } from '#src/session/tokens/openSession.ts'
import { currentSession, type Session, sessionStore } from '#src/session/tokens/session.store.ts'
import { startSession } from '#src/session/tokens/startSession.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { drawScreens } from '#src/testing/drawScreens.tsx'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { takeSettings } from '#src/testing/takeSettings.ts'

/** The calls with their filters and tokens. */
let calls: { readonly path: string; readonly filter: string | null; readonly bearer: string | null }[] = []
let roles: readonly Role[] = []

beforeEach(async () => {
  freshClient()
  await takeSettings({ listChannel: 'WEB' })
  const content = (answer: object) => () => ({ content: answer })
  const answers = fakeFetch({
    'GET /supplypoints': content(example('listSupplyPoints', 'none')),
    'GET /dossiers': content({ dossiers: { count: 0, items: [] } }),
    'GET /serviceRequests': content({ serviceRequests: { count: 0, items: [] } }),
    'GET /delegations': content(example('listDelegations', 'none')),
    'GET /users/1': () => ({ content: { user: { ...example('UserProfile'), userId: 7, roles: roles.join(',') } } }),
    'GET /users/19': content({ user: { ...example('UserProfile'), userId: 19, documentNumber: 'H36170194' } }),
    'GET /masterData': content({ items: [] }),
    'GET /pushNotifications': content({ pushNotifications: { pushNotificationsItem: [] } }),
  })
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    const url = new URL(path, 'http://test')
    const bearer = new Headers(options?.headers).get('authorization')
    calls.push({ path: url.pathname.replace('/api', ''), filter: url.searchParams.get('filter'), bearer })
    return answers(path, options)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await takeSettings()
})

/** All lists of a user, and the profile. */
function Lists() {
  useSupplies()
  useDossiers()
  useUnreadRequests({ open: true })
  useProfile()
  return <DelegationsScreen />
}

/** The calls of a user who opens all lists, with the delegations at this address. */
async function askedAt(address: string) {
  calls = []
  const { client } = drawScreens({ [paths.managers]: <Lists />, [paths.consultants]: <Lists /> }, address)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  cleanup()
  const filters = (path: string) => calls.filter((call) => call.path === path).map(({ filter }) => filter)
  const bearers = calls.filter(({ path }) => path !== '/masterData').map(({ bearer }) => bearer)
  return {
    supplies: filters('/supplypoints'),
    dossiers: filters('/dossiers'),
    requests: filters('/serviceRequests'),
    delegations: filters('/delegations').toSorted(),
    profiles: calls.map(({ path }) => path).filter((path) => path.startsWith('/users')),
    bearers: [...new Set(bearers)],
  }
}

/** A row of the matrix. An omitted field has the customer's value. */
interface Line {
  readonly id: string
  readonly roles: readonly Role[]
  /** Set if the lists have no channel filter. */
  readonly channel?: false
  /** A restricted call-centre user: the tokens are those of staff. */
  readonly restricted?: true
  /** The address of the delegations. `delegations` are its filters, and `delegationsActing` those while acting. */
  readonly at?: string
  readonly delegations?: readonly string[]
  readonly delegationsActing?: readonly string[]
  /** The kind of members that the association or enterprise lists. */
  readonly members?: 'A' | 'E'
}

const staff = { channel: false, restricted: true } as const
const received = `${paths.managers}?view=received`
const given = 'userDocument::DOC|type::US_MANAGER'
const managing = 'adminDocument::DOC|type::US_MANAGER'
const advising = 'adminDocument::DOC|type::US_CONSULTANT'
const association = {
  members: 'A',
  delegations: [`${managing}|status::C|isAsoc::1`, given],
  delegationsActing: [given],
} as const

const lines: readonly Line[] = [
  { id: 'RO-024', roles: ['US_USER'] },
  { id: 'RO-028', roles: ['US_MANAGER'], delegations: [managing] },
  { id: 'RO-032', roles: ['US_CONSULTANT'], at: paths.consultants, delegations: [advising] },
  { id: 'RO-036', roles: ['US_SUPPLYPOINT_CLIENT'] },
  { id: 'RO-040', roles: ['US_DOSSIER_CLIENT'] },
  { id: 'RO-044', roles: ['US_CC'], ...staff },
  { id: 'RO-044', roles: ['US_CC', 'MANAGER_ADMIN_ASOC'], ...association },
  { id: 'RO-044', roles: ['US_CC', 'MANAGER_ADMIN_ENT'], members: 'E' },
  { id: 'RO-048', roles: ['US_CC_WHITELIST'], ...staff },
  { id: 'RO-052', roles: ['US_CC_MFA_ADMIN'] },
  { id: 'RO-056', roles: ['MANAGER_ADMIN_ASOC'], ...association },
  {
    id: 'RO-056',
    roles: ['MANAGER_ADMIN_ASOC'],
    members: 'A',
    at: received,
    delegations: [`${managing}|isAsoc::1`, `${managing}|status::C|isAsoc::1`],
    delegationsActing: [managing],
  },
  { id: 'RO-060', roles: ['MANAGER_ADMIN_ENT'], members: 'E' },
  { id: 'RO-060', roles: ['MANAGER_ADMIN_ENT'], members: 'E', at: received, delegations: [managing] },
  { id: 'RO-064', roles: ['SU_UFD'], ...staff },
]

test.each(lines.map((line) => [line.roles.join(' and '), line.id, line] as const))(
  'asks for the lists and the profile of %s by the matrix, while acting too [%s FL-046]',
  async (_held, _id, line) => {
    const { channel = true, restricted = false, at = paths.managers, delegations = [given], members } = line
    const expected = (document: string, of: readonly string[]) => ({
      supplies: [`documentNumber::${document}${channel ? '|channel::WEB' : ''}`],
      dossiers: [`docNumber::${document}${channel ? '|channel::WEB' : ''}`],
      requests: [`documentNumber::${document}|status::1${channel ? '|channel::WEB' : ''}`],
      delegations: of.map((filter) => filter.replace('DOC', document)),
    })
    roles = line.roles
    openSession(openingAnswer('0000', { realmUser: { userProfiles: roles.join(',') } }))
    const own = { profiles: ['/users/1'], bearers: ['Bearer access-1'] }
    expect(await askedAt(at)).toEqual({ ...expected('12345678Z', delegations), ...own })

    const tokens = (session: Session | null) => [session?.user?.token, session?.admin?.token]
    const kept = restricted ? [undefined, 'access-1'] : ['access-1', undefined]
    expect(tokens(currentSession())).toEqual(kept)
    calls = []
    await startSession()
    const profile = calls.filter(({ path }) => path.startsWith('/users'))
    expect(profile).toEqual([{ path: '/users/1', filter: null, bearer: 'Bearer access-1' }])
    expect(tokens(currentSession())).toEqual(kept)

    const session = currentSession()
    if (!session) throw new Error('The session has ended')
    const user = { token: 'theirs', refreshToken: '', expiresAtMs: 0 }
    sessionStore.set({ status: 'open', session: { ...session, user, userId: 19, document: 'H36170194' } })
    const theirs = { profiles: ['/users/19'], bearers: ['Bearer theirs'] }
    expect(await askedAt(at)).toEqual({ ...expected('H36170194', line.delegationsActing ?? delegations), ...theirs })

    expect(isRestrictedCallCentre(roles)).toBe(restricted)
    expect(managedMemberships(roles)).toEqual(members === undefined ? [] : [members])
  },
)

test('covers every role by a line of the matrix', () => {
  expect(new Set(lines.flatMap(({ roles: held }) => held))).toEqual(new Set(ROLES))
})
