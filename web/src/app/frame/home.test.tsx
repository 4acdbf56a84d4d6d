import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#src/session/tokens/session.store.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { Home } from './Home.tsx'

beforeEach(() => {
  freshClient()
  vi.stubGlobal('fetch', fakeFetch({ 'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'flat') }) }))
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

function Start() {
  const session = useSession()
  return (
    <>
      <p>home</p>
      <Home session={session} />
    </>
  )
}

const open = () => renderScreens({ '/': <Start />, '*': <p>page</p> }, '/')

test('leads on from home to where the session belongs', async () => {
  const { place } = open()
  expect(await screen.findByText('page')).toBeDefined()
  expect(place()).not.toBe('/')
})

test('leads on from the log-in too', async () => {
  window.history.replaceState({ key: 'default', idx: 0 }, '', '/login')
  open()
  expect(await screen.findByText('page')).toBeDefined()
})

test('gives way to a press on Back while it loads, and keeps the history entry', async () => {
  const { router } = open()
  // The browser is already at the entry "before". The router learns it a moment later.
  window.history.replaceState({ key: 'before', idx: 0 }, '', '/requests')
  const navigate = vi.spyOn(router, 'navigate')
  await waitForElementToBeRemoved(() => document.querySelector('[aria-live=polite]'))
  expect(screen.getByText('home')).toBeDefined()
  expect(navigate).not.toHaveBeenCalled()
})
