import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import {
  completeLogin,
  logInFromRedirect,
  queryBeforeRedirect,
  logInWithCode,
  logInWithPassword,
  sendCodeAgain,
} from './logIn.ts'
import { cancelLogin } from './cancelLogin.ts'
import { pendingLoginStore } from './pendingLogin.store.ts'
import { currentSession, sessionStore } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { freshClient } from '#src/testing/freshClient.ts'

const credentials = { user: '12345678Z', password: 'Farola#29a' }
const post = vi.fn<Handler>()
const redirect = vi.fn<Handler>()
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  freshClient()
  post.mockReset()
  redirect.mockReset()
  const answer = fakeFetch({
    'POST /login': post,
    'GET /login': redirect,
    'POST /mfaCode': () => ({ content: { validSeconds: 300, mfaChanel: 'email' } }),
    'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
  })
  send.mockReset().mockImplementation(answer)
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answers = (code: Parameters<typeof openingAnswer>[0], changes?: Parameters<typeof openingAnswer>[1]) =>
  post.mockReturnValueOnce({ content: openingAnswer(code, changes) })
const refuses = (code: string) => post.mockReturnValueOnce({ code })
const stored = (key: string) => sessionStorage.getItem(key)
const wrongCodes = () => {
  const pending = pendingLoginStore.current()
  return pending?.stage === 'code' ? pending.wrongCodes : null
}

test('0000 opens the session; the captcha goes along where there is one [FL-001]', async () => {
  answers('0000')
  await expect(logInWithPassword(credentials, 'solved')).resolves.toEqual({ kind: 'opened' })
  expect(post.mock.calls[0]?.[1]).toEqual({ ...credentials, captcha: 'solved' })
  expect(sessionStore.current().status).toBe('open')
})

test('3001 names the place to log in, and the state to come back with is remembered [FL-002 ER-008]', async () => {
  window.history.replaceState(null, '', '/login?redirectTo=%2Fsupplies')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  post.mockReturnValueOnce({ code: '3001', content: { location: '/redirect-login?code=c&state=s' } })
  await expect(logInWithPassword(credentials)).resolves.toEqual({
    kind: 'elsewhere',
    location: '/redirect-login?code=c&state=s',
  })
  expect(queryBeforeRedirect()).toBe('?redirectTo=%2Fsupplies')
  redirect.mockReturnValueOnce({ content: openingAnswer() })
  await expect(logInFromRedirect('c', 's')).resolves.toEqual({ kind: 'opened' })
  expect(redirect.mock.calls[0]?.[0].toString()).toBe('code=c&state=s')
  expect(currentSession()?.certificate).toBe(true)
})

test('a log-in that this tab did not begin, or that came back before, is not finished', async () => {
  await expect(logInFromRedirect('c', 's')).rejects.toMatchObject({ code: '1001' })
  sessionStorage.setItem('acometida.redirectState', 'other')
  await expect(logInFromRedirect('c', 's')).rejects.toMatchObject({ code: '1001' })
  await expect(logInFromRedirect('c', 'other')).rejects.toMatchObject({ code: '1001' })
  expect(redirect).not.toHaveBeenCalled()
})

test.each([
  ['2909', { kind: 'newPassword', codeSent: true }],
  ['2901', { kind: 'newPassword', codeSent: false }],
  ['2910', { kind: 'passwordChanged' }],
] as const)('%s opens no session and says what comes next [ER-004 ER-006 ER-007]', async (code, step) => {
  post.mockReturnValueOnce({ code })
  await expect(logInWithPassword(credentials)).resolves.toEqual(step)
  expect(sessionStore.current().status).toBe('visitor')
})

