import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { idleSoonStore, watchIdleness } from './idle.ts'
import { openSession } from './openSession.ts'
import { sessionStore } from './session.store.ts'

const endCall = vi.fn<Handler>(() => ({ content: {} }))
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  freshClient()
  endCall.mockClear()
  const pushNotifications = { pushNotificationsItem: [] }
  const handlers = { 'DELETE /tokens': endCall, 'GET /pushNotifications': () => ({ content: { pushNotifications } }) }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  window.history.replaceState(null, '', '/supplies?tabValue=1')
  stop = watchIdleness()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000)
const ended = () => {
  const state = sessionStore.current()
  return state.status === 'visitor' ? state.ended : null
}

test('ends an idle session after sessionTime minutes, here and on the server [FL-036 CO-002]', async () => {
  openSession(openingAnswer())
  await pass(19.9)
  expect(ended()).toBeNull()
  await pass(0.1)
  expect(ended()).toBe('idle')
  expect(endCall).toHaveBeenCalledOnce()
})

test('keeps the path for the next log-in, and nothing else of the session [FL-036 ST-020]', async () => {
  openSession(openingAnswer())
  await pass(20)
  expect({ ...sessionStorage }).toEqual({ lastPath: '/supplies?tabValue=1' })
})

test.each(['scroll', 'keydown', 'mousemove', 'touchstart'])('restarts the time at each %s [FL-036]', async (event) => {
  openSession(openingAnswer())
  await pass(15)
  document.body.dispatchEvent(new Event(event, { bubbles: event !== 'scroll' }))
  await pass(15)
  expect(ended()).toBeNull()
  await pass(5)
  expect(ended()).toBe('idle')
})

test('warns a minute before the end, and withdraws the warning at any touch', async () => {
  openSession(openingAnswer())
  await pass(19)
  expect(idleSoonStore.current()).toBe(true)
  window.dispatchEvent(new Event('mousemove'))
  expect(idleSoonStore.current()).toBe(false)
  await pass(19)
  expect([idleSoonStore.current(), ended()]).toEqual([true, null])
})

test('ends the session at the first touch after the computer slept through the time', async () => {
  openSession(openingAnswer())
  vi.setSystemTime(1_000_000 + 3 * 3_600_000)
  window.dispatchEvent(new Event('mousemove'))
  expect(ended()).toBe('idle')
})

test('ends nothing without a session [FL-036]', async () => {
  await pass(60)
  expect(ended()).toBeNull()
  openSession(openingAnswer())
  sessionStore.set({ status: 'visitor', ended: 'logout' })
  await pass(60)
  expect(ended()).toBe('logout')
})
