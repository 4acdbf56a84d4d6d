import { example } from '@acometida/api-spec/operations/example.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/call/apiError.ts'
import { loadConfig } from '#src/api/config.ts'
import { errorStore, reportError } from '#src/api/error.store.ts'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { useDraft } from '#src/base/drafts.ts'
import { loadCode } from '#src/base/lazyPart.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { sessionStore, useSession, useSessionState } from '#src/session/tokens/session.store.ts'
import { useSupplyCount } from '#src/session/useSupplyCount.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderRoutes, renderScreen } from '#src/testing/renderScreen.tsx'
import { LeaveQuestion } from '#src/ui/form/kit/LeaveQuestion.tsx'
import { PublicArea } from './frame/public/PublicArea.tsx'
import { ScreenBoundary } from './frame/ScreenBoundary.tsx'
import { SignedInFrame } from './frame/SignedInFrame.tsx'
import { ErrorBanner } from './notices/ErrorBanner.tsx'
import { PasswordAgeNotice } from './notices/SessionNotices.tsx'
import { SessionTimeoutDialog } from './notices/SessionTimeoutDialog.tsx'
import { findRoutes, routes } from './routes.tsx'

let supplies = 2
const listed = vi.fn<Handler>()
const asked = vi.fn<Handler>(() =>
  ownSupplies(...Array.from({ length: supplies }, (_, index) => ({ ...example('SupplyPoint'), cups: String(index) }))),
)

beforeEach(() => {
  freshClient()
  supplies = 2
  asked.mockClear()
  const notice = (id: string, read: string) => ({
    notification_id: id,
    user_id: '7',
    title: 'Corte programado',
    body: 'De 9:00 a 11:30.',
    date: '2026-03-12T10:00:00+01:00',
    ind_read: read,
  })
  const request = (indRead: number, status: string) => ({
    codSR: `${status} ${indRead}`,
    status,
    tipology: '',
    subtipology: '',
    subject: 'Cambio de titular',
    createDate: '09/03/2026',
    indRead,
  })
  const requests = [request(0, 'EN CURSO'), request(0, 'ANULADA'), request(1, 'EN CURSO')]
  const filters = [{ master: 'SERVICE_REQUEST_FILTERS', language: 'ES', key: 'FILTERS', value: 'EN CURSO;CERRADA' }]
  listed.mockReset().mockReturnValue({ content: { serviceRequests: { count: 3, items: requests } } })
  const content = (body: object) => () => ({ content: body })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': asked,
      'DELETE /tokens': content({}),
      'GET /pushNotifications': content({
        pushNotifications: { pushNotificationsItem: [notice('1', '0'), notice('2', '0'), notice('3', '1')] },
      }),
      'GET /serviceRequests': listed,
      'GET /masterData': content({ items: filters }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

function frame(roles: string, children: ReactNode = null, at = '/landing') {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: roles } }))
  return renderScreen(<SignedInFrame>{children}</SignedInFrame>, at)
}

/** Shows the number of supplies. Once it is known, the tabs are final. */
function KnownSupplies() {
  return <p>{`known supplies: ${useSupplyCount(useSession()) ?? 'none yet'}`}</p>
}

/** Loads the settings of an installation. */
async function configure(settings: object): Promise<void> {
  const answers = globalThis.fetch
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(settings)))
  await loadConfig()
  vi.stubGlobal('fetch', answers)
}

const tabs = () =>
  [...(screen.queryByRole('navigation', { name: 'Navegación principal' })?.querySelectorAll('a') ?? [])].map((tab) =>
    tab.getAttribute('href'),
  )

test('links the privacy policy of the app in the app, and that of the web on the web [SC-029]', async () => {
  const links = { privacy: 'https://ejemplo.es/privacidad', privacyApp: 'https://ejemplo.es/privacidad-app' }
  await configure({ links })
  const privacy = () => screen.getByRole('link', { name: /privacidad/i }).getAttribute('href')
  frame('US_USER')
  expect(privacy()).toBe(links.privacy)
  cleanup()
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => ({ ...usualSwitches, push: false })),
  )
  frame('US_USER')
  expect(privacy()).toBe(links.privacyApp)
})

