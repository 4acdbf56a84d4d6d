import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { SentLinkOpener } from './SentLinkOpener.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '')
})

function open() {
  const opened = vi.fn<Handler>(() => ({ content: {} }))
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /urlMessages': opened }))
  return { opened, ...renderScreen(<SentLinkOpener />, '/login?redirectTo=%2Fsupplies&urlId=6Yk2') }
}

test('reports a sent link as opened once, and takes its id out of the address', async () => {
  const { opened, place } = open()
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(opened.mock.calls[0]?.[0].get('filter')).toBe('id::6Yk2')
  expect(place()).toBe('/login?redirectTo=%2Fsupplies')
})

test('stays at the password after a press on Next during the check, and opens the link there', async () => {
  // The router is already at the entry of the password, while the question before it is still rendered.
  window.history.replaceState({ key: 'password' }, '')
  const { opened, place, router } = open()
  await Promise.resolve()
  expect(place()).toContain('urlId=6Yk2')
  expect(opened).not.toHaveBeenCalled()
  window.history.replaceState(null, '')
  await router.navigate({ search: '?redirectTo=%2Fsupplies&urlId=6Yk2' }, { state: { question: 'password' } })
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(place()).toBe('/login?redirectTo=%2Fsupplies')
  expect(router.state.location.state).toEqual({ question: 'password' })
})
