import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#src/api/config.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { AppOffer } from './AppOffer.tsx'
import { renderScreen } from '#src/testing/renderScreen.tsx'

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

test('a phone without a registered device is offered the app in both stores [SC-012 ST-025]', async () => {
  renderScreen(<AppOffer />)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://android.example/app',
    'https://ios.example/app',
  ])
})

test('the addresses that the installation names go before those of the API', async () => {
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

test('a registered device is offered nothing, and nothing is asked for it [SC-012 ST-025]', () => {
  localStorage.setItem('HasDevice', '1')
  renderScreen(<AppOffer />)
  expect(offer()).toBeNull()
  expect(appVersion).not.toHaveBeenCalled()
})

test('a window that is no phone is offered nothing [SC-012]', () => {
  const listener = vi.fn<() => void>()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: listener, removeEventListener: listener }))
  renderScreen(<AppOffer />)
  expect(offer()).toBeNull()
  expect(appVersion).not.toHaveBeenCalled()
})

test('an offer that was closed stays away on that device', async () => {
  const { user } = renderScreen(<AppOffer />)
  await user.click(await screen.findByRole('button', { name: 'No mostrar más' }))
  expect(offer()).toBeNull()
  renderScreen(<AppOffer />)
  expect(offer()).toBeNull()
})
