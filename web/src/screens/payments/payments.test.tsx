import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CardPayment } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import * as saved from '#src/base/file/downloadFile.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { PaymentsScreen } from './PaymentsScreen.tsx'

const paid: CardPayment = {
  order: 'o-1',
  method: 'card',
  custNum: '12345678Z',
  dossierNumber: null,
  bills: ['FE202601118034512', 'FE202602118034512'],
  amountCents: 8_150,
  requestTimestamp: '12/02/26',
  result: 'OK',
  status: 'PAID',
  endDate: '2026-02-12T18:37:00.000Z',
  idDocumentum: 'JUS-o-1',
}
const refused: CardPayment = {
  order: 'o-2',
  method: 'bizum',
  custNum: 'B87654323',
  dossierNumber: 'EXP202600000101',
  bills: ['FO202600001601'],
  amountCents: 14_151,
  requestTimestamp: '03/03/26',
  result: 'KO',
  status: 'REFUSED',
  endDate: '2026-03-03T18:37:00.000Z',
}
const expired: CardPayment = { ...refused, order: 'o-3', status: 'EXPIRED', requestTimestamp: '04/03/26' }
const open: CardPayment = { ...refused, order: 'o-4', status: 'PENDING', result: null, requestTimestamp: '05/03/26' }

const listOf = (items: readonly CardPayment[], count = items.length) => ({
  content: { cardPayments: { count, items } },
})

function draw(query = '', items: readonly CardPayment[] = [open, expired, refused, paid], handlers = {}) {
  syncServerClock('2026-03-16T09:00:00Z')
  const listed = vi.fn<Handler>(() => listOf(items))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /cardPayment': listed,
      'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'flat') }),
      ...handlers,
    }),
  )
  const filters = () => listed.mock.calls.map(([asked]) => asked.get('filter'))
  return { ...renderScreens({ '/payments': <PaymentsScreen /> }, `/payments${query}`), listed, filters }
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('lists payments of bills and of works with day, method, state and amount [OP-059 CO-034]', async () => {
  const { listed } = draw()
  await screen.findByRole('table', { name: 'Mis pagos' })
  expect(row('12 feb 2026').getByText('Facturas FE202601118034512, FE202602118034512')).toBeDefined()
  expect(row('12 feb 2026').getByText('Tarjeta')).toBeDefined()
  expect(row('12 feb 2026').getByText('Pagado')).toBeDefined()
  expect(row('12 feb 2026').getByText(/^81,50/)).toBeDefined()
  const works = row('3 mar 2026').getByRole('link', { name: 'Obra del expediente EXP202600000101' })
  expect(works.getAttribute('href')).toBe('/provisions/detail?dossier=EXP202600000101&panel=panel4')
  expect(row('3 mar 2026').getByText('Bizum')).toBeDefined()
  expect([row('3 mar 2026').getByText('Rechazado'), row('4 mar 2026').getByText('Caducado')]).toHaveLength(2)
  expect(row('5 mar 2026').getByText('Sin terminar')).toBeDefined()
  expect(listed.mock.calls.map(([asked]) => [asked.get('limit'), asked.get('filter')])).toEqual([['9999', null]])
})

test('shows the code of an unknown state or payment method', async () => {
  draw('', [{ ...paid, status: 'SETTLED', method: 'wallet' }])
  await screen.findByRole('table', { name: 'Mis pagos' })
  expect(row('12 feb 2026').getByText(/SETTLED/)).toBeDefined()
  expect(row('12 feb 2026').getByText(/wallet/)).toBeDefined()
})

test('asks for further payments until all have come', async () => {
  const listed = vi.fn<Handler>((asked) => listOf(asked.get('offset') === null ? [open, expired] : [refused, paid], 4))
  draw('', [], { 'GET /cardPayment': listed })
  expect(await screen.findByText('12 feb 2026')).toBeDefined()
  expect(listed.mock.calls.map(([asked]) => asked.get('offset'))).toEqual([null, '2'])
})

