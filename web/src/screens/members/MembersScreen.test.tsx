import type { Role } from '@acometida/api-spec/rules/person/roles'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchedUsersStore } from '#src/session/acting/searchedUser.store.ts'
import { currentSession, type Session } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { MembersScreen } from './MembersScreen.tsx'

const members = vi.fn<Handler>()
const logIn = vi.fn<Handler>()

const ana = {
  userId: 31,
  documentNumber: '11111111H',
  name: 'Ana',
  surName: 'Lago',
  email: 'ana@correo.gal',
  phone: '612345678',
  supplyCount: 2,
  pending: 0,
}
const brais = {
  ...ana,
  userId: 32,
  documentNumber: '22222222J',
  name: 'Brais',
  surName: 'Rey',
  email: 'b@correo.gal',
  supplyCount: 1,
  pending: 3,
}

beforeEach(() => {
  freshClient()
  searchedUsersStore.set([])
  list([ana, brais])
  logIn.mockReset().mockReturnValue({ content: openingAnswer('0000', { user: { userId: 31 }, accessToken: 'theirs' }) })
  vi.stubGlobal(
    'fetch',
    fakeFetch({ 'GET /associations': members, 'POST /login': logIn, 'DELETE /tokens': () => ({ content: {} }) }),
  )
})
afterEach(() => vi.unstubAllGlobals())

function list(items: readonly object[], count = items.length) {
  members.mockReset().mockReturnValue({ content: { members: { count, items } } })
}

function open(at = '/association', changes: Partial<Session> = {}) {
  const roles: readonly Role[] = [
    'US_USER',
    'US_CC',
    at === '/association' ? 'MANAGER_ADMIN_ASOC' : 'MANAGER_ADMIN_ENT',
  ]
  const own = { roles, document: 'G12345674', loginDocument: 'G12345674', ...changes }
  const view = renderScreens({ [at]: <MembersScreen />, '/': <p>home of who is in view</p> }, at, own)
  return { ...view, user: userEvent.setup() }
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

test.each([
  ['/association', 'A', 'Los miembros de su asociación'],
  ['/enterprise', 'E', 'Las empresas de su grupo'],
])('lists at %s the members of type %s, those with most pending items first', async (at, type, title) => {
  open(at)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  await screen.findByRole('table')
  expect(rows()).toEqual(['Brais Rey', 'Ana Lago'])
  expect(screen.getByText('3')).toBeDefined()
  expect(screen.getByText('Nada pendiente')).toBeDefined()
  expect(members.mock.lastCall?.[0].get('filter')).toBe(`documentNumber::G12345674|type::${type}`)
})

test('finds members by document, name and e-mail and sorts them by supplies', async () => {
  const { user } = open()
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Suministros' }))
  expect(rows()).toEqual(['Brais Rey', 'Ana Lago'])
  for (const [typed, names] of [
    ['2222', ['Brais Rey']],
    ['lago ana', ['Ana Lago']],
    ['B@correo', ['Brais Rey']],
  ] as const) {
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), typed)
    expect(rows()).toEqual(names)
  }
  await user.type(screen.getByRole('searchbox'), 'zzz')
  await user.click(screen.getByRole('button', { name: 'Ver todos' }))
  expect(rows()).toHaveLength(2)
})

test('says that there are no members yet', async () => {
  list([])
  open()
  expect(await screen.findByText('Su asociación aún no tiene miembros')).toBeDefined()
})

test('lists, finds and counts members of later pages with the rest', async () => {
  const crowd = Array.from({ length: 240 }, (_, nth) => ({
    ...ana,
    userId: 100 + nth,
    name: 'Socio',
    surName: `n.º ${nth}`,
    pending: nth === 239 ? 7 : 0,
  }))
  members.mockImplementation((query) => {
    const from = Number(query.get('offset') ?? 0)
    return { content: { members: { count: 240, items: crowd.slice(from, from + Number(query.get('limit'))) } } }
  })
  const { user } = open()
  await screen.findByRole('table')
  expect(rows()[0]).toBe('Socio n.º 239')
  expect(screen.getByText(/de 240$/)).toBeDefined()
  await user.type(screen.getByRole('searchbox'), 'socio 150')
  expect(rows()).toEqual(['Socio n.º 150'])
  expect(members.mock.calls.map(([query]) => query.get('offset') ?? '0')).toEqual(['0', '100', '200'])
})

test('opens the home of the member acted for and returns the focus to their row', async () => {
  const { user, place, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Actuar por Brais Rey' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Actuar por Brais Rey' }))
  await waitFor(() => expect(place()).toBe('/'))
  expect(logIn.mock.lastCall?.[1]).toEqual({ userId: 32 })
  expect(currentSession()).toMatchObject({ user: { token: 'theirs' }, admin: { token: 'access' } })
  const { stopActing } = await import('#src/session/acting/acting.ts')
  stopActing()
  await router.navigate('/association')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actuar por Brais Rey' })))
})

test('reloads a failed list and keeps a refusal to act in its dialog', async () => {
  members.mockReturnValueOnce({ code: 'XXX', status: 503 })
  logIn.mockReturnValue({ code: 'CC2' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await user.click(await screen.findByRole('button', { name: 'Actuar por Ana Lago' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Actuar por Ana Lago' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ahora no se puede actuar')
})

test('offers no acting during the first', async () => {
  const acting = { userId: 1, name: 'Iria', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }
  open('/association', { acting, name: 'Brais' })
  expect(await screen.findByText(/Está actuando en nombre de Brais/)).toBeDefined()
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: /Actuar por/ })).toBeNull()
})
