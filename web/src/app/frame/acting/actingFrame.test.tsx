import { example } from '@acometida/api-spec/operations/example.ts'
import type { Role } from '@acometida/api-spec/rules/person/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUser } from '#src/api/generated/api.ts'
import { SignedInFrame } from '#src/app/frame/SignedInFrame.tsx'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { startActing } from '#src/session/acting/acting.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { toastStore } from '#src/ui/feedback/toast.store.ts'

const customer: { userId: number; documentNumber: string; gdprAccepted: '0' | '1' } = {
  userId: 19,
  documentNumber: '12345678Z',
  gdprAccepted: '1',
}

beforeEach(() => {
  freshClient()
  const content = (body: object) => () => ({ content: body })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /login': () => ({ content: openingAnswer('0000', { user: customer, accessToken: 'theirs' }) }),
      'PUT /tokens': () => ({ code: '9002', status: 401 }),
      'DELETE /tokens': content({}),
      'GET /users/19': () => ({ code: '9002', status: 401 }),
      'GET /supplypoints': content(example('listSupplyPoints', 'flat')),
      'GET /pushNotifications': content({ pushNotifications: { pushNotificationsItem: [] } }),
      'GET /serviceRequests': content({ serviceRequests: { count: 0, items: [] } }),
      'GET /masterData': content({ items: [] }),
    }),
  )
})
afterEach(() => {
  customer.gdprAccepted = '1'
  vi.unstubAllGlobals()
})

/** Iria acts for Lucía and opens a page. */
async function act(roles: readonly Role[], at: string) {
  const user = { userId: 7, documentNumber: '70000001', name: 'Iria', surName: 'Pazos' }
  openSession(openingAnswer('0000', { realmUser: { userProfiles: roles.join(',') }, user }))
  await startActing(19)
  return renderScreen(
    <SignedInFrame>
      <Titled />
    </SignedInFrame>,
    at,
  )
}

function Titled() {
  useDocumentTitle('Mis suministros')
  return (
    <>
      <p>the page</p>
      <Button type="submit" loading={false}>
        Guardar
      </Button>
      <Button loading={false} aria-label="Retirar la de Rúa Nova">
        Retirar
      </Button>
      <Button loading={false} reads>
        Descargar
      </Button>
      <Button>Cerrar</Button>
    </>
  )
}

const pageButtons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

const tabs = () =>
  [...screen.getByRole('navigation', { name: 'Navegación principal' }).querySelectorAll('a')].map((tab) =>
    tab.getAttribute('href'),
  )
const ofCustomer = ['/dashboard', '/supplies', '/provisions', '/requests']

test('shows acting staff the tabs of the customer, and their own in failure management alone [RO-071]', async () => {
  const roles = ['US_CC', 'US_CC_WHITELIST', 'US_CC_MFA_ADMIN'] as const
  const { unmount } = await act(roles, '/supplies')
  await waitFor(() => expect(tabs()).toEqual([...ofCustomer, '/faqs']))
  expect(screen.getByRole('button', { name: 'Terminar' })).toBeDefined()
  unmount()
  await act(roles, '/gestionAverias')
  const staffTabs = [
    '/admin',
    '/gestionAverias',
    '/controlMensajeria',
    '/gestionUsuarios',
    '/gestionUsuariosCallCenter',
  ]
  await waitFor(() => expect(tabs()).toEqual([...ofCustomer, '/faqs', ...staffTabs]))
})

test.each([['MANAGER_ADMIN_ASOC'], ['MANAGER_ADMIN_ENT']] as const)(
  "shows %s while acting the tabs of the member and the way to stop, not the manager's list [RO-074]",
  async (role) => {
    await act(['US_USER', 'US_CC', role], '/provisions')
    await waitFor(() => expect(tabs()).toEqual([...ofCustomer, '/faqs']))
    expect(screen.getByRole('button', { name: 'Terminar' })).toBeDefined()
  },
)

test('marks the icon of the window with a dot only while somebody acts', async () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  const icon = () => document.querySelector('link')?.getAttribute('href')
  const { user } = await act(['US_CC'], '/supplies')
  expect(icon()).toBe('/icon-acting.svg')
  await user.click(screen.getByRole('button', { name: 'Terminar' }))
  await waitFor(() => expect(icon()).toBe('/icon.svg'))
})

test('names both people in the bar, the title of the window and the box of the user', async () => {
  await act(['US_CC'], '/supplies')
  const bar = screen.getByRole('complementary', { name: 'Está actuando en nombre de' })
  expect(bar.textContent).toContain('Lucía Ferreiro Castro (***4567**)')
  expect(document.title).toBe('[Lucía F.] Mis suministros · Acometida')
  expect(screen.getByRole('button', { name: /Iria Pazos/ })).toBeDefined()
})

test('names the customer on each button that changes something, and on no other', async () => {
  const { user } = await act(['US_CC'], '/supplies')
  expect(pageButtons()).toEqual([
    'Guardar · en nombre de Lucía F.',
    'Retirar la de Rúa Nova en nombre de Lucía F.',
    'Descargar',
    'Cerrar',
  ])
  expect(screen.getByRole('button', { name: 'Guardar en nombre de Lucía F.' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Terminar' }))
  await waitFor(() => expect(pageButtons()).toEqual(['Guardar', 'Retirar la de Rúa Nova', 'Descargar', 'Cerrar']))
})

test('names nobody on the buttons of staff on their own screen', async () => {
  await act(['US_CC', 'US_CC_WHITELIST'], '/gestionUsuarios')
  expect(pageButtons()).toEqual(['Guardar', 'Retirar la de Rúa Nova', 'Descargar', 'Cerrar'])
})

test("returns with the agent's session to where the customer was found", async () => {
  const { user, place } = await act(['US_CC'], '/supplies')
  await user.click(screen.getByRole('button', { name: 'Terminar' }))
  await waitFor(() => expect(currentSession()).toMatchObject({ userId: 7, user: null, document: '70000001' }))
  expect(place()).toBe('/admin')
  expect(document.title).toBe('Mis suministros · Acometida')
  expect(screen.queryByRole('button', { name: 'Terminar' })).toBeNull()
})

test('returns staff with their own session when that of the customer is over, and tells them', async () => {
  const { place } = await act(['US_CC'], '/supplies')
  await getUser(19).catch(() => undefined)
  await waitFor(() => expect(place()).toBe('/admin'))
  expect(currentSession()).toMatchObject({ userId: 7, user: null })
  expect(await screen.findByText('the page')).toBeDefined()
  expect(toastStore.current().at(-1)?.text).toMatch(/^Ya no actúa en nombre de nadie/)
})

test.each(['/profile/changePassword', '/profile/changeEmail'])('closes %s while acting, and says why', async (at) => {
  await act(['US_CC'], at)
  expect(screen.getByRole('heading', { name: 'Esto solo lo cambia la persona' })).toBeDefined()
  expect(screen.queryByText('the page')).toBeNull()
})

test('works for a customer without a consent to data protection, with a notice', async () => {
  customer.gdprAccepted = '0'
  await act(['US_CC'], '/supplies')
  expect(screen.getByText(/Lucía no ha aceptado la protección de datos/)).toBeDefined()
  expect(screen.getByText('the page')).toBeDefined()
})
