// oxlint-disable no-restricted-properties -- only this waitFor moves faked timers on; each call says its limit
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { followSessionEnd, logOut } from './endSession.ts'
import { idleSoonStore, watchIdleness } from './idle.ts'
import { openSession } from './openSession.ts'
import { sessionStore } from './session.store.ts'
import { BRIDGE_KEYS } from './sessionEntries.ts'
import { handOverSession, onBroadcast, takeOverSession, broadcast } from './tabBroadcast.ts'

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
  stops.push(onBroadcast('ask', ({ tab }) => broadcast('handOver', { tab, values })))
}

test('takes over the session of an open tab, and keeps its own destination', async () => {
  localStorage.setItem('acometida.sessionOpen', '1')
  const own = { lastPath: '/supplies', OfflinePaymentFlag: '1', factura: 'FE202602000001001' }
  for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value)
  otherTab({ id: '7', token: 'theirs', userDocument: '12345678Z' })
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({ id: '7', token: 'theirs', userDocument: '12345678Z', ...own })
})

test('asks no other tab where it has a session or none was left open', async () => {
  otherTab({ id: '7', token: 'theirs' })
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({})
  localStorage.setItem('acometida.sessionOpen', '1')
  sessionStorage.setItem('id', '3')
  await takeOverSession()
  expect({ ...sessionStorage }).toEqual({ id: '3' })
})

test('waits at most 250 ms where it cannot know whether a tab is open', async () => {
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

test('waits for nothing where no tab is open', async () => {
  localStorage.setItem('acometida.sessionOpen', '1')
  holding('acometida.refresh')
  vi.useFakeTimers()
  const heard = vi.fn<(message: object) => void>()
  stops.push(onBroadcast('ask', heard))
  await takeOverSession()
  expect(heard).not.toHaveBeenCalled()
  expect({ ...sessionStorage }).toEqual({})
})

test('waits up to five seconds for an open tab that is busy', async () => {
  localStorage.setItem('acometida.sessionOpen', '1')
  holding('acometida.answers')
  stops.push(
    onBroadcast('ask', ({ tab }) => {
      setTimeout(() => broadcast('handOver', { tab, values: { id: '7' } }), 400)
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

test('holds a shared lock while it answers other tabs', async () => {
  const request = holding()
  const stop = handOverSession()
  expect(request).toHaveBeenCalledExactlyOnceWith('acometida.answers', { mode: 'shared' }, expect.any(Function))
  const held = vi.fn<() => void>()
  void request.mock.results[0]?.value.then(held)
  await new Promise((resolve) => setTimeout(resolve))
  expect(held).not.toHaveBeenCalled()
  stop()
  await vi.waitFor(() => expect(held).toHaveBeenCalledOnce(), 20_000)
})

test('hands over what a session keeps, without its own path', async () => {
  openSession(openingAnswer())
  sessionStorage.setItem('lastPath', '/dashboard')
  for (const key of BRIDGE_KEYS) sessionStorage.setItem(key, 'x')
  stops.push(handOverSession())
  const handed = vi.fn<(message: { readonly tab: string; readonly values: object }) => void>()
  stops.push(onBroadcast('handOver', handed))
  broadcast('ask', { tab: 'new' })
  await vi.waitFor(() => expect(handed).toHaveBeenCalledOnce(), 20_000)
  const [message] = handed.mock.lastCall ?? []
  expect(message?.tab).toBe('new')
  expect(message?.values).toMatchObject({ id: '1', token: expect.any(String), userRoles: expect.any(String) })
  expect(message?.values).not.toHaveProperty('lastPath')
  expect(message?.values).not.toHaveProperty('OfflinePaymentFlag')
})

test('logs out all tabs of the same user, and of no other', async () => {
  openSession(openingAnswer())
  stops.push(followSessionEnd())
  const heard = vi.fn<(message: object) => void>()
  stops.push(onBroadcast('ended', heard))
  broadcast('ended', { userId: 8, ended: 'logout' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), 20_000)
  expect(sessionStore.current().status).toBe('open')
  broadcast('ended', { userId: 1, ended: 'logout' })
  await vi.waitFor(() => expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' }), 20_000)
  expect({ ...sessionStorage }).toEqual({})
})

test('tells all tabs of an expired session, and keeps the path of each', async () => {
  openSession(openingAnswer())
  window.history.replaceState(null, '', '/supplies?tabValue=1')
  stops.push(followSessionEnd())
  broadcast('ended', { userId: 1, ended: 'expired' })
  await vi.waitFor(() => expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'expired' }), 20_000)
  expect(sessionStorage.getItem('lastPath')).toBe('/supplies?tabValue=1')
  expect(errorStore.current()?.code).toBe('9002')
})

test('tells the other tabs of a log-out, and asks none for a session afterwards', async () => {
  openSession(openingAnswer())
  expect(localStorage.getItem('acometida.sessionOpen')).toBe('1')
  const heard = vi.fn<(message: object) => void>()
  stops.push(onBroadcast('ended', heard))
  logOut()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ userId: 1, ended: 'logout' }), 20_000)
  expect(localStorage.getItem('acometida.sessionOpen')).toBeNull()
})

test('keeps an idle tab open while another one is used, and withdraws its warning', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  openSession(openingAnswer())
  stops.push(watchIdleness())
  await vi.advanceTimersByTimeAsync(19.5 * 60_000)
  expect(idleSoonStore.current()).toBe(true)
  broadcast('active', {})
  await vi.waitFor(() => expect(idleSoonStore.current()).toBe(false), 20_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sessionStore.current().status).toBe('open')
})
