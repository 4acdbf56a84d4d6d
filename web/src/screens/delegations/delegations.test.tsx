import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delegate, Delegation } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { counted } from '#src/testing/counted.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { toast, toastStore } from '#src/ui/feedback/toast.store.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { DelegateScreen } from './DelegateScreen.tsx'
import { DelegationsScreen } from './DelegationsScreen.tsx'

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  for (const { id } of toastStore.current()) toast.dismiss(id)
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  syncServerClock(new Date().toUTCString())
})

const community = { userId: 17_019, documentNumber: 'H36170194', name: 'Comunidad Rúa Nova 3' }
const toLucia = { userId: 1, documentNumber: '12345678Z', name: 'Lucía Ferreiro Castro', role: 'US_MANAGER' } as const
const at = (street: string) => ({ street, town: 'Vigo', province: 'Pontevedra', zipCode: '36201' })
const received = (id: number, street: string, changes: Partial<Delegation> = {}) => ({
  ...example('Delegation'),
  delegationId: String(id),
  address: at(street),
  holder: community,
  delegate: toLucia,
  status: 'P',
  checked: false,
  ...changes,
})

function open(
  address: string,
  list: Answer | Promise<Answer> | readonly Delegation[],
  people: readonly Delegate[] = [example('Delegate')],
  changes: Partial<Session> = {},
) {
  let items = 'map' in list ? list : []
  const read = vi.fn<Handler>((query) => {
    if (!('map' in list)) return list
    const id = /delegationId::(\d+)/.exec(query.get('filter') ?? '')?.[1]
    return {
      content: { delegations: counted(items.filter(({ delegationId }) => id === undefined || id === delegationId)) },
    }
  })
  const update = vi.fn<Handler>(() => ({ content: { updateResult: 'OK' } }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /delegations': read,
      'GET /delegates': () => ({ content: { delegates: counted(people) } }),
      'PUT /delegations': update,
      'DELETE /delegations/31': update,
    }),
  )
  const withToasts = (
    <>
      <DelegationsScreen />
      <ToastRegion />
    </>
  )
  const profile = (
    <>
      <DelegateScreen />
      <ToastRegion />
    </>
  )
  const screens = {
    [paths.managers]: withToasts,
    [paths.consultants]: withToasts,
    [paths.managerProfile]: profile,
  }
  const become = (next: readonly Delegation[]) => {
    items = next
  }
  return { ...renderScreens(screens, address, changes), read, update, become, user: userEvent.setup({ delay: null }) }
}

const press = (name: RegExp | string) => screen.getByRole('button', { name })

test('shows a skeleton while the delegations load', async () => {
  const { container } = open(paths.managers, new Promise(() => {}))
  await screen.findByRole('heading', { level: 1, name: 'Gestores' })
  expect(container.querySelector('[data-skeleton]')).not.toBeNull()
})

test('explains managers where there are none and keeps the view in the address', async () => {
  const { user, place, read } = open(paths.managers, [])
  expect(await screen.findByText('No ha confiado suministros a ningún gestor')).toBeTruthy()
  expect(read.mock.calls[0]?.[0].get('filter')).toBe('userDocument::12345678Z|type::US_MANAGER')
  await user.click(screen.getByRole('radio', { name: 'Confiados a mí' }))
  expect(await screen.findByText('Nadie le ha confiado suministros como gestor')).toBeTruthy()
  expect(place()).toBe('/managers?view=received')
  expect(read.mock.lastCall?.[0].get('filter')).toBe('adminDocument::12345678Z|type::US_MANAGER')
})

test('takes the role from the address', async () => {
  const { read } = open(paths.consultants, [])
  expect(await screen.findByRole('heading', { level: 1, name: 'Consultores' })).toBeTruthy()
  expect(read.mock.calls[0]?.[0].get('filter')).toContain('type::US_CONSULTANT')
})

test('tells an association where the supplies entrusted to it are [CO-038 RO-012]', async () => {
  const association: Partial<Session> = {
    roles: ['US_USER', 'US_CC', 'MANAGER_ADMIN_ASOC'],
    document: 'G12345674',
    loginDocument: 'G12345674',
  }
  const { user, place, read } = open(paths.managers, [received(1, 'Rúa A')], [], association)
  await user.click(await screen.findByRole('link', { name: 'Ver los confiados a la asociación' }))
  expect(place()).toBe('/managers?view=received')
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3))
  expect(
    read.mock.calls.map(([query]) => Object.fromEntries(query)).toSorted((a, b) => Number(a.limit) - Number(b.limit)),
  ).toEqual([
    {
      filter: 'adminDocument::G12345674|type::US_MANAGER|status::C|isAsoc::1',
      limit: '1',
      offset: '0',
      sort: 'userId',
    },
    { filter: 'userDocument::G12345674|type::US_MANAGER', limit: '9999', sort: '-startDate' },
    { filter: 'adminDocument::G12345674|type::US_MANAGER|isAsoc::1', limit: '9999', sort: '-startDate' },
  ])
  expect(screen.queryByText(/A su asociación/)).toBeNull()
})

