import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { readDevice } from '#src/session/tokens/sessionEntries.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { pushStore } from './registerDevice.ts'

const phone = {
  firebaseToken: 'token-1',
  deviceId: '9f8b',
  platform: 'android',
  osVersion: '16.0',
  isVirtual: false,
} as const
const post = vi.fn<(query: URLSearchParams, body?: unknown) => { content: object } | { code: string }>()
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  freshClient()
  post.mockReset().mockReturnValue({ content: {} })
  warn.mockReset().mockReturnValue(undefined)
  pushStore.set('unknown')
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /device': post,
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function logInWith(requestPush: MobileShell['requestPush']) {
  vi.stubGlobal('acometidaShell', { ...simulatedShell(() => usualSwitches), requestPush })
  openSession(openingAnswer())
}

test('asks in the app for the permission and registers the telephone for the user who logged in [FL-073 OP-121]', async () => {
  logInWith(async () => phone)
  await waitFor(() => expect(readDevice('HasDevice')).toBe('1'))
  expect(post.mock.calls[0]?.[1]).toEqual({ ...phone, userId: 1 })
  expect(warn).not.toHaveBeenCalled()
  expect(pushStore.current()).toBe('registered')
})

test('registers nothing without the permission [OP-121]', async () => {
  const requestPush = vi.fn<MobileShell['requestPush']>().mockResolvedValue(null)
  logInWith(requestPush)
  await waitFor(() => expect(requestPush).toHaveBeenCalledOnce())
  await waitFor(() => expect(pushStore.current()).toBe('refused'))
  expect(post).not.toHaveBeenCalled()
  expect(readDevice('HasDevice')).toBeNull()
})

test('logs a failed registration without a banner, and tries again at the next log-in [ER-048 FL-073]', async () => {
  post.mockReturnValueOnce({ code: '2015' })
  logInWith(async () => phone)
  await waitFor(() => expect(pushStore.current()).toBe('failed'))
  expect(warn).toHaveBeenCalledExactlyOnceWith('This telephone is not registered for push messages.', expect.anything())
  expect(errorStore.current()).toBeNull()
  expect(readDevice('HasDevice')).toBeNull()
  logInWith(async () => phone)
  await waitFor(() => expect(readDevice('HasDevice')).toBe('1'))
})
