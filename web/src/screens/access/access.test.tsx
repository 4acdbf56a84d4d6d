import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingLoginStore } from '#src/session/login/pendingLogin.store.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { currentSession, sessionStore } from '#src/session/tokens/session.store.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { BrowsersBanner } from './beside/BrowsersBanner.tsx'
import { GdprScreen } from './GdprScreen.tsx'
import { LandingScreen } from './LandingScreen.tsx'
import { RedirectLoginScreen } from './RedirectLoginScreen.tsx'

const put = vi.fn<Handler>()
const redirect = vi.fn<Handler>()
const none: Answer = { content: { supplyPoints: { items: [] }, delegatePoints: { items: [] } } }
const supplies = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  put.mockReset().mockReturnValue({ content: { user: example('UserProfile') } })
  redirect.mockReset()
  supplies.mockReset().mockReturnValue(none)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'PUT /users/1/legalAccept': put,
      'GET /login': redirect,
      'DELETE /tokens': () => ({ content: {} }),
      'GET /supplypoints': supplies,
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('records the acceptance of data protection and opens the area [RT-023 SC-104 FL-124]', async () => {
  openSession(openingAnswer('0000', { user: { gdprAccepted: '0' } }))
  const { user } = renderScreen(<GdprScreen />, '/gdpr')
  await user.click(screen.getByRole('button', { name: 'Aceptar y continuar' }))
  await waitFor(() => expect(currentSession()?.gdprPending).toBe(false))
  expect(put.mock.calls.map(([, body]) => body)).toEqual([{ indLegalAccept: '1' }])
  expect(sessionStorage.getItem('gdprAccepted')).toBe('1')
})

test('keeps the area closed when the acceptance is not recorded', async () => {
  put.mockReturnValue({ code: 'XXX', status: 500 })
  openSession(openingAnswer('0000', { user: { gdprAccepted: '0' } }))
  const { user } = renderScreen(<GdprScreen />, '/gdpr')
  await user.click(screen.getByRole('button', { name: 'Aceptar y continuar' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(currentSession()?.gdprPending).toBe(true)
})

test('reports unreadable supplies, not their absence, and reads them again on retry', async () => {
  supplies.mockReturnValueOnce({ content: { supplyPoints: { items: null } } })
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_USER' } }))
  const { user } = renderScreen(<LandingScreen />, '/landing')
  expect((await screen.findByRole('alert')).textContent).toMatch(/no se pueden leer.*Referencia: 1-/)
  expect(screen.queryByText('Todavía no hay suministros ni expedientes en su área')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay suministros ni expedientes en su área')).toBeTruthy()
})

test('tells a user without supplies why the area is empty and how to get in touch [RT-004]', async () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_USER' } }))
  renderScreen(<LandingScreen />, '/landing')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le damos la bienvenida, Lucía')
  expect(await screen.findByText('Todavía no hay suministros ni expedientes en su área')).toBeTruthy()
  expect(screen.getByText('Lucía Ferreiro Castro')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contactar' }).getAttribute('href')).toBe('/contacto')
})

test('offers a user without supplies to bind one', async () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_USER' } }))
  renderScreen(<LandingScreen />, '/landing')
  const link = await screen.findByRole('link', { name: 'Vincular un suministro' })
  expect(link.getAttribute('href')).toBe('/suppliesVinculation')
})

test('lists the places of the role', async () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_USER,US_SUPPLYPOINT_CLIENT' } }))
  renderScreen(<LandingScreen />, '/landing')
  const places = within(await screen.findByRole('list')).getAllByRole('link')
  expect(places.map((link) => link.getAttribute('href'))).toEqual([
    '/supplies',
    '/provisionsVinculation',
    '/requests',
    '/faqs',
  ])
})

const redirected = (address: string) =>
  renderScreen(
    <Routes>
      <Route path="/redirect-login" element={<RedirectLoginScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  )

test('sends code and state of a returning log-in once and opens a certificate session [RT-042 FL-018 FL-071]', async () => {
  sessionStorage.setItem('acometida.redirectState', 's')
  redirect.mockReturnValue({ content: openingAnswer() })
  const { place } = redirected('/redirect-login?code=c&state=s')
  await waitFor(() => expect(place()).toBe('/'))
  expect(redirect.mock.calls.map(([query]) => query.toString())).toEqual(['code=c&state=s'])
  expect(currentSession()?.certificate).toBe(true)
})

test('restores the query of a log-in that returns, successful or not [FL-024]', async () => {
  const leave = () => {
    sessionStorage.setItem('acometida.redirectState', 's')
    sessionStorage.setItem('acometida.redirectQuery', '?redirectTo=%2Frequests&request=SR20260031')
  }
  leave()
  redirect.mockReturnValue({ content: openingAnswer() })
  const { place } = redirected('/redirect-login?code=c&state=s')
  await waitFor(() => expect(place()).toBe('/?redirectTo=%2Frequests&request=SR20260031'))
  expect(sessionStorage.getItem('acometida.redirectQuery')).toBeNull()
  leave()
  redirected('/redirect-login?code=c&state=foreign')
  const back = await screen.findByRole('link', { name: 'Volver al inicio de sesión' })
  expect(back.getAttribute('href')).toBe('/login?redirectTo=%2Frequests&request=SR20260031')
})

test('reports a log-in with a foreign state and links back to the log-in', async () => {
  redirected('/redirect-login?code=c&state=foreign')
  expect(await screen.findByRole('heading', { name: 'No hemos podido completar el acceso' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Volver al inicio de sesión' }).getAttribute('href')).toBe('/login')
  expect([redirect.mock.calls.length, sessionStore.current().status]).toEqual([0, 'visitor'])
})

test('leads a returning log-in to the mandatory setup of the second factor', async () => {
  sessionStorage.setItem('acometida.redirectState', 's')
  redirect.mockReturnValue({ content: openingAnswer('2903') })
  const { place } = redirected('/redirect-login?code=c&state=s')
  await waitFor(() => expect(place()).toBe('/login'))
  expect(pendingLoginStore.current()).toMatchObject({ stage: 'setup', mandatory: true })
})

test('offers the list of supported browsers to a phone [SC-010 SC-011]', async () => {
  const { user } = renderScreen(<BrowsersBanner userAgent={PHONE} />)
  await user.click(screen.getByRole('button', { name: /navegadores compatibles/ }))
  expect((await screen.findByRole('dialog', { name: 'Navegadores compatibles' })).textContent).toContain('Firefox')
})

test('hides the browsers banner in the app [SC-010]', () => {
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => usualSwitches),
  )
  renderScreen(<BrowsersBanner userAgent={PHONE} />)
  vi.unstubAllGlobals()
  expect(screen.queryByRole('button')).toBeNull()
})

test('hides the browsers banner on a desktop [SC-010]', () => {
  renderScreen(<BrowsersBanner userAgent="Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36" />)
  expect(screen.queryByRole('button')).toBeNull()
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1'
