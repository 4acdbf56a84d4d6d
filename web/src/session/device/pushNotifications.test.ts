import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSession } from '#src/session/tokens/openSession.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { loadPushNotifications, markReadParams, pushNotificationsParams } from './pushNotifications.ts'

const list = vi.fn<Handler>(() => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }))

beforeEach(() => {
  freshClient()
  list.mockClear()
  vi.stubGlobal('fetch', fakeFetch({ 'GET /pushNotifications': list }))
})
afterEach(() => vi.unstubAllGlobals())

describe('with a session', () => {
  beforeEach(() => openSession(openingAnswer()))

  test('asks for the notices by user and language, and marks one by user and id', () => {
    expect(pushNotificationsParams(7)).toEqual({ filter: 'userId::7|lang::es' })
    expect(markReadParams(7, '3')).toEqual({ filter: 'user_id::7|id::3' })
  })

  test.each([0, Number.NaN])('asks for nothing without a user (%s) [VA-052 LA-016]', async (userId) => {
    list.mockClear()
    await expect(loadPushNotifications(userId)).rejects.toThrow(/^Invalid parameters$/)
    expect(list).not.toHaveBeenCalled()
  })

  test('asks for nothing without a language [VA-052]', () => {
    expect(() => pushNotificationsParams(7, '')).toThrow(/^Invalid parameters$/)
  })

  test.each([
    [0, '3'],
    [7, ''],
  ])('marks nothing without a user or a notice: %s, "%s" [VA-053]', (userId, id) =>
    expect(() => markReadParams(userId, id)).toThrow(/^Invalid parameters$/),
  )
})

test('asks for nothing and marks nothing without a token [VA-052 VA-053]', async () => {
  sessionStore.set({ status: 'visitor', ended: null })
  await expect(loadPushNotifications(7)).rejects.toThrow(/^Invalid parameters$/)
  expect(() => markReadParams(7, '3')).toThrow(/^Invalid parameters$/)
  expect(list).not.toHaveBeenCalled()
})
