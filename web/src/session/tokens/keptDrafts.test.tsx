import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { restoreDrafts, currentDrafts, returnedDraft, useDraft } from '#src/base/drafts.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { endExpiredSession, endIdleSession, leaveExpiredSession, logOut } from './endSession.ts'
import { openSession } from './openSession.ts'
import { sessionStore } from './session.store.ts'
import { signInAgainStore } from './signInAgain.store.ts'

const NOTE = { note: 'Llamar por la tarde' }
const somebodyElse = () => openSession(openingAnswer('0000', { user: { userId: 8, name: 'Antón' } }))

beforeEach(() => {
  freshClient()
  restoreDrafts({})
  const pushNotifications = { pushNotificationsItem: [] }
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'DELETE /tokens': () => ({ content: {} }),
      'GET /pushNotifications': () => ({ content: { pushNotifications } }),
    }),
  )
  openSession(openingAnswer())
})

/** Types into a form, ends the session, and leaves the page. */
function typeAnd(end: () => void): void {
  const form = renderHook(() => useDraft('comment', NOTE))
  end()
  form.unmount()
}

test.each([
  ['expires', leaveExpiredSession],
  ['is idle for too long', endIdleSession],
])('returns the input of a session that %s to the same person', (_why, end) => {
  typeAnd(end)
  expect(currentDrafts()).toEqual({})
  openSession(openingAnswer())
  expect(returnedDraft('comment')).toEqual(NOTE)
  expect(sessionStorage.getItem('acometida.drafts')).toBeNull()
})

test('deletes the input when another person logs in', () => {
  typeAnd(leaveExpiredSession)
  somebodyElse()
  expect([returnedDraft('comment'), sessionStorage.getItem('acometida.drafts')]).toEqual([undefined, null])
  logOut()
  openSession(openingAnswer())
  expect(returnedDraft('comment')).toBeUndefined()
})

test('deletes typed input at a log-out', () => {
  typeAnd(logOut)
  expect({ ...sessionStorage }).toEqual({})
  openSession(openingAnswer())
  expect(returnedDraft('comment')).toBeUndefined()
})

test('waits for the password in an expired session with input', () => {
  typeAnd(() => endExpiredSession('access-1'))
  expect([signInAgainStore.current(), sessionStore.current().status]).toEqual([true, 'open'])
})
