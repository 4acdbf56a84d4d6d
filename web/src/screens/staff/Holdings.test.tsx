import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { CustomerCard } from './CustomerCard.tsx'

const { cups } = example('SupplyPoint')
const supplies = vi.fn<Handler>()
const outages = vi.fn<Handler>()
const dossiers = vi.fn<Handler>()
const requests = vi.fn<Handler>()
const bearers = new Set<string | null>()

const lucia: FoundPerson = {
  userId: 19,
  document: '12345678Z',
  name: 'Lucía Ferreiro',
  firstName: 'Lucía',
  surname: 'Ferreiro',
  language: 'es',
  email: example('FoundUser').email,
  phone: example('FoundUser').phone,
  roles: ['US_USER'],
  enabled: true,
  gdprAccepted: true,
  multiFactor: { on: false, channel: 'email', phone: '' },
  multiFactorMandatory: false,
}

beforeEach(() => {
  freshClient()
  bearers.clear()
  supplies.mockReset().mockReturnValue({ content: example('listSupplyPoints', 'flat') })
  outages.mockReset().mockReturnValue({ content: { supplies: [{ cups, interruptions: [example('Incidence')] }] } })
  dossiers.mockReset().mockReturnValue({ content: { dossiers: { count: 0, items: [] } } })
  requests.mockReset().mockReturnValue({ content: example('listServiceRequests', 'none') })
  const answer = fakeFetch({
    'GET /supplypoints': supplies,
    'POST /listInterruptionsPerSupplies': outages,
    'GET /dossiers': dossiers,
    'GET /serviceRequests': requests,
    'GET /preregistration/users': () => ({ content: { invitations: { count: 0, items: [] } } }),
    'GET /masterData': () => ({ content: { items: [] } }),
  })
  vi.stubGlobal('fetch', ((input, options) => {
    // The settings do not depend on the user.
    if (!String(input).includes('/masterData')) bearers.add(new Headers(options?.headers).get('authorization'))
    return answer(input, options)
  }) satisfies typeof fetch)
})
afterEach(() => vi.unstubAllGlobals())

function open(changes: Partial<FoundPerson> = {}, session: Partial<Session> = {}) {
  const view = renderScreens({ '/admin': <CustomerCard person={{ ...lucia, ...changes }} /> }, '/admin', {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles: ['US_CC'],
    document: '70000001',
    loginDocument: '70000001',
    ...session,
  })
  return { ...view, user: userEvent.setup() }
}

const part = (name: string) => within(present(screen.getByRole('heading', { level: 3, name }).closest('section')))
const lines = async (name: string) => {
  await waitFor(() => expect(part(name).queryAllByRole('listitem').length).toBeGreaterThan(0))
  return part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('reads the holdings of a customer on request, by document and with the staff token', async () => {
  const acting = { userId: 7, name: 'Iria', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }
  const user = { token: 'theirs', refreshToken: 'r', expiresAtMs: Infinity }
  const view = open({}, { acting, user })
  expect(supplies).not.toHaveBeenCalled()
  await view.user.click(screen.getByRole('button', { name: 'Consultar' }))
  await lines('Suministros')
  await waitFor(() => expect(requests).toHaveBeenCalled())
  const filters = [supplies, dossiers, requests].map((call) => call.mock.lastCall?.[0].get('filter'))
  expect(filters).toEqual(['documentNumber::12345678Z', 'docNumber::12345678Z', 'documentNumber::12345678Z'])
  expect([...bearers]).toEqual(['Bearer staff'])
  await view.user.click(screen.getByRole('button', { name: 'Ocultar' }))
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('links each supply to its failures and says whether it has power', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Consultar' }))
  await waitFor(async () => expect((await lines('Suministros'))[0]).toMatch(/Sin luz\s?desde el 16 mar 2026, 09:10$/))
  const link = part('Suministros').getByRole('link', { name: 'Piso de Santiago' })
  expect(link.getAttribute('href')).toBe(`/gestionAverias/supplyPanel?cups=${cups}`)
  const state = part('Suministros').getByRole('link', { name: 'Sin luz: Piso de Santiago' })
  expect(state.getAttribute('href')).toBe(`/gestionAverias/supplyPanel?cups=${cups}`)
})

test('fetches no outages and shows no links to a role without access to failures', async () => {
  const { user } = open({}, { roles: ['US_CC', 'SU_UFD'] })
  await user.click(screen.getByRole('button', { name: 'Consultar' }))
  await lines('Suministros')
  expect(part('Suministros').queryByRole('link')).toBeNull()
  expect(outages).not.toHaveBeenCalled()
})

test('shows which dossiers await the customer and which requests have unread news', async () => {
  const items = [
    dossierIn('inExecution', { dossierCod: 'EXP202600001602', name: 'Garaje' }),
    dossierIn('quoted', { dueDate: '2026-04-01' }),
  ]
  dossiers.mockReturnValue({ content: { dossiers: { count: 2, items } } })
  requests.mockReturnValue({
    content: {
      serviceRequests: counted([example('ServiceRequest'), { ...example('ServiceRequest'), codSR: 'SR2', indRead: 0 }]),
    },
  })
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Consultar' }))
  const [first, second] = await lines('Expedientes')
  expect(first).toBe('EXP202600000101 Rúa da Raíña, 53, LugoFalta responder al presupuestohasta el 1 abr 2026')
  expect(second).toBe('EXP202600001602 GarajeEn manos de la distribuidora')
  expect((await lines('Solicitudes')).map((line) => line?.endsWith('Novedad sin leer'))).toEqual([false, true])
})

test('shows the first ten of many supplies and counts the rest', async () => {
  const many = Array.from({ length: 12 }, (_, nth) => ({ ...example('SupplyPoint'), cups: `ES${nth}` }))
  supplies.mockReturnValue(ownSupplies(...many))
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Consultar' }))
  expect(await lines('Suministros')).toHaveLength(10)
  expect(part('Suministros').getByText('Y 2 más.')).toBeDefined()
})

test('shows only supplies for an unregistered person and offers nothing for staff', async () => {
  const { user, unmount } = open({ userId: 0, roles: [] })
  await user.click(screen.getByRole('button', { name: 'Consultar' }))
  await lines('Suministros')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  unmount()
  open({ roles: ['US_CC'] })
  expect(screen.queryByRole('button', { name: 'Consultar' })).toBeNull()
})

test('links an administrator of the second factor to the same person there', async () => {
  const { unmount } = open()
  expect(screen.queryByRole('link', { name: 'Verificación en dos pasos' })).toBeNull()
  unmount()
  const { user, place, router } = open({}, { roles: ['US_CC', 'US_CC_MFA_ADMIN'] })
  await user.click(screen.getByRole('link', { name: 'Verificación en dos pasos' }))
  expect(place()).toBe('/mfa-admin')
  expect(router.state.location.state).toEqual({ search: { key: 'documentNumber', value: '12345678Z' } })
})
