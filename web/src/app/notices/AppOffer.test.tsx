import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#src/api/config.ts'
import { TOUCH } from '#src/base/useMediaQuery.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { QrCode } from '#src/ui/layout/QrCode.tsx'
import { AppOffer } from './AppOffer.tsx'

const appVersion = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  appVersion.mockReset().mockImplementation((query) => ({
    content: { minimumVersion: '1', latestVersion: '2', storeUrl: `https://${query.get('platform')}.example/app` },
  }))
  vi.stubGlobal('fetch', fakeFetch({ 'GET /appVersion': appVersion }))
  const listener = vi.fn<() => void>()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: listener, removeEventListener: listener }))
})
afterEach(() => vi.unstubAllGlobals())

const offer = () => screen.queryByRole('complementary', { name: 'Aplicación móvil' })

test('offers the app in both stores to a phone without a registered device [SC-012 ST-025]', async () => {
  renderScreen(<AppOffer />)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://android.example/app',
    'https://ios.example/app',
  ])
})

test('prefers the addresses that the installation names to those of the API', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ links: { iosApp: 'https://d.example/ios' } })))
  await loadConfig()
  vi.stubGlobal('fetch', fakeFetch({ 'GET /appVersion': appVersion }))
  renderScreen(<AppOffer />)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://android.example/app',
    'https://d.example/ios',
  ])
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await loadConfig()
})

test('offers nothing to a registered device, and asks nothing for it [SC-012 ST-025]', () => {
  localStorage.setItem('HasDevice', '1')
  renderScreen(<AppOffer />)
  expect(offer()).toBeNull()
  expect(appVersion).not.toHaveBeenCalled()
})

/** A window that matches only these media queries. */
function windowThat(...holds: readonly string[]) {
  const listener = vi.fn<() => void>()
  const media = { addEventListener: listener, removeEventListener: listener }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: holds.includes(query) }))
}
const code = () => screen.queryByRole('img', { name: 'Código que lleva a la aplicación' })

test('offers the app in a wide window with a code for a phone [SC-012]', async () => {
  windowThat()
  renderScreen(<AppOffer />)
  await waitFor(() => expect(code()).not.toBeNull())
  const words = within(screen.getByRole('complementary', { name: 'Aplicación móvil' }))
  expect(words.getByText('Apunte a este código con la cámara de su móvil.')).toBeDefined()
  // A user without a camera can use the stores.
  expect(words.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Google Play', 'App Store'])
})

test('shows a handheld device no code, however wide it is [SC-012]', async () => {
  windowThat(TOUCH)
  renderScreen(<AppOffer />)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(code()).toBeNull()
})

test('offers nothing in a wide window once a device is registered or the offer is closed [SC-012]', async () => {
  windowThat()
  const { user, unmount } = renderScreen(<AppOffer />)
  await user.click(await screen.findByRole('button', { name: 'No mostrar más' }))
  expect(offer()).toBeNull()
  unmount()
  localStorage.clear()
  localStorage.setItem('HasDevice', '1')
  renderScreen(<AppOffer />)
  expect(offer()).toBeNull()
})

test('leads by the code to the log-in, or to the store where there is only one', async () => {
  windowThat()
  const drawn = async () => (await screen.findByRole('img', { name: 'Código que lleva a la aplicación' })).innerHTML
  const codeOf = (value: string) => {
    const { container, unmount } = renderScreen(<QrCode value={value} label="Código que lleva a la aplicación" />)
    const found = container.querySelector('svg')?.innerHTML
    unmount()
    return found
  }
  const toLogIn = codeOf(`${window.location.origin}/login`)
  const toStore = codeOf('https://ios.example/app')
  const { unmount } = renderScreen(<AppOffer />)
  expect(await drawn()).toBe(toLogIn)
  unmount()
  freshClient()
  appVersion.mockImplementation((query) =>
    query.get('platform') === 'ios'
      ? { content: { minimumVersion: '1', latestVersion: '2', storeUrl: 'https://ios.example/app' } }
      : { code: 'XXX', status: 500 },
  )
  renderScreen(<AppOffer />)
  expect(await drawn()).toBe(toStore)
})

test('keeps a closed offer away on that device', async () => {
  const { user } = renderScreen(<AppOffer />)
  await user.click(await screen.findByRole('button', { name: 'No mostrar más' }))
  expect(offer()).toBeNull()
  renderScreen(<AppOffer />)
  expect(offer()).toBeNull()
})
