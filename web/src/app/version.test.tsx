import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VersionGate } from '#src/screens/mobile/VersionGate.tsx'
import { OldAppScreen } from '#src/screens/support/OldAppScreen.tsx'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { drawScreens } from '#src/testing/drawScreens.tsx'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'

const store = 'https://tienda.example/app'
const onMessage = vi.fn<(what: string) => void>()
const get = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  onMessage.mockReset()
  get.mockReset().mockReturnValue({ content: { minimumVersion: '4.0.0', latestVersion: '4.2.0', storeUrl: store } })
  vi.stubGlobal('fetch', fakeFetch({ 'GET /appVersion': get }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(version: string) {
  const shell = simulatedShell(() => ({ ...usualSwitches, version }), onMessage)
  vi.stubGlobal('acometidaShell', shell)
  const gate = <VersionGate shell={shell} />
  const { router } = drawScreens({ '/supplies': gate, '/version-enforcer': <OldAppScreen /> }, '/supplies')
  return { place: () => router.state.location.pathname, user: userEvent.setup() }
}

test('leads an app below the minimum to its update in its own store', async () => {
  const { place, user } = show('3.9.0')
  await user.click(await screen.findByRole('button', { name: 'Actualizar en Google Play' }))
  expect(place()).toBe('/version-enforcer')
  expect(screen.getByText(/Su versión, la 3\.9\.0, ya no puede usarse/)).toBeTruthy()
  expect(onMessage).toHaveBeenCalledWith(`openStore ${store}`)
})

test('tells an app below the latest of it once', async () => {
  const { place, user } = show('4.1.0')
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }))
  expect([place(), screen.queryByRole('button')]).toEqual(['/supplies', null])
  expect(localStorage.getItem('acometida.versionOffer')).toBe('4.2.0')
})

test('tells the latest app nothing', async () => {
  const { place } = show('4.2.0')
  await waitFor(() => expect(get).toHaveBeenCalled())
  await act(async () => {})
  expect([place(), screen.queryByRole('button')]).toEqual(['/supplies', null])
})

test('enforces nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { place } = show('3.9.0')
  await act(async () => {})
  expect(place()).toBe('/supplies')
})

test('checks every five hours, and on return to the front with an answer older than five minutes [FL-074]', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  show('4.2.0')
  const looksAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return get.mock.calls.length
  }
  const comesBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await looksAfter(100)).toBe(1)
  expect(await looksAfter(18_000_000 - 200)).toBe(1)
  expect(await looksAfter(200)).toBe(2)
  await looksAfter(299_000)
  comesBack()
  expect(await looksAfter(100)).toBe(2)
  await looksAfter(2000)
  comesBack()
  expect(await looksAfter(100)).toBe(3)
})
