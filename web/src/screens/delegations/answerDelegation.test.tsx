import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delegation } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { AnswerDelegationScreen } from './AnswerDelegationScreen.tsx'
import { DelegationDoneScreen } from './DelegationDoneScreen.tsx'

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const waiting = (id: string, changes: Partial<Delegation> = {}) => ({
  ...example('Delegation'),
  delegationId: id,
  status: 'P',
  checked: false,
  ...changes,
})

function open(address: string, items: readonly Delegation[]) {
  let onServer = items
  const read = vi.fn<Handler>((query) => {
    const id = /delegationId::(\d+)/.exec(query.get('filter') ?? '')?.[1]
    return { content: { delegations: counted(onServer.filter(({ delegationId }) => delegationId === id)) } }
  })
  const update = vi.fn<Handler>(() => ({ content: { updateResult: 'OK' } }))
  vi.stubGlobal('fetch', fakeFetch({ 'GET /delegations': read, 'PUT /delegations': update }))
  const screens = {
    [paths.answerDelegation]: <AnswerDelegationScreen />,
    [paths.delegationDone]: <DelegationDoneScreen />,
  }
  const become = (next: readonly Delegation[]) => {
    onServer = next
  }
  const view = renderScreens(screens, address, { document: '11111111H', roles: ['US_USER', 'US_MANAGER'] })
  return { ...view, read, update, become, user: userEvent.setup({ delay: null }) }
}

const title = async (name: string) => expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()

test('shows who asks, for what and until when, without answering yet', async () => {
  const { update } = open('/delegation/update/31/C', [waiting('31')])
  await title('Le piden que se ocupe de un suministro')
  expect(screen.getByText('Lucía Ferreiro Castro (12345678Z)')).toBeTruthy()
  expect(screen.getByText('hasta el 28 feb 2027')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
})

test('accepts what can still be accepted and leads to the confirmation', async () => {
  const { user, update, place } = open('/delegation/update/31,32,33/C', [waiting('31'), waiting('32', { status: 'R' })])
  expect(await screen.findByText(/^2 de los suministros del enlace ya no pueden responderse/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await title('Ya puede ocuparse de ellos')
  expect(update.mock.calls.map(([, body]) => body)).toEqual([{ delegationIds: ['31'], status: 'C' }])
  expect(place()).toBe('/delegation/success?status=C&count=1')
})

test('rejects a delegation and confirms that it is not in force', async () => {
  const { user, update } = open('/delegation/update/31/C', [waiting('31')])
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }))
  await title('Hecho: ya no está en vigor')
  expect(update.mock.lastCall?.[1]).toEqual({ delegationIds: ['31'], status: 'R' })
})

test('names what was not accepted after KO, with the reason, and stays on the page', async () => {
  const { user, update, become } = open('/delegation/update/31,32/C', [waiting('31'), waiting('32')])
  update.mockReturnValueOnce({ content: { updateResult: 'KO' } })
  const button = await screen.findByRole('button', { name: 'Aceptar' })
  become([waiting('31', { status: 'C', checked: true }), waiting('32', { endDate: '16/03/2026' })])
  await user.click(button)
  expect(await screen.findByText('Ha aceptado 1 suministro')).toBeTruthy()
  expect(screen.getByText(/su plazo ha pasado/)).toBeTruthy()
  await title('Su respuesta ha llegado')
})

test('reports an answer that could not be sent and lets the user repeat it', async () => {
  const { user, update } = open('/delegation/update/31/C', [waiting('31')])
  update.mockReturnValueOnce({ code: '9002', status: 400 })
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }))
  expect(await screen.findByText(/Nada ha cambiado/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await title('Ya puede ocuparse de ellos')
})

test.each([
  ['a request that was accepted before', '31', [example('Delegation')], 'Ya lo había aceptado'],
  ['a withdrawn request', '31', [waiting('31', { status: 'R' })], 'Ya no está en vigor'],
  ['a missing request or another’s', '99', [], 'No encontramos esta petición'],
  ['a link that was cut', '31,', [], 'Este enlace no está completo'],
])('offers no answer to %s and says why', async (_what, ids, items, words) => {
  open(`/delegation/update/${ids}/C`, items)
  await title(words)
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the requester from accepting but lets them withdraw or leave it', async () => {
  const holder = { delegate: { userId: 17, documentNumber: 'Y7654321G', name: 'Otra', role: 'US_MANAGER' as const } }
  const { unmount } = open('/delegation/update/31/C', [waiting('31', holder)])
  await title('Esta petición la ha hecho usted')
  unmount()
  open('/delegation/update/31/R', [waiting('31', holder)])
  await title('Retirar el acceso')
  expect(screen.getByText('Otra (Y7654321G)')).toBeTruthy()
  expect(screen.queryByText(/^Lucía Ferreiro Castro \(/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Retirar' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dejarlo como está' })).toBeTruthy()
})