test('shows nothing of an association without entrusted supplies or to other users [RO-012]', async () => {
  const { read } = open(paths.managers, [], [], { roles: ['US_USER', 'MANAGER_ADMIN_ASOC'] })
  expect(await screen.findByText('No ha confiado suministros a ningún gestor')).toBeTruthy()
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/A su asociación/)).toBeNull()
  cleanup()
  const customer = open(paths.managers, [received(1, 'Rúa A')])
  expect(await screen.findByText('Rúa A')).toBeTruthy()
  expect(customer.read).toHaveBeenCalledOnce()
  expect(screen.queryByText(/A su asociación/)).toBeNull()
})

test('shows state and last day of each delegation and lists ended ones apart', async () => {
  open(paths.managers, [
    { ...example('Delegation'), delegationId: '1', address: at('Rúa A'), status: 'P', checked: false },
    { ...example('Delegation'), delegationId: '2', address: at('Rúa B') },
    { ...example('Delegation'), delegationId: '3', address: at('Rúa C'), endDate: '01/04/2026' },
    { ...example('Delegation'), delegationId: '4', address: at('Rúa D'), endDate: '01/03/2026', checked: false },
    { ...example('Delegation'), delegationId: '5', address: at('Rúa E'), status: 'R', checked: false },
  ])
  const rows = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent ?? '')
  const first = await rows('Suministros vigentes y pedidos')
  expect(first.map((row) => /(Sin responder|En vigor|Termina pronto)/.exec(row)?.[0])).toEqual([
    'Sin responder',
    'En vigor',
    'Termina pronto',
  ])
  expect(first[2]).toContain('31 mar 2026')
  expect((await rows('Suministros terminados')).map((row) => /(Caducada|Retirada)/.exec(row)?.[0])).toEqual([
    'Caducada',
    'Retirada',
  ])
})