test('0001 asks for the code: marks and token are kept, the answer and the password only in memory [FL-003 ST-008 ST-009]', async () => {
  answers('0001')
  await expect(logInWithPassword(credentials)).resolves.toEqual({ kind: 'code' })
  expect([stored('mfa'), stored('token'), stored('0001')]).toEqual(['1', 'access-1', '1'])
  const everything = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  for (const secret of [credentials.password, openingAnswer('0001').refreshToken])
    expect(everything).not.toContain(secret)
  expect(sessionStore.current().status).toBe('visitor')
  expect(pendingLoginStore.current()).toMatchObject({ stage: 'code', codeExpiresAtMs: 1_300_000, wrongCodes: 0 })
})

test('the code goes with user and password once more and the bearer of the first step, and opens the session [FL-009]', async () => {
  answers('0001')
  answers('0000', { accessToken: 'access-2' })
  await logInWithPassword(credentials)
  await expect(logInWithCode('482913')).resolves.toEqual({ kind: 'opened' })
  expect(post.mock.calls[1]?.[1]).toEqual({ ...credentials, mfa_code: '482913' })
  expect(new Headers(send.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer access-1')
  expect([stored('mfa'), stored('0001'), stored('token')]).toEqual([null, null, 'access-2'])
  expect(pendingLoginStore.current()).toBeNull()
})

test('a wrong code is counted and the log-in goes on waiting [FL-012]', async () => {
  answers('0001')
  refuses('1001')
  refuses('XXX')
  await logInWithPassword(credentials)
  await expect(logInWithCode('000000')).rejects.toMatchObject({ code: '1001' })
  expect(wrongCodes()).toBe(1)
  await expect(logInWithCode('000000')).rejects.toMatchObject({ code: 'XXX' })
  expect(wrongCodes()).toBe(1)
})

test('another code starts its time anew [FL-015]', async () => {
  answers('0001')
  await logInWithPassword(credentials)
  await vi.advanceTimersByTimeAsync(200_000)
  await sendCodeAgain()
  expect(pendingLoginStore.current()).toMatchObject({ codeExpiresAtMs: 1_500_000 })
})

test('0001 after the code asks for the set-up; once saved, its kept answer opens the session [FL-013 FL-014]', async () => {
  answers('0001')
  answers('0001', { accessToken: 'setup' })
  await logInWithPassword(credentials)
  await expect(logInWithCode('482913')).resolves.toEqual({ kind: 'setup', mandatory: false })
  expect(pendingLoginStore.current()).toMatchObject({ stage: 'setup', mandatory: false })
  completeLogin()
  expect(currentSession()?.user?.token).toBe('setup')
  expect([stored('mfa'), stored('0001')]).toEqual([null, null])
})

test('2903 asks for the mandatory set-up and keeps its answer for later [FL-004 ER-003 ST-010]', async () => {
  answers('2903')
  await expect(logInWithPassword(credentials)).resolves.toEqual({ kind: 'setup', mandatory: true })
  expect(stored('tempmfa')).toBe('1')
  completeLogin()
  expect([sessionStore.current().status, stored('tempmfa')]).toEqual(['open', null])
})

test('leaving the second step forgets the log-in', async () => {
  answers('0001')
  await logInWithPassword(credentials)
  cancelLogin()
  expect(pendingLoginStore.current()).toBeNull()
  expect([stored('mfa'), stored('token'), stored('0001')]).toEqual([null, null, null])
})

test.each(['1001', '2015', 'XXX'])(
  '%s is an error, and the remembered user is forgotten [FL-007 FL-008 ER-010 FL-129]',
  async (code) => {
    localStorage.setItem('acometida.rememberedUser', '12345678Z')
    localStorage.setItem('acometida.remember', '1')
    refuses(code)
    await expect(logInWithPassword(credentials)).rejects.toMatchObject({ code })
    expect({ ...localStorage }).toEqual({})
  },
)

test('a success without a session opens none', async () => {
  post.mockReturnValueOnce({ content: {} })
  await expect(logInWithPassword(credentials)).rejects.toMatchObject({ code: 'XXX', trouble: { kind: 'unreadable' } })
  expect(sessionStore.current().status).toBe('visitor')
})
