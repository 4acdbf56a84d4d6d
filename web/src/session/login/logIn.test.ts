import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentSession, sessionStore } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { cancelLogin } from './cancelLogin.ts'
import {
  completeLogin,
  logInFromRedirect,
  queryBeforeRedirect,
  logInWithCode,
  logInWithPassword,
  sendCodeAgain,
} from './logIn.ts'
import { pendingLoginStore } from './pendingLogin.store.ts'

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

test('opens the session at 0000, and sends the captcha where there is one [FL-001]', async () => {
  answers('0000')
  await expect(logInWithPassword(credentials, 'solved')).resolves.toEqual({ kind: 'opened' })
  expect(post.mock.calls[0]?.[1]).toEqual({ ...credentials, captcha: 'solved' })
  expect(sessionStore.current().status).toBe('open')
})

test('names the place to log in at 3001, and finishes the log-in that comes back from it [FL-002 ER-008]', async () => {
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

test('rejects a redirect that this tab did not begin or that came back before', async () => {
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
] as const)('leads on at %s without opening a session [ER-004 ER-006 ER-007]', async (code, step) => {
  post.mockReturnValueOnce({ code })
  await expect(logInWithPassword(credentials)).resolves.toEqual(step)
  expect(sessionStore.current().status).toBe('visitor')
})

test('asks for the code at 0001, and keeps the password and the answer in memory alone [FL-003 ST-008 ST-009]', async () => {
  answers('0001')
  await expect(logInWithPassword(credentials)).resolves.toEqual({ kind: 'code' })
  expect([stored('mfa'), stored('token'), stored('0001')]).toEqual(['1', 'access-1', '1'])
  const everything = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  for (const secret of [credentials.password, openingAnswer('0001').refreshToken])
    expect(everything).not.toContain(secret)
  expect(sessionStore.current().status).toBe('visitor')
  expect(pendingLoginStore.current()).toMatchObject({ stage: 'code', codeExpiresAtMs: 1_300_000, wrongCodes: 0 })
})

test('sends the code with user, password and the first token, and opens the session [FL-009]', async () => {
  answers('0001')
  answers('0000', { accessToken: 'access-2' })
  await logInWithPassword(credentials)
  await expect(logInWithCode('482913')).resolves.toEqual({ kind: 'opened' })
  expect(post.mock.calls[1]?.[1]).toEqual({ ...credentials, mfa_code: '482913' })
  expect(new Headers(send.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer access-1')
  expect([stored('mfa'), stored('0001'), stored('token')]).toEqual([null, null, 'access-2'])
  expect(pendingLoginStore.current()).toBeNull()
})

test('counts a wrong code and goes on waiting for the right one [FL-012]', async () => {
  answers('0001')
  refuses('1001')
  refuses('XXX')
  await logInWithPassword(credentials)
  await expect(logInWithCode('000000')).rejects.toMatchObject({ code: '1001' })
  expect(wrongCodes()).toBe(1)
  await expect(logInWithCode('000000')).rejects.toMatchObject({ code: 'XXX' })
  expect(wrongCodes()).toBe(1)
})

test('restarts the time with another code [FL-015]', async () => {
  answers('0001')
  await logInWithPassword(credentials)
  await vi.advanceTimersByTimeAsync(200_000)
  await sendCodeAgain()
  expect(pendingLoginStore.current()).toMatchObject({ codeExpiresAtMs: 1_500_000 })
})

test('asks for the set-up at 0001 after the code, and opens the session once it is saved [FL-013 FL-014]', async () => {
  answers('0001')
  answers('0001', { accessToken: 'setup' })
  await logInWithPassword(credentials)
  await expect(logInWithCode('482913')).resolves.toEqual({ kind: 'setup', mandatory: false })
  expect(pendingLoginStore.current()).toMatchObject({ stage: 'setup', mandatory: false })
  completeLogin()
  expect(currentSession()?.user?.token).toBe('setup')
  expect([stored('mfa'), stored('0001')]).toEqual([null, null])
})

test('asks for the mandatory set-up at 2903, and opens the session once it is saved [FL-004 ER-003 ST-010]', async () => {
  answers('2903')
  await expect(logInWithPassword(credentials)).resolves.toEqual({ kind: 'setup', mandatory: true })
  expect(stored('tempmfa')).toBe('1')
  completeLogin()
  expect([sessionStore.current().status, stored('tempmfa')]).toEqual(['open', null])
})

test('forgets the log-in when the second step is left', async () => {
  answers('0001')
  await logInWithPassword(credentials)
  cancelLogin()
  expect(pendingLoginStore.current()).toBeNull()
  expect([stored('mfa'), stored('token'), stored('0001')]).toEqual([null, null, null])
})

test.each(['1001', '2015', 'XXX'])(
  'fails with %s and forgets the remembered user [FL-007 FL-008 ER-010 FL-129]',
  async (code) => {
    localStorage.setItem('acometida.rememberedUser', '12345678Z')
    localStorage.setItem('acometida.remember', '1')
    refuses(code)
    await expect(logInWithPassword(credentials)).rejects.toMatchObject({ code })
    expect({ ...localStorage }).toEqual({})
  },
)

test('opens no session at a success without one', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  post.mockReturnValueOnce({ content: {} })
  await expect(logInWithPassword(credentials)).rejects.toMatchObject({
    code: 'XXX',
    transportFailure: { kind: 'unreadable' },
  })
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lacks a part of a session'))
  expect(sessionStore.current().status).toBe('visitor')
})
