import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { followSessionEnd, logOut } from './endSession.ts'
import { idleSoonStore, watchIdleness } from './idle.ts'
import { openSession } from './openSession.ts'
import { sessionStore } from './session.store.ts'
import { BRIDGE_KEYS } from './storage.ts'
import { handOverSession, hearTabs, takeOverSession, tellTabs } from './tabs.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { freshClient } from '#src/testing/freshClient.ts'

const stops: (() => void)[] = []

beforeEach(() => {
  freshClient()
  const pushNotifications = { pushNotificationsItem: [] }
  const handlers = {
    'DELETE /tokens': () => ({ content: {} }),
    'GET /pushNotifications': () => ({ content: { pushNotifications } }),
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Another tab, which answers every request for a session with these values. */
function otherTab(values: Record<string, string>): void {
  stops.push(hearTabs('ask', ({ tab }) => tellTabs('handOver', { tab, values })))
}

test('a new tab takes over the session of an open one, and keeps where it was going itself', async () => {
  localStorage.setItem('acometida.sessionOpen', '1')
  const own = { lastPath: '/supplies', OfflinePaymentFlag: '1', factura: 'FE202602000001001' }
  for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value)
  otherTab({ id: '7', token: 'theirs', userDocument: '12345678Z' })
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({ id: '7', token: 'theirs', userDocument: '12345678Z', ...own })
})

test('a tab with a session of its own asks nobody, and neither does one where no session was left open', async () => {
  otherTab({ id: '7', token: 'theirs' })
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({})
  localStorage.setItem('acometida.sessionOpen', '1')
  sessionStorage.setItem('id', '3')
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({ id: '3' })
})

test('where it is not known whether a tab is open the log-in does not wait for long', async () => {
  // As on a page without https.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
  localStorage.setItem('acometida.sessionOpen', '1')
  vi.useFakeTimers()
  const onDone = vi.fn<() => void>()
  void takeOverSession().then(onDone)
  await vi.advanceTimersByTimeAsync(249)
  expect(onDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onDone).toHaveBeenCalledOnce()
})

/** A browser whose tabs hold these locks. */
function holding(...names: readonly string[]) {
  const request = vi.fn<(name: string, options: object, work: () => Promise<void>) => Promise<void>>()
  request.mockImplementation((_name, _options, work) => work())
  const held = names.map((name) => ({ name }))
  const locks = { request, query: async () => ({ held }) }
  // The client uses no other method.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager)
  return request
}

test('where no tab is open there is nothing to wait for', async () => {
  localStorage.setItem('acometida.sessionOpen', '1')
  holding('acometida.refresh')
  vi.useFakeTimers()
  const heard = vi.fn<(message: object) => void>()
  stops.push(hearTabs('ask', heard))
  await takeOverSession()
  expect(heard).not.toHaveBeenCalled()
  expect({ ...sessionStorage }).toEqual({})
})

test('a tab that is open and busy is waited for, and not for ever', async () => {
  localStorage.setItem('acometida.sessionOpen', '1')
  holding('acometida.answers')
  stops.push(
    hearTabs('ask', ({ tab }) => {
      setTimeout(() => tellTabs('handOver', { tab, values: { id: '7' } }), 400)
    }),
  )
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({ id: '7' })
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
  vi.useFakeTimers()
  const onDone = vi.fn<() => void>()
  void takeOverSession().then(onDone)
  await vi.advanceTimersByTimeAsync(4999)
  expect(onDone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onDone).toHaveBeenCalledOnce()
})

test('a tab that answers holds a lock beside the others, until it no longer does', async () => {
  const request = holding()
  const stop = handOverSession()
  expect(request).toHaveBeenCalledExactlyOnceWith('acometida.answers', { mode: 'shared' }, expect.any(Function))
  const held = vi.fn<() => void>()
  void request.mock.results[0]?.value.then(held)
  await new Promise((resolve) => setTimeout(resolve))
  expect(held).not.toHaveBeenCalled()
  stop()
  await vi.waitFor(() => expect(held).toHaveBeenCalledOnce())
})

test('an open tab hands over what a session keeps, and not where it is itself', async () => {
  openSession(openingAnswer())
  sessionStorage.setItem('lastPath', '/dashboard')
  for (const key of BRIDGE_KEYS) sessionStorage.setItem(key, 'x')
  stops.push(handOverSession())
  const handed = vi.fn<(message: { readonly tab: string; readonly values: object }) => void>()
  stops.push(hearTabs('handOver', handed))
  tellTabs('ask', { tab: 'new' })
  await vi.waitFor(() => expect(handed).toHaveBeenCalledOnce())
  const [message] = handed.mock.lastCall ?? []
  expect(message?.tab).toBe('new')
  expect(message?.values).toMatchObject({ id: '1', token: expect.any(String), userRoles: expect.any(String) })
  expect(message?.values).not.toHaveProperty('lastPath')
  expect(message?.values).not.toHaveProperty('OfflinePaymentFlag')
})

test('logging out in one tab logs out all of the same user, and nobody else', async () => {
  openSession(openingAnswer())
  stops.push(followSessionEnd())
  const heard = vi.fn<(message: object) => void>()
  stops.push(hearTabs('ended', heard))
  tellTabs('ended', { userId: 8, ended: 'logout' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(sessionStore.current().status).toBe('open')
  tellTabs('ended', { userId: 1, ended: 'logout' })
  await vi.waitFor(() => expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' }))
  expect({ ...sessionStorage }).toEqual({})
})

test('a session that expired in one tab is told in all, which return to where they were', async () => {
  openSession(openingAnswer())
  window.history.replaceState(null, '', '/supplies?tabValue=1')
  stops.push(followSessionEnd())
  tellTabs('ended', { userId: 1, ended: 'expired' })
  await vi.waitFor(() => expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'expired' }))
  expect(sessionStorage.getItem('lastPath')).toBe('/supplies?tabValue=1')
  expect(errorStore.current()?.code).toBe('9002')
})

test('logging out tells the other tabs, and no tab is asked for a session afterwards', async () => {
  openSession(openingAnswer())
  expect(localStorage.getItem('acometida.sessionOpen')).toBe('1')
  const heard = vi.fn<(message: object) => void>()
  stops.push(hearTabs('ended', heard))
  logOut()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ userId: 1, ended: 'logout' }))
  expect(localStorage.getItem('acometida.sessionOpen')).toBeNull()
})

test('a tab that nobody touches stays open while another one is used, and takes its warning back', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  openSession(openingAnswer())
  stops.push(watchIdleness())
  await vi.advanceTimersByTimeAsync(19.5 * 60_000)
  expect(idleSoonStore.current()).toBe(true)
  tellTabs('active', {})
  await vi.waitFor(() => expect(idleSoonStore.current()).toBe(false))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sessionStore.current().status).toBe('open')
})
