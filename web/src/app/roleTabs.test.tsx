import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '#src/session/tokens/openSession.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { SignedInFrame } from './frame/SignedInFrame.tsx'

let supplies = 2
let asked = 0
let failing = false

beforeEach(() => {
  freshClient()
  supplies = 2
  asked = 0
  failing = false
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': () => {
        asked += 1
        if (failing) return { code: 'XXX', status: 400 }
        return ownSupplies(...Array.from({ length: supplies }, (_, n) => ({ ...example('SupplyPoint'), cups: `${n}` })))
      },
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
      'GET /serviceRequests': () => ({ content: { serviceRequests: { count: 0, items: [] } } }),
      'GET /masterData': () => ({ content: { items: [] } }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** The targets of the header's tabs for these roles, in order. */
function tabsOf(roles: string): (string | null)[] {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: roles } }))
  renderScreen(<SignedInFrame>{null}</SignedInFrame>, '/landing')
  return shown()
}

const shown = () =>
  [...(screen.queryByRole('navigation', { name: 'Navegación principal' })?.querySelectorAll('a') ?? [])].map((tab) =>
    tab.getAttribute('href'),
  )

const UNBOUND = ['/dashboard', '/suppliesVinculation', '/provisionsVinculation', '/requests', '/faqs']
const STAFF = ['/faqs', '/admin', '/gestionAverias', '/controlMensajeria', '/gestionUsuarios']

type Case = [roles: string, tabs: readonly string[]]

test.each([
  ['US_USER', UNBOUND],
  ['US_USER,US_CC_MFA_ADMIN', [...UNBOUND, '/mfa-admin']],
])('shows %s the tabs %j [RO-021]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each<Case>([
  ['US_MANAGER', UNBOUND],
  [
    'US_MANAGER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT',
    ['/dashboard', '/supplies', '/provisions', '/requests', '/faqs'],
  ],
  ['US_MANAGER,US_CC_MFA_ADMIN', [...UNBOUND, '/mfa-admin']],
])('shows %s the tabs %j [RO-025]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each<Case>([
  ['US_CONSULTANT', UNBOUND],
  ['US_CONSULTANT,US_SUPPLYPOINT_CLIENT', ['/dashboard', '/supplies', ...UNBOUND.slice(2)]],
  ['US_CONSULTANT,US_DOSSIER_CLIENT', [...UNBOUND.slice(0, 2), '/provisions', '/requests', '/faqs']],
])('shows %s the tabs %j [RO-029]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each([1, 5])('shows US_SUPPLYPOINT_CLIENT with %i supplies the dashboard [RO-033]', async (count) => {
  supplies = count
  tabsOf('US_SUPPLYPOINT_CLIENT')
  await waitFor(() =>
    expect(shown()).toEqual(['/dashboard', '/supplies', '/provisionsVinculation', '/requests', '/faqs']),
  )
})

test.each([0, 6])('shows US_SUPPLYPOINT_CLIENT with %i supplies no dashboard [RO-033]', async (count) => {
  supplies = count
  tabsOf('US_SUPPLYPOINT_CLIENT')
  await waitFor(() => expect(asked).toBe(1))
  expect(shown()).toEqual(['/supplies', '/provisionsVinculation', '/requests', '/faqs'])
})

test('keeps the tab of the dashboard while the supplies cannot be read', async () => {
  failing = true
  tabsOf('US_SUPPLYPOINT_CLIENT')
  await waitFor(() => expect(shown()[0]).toBe('/dashboard'))
})

test('shows US_DOSSIER_CLIENT the provisions directly [RO-037]', async () => {
  tabsOf('US_DOSSIER_CLIENT')
  await waitFor(() =>
    expect(shown()).toEqual(['/dashboard', '/suppliesVinculation', '/provisions', '/requests', '/faqs']),
  )
})

test.each<Case>([
  ['US_CC', STAFF],
  ['US_CC,US_CC_MFA_ADMIN', [...STAFF, '/mfa-admin']],
  // A manager of members may not open the pages of staff, whatever other roles they have.
  ['US_CC,MANAGER_ADMIN_ASOC', [...UNBOUND, '/association']],
])('shows %s the tabs %j [RO-041]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each<Case>([
  ['US_CC_WHITELIST', [...STAFF, '/gestionUsuariosCallCenter']],
  ['US_CC,US_CC_WHITELIST', [...STAFF, '/gestionUsuariosCallCenter']],
  // The bar on managers overrides the role.
  ['US_CC_WHITELIST,MANAGER_ADMIN_ENT', ['/faqs', '/enterprise']],
])('shows %s the tabs %j [RO-045]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each<Case>([
  ['US_CC_MFA_ADMIN', ['/faqs', '/mfa-admin']],
  ['US_CC,US_CC_MFA_ADMIN', [...STAFF, '/mfa-admin']],
  ['US_USER,US_CC_MFA_ADMIN', [...UNBOUND, '/mfa-admin']],
])('shows %s the tabs %j [RO-049]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each<Case>([
  ['US_USER,US_CC,MANAGER_ADMIN_ASOC', [...UNBOUND, '/association']],
  ['US_USER,US_CC,US_CC_WHITELIST,MANAGER_ADMIN_ASOC', ['/faqs', '/association']],
])('shows %s the tabs %j, and none of staff [RO-053 SC-043]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each<Case>([
  ['US_USER,US_CC,MANAGER_ADMIN_ENT', [...UNBOUND, '/enterprise']],
  ['US_USER,US_CC,US_CC_WHITELIST,MANAGER_ADMIN_ENT', ['/faqs', '/enterprise']],
])('shows %s the tabs %j, and none of staff [RO-057 SC-044]', async (roles, expected) => {
  tabsOf(roles)
  await waitFor(() => expect(shown()).toEqual(expected))
})

test.each(['SU_UFD', 'US_CC,SU_UFD', 'US_CC,US_CC_WHITELIST,SU_UFD'])('shows %s no tabs [RO-061]', (roles) => {
  expect(tabsOf(roles)).toEqual([])
})

test('keeps the tab of second factors for their administrator, even with SU_UFD [RO-061]', () => {
  expect(tabsOf('US_CC,US_CC_MFA_ADMIN,SU_UFD')).toEqual(['/mfa-admin'])
})

test.each([
  ['US_USER,US_CC,MANAGER_ADMIN_ASOC', 'Asociación', '/association'],
  ['US_USER,US_CC,MANAGER_ADMIN_ENT', 'Empresa', '/enterprise'],
])('leads from the menu of %s to %s, which has no tab on phones', async (roles, label, to) => {
  tabsOf(roles)
  await userEvent.click(screen.getByRole('button', { expanded: false, name: /Lucía/ }))
  const links = screen.getAllByRole('link', { name: label })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([to, to])
})

test.each([
  ['US_CC', ['/profile', '/notifications', '/what-is-new']],
  ['US_CC_MFA_ADMIN', ['/profile', '/notifications', '/what-is-new']],
  ['US_USER', ['/profile', '/payments', '/managers', '/notifications', '/what-is-new']],
])('offers in the menu of %s only pages that open for them', async (roles, pages) => {
  tabsOf(roles)
  await userEvent.click(screen.getByRole('button', { name: /Lucía/ }))
  const items = screen.getByRole('button', { name: 'Cerrar sesión' }).closest('ul')?.querySelectorAll('a') ?? []
  const targets = [...items].map((item) => item.getAttribute('href') ?? '')
  expect(targets).toEqual(pages)
})
