import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delegation, SupplyPoint } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { counted } from '#src/testing/counted.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { AddDelegationScreen } from './AddDelegationScreen.tsx'

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

interface Held {
  readonly existing?: readonly Delegation[]
  readonly own?: readonly SupplyPoint[]
}

function open(address: string, { existing = [], own = [example('SupplyPoint')] }: Held = {}) {
  const create = vi.fn<Handler>(() => ({
    content: { delegations: counted([{ ...example('Delegation'), status: 'P', checked: false }]) },
  }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /delegations': () => ({ content: { delegations: counted(existing) } }),
      'GET /delegates': () => ({ content: { delegates: counted(existing.length > 0 ? [example('Delegate')] : []) } }),
      'GET /supplypoints': () => ownSupplies(...own),
      'POST /delegations': create,
    }),
  )
  const screens = { [paths.addManager]: <AddDelegationScreen />, [paths.addConsultant]: <AddDelegationScreen /> }
  return { ...renderScreens(screens, address), create, user: userEvent.setup({ delay: null }) }
}

/** Answers all questions up to the check: Carme, the only supply, for the usual year of a manager. */
async function answerAll(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Documento'), '11.111.111-h')
  await user.click(next())
}

const next = () => screen.getByRole('button', { name: 'Continuar' })

test('leads a step without earlier answers back to the first open one', async () => {
  open(`${paths.addManager}?step=check`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Añadir un gestor' })).toBeTruthy()
})

test("rejects one's own document before anything else is asked", async () => {
  const { user, place } = open(paths.addManager)
  await user.type(await screen.findByLabelText('Documento'), '12345678-z')
  await user.click(next())
  expect(screen.getAllByText('Ese documento es el suyo: elija a otra persona.')).toHaveLength(2)
  expect(place()).toBe('/managers/add')
})

test('offers a known delegate by name and fills in the one of the address', async () => {
  const { user, unmount } = open(paths.addManager, { existing: [example('Delegation')] })
  await user.click(await screen.findByRole('button', { name: 'Carme Otero Vázquez' }))
  expect(screen.getByLabelText<HTMLInputElement>('Documento').value).toBe('11111111H')
  unmount()
  open(`${paths.addManager}?delegate=17`, { existing: [example('Delegation')] })
  expect(await screen.findByDisplayValue('11111111H')).toBeTruthy()
})

test('fills in the only supply and the usual term: a year for a manager, 30 days for a consultant', async () => {
  const { unmount } = open(paths.addManager)
  expect(await screen.findByRole('checkbox', { name: /Piso de Santiago/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Último día de acceso')).toHaveProperty('value', '15/03/2027')
  unmount()
  const two = [example('SupplyPoint'), { ...example('SupplyPoint'), cups: 'ES0022007661975322ZM1P' }]
  open(paths.addConsultant, { own: two })
  for (const box of await screen.findAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
  expect(screen.getByLabelText('Último día de acceso')).toHaveProperty('value', '14/04/2026')
})

test('leads a user without own supplies to bind one', async () => {
  open(paths.addManager, { own: [] })
  expect(await screen.findByText('No tiene suministros propios que confiar')).toBeTruthy()
})

test('sends the day after the last one as the end, blocks Back and starts the next one empty', async () => {
  const { user, create, place, router } = open(paths.addManager)
  await answerAll(user)
  expect(await screen.findByText('lunes 15 de marzo de 2027')).toBeTruthy()
  expect(await screen.findByText(/pagar facturas, programar lecturas y reconectar/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText(/^Hemos pedido a Carme Otero Vázquez que se ocupe de 1 suministro/)).toBeTruthy()
  expect(create.mock.calls.map(([, body]) => body)).toEqual([
    {
      cups: ['ES0022007661975321ZM1P'],
      delegate: { documentNumber: '11111111H', role: 'US_MANAGER' },
      endDate: '2027-03-16',
    },
  ])
  expect(place()).toBe('/managers/add?step=sent')
  await router.navigate(-1)
  expect(place()).not.toContain('step=check')
  await router.navigate(1)
  // The next delegation starts empty.
  await user.click(screen.getByRole('link', { name: 'Añadir a otra persona' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Documento')).value).toBe('')
})

test('shows a known delegate by name, with the supplies they already manage', async () => {
  const other = { userId: 18, documentNumber: '98765432M', name: 'Antón Rey', role: 'US_MANAGER' as const }
  const existing = [{ ...example('Delegation'), delegationId: '30', delegate: other }, example('Delegation')]
  const { user } = open(paths.addManager, { existing })
  await answerAll(user)
  expect(await screen.findByText('Carme Otero Vázquez (11111111H)')).toBeTruthy()
  expect(screen.getByText(/Ya se ocupa de 1 de ellos/)).toBeTruthy()
})

test('announces existing delegations before sending and says afterwards that nothing changed', async () => {
  const existing = { ...example('Delegation'), endDate: '16/03/2027' }
  const { user, create } = open(paths.addManager, { existing: [existing] })
  await answerAll(user)
  expect(await screen.findByText(/Ya se ocupa de 1 de ellos/)).toBeTruthy()
  create.mockReturnValue({ content: { delegations: counted([existing]) } })
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Todo estaba ya así' })).toBeTruthy()
  expect(screen.getByText(/sigue igual/)).toBeTruthy()
})

test.each([
  ['2015', 'Con ese documento no hay ningún gestor dado de alta.', 'Cambiar el documento', '11111111H'],
  ['TS01000004', /ya no está a su nombre/, 'Elegir de nuevo', '11111111H'],
])('explains refusal %s and leads back to its answer', async (code, words, link, kept) => {
  const { user, create, place } = open(paths.addManager)
  await answerAll(user)
  create.mockReturnValue({ code })
  await user.click(await screen.findByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: link }))
  expect(place()).toBe('/managers/add?step=grant')
  await waitFor(() => expect(screen.queryByDisplayValue(kept)).not.toBeNull())
})
