import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InsecureError } from '#src/api/config.ts'
import { followSession, resumeSession } from '#src/session/tokens/followSession.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { start } from './start.ts'

const mocks = vi.hoisted(() => ({
  followSession: vi.fn<() => void>(),
  resumeSession: vi.fn<() => Promise<void>>(),
}))
vi.mock('#src/session/tokens/followSession.ts', () => mocks)

beforeEach(() => {
  freshClient()
  vi.resetAllMocks()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/config.json') throw new TypeError(`no test answers ${path}`)
    return new Response('{}')
  })
})
afterEach(() => vi.unstubAllGlobals())

test('refuses to start over plain http from another machine', async () => {
  vi.stubGlobal('isSecureContext', false)
  await expect(start()).rejects.toThrow(InsecureError)
})

test('forgets what a log-in left for a visitor, and follows no session', async () => {
  sessionStorage.setItem('0001', 'kept')
  sessionStorage.setItem('lastPath', '/supplies')
  await start()
  expect([sessionStorage.getItem('0001'), sessionStorage.getItem('lastPath')]).toEqual([null, '/supplies'])
  expect([vi.mocked(resumeSession).mock.calls, vi.mocked(followSession).mock.calls]).toEqual([[], []])
})

test('follows the session that a visitor opens', async () => {
  await start()
  openSession(openingAnswer())
  await waitFor(() => expect(followSession).toHaveBeenCalled())
})

test('ends a session at once that it cannot follow', async () => {
  vi.mocked(followSession).mockImplementation(() => {
    throw new Error('the code did not come')
  })
  await start()
  openSession(openingAnswer())
  await waitFor(() => expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'failed' }), {
    timeout: 5_000,
  })
  expect(sessionStorage.getItem('token')).toBeNull()
})

test.each([
  ['of an earlier page', () => sessionStorage.setItem('id', '7')],
  ['of another tab', () => localStorage.setItem('acometida.sessionOpen', '1')],
])('resumes the session %s before the page is drawn', async (_whose, leave) => {
  leave()
  await start()
  expect(resumeSession).toHaveBeenCalledOnce()
})
