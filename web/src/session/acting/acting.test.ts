import { example } from '@acometida/api-spec/operations/example.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as api from '#src/api/generated/api.ts'
import { queryClient } from '#src/api/query/queryClient.ts'
import { applyRoles } from '#src/session/login/applyRoles.ts'
import { followSessionEnd, logOut } from '#src/session/tokens/endSession.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { keepTokensFresh } from '#src/session/tokens/refresh.ts'
import { currentSession, sessionStore } from '#src/session/tokens/session.store.ts'
import { startSession } from '#src/session/tokens/startSession.ts'
import { storedSession } from '#src/session/tokens/storedSession.ts'
import { handOverSession, onBroadcast, broadcast } from '#src/session/tokens/tabBroadcast.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { publishedOperations } from '#src/testing/publishedOperations.ts'
import { actingLostStore, startActing, stopActing } from './acting.ts'
import { asStaff } from './asStaff.ts'

/** The calls with the owners of their tokens. */
let calls: string[] = []
const logIn = vi.fn<Handler>()
const refresh = vi.fn<Handler>()
const customer = vi.fn<Handler>()
const staff = vi.fn<Handler>()
const stops: (() => void)[] = []

beforeEach(() => {
  freshClient()
  calls = []
  logIn.mockReset().mockReturnValue({ content: subject() })
  refresh.mockReset().mockReturnValue({ code: '9002', status: 401 })
  customer.mockReset().mockReturnValue({ content: { user: { ...example('UserProfile'), userId: 19, name: 'Lucía' } } })
  const iria = { ...example('UserProfile'), userId: 7, name: 'Iria', surName: 'Pazos', roles: 'US_CC' }
  staff.mockReset().mockReturnValue({ content: { user: iria } })
  const answers = fakeFetch({
    'POST /login': logIn,
    'PUT /tokens': refresh,
    'DELETE /tokens': () => ({ content: {} }),
    'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    'GET /users/19': customer,
    'GET /users/7': staff,
  })
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    const bearer = new Headers(options?.headers).get('authorization')
    const { pathname } = new URL(path, 'http://test')
    calls.push(`${options?.method ?? 'GET'} ${pathname.replace('/api', '')} ${bearer}`)
    return answers(path, options).catch(() => new Response('{"result":{"codResult":"AAA"}}'))
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The answer that opens the customer's session. */
const subject = (gdprAccepted: '0' | '1' = '1') => ({
  ...openingAnswer('0000', {
    user: { userId: 19, documentNumber: '12345678Z', gdprAccepted },
    accessToken: 'theirs',
    refreshToken: 'theirs-refresh',
  }),
})

/** Iria logs in with these roles and acts for Lucía. */
async function act(roles = 'US_CC') {
  const user = { userId: 7, documentNumber: '70000001', name: 'Iria', surName: 'Pazos' }
  openSession(openingAnswer('0000', { realmUser: { userProfiles: roles }, user }))
  const own = currentSession()
  calls = []
  await startActing(19)
  return own
}

const ended = () => calls.filter((call) => call.startsWith('DELETE')).map((call) => call.split('Bearer ')[1])

describe('acting for a customer', () => {
  test('takes document, token and profile of the customer, and keeps the roles of the actor [ST-006 ST-012]', async () => {
    await act('US_CC,SU_UFD')
    expect(currentSession()).toMatchObject({
      user: { token: 'theirs' },
      admin: { token: 'access-1' },
      userId: 19,
      document: '12345678Z',
      loginDocument: '70000001',
      roles: ['US_CC', 'SU_UFD'],
      name: 'Lucía',
      acting: {
        userId: 7,
        name: 'Iria',
        surname: 'Pazos',
        subjectRoles: ['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT'],
      },
    })
    expect({ ...sessionStorage }).toMatchObject({
      supplantedUser: '1',
      userRolesAux: 'US_CC,SU_UFD',
      userRoles: 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT',
      id: '19',
      token: 'theirs',
      userDocument: '12345678Z',
      userDocumentLogin: '70000001',
    })
    expect(calls).toContain('POST /login Bearer access-1')
    expect(logIn.mock.lastCall?.[1]).toEqual({ userId: 19 })
  })

  test('forgets the answers to the other person before and after', async () => {
    const cachedAnswer = () => queryClient.getQueryData(['what the server told'])
    const tell = () => queryClient.setQueryData(['what the server told'], 1)
    openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
    tell()
    await startActing(19)
    expect(cachedAnswer()).toBeUndefined()
    tell()
    stopActing()
    expect(cachedAnswer()).toBeUndefined()
  })

  test("restores the agent's session at the end, and ends on the server only that of the customer [FL-039]", async () => {
    const own = await act()
    stopActing()
    expect(currentSession()).toEqual(own)
    expect(ended()).toEqual(['theirs'])
    expect(['supplantedUser', 'userRolesAux', 'token'].map((key) => sessionStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ])
    expect(storedSession()).toEqual({ ...own, name: '', surname: '' })
  })

  test("keeps the agent's session unchanged when acting is refused [ER-038]", async () => {
    openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
    const own = currentSession()
    logIn.mockReturnValue({ code: 'CC2' })
    await expect(startActing(19)).rejects.toMatchObject({ code: 'CC2' })
    expect(currentSession()).toBe(own)
  })

  test('gives way to a user who has logged in meanwhile', async () => {
    openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
    let answer = () => {}
    logIn.mockImplementation(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return { content: subject() }
    })
    const starting = startActing(19)
    await waitFor(() => expect(logIn).toHaveBeenCalledOnce())
    logOut()
    openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' }, user: { userId: 8 } }))
    answer()
    await starting
    expect(currentSession()).toMatchObject({ userId: 8 })
    expect(currentSession()?.acting).toBeUndefined()
  })

  test('registers no telephone for the customer and leaves their consent to them', async () => {
    const requestPush = vi.fn<() => Promise<null>>().mockResolvedValue(null)
    logIn.mockReturnValue({ content: subject('0') })
    openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
    vi.stubGlobal('acometidaShell', { requestPush })
    await startActing(19)
    expect(requestPush).not.toHaveBeenCalled()
    expect(currentSession()).toMatchObject({ gdprPending: false, acting: { gdprMissing: true } })
    expect(storedSession()).toMatchObject({ gdprPending: false, acting: { gdprMissing: true } })
  })

  test('assigns new roles from the server to the customer', async () => {
    await act()
    applyRoles('US_USER,US_DOSSIER_CLIENT')
    expect(currentSession()).toMatchObject({
      roles: ['US_CC'],
      acting: { subjectRoles: ['US_USER', 'US_DOSSIER_CLIENT'] },
    })
  })
})

test.each([
  ['US_CC', []],
  ['US_USER,US_CC,MANAGER_ADMIN_ASOC', ['isAssociated']],
  ['US_USER,US_CC,MANAGER_ADMIN_ENT', ['isEnterprised']],
])(
  'marks for %s, with %j, that the document is of a member, only while acting [ST-015 ST-016]',
  async (roles, keys) => {
    const marked = () => ['isAssociated', 'isEnterprised'].filter((key) => sessionStorage.getItem(key) === '1')
    await act(roles)
    expect(marked()).toEqual(keys)
    stopActing()
    expect(marked()).toEqual([])
    await act(roles)
    logOut()
    expect(marked()).toEqual([])
  },
)

describe.each(['MANAGER_ADMIN_ASOC', 'MANAGER_ADMIN_ENT'])('a manager with %s who acts', (role) => {
  test("puts the manager's tokens aside and gives them back [ST-012]", async () => {
    const own = await act(`US_USER,US_CC,${role}`)
    expect(own).toMatchObject({ user: { token: 'access-1' }, admin: null })
    expect(currentSession()).toMatchObject({ user: { token: 'theirs' }, admin: { token: 'access-1' } })
    expect(sessionStorage.getItem('asocNotSupplanting')).toBeNull()
    stopActing()
    expect(currentSession()).toEqual(own)
    expect(sessionStorage.getItem('asocNotSupplanting')).toBe('1')
  })
})

describe('calls while acting', () => {
  const staffOnly = publishedOperations().flatMap(({ operationId, 'x-staff': staff }) => (staff ? [operationId] : []))
  // Each function takes path parameters, query or body, and options.
  const functions = api as unknown as Readonly<Record<string, (...args: readonly string[]) => Promise<unknown>>>

  test.each(staffOnly)('sends %s, for staff alone, with the token of the staff', async (operation) => {
    await act()
    const call = functions[operation]
    if (!call) throw new Error(`There is no ${operation}`)
    // The arguments are made up. The usual fake would check them against the specification.
    const sent = vi.fn<typeof fetch>(async () => new Response('{"result":{"codResult":"AAA"}}'))
    vi.stubGlobal('fetch', sent)
    await call(...Array.from({ length: call.length - 1 }, () => '1')).catch(() => undefined)
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer access-1')
  })

  test('sends a shared call with the token of the customer, unless staff make it for themselves', async () => {
    await act()
    await api.getUser(19)
    await api.getUser(7, asStaff())
    expect(calls.slice(-2)).toEqual(['GET /users/19 Bearer theirs', 'GET /users/7 Bearer access-1'])
  })
})

describe('a reload while acting', () => {
  test('keeps the customer, reads both names again, and leaves the roles of the actor [ST-006]', async () => {
    await act()
    const before = currentSession()
    sessionStore.set({ status: 'visitor', ended: null })
    calls = []
    await startSession()
    expect(sessionStore.current()).toEqual({ status: 'open', session: { ...before, surname: 'Ferreiro Castro' } })
    expect(calls.toSorted()).toEqual(['GET /users/19 Bearer theirs', 'GET /users/7 Bearer access-1'])
  })

  test('ends the acting where the customer can no longer be read, and keeps the session of staff', async () => {
    const own = await act()
    customer.mockReturnValue({ code: '9002', status: 401 })
    sessionStore.set({ status: 'visitor', ended: null })
    await startSession()
    expect(sessionStore.current()).toEqual({ status: 'open', session: own })
    expect(actingLostStore.current()).toBe(true)
  })
})

describe('the tokens of both', () => {
  const pair = (token: string) => ({
    content: { accessToken: token, refreshToken: `${token}-refresh`, expiresInToken: 900 },
  })

  test('exchanges the tokens of each for their own document', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    stops.push(keepTokensFresh())
    await act()
    refresh.mockImplementation((_query, body) => pair(`fresh of ${JSON.stringify(body)}`))
    await vi.advanceTimersByTimeAsync(780_000)
    expect(refresh.mock.calls.map(([, body]) => body).toReversed()).toEqual([
      { user: '12345678Z', refresh_token: 'theirs-refresh' },
      { user: '70000001', refresh_token: 'refresh-1' },
    ])
    expect(currentSession()?.user?.token).toContain('12345678Z')
    expect(currentSession()?.admin?.token).toContain('70000001')
  })

  test('ends the acting, not the session of staff, when the tokens of the customer are refused', async () => {
    const own = await act()
    customer.mockReturnValue({ code: '9002', status: 403 })
    await expect(api.getUser(19)).rejects.toMatchObject({ code: '9002' })
    expect(currentSession()).toEqual(own)
    expect(actingLostStore.current()).toBe(true)
  })

  test('keeps the acting when a refused call brings fresh tokens of the customer', async () => {
    await act()
    customer.mockReturnValue({ code: '9002', status: 403 })
    refresh.mockReturnValue(pair('fresh'))
    await expect(api.getUser(19)).rejects.toMatchObject({ code: '9002' })
    expect(currentSession()).toMatchObject({ user: { token: 'fresh' }, acting: { userId: 7 } })
  })

  test('ends both sessions when the tokens of staff are refused', async () => {
    await act()
    staff.mockReturnValue({ code: '9002', status: 401 })
    await expect(api.getUser(7, asStaff())).rejects.toMatchObject({ code: '9002' })
    expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'expired' })
    expect(ended()).toEqual(['theirs'])
  })
})

describe('other tabs', () => {
  test('opens other tabs without the customer', async () => {
    await act()
    stops.push(handOverSession())
    const handed = vi.fn<(message: { readonly values: object }) => void>()
    stops.push(onBroadcast('handOver', handed))
    broadcast('ask', { tab: 'new' })
    await waitFor(() => expect(handed).toHaveBeenCalledOnce())
    const { values = {} } = handed.mock.lastCall?.[0] ?? {}
    expect(values).toMatchObject({
      id: '7',
      'acometida.adminToken': 'access-1',
      userDocument: '70000001',
      userRoles: 'US_CC',
    })
    expect(JSON.stringify(values)).not.toMatch(/theirs|12345678Z|supplanted|Aux/)
  })

  test('logs out all tabs together and ends both sessions on the server', async () => {
    await act()
    stops.push(followSessionEnd())
    broadcast('ended', { userId: 7, ended: 'logout' })
    await waitFor(() => expect(sessionStore.current().status).toBe('visitor'))
    expect(ended()).toEqual(['theirs'])
    expect({ ...sessionStorage }).toEqual({})
    await act()
    logOut()
    expect(ended()).toEqual(['theirs', 'access-1'])
    expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' })
  })
})