test('saves the receipt of a payment and offers one only for paid ones [OP-059]', async () => {
  const save = vi.spyOn(saved, 'downloadFile').mockReturnValue()
  const found = vi.fn<Handler>(() => ({
    content: { tipoMime: 'application/pdf', nombre: 'justificante.pdf', contenido: 'JVBERg==' },
  }))
  draw('', undefined, { 'GET /documentum/JUS-o-1': found })
  await userEvent.click(await screen.findByRole('button', { name: 'Justificante del pago del 12 feb 2026' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'justificante.pdf'))
  expect(found.mock.calls[0]?.[0].get('filter')).toBe('order::o-1')
  expect(screen.getAllByRole('button', { name: /^Justificante/ })).toHaveLength(1)
})

test('filters by days and state and keeps the filter in the address [CO-035]', async () => {
  const { filters, place } = draw('?from=2026-02-01&to=2026-02-28')
  await screen.findByText('12 feb 2026')
  expect(filters()).toEqual(['requestTimestamp~~01/02/26,28/02/26'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Rechazado')
  await waitFor(() => expect(filters().at(-1)).toBe('requestTimestamp~~01/02/26,28/02/26|status::REFUSED'))
  expect(place()).toBe('/payments?from=2026-02-01&to=2026-02-28&state=refused')
})

test('puts each chosen day at its end of the range', async () => {
  const { place } = draw('?from=2026-02-01&to=2026-03-31')
  await screen.findByText('12 feb 2026')
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-02-10' } })
  await waitFor(() => expect(place()).toBe('/payments?from=2026-02-10&to=2026-03-31'))
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-03-10' } })
  await waitFor(() => expect(place()).toBe('/payments?from=2026-02-10&to=2026-03-10'))
})

test('completes a range of one day with the earliest day or today', async () => {
  expect(draw('?from=2026-02-01').filters()).toEqual(['requestTimestamp~~01/02/26,16/03/26'])
  expect(draw('?to=2026-02-01').filters()).toEqual(['requestTimestamp~~01/01/10,01/02/26'])
})

test('filters open payments itself because they have two states in the API', async () => {
  const { filters } = draw('?state=open')
  expect(await screen.findByText('5 mar 2026')).toBeDefined()
  expect(screen.queryByText('12 feb 2026')).toBeNull()
  expect(filters()).toEqual([null])
})

test('rejects a range that ends before it begins, without a call', async () => {
  const { listed } = draw('?from=2026-03-02&to=2026-03-01')
  expect((await screen.findAllByText('El último día tiene que ser posterior al primero.')).length).toBeGreaterThan(0)
  expect(listed).not.toHaveBeenCalled()
})

test('says that only the payments of a dossier are shown and offers all', async () => {
  const { filters, place } = draw('?dossier=EXP202600000101', [refused])
  expect(await screen.findByText('Solo los pagos del expediente EXP202600000101.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos mis pagos' }))
  await waitFor(() => expect(filters()).toEqual(['dossierNumber::EXP202600000101', null]))
  expect(place()).toBe('/payments')
})

test('explains an empty list and lets the user clear filters that leave nothing', async () => {
  const first = draw('', [])
  expect(await screen.findByText('Todavía no ha pagado nada aquí')).toBeDefined()
  first.unmount()
  const { place } = draw('?state=paid', [])
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar los filtros' }))
  expect(place()).toBe('/payments')
})

test('shows the receipt of one payment or the link to pay the same again', async () => {
  const first = draw('?order=o-1', [paid])
  expect(await screen.findByRole('heading', { name: 'Pago realizado' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Ver todos mis pagos' })[0]?.getAttribute('href')).toBe('/payments')
  first.unmount()
  const works = draw('?order=o-2', [refused])
  const payLink = await screen.findByRole('link', { name: 'Volver a pagar' })
  expect(payLink.getAttribute('href')).toBe('/provisions/payment?dossier=EXP202600000101&bill=FO202600001601')
  works.unmount()
  draw('?order=o-5', [{ ...refused, order: 'o-5', dossierNumber: null, bills: ['FE1', 'FE2'] }])
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Volver a pagar' }).getAttribute('href')).toMatch(
      /^\/supplies\/detail\?supply=ES\w+&tabValue=4&pay=FE1,FE2$/,
    ),
  )
})

test('says when data is loading, failed, outdated or offline', async () => {
  const loading = draw('', [], { 'GET /cardPayment': () => new Promise(() => {}) })
  await waitFor(() => expect(loading.container.querySelector('[data-skeleton]')).not.toBeNull())
  loading.unmount()
  const failing = draw('', [], { 'GET /cardPayment': () => ({ code: 'XXX', status: 500 }) })
  expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toBeDefined()
  failing.unmount()
  const stale = draw()
  await screen.findByText('12 feb 2026')
  stale.listed.mockReturnValue({ code: 'XXX', status: 500 })
  await stale.client.refetchQueries({ queryKey: ['listCardPayments'] })
  expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
  expect(screen.getByText('12 feb 2026')).toBeDefined()
  stale.unmount()
  onlineManager.setOnline(false)
  draw()
  expect(await screen.findByText('Sin conexión')).toBeDefined()
})

test('says that payments are not available when the API has none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  draw('', [], { 'GET /cardPayment': () => ({ code: 'ERROR_GENERICO', status: 404 }) })
  const alert = await screen.findByText(/todavía no está disponible en el área de clientes/)
  expect(alert.textContent).not.toContain('no se pueden leer')
})