test('withdraws with one press and lets the same button undo it before it is sent', async () => {
  const { user, update, become } = open(paths.managers, [example('Delegation')])
  const withdraw = /^Retirar: Rúa do Vilar/
  await user.click(await screen.findByRole('button', { name: withdraw }))
  expect(screen.getByText('Se está retirando')).toBeTruthy()
  await user.click(press(/^Deshacer: Rúa do Vilar/))
  expect(screen.getByText('En vigor')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
  await user.click(press(withdraw))
  expect(document.activeElement).toBe(press(/^Deshacer: Rúa do Vilar/))
  become([{ ...example('Delegation'), status: 'R', checked: false }])
  await user.click(press('Cerrar'))
  expect(await screen.findByText('Retirada')).toBeTruthy()
  expect(update.mock.calls.map(([, body]) => body)).toEqual([{ delegationIds: ['31'], status: 'R' }])
  expect(screen.getByText('Ahora no hay ninguno en vigor.')).toBeTruthy()
})

test('reports a failed withdrawal and leaves the delegation in force', async () => {
  const { user, update } = open(paths.managers, [example('Delegation')])
  update.mockReturnValue({ code: '9002', status: 400 })
  await user.click(await screen.findByRole('button', { name: /^Retirar: / }))
  await user.click(press('Cerrar'))
  expect(await screen.findByText(/No hemos podido hacerlo: todo sigue como estaba/)).toBeTruthy()
  expect(screen.getByText('En vigor')).toBeTruthy()
})

test('accepts several at once and names those that were not possible', async () => {
  const all = [received(1, 'Rúa A, 1'), received(2, 'Rúa B, 2'), received(3, 'Rúa C, 3')]
  const { user, update, become } = open(`${paths.managers}?view=received`, all)
  const table = await screen.findByRole('table', { name: 'Peticiones' })
  await user.click(within(table).getByRole('checkbox', { name: /Rúa A/ }))
  await user.click(within(table).getByRole('checkbox', { name: /Rúa B/ }))
  update.mockReturnValueOnce({ content: { updateResult: 'KO' } })
  become([received(1, 'Rúa A, 1')])
  await user.click(press('Aceptar'))
  expect(await screen.findByText('Ha aceptado 1 suministro')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(
    /No ha sido posible con 1 suministro:.*Rúa B, 2 \(Comunidad Rúa Nova 3\)/,
  )
  expect(update.mock.calls.map(([, body]) => body)).toEqual([
    { delegationIds: ['1', '2'], status: 'C' },
    { delegationIds: ['1'], status: 'C' },
  ])
})

test('links an entrusted supply only once it is accepted', async () => {
  const held = received(2, 'Rúa B, 2', { status: 'C', checked: true })
  open(`${paths.managers}?view=received`, [received(1, 'Rúa A, 1'), held])
  expect(await screen.findByRole('link', { name: 'Rúa B, 2' })).toBeTruthy()
  expect(screen.getByText('Rúa A, 1')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Rúa A, 1' })).toBeNull()
})

test('reports a failed acceptance and leaves the request unanswered', async () => {
  const { user, update } = open(`${paths.managers}?view=received`, [received(1, 'Rúa A, 1')])
  update.mockReturnValue({ code: '9002', status: 400 })
  await user.click(await screen.findByRole('button', { name: 'Aceptar: Rúa A, 1' }))
  expect(await screen.findByText('No hemos podido cambiar nada')).toBeTruthy()
  expect(screen.getByText('Sin responder')).toBeTruthy()
})

test('finds a delegation by person, street or CUPS and says when nothing matches', async () => {
  const many = Array.from({ length: 9 }, (_, nth) =>
    received(nth + 1, `Rúa ${nth}`, {
      status: 'C',
      checked: true,
      cups: `ES002200000000000${nth}AA1P`,
      ...(nth === 4 ? { holder: { userId: 9, documentNumber: 'B87654323', name: 'O Forno, S. L.' } } : {}),
    }),
  )
  const { user, place } = open(`${paths.managers}?view=received`, many)
  await user.type(await screen.findByRole('searchbox'), 'RUA 7')
  expect(screen.getByText('1 resultado')).toBeTruthy()
  expect(place()).toBe('/managers?view=received&search=RUA+7')
  for (const [typed, street] of [
    ['o forno', 'Rúa 4'],
    ['ES0022000000000002AA', 'Rúa 2'],
  ] as const) {
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), typed)
    expect(screen.getByText('1 resultado')).toBeTruthy()
    expect(screen.getByRole('link', { name: street })).toBeTruthy()
  }
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nadie')
  expect(screen.getByText('Nada coincide con «nadie»')).toBeTruthy()
})

test('offers to retry a failed list and says when there is no connection', async () => {
  const { unmount } = open(paths.managers, { code: 'XXX', status: 500 })
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
  unmount()
  onlineManager.setOnline(false)
  open(paths.managers, [])
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
})

test('shows the contact of a delegate and withdraws everything with one press', async () => {
  const two = [
    { ...example('Delegation'), delegationId: '1' },
    { ...example('Delegation'), delegationId: '2', address: at('Rúa B') },
  ]
  const { user, update } = open(`${paths.managerProfile}?delegate=17`, two)
  expect((await screen.findByRole('link', { name: 'carme.otero@correo.gal' })).getAttribute('href')).toBe(
    'mailto:carme.otero@correo.gal',
  )
  await user.click(press('Retirar todo'))
  expect(screen.queryByRole('button', { name: 'Retirar todo' })).toBeNull()
  await user.click(press('Cerrar'))
  await waitFor(() => expect(update.mock.lastCall?.[1]).toEqual({ delegationIds: ['1', '2'], status: 'R' }))
})

test('says that a delegate has no access left, or is not found', async () => {
  const { unmount } = open(
    `${paths.managerProfile}?delegate=17`,
    [{ ...example('Delegation'), status: 'R', checked: false }],
    [],
  )
  expect(await screen.findByText('Ya no tiene acceso a nada suyo')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Carme Otero Vázquez')
  unmount()
  open(`${paths.managerProfile}?delegate=99`, [example('Delegation')])
  expect(await screen.findByText('No encontramos a este gestor')).toBeTruthy()
})

test('keeps the title and the way back when a delegate fails to load', async () => {
  open(`${paths.managerProfile}?delegate=17`, { code: '0001', status: 400 })
  expect(await screen.findByRole('heading', { level: 1, name: 'Gestor' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /gestores/i }).getAttribute('href')).toBe(paths.managers)
})