test.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
])('shows with %i supplies the dashboard tab: %s [SC-038 CO-012]', async (count, shown) => {
  supplies = count
  frame('US_USER', <KnownSupplies />)
  expect(tabs()).not.toContain('/dashboard')
  expect(await screen.findByText(`known supplies: ${count}`)).toBeTruthy()
  expect(tabs().includes('/dashboard')).toBe(shown)
})

test('counts supplies that cannot be read as none for the tabs', async () => {
  asked.mockReturnValueOnce({ content: {} })
  frame('US_USER', <KnownSupplies />)
  expect(await screen.findByText('known supplies: 0')).toBeTruthy()
})

test('shows a customer supplies, connections, requests and frequent questions [SC-039 SC-040 SC-041 SC-042 RO-021]', async () => {
  frame('US_USER,US_SUPPLYPOINT_CLIENT')
  await waitFor(() =>
    expect(tabs()).toEqual(['/dashboard', '/supplies', '/provisionsVinculation', '/requests', '/faqs']),
  )
})

test('shows staff the tabs of their work [SC-045 SC-046 SC-047]', () => {
  frame('US_CC,US_CC_WHITELIST,US_CC_MFA_ADMIN')
  expect(tabs().filter((tab) => tab !== '/faqs')).toEqual([
    '/admin',
    '/gestionAverias',
    '/controlMensajeria',
    '/gestionUsuarios',
    '/gestionUsuariosCallCenter',
    '/mfa-admin',
  ])
})

test.each([
  ['US_USER,US_CC,MANAGER_ADMIN_ASOC', ['/association']],
  ['US_USER,US_CC,MANAGER_ADMIN_ENT', ['/enterprise']],
  ['US_USER,US_MANAGER', []],
  ['US_CC,US_CC_WHITELIST', []],
])('shows %s of the tabs of managers %j [SC-043 SC-044]', (roles, shown) => {
  frame(roles)
  expect(tabs().filter((tab) => tab === '/association' || tab === '/enterprise')).toEqual(shown)
})

test.each([
  ['/supplies', ['/supplies']],
  ['/supplies/detail?supply=ES0021000000000001AB', ['/supplies']],
  ['/suppliesVinculation', ['/supplies']],
  ['/faqs', ['/faqs']],
  ['/profile', []],
])('marks on %s the tabs %j, and no others', (at, marked) => {
  frame('US_USER,US_SUPPLYPOINT_CLIENT', null, at)
  const navigation = screen.getByRole('navigation', { name: 'Navegación principal' })
  const current = [...navigation.querySelectorAll('[aria-current=page]')].map((tab) => tab.getAttribute('href'))
  expect(current).toEqual(marked)
})

test('marks the box of the user on a page without a tab, and leaves the bell unmarked', async () => {
  frame('US_USER,US_SUPPLYPOINT_CLIENT', null, '/profile')
  const box = await screen.findByRole('button', { current: true })
  expect(box.getAttribute('aria-haspopup')).toBe('true')
  const bell = await screen.findByRole('link', { name: 'Avisos, 2 sin leer' })
  expect(bell.getAttribute('aria-current')).toBeNull()
})

test('counts on the bar of a phone the unread open requests and the unread notices [SC-051 FL-119]', async () => {
  const listener = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: listener, removeEventListener: listener }))
  frame('US_USER')
  const bar = within(await screen.findByRole('navigation', { name: 'Accesos rápidos' }))
  expect(await bar.findByRole('link', { name: /^1 sin leer *Solicitudes/ })).toBeDefined()
  expect(await bar.findByRole('link', { name: /^2 sin leer *Avisos/ })).toBeDefined()
  expect(listed.mock.calls.map(([query]) => query.get('filter'))).toEqual(['documentNumber::12345678Z|status::1'])
})

test('counts on the badge the unread requests that pass the configured filter [SC-041 CF-001]', async () => {
  frame('US_USER')
  expect(await screen.findByRole('link', { name: /Solicitudes.*1/ })).toBeTruthy()
})

test('shows no tabs until data protection is accepted', () => {
  openSession(openingAnswer('0000', { user: { gdprAccepted: '0' } }))
  renderScreen(<SignedInFrame>{null}</SignedInFrame>, '/gdpr')
  expect(tabs()).toEqual([])
})

test('shows a visitor no tabs, and offers sign-up and offline payment [SC-008 RO-065 FL-075]', () => {
  renderScreen(<PublicArea>{null}</PublicArea>)
  expect(tabs()).toEqual([])
  expect(screen.getByRole('link', { name: /Crear una cuenta/ }).getAttribute('href')).toBe('/signup')
  expect(screen.getByRole('link', { name: /Pagar sin registrarse/ }).getAttribute('href')).toBe('/offlinepayment')
})

test('offers nothing beside a payment that would end it', () => {
  renderScreen(<PublicArea>{null}</PublicArea>, '/offlinepayment')
  expect(screen.queryByRole('link', { name: /Crear una cuenta|Pagar sin registrarse/ })).toBeNull()
})

const FOOTER = ['Contacto', 'Aviso legal', 'Política de cookies', 'Privacidad del área de clientes', 'Accesibilidad']
const leadsOutside = (name: string) => screen.getByRole('link', { name }).getAttribute('target') === '_blank'

test.each(['/offlinepayment', '/signup', '/pre-signup', '/login/reset', '/login/update-password', '/login#password'])(
  'opens help and every link of the footer beside the form of %s',
  async (address) => {
    await configure({})
    const [path, question] = address.split('#')
    renderScreen(<PublicArea>{null}</PublicArea>, { pathname: path ?? '', state: { question } })
    expect([...FOOTER, 'Ayuda'].filter((name) => !leadsOutside(name))).toEqual([])
  },
)

test('opens the links of the footer in place on a page for visitors, until something is typed', async () => {
  await configure({})
  const Typing = () => {
    const [typed, setTyped] = useState('')
    useDraft(null, typed === '' ? null : { typed })
    return <input aria-label="Asunto" value={typed} onChange={({ target }) => setTyped(target.value)} />
  }
  renderScreen(
    <PublicArea>
      <Typing />
    </PublicArea>,
    '/contacto',
  )
  expect(FOOTER.filter(leadsOutside)).toEqual([])
  fireEvent.change(screen.getByLabelText('Asunto'), { target: { value: 'Buenas' } })
  expect(FOOTER.filter((name) => !leadsOutside(name))).toEqual([])
})

test('shows no links in the footer beside a form in the app', async () => {
  await configure({})
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => ({ ...usualSwitches, push: false })),
  )
  renderScreen(<PublicArea>{null}</PublicArea>, '/offlinepayment')
  expect(within(screen.getByRole('contentinfo')).queryAllByRole('link')).toEqual([])
})

test.each(['/login', '/signup', '/pre-signup', '/login/reset'])('offers on %s to pay without registration', (path) => {
  renderScreen(<PublicArea>{null}</PublicArea>, path)
  expect(screen.getByRole('link', { name: /Pagar sin registrarse/ }).getAttribute('href')).toBe('/offlinepayment')
})

test('shows the current error on the banner, until a press closes and clears it [SC-034]', () => {
  renderScreen(<ErrorBanner />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => reportError(new ApiError({ code: 'CC2', service: 'login', status: 200 })))
  expect(screen.getByRole('alert').textContent).toContain('No puede actuar en nombre de ese usuario.')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect([screen.queryByRole('alert'), errorStore.current()]).toEqual([null, null])
  act(() => reportError(new ApiError({ code: 'TS01000004', service: 'customData', status: 200 })))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says that a world is gone, and leads back to the default one', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  document.cookie = 'x-sandbox=gone; path=/'
  renderScreen(<ErrorBanner />)
  act(() => reportError(new ApiError({ code: 'WORLD_UNKNOWN', service: 'login', status: 400 })))
  expect(screen.getByRole('alert').textContent).toContain('Este mundo de pruebas ya no existe.')
  fireEvent.click(screen.getByRole('button', { name: 'Volver al mundo predeterminado' }))
  expect(assign).toHaveBeenCalledWith(`${window.location.origin}/`)
  expect(document.cookie).not.toContain('x-sandbox')
  assign.mockRestore()
})

test('tells of an idle session by a dialog that accepting closes [SC-035]', () => {
  renderScreen(<SessionTimeoutDialog />)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => sessionStore.set({ status: 'visitor', ended: 'idle' }))
  expect(screen.getByRole('dialog', { name: 'Su sesión se ha cerrado' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [0, null],
  [1, 'Le queda 1 día para cambiar su contraseña.'],
  [44, 'Le quedan 44 días para cambiar su contraseña.'],
  [45, null],
])('tells with %i days left to change the password: %s [SC-058 FL-037]', (lastPasswordChange, words) => {
  openSession(openingAnswer('0000', { lastPasswordChange }))
  renderScreen(<PasswordAgeNotice />, '/supplies')
  expect(screen.queryByRole('status')?.textContent?.includes(words ?? '') ?? null).toBe(words === null ? null : true)
})

test.each(['/profile', '/profile/changePassword'])(
  'keeps the notice of the password off %s, which says it itself',
  (path) => {
    openSession(openingAnswer('0000', { lastPasswordChange: 30 }))
    renderScreen(<PasswordAgeNotice />, path)
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('fails with -0001 when the code of a page does not arrive, and offers to reload [ER-033]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Screen = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  renderScreen(
    <ScreenBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ScreenBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('No hemos podido cargar la página.')
  expect(screen.getByText('-0001')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy()
})

test('keeps the frame standing around a screen that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = lazy(async () => ({
    default: (): never => {
      throw new Error('broken')
    },
  }))
  openSession(openingAnswer())
  renderScreen(
    <Routes>
      <Route
        element={
          <SignedInFrame>
            <Outlet />
          </SignedInFrame>
        }
      >
        <Route path="*" element={<Broken />} />
      </Route>
    </Routes>,
    '/landing',
  )
  expect(await screen.findByRole('heading', { name: 'No hemos podido mostrar esta página' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Navegación principal' })).toBeTruthy()
})

test.each([
  ['/', '/login'],
  ['/?dossier=EXP000000000003', '/login?dossier=EXP000000000003'],
  ['/no-hay-nada', '/not-found'],
  ['/supplies/detail?supply=1', '/login?redirectTo=%2Fsupplies%2Fdetail%3Fsupply%3D1'],
])('leads a visitor from %s to %s [RT-001 RT-085 RO-066]', async (address, target) => {
  const { place } = renderRoutes(routes, address, findRoutes)
  await waitFor(() => expect(place()).toBe(target))
})

test.each(['/', '/login?redirectTo=//evil.example'])(
  'leads a session from %s to its home [RT-001 FL-026]',
  async (address) => {
    openSession(openingAnswer())
    const { place } = renderRoutes(routes, address, findRoutes)
    await waitFor(() => expect(place()).toBe('/dashboard'))
  },
)

test('explains routes that do not load, and offers to load the page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router } = renderRoutes(routes, '/login', async () =>
    loadCode(async () => Promise.reject(new TypeError('gone'))),
  )
  expect(await screen.findByRole('textbox')).toBeTruthy()
  await act(async () => router.navigate('/politica-de-cookies'))
  expect(await screen.findByRole('heading', { name: 'No hemos podido mostrar esta página' })).toBeTruthy()
  expect(screen.getByText(/No hemos podido cargar la página/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy()
})

test('draws the first screen of a page without its placeholder', async () => {
  const placeholders: Element[] = []
  const watch = new MutationObserver(() => placeholders.push(...document.querySelectorAll('[data-arriving]')))
  watch.observe(document.body, { childList: true, subtree: true })
  renderRoutes(routes, '/politica-de-cookies', findRoutes)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  watch.disconnect()
  expect(placeholders).toEqual([])
})

/** The frame as the guard of private pages renders it: only with a session. */
function WhileOpen({ children }: { readonly children: ReactNode }) {
  return useSessionState().status === 'open' && <SignedInFrame>{children}</SignedInFrame>
}

test('asks before a log-out with unsaved input, and keeps or ends the session as chosen', async () => {
  openSession(openingAnswer())
  const { user, place } = renderScreen(
    <WhileOpen>
      <LeaveQuestion unsaved />
    </WhileOpen>,
    '/profile',
  )
  const pressLogOut = async () => {
    await user.click(screen.getByRole('button', { name: /Lucía/ }))
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  }
  await pressLogOut()
  await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }))
  expect([place(), sessionStore.current().status]).toEqual(['/profile', 'open'])
  await pressLogOut()
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  expect([place(), sessionStore.current().status]).toEqual(['/login', 'visitor'])
})

test('logs out without a question when there is nothing to lose', async () => {
  openSession(openingAnswer())
  const { user } = renderScreen(<WhileOpen>{null}</WhileOpen>, '/profile')
  await user.click(screen.getByRole('button', { name: /Lucía/ }))
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(sessionStore.current().status).toBe('visitor')
})
