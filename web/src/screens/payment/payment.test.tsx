import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '#src/api/query/queryClient.ts'
import { closePaymentBridge, hasPaymentBridge, storeBridge } from '#src/session/bridge/paymentBridge.store.ts'
import { factOf } from '#src/testing/factOf.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { OfflinePaymentDoneScreen } from './OfflinePaymentDoneScreen.tsx'
import { OfflinePaymentScreen } from './OfflinePaymentScreen.tsx'

const bill = 'FE202602000001001'
const check = vi.fn<Handler>()
const card = vi.fn<Handler>()
const bizum = vi.fn<Handler>()
const confirm = vi.fn<Handler>()
const rtp = vi.fn<Handler>()
const methods = vi.fn<Handler>()
const assign = vi.fn<Location['assign']>()

beforeEach(() => {
  freshClient()
  closePaymentBridge()
  storeBridge({ token: 'bridge', expiresAtMs: Date.now() + 900_000 })
  check.mockReset().mockReturnValue({ content: answer() })
  card.mockReset().mockReturnValue({ content: { order: 'o-1', amountCents: 6_420, url: 'https://pay.example/o-1' } })
  bizum.mockReset().mockReturnValue({ content: { order: 'o-2', amountCents: 6_420 } })
  confirm.mockReset().mockReturnValue({ content: { order: 'o-3', state: 'PAID' } })
  rtp.mockReset().mockReturnValue({ content: { rtp: 'S' } })
  methods.mockReset().mockReturnValue(methodsOf('CARD;BIZUM'))
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /checkPaymentOffline': check,
      'POST /cardPaymentOffline': card,
      'PUT /bizumPaymentOffline': bizum,
      'POST /bizumPaymentConfirmation': confirm,
      'PUT /checkRtpUsuario': rtp,
      'GET /masterData': methods,
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function methodsOf(value: string) {
  const item = { master: 'PAYMENT_METHODS', language: 'ES', key: 'METHODS', value }
  return { content: { items: [item] } }
}

function answer(state?: string, payable = state === 'PAID' ? 'N' : 'S') {
  return {
    payable: { factura: bill, amountCents: 6_420, dueDate: '2026-03-25', payable },
    payment: state === undefined ? null : { order: 'o-1', state },
  }
}

function open(address: string) {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const routes = [
    { path: '/offlinepayment', element: <OfflinePaymentScreen /> },
    { path: '/successofflinepayment/:successorderid', element: <OfflinePaymentDoneScreen /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const place = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), place, router }
}

function openToPay() {
  sessionStorage.setItem('nif_factura', '12345678Z')
  sessionStorage.setItem('factura', bill)
  return open('/offlinepayment?step=pay')
}
const payButton = () => screen.findByRole('button', { name: /^Pagar 64,20/ })
const keys = () => card.mock.calls.map(([, body]) => fieldsIn(body)['idempotencyKey'])

test('stores and sends document and number in normal form under the specified keys [ST-021 ST-022]', async () => {
  const { user, place } = open('/offlinepayment')
  await user.type(screen.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' }), '12.345.678-z')
  expect(sessionStorage.getItem('nif_factura')).toBe('12345678Z')
  await user.type(screen.getByRole('textbox', { name: 'Número de factura' }), 'fe2026 02000001001')
  expect(sessionStorage.getItem('factura')).toBe(bill)
  await user.click(screen.getByRole('button', { name: 'Buscar la factura' }))
  expect(await payButton()).toBeTruthy()
  expect(check.mock.calls[0]?.[1]).toEqual({ nif: '12345678Z', factura: bill })
  expect([sessionStorage.getItem('nif_factura'), sessionStorage.getItem('factura')]).toEqual(['12345678Z', bill])
  expect(place()).toBe('/offlinepayment?step=pay')
})

test('marks a valid document while it is typed and rejects an invalid one on leaving the field', async () => {
  const { user } = open('/offlinepayment')
  const field = screen.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' })
  await user.type(field, '12345678')
  expect(screen.queryByText('Documento válido')).toBeNull()
  await user.type(field, 'z')
  expect(screen.getByText('Documento válido')).toBeTruthy()
  await user.type(field, 'z')
  await user.tab()
  expect(screen.getByText('El documento no es válido. Compruebe los números y la letra.')).toBeTruthy()
  // A holder cannot have a passport.
  await user.clear(field)
  await user.type(field, 'AAA123456')
  expect(screen.queryByText('Documento válido')).toBeNull()
})

test('shows the amount of the bill typed last, even after Forward', async () => {
  const other = 'FE202602000009009'
  check.mockImplementation((_query, body) => {
    const { factura } = fieldsIn(body)
    const amountCents = factura === other ? 1_234 : 6_420
    return { content: { payable: { ...answer().payable, factura, amountCents }, payment: null } }
  })
  sessionStorage.setItem('nif_factura', '12345678Z')
  sessionStorage.setItem('factura', bill)
  const { user, router } = open('/offlinepayment')
  await user.click(screen.getByRole('button', { name: 'Buscar la factura' }))
  await payButton()
  await router.navigate(-1)
  const number = await screen.findByRole('textbox', { name: 'Número de factura' })
  await user.clear(number)
  await user.type(number, other)
  await router.navigate(1)
  expect(await screen.findByRole('button', { name: /^Pagar 12,34/ })).toBeTruthy()
})

test('reports an unknown bill (0404) at its number and keeps what was typed', async () => {
  check.mockReturnValue({ code: '0404' })
  const { user } = open('/offlinepayment')
  await user.type(screen.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' }), '12345678Z')
  await user.type(screen.getByRole('textbox', { name: 'Número de factura' }), 'FE1')
  await user.click(screen.getByRole('button', { name: 'Buscar la factura' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('No encontramos ninguna factura'))
  expect(screen.getByRole('textbox', { name: 'Número de factura' }).getAttribute('aria-invalid')).toBe('true')
  expect(sessionStorage.getItem('factura')).toBe('FE1')
})

test('pays by card without asking when the card is the only way to pay', async () => {
  methods.mockReturnValue(methodsOf('CARD'))
  const { user } = openToPay()
  expect(await screen.findByText(/^Pagará con tarjeta\./)).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(await payButton())
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/o-1'))
  expect(methods.mock.calls[0]?.[0].get('filter')).toBe('master::PAYMENT_METHODS|language::ES')
})

test('asks for the phone at once when only Bizum exists and says when nothing can be paid', async () => {
  methods.mockReturnValue(methodsOf('BIZUM'))
  openToPay()
  expect(await screen.findByRole('textbox', { name: 'Teléfono móvil de Bizum' })).toBeDefined()
  cleanup()
  methods.mockReturnValue(methodsOf(''))
  openToPay()
  expect(await screen.findByText(/^Ahora mismo no se puede pagar aquí/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
})

test.each([
  ['does not say', () => ({ content: { items: [] } })],
  ['does not answer', () => ({ code: 'XXX', status: 500 })],
])('offers both ways to pay when the API %s which ones there are', async (_what, answers) => {
  methods.mockImplementation(answers)
  openToPay()
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
})

test('reports a phone without Bizum on leaving the field and asks in normal form [OP-056]', async () => {
  rtp.mockReturnValue({ content: { rtp: 'N' } })
  const { user } = openToPay()
  await user.click(await screen.findByRole('radio', { name: 'Bizum' }))
  const phone = screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' })
  await user.type(phone, '612 345 999')
  await user.tab()
  expect(await screen.findByText(/^Ese teléfono no tiene Bizum/)).toBeDefined()
  expect(rtp.mock.calls.map(([, body]) => body)).toEqual([{ phone: '612345999' }])
  await user.click(await payButton())
  expect(bizum).not.toHaveBeenCalled()
  await user.clear(phone)
  await user.type(phone, '61234')
  await user.tab()
  expect(rtp).toHaveBeenCalledOnce()
})

test('marks a rejected bill or phone at its field and keeps the input', async () => {
  const refusal = (where: string) => ({
    code: 'ERROR_GENERICO',
    status: 400,
    violations: [{ where, problem: 'is wrong' }],
  })
  check.mockReturnValueOnce(refusal('body/factura'))
  bizum.mockReturnValue(refusal('body/phone'))
  const { user } = open('/offlinepayment')
  await user.type(screen.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' }), '12345678Z')
  const number = screen.getByRole('textbox', { name: 'Número de factura' })
  await user.type(number, 'FE1')
  await user.click(screen.getByRole('button', { name: 'Buscar la factura' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(number).toHaveProperty('value', 'FE1')
  expect(number.getAttribute('aria-invalid')).toBe('true')
  await user.type(number, '2')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Buscar la factura' }))
  const pay = await payButton()
  await user.click(screen.getByRole('radio', { name: 'Bizum' }))
  const phone = screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' })
  await user.type(phone, '612345678')
  await user.click(pay)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(phone).toHaveProperty('value', '612345678')
})

test('shows number and due date of the bill and sends that bill to be paid', async () => {
  const { user } = openToPay()
  await user.click(await payButton())
  expect([factOf('Factura'), factOf('Fecha límite de pago')]).toEqual([bill, '25 mar 2026'])
  await waitFor(() =>
    expect(card.mock.lastCall?.[1]).toMatchObject({ nif: '12345678Z', factura: bill, language: 'es' }),
  )
})

test('confirms the Bizum order of the code and sends another code to the same phone', async () => {
  const { user, place } = openToPay()
  await user.click(await screen.findByRole('radio', { name: 'Bizum' }))
  await user.type(screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }), '612345678')
  await user.click(await payButton())
  expect(await screen.findByText(/al teléfono \*{6}678/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Enviar otro código' }))
  expect(await screen.findByText(/El anterior ya no sirve/)).toBeDefined()
  expect(bizum.mock.lastCall?.[1]).toMatchObject({ nif: '12345678Z', factura: bill, phone: '612345678' })
  check.mockReturnValue({ content: answer('PAID') })
  await user.click(screen.getByRole('button', { name: 'Confirmar el pago' }))
  expect(screen.getAllByText('Escriba las seis cifras del código.')).not.toHaveLength(0)
  expect(confirm).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Código del SMS'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirmar el pago' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pago realizado' })).toBeDefined()
  expect(place()).toBe('/successofflinepayment/o-3')
  expect(confirm.mock.lastCall?.[1]).toEqual({ order: 'o-2', code: '123456' })
})

test('repeats an unanswered payment under the same key and an answered one under a new key', async () => {
  card.mockReturnValueOnce({ code: 'XXX', status: 503 }).mockReturnValueOnce({ code: '0503' })
  const { user } = openToPay()
  await user.click(await payButton())
  expect(await screen.findByText(/Aunque repita el envío, solo se cobra una vez/)).toBeTruthy()
  await user.click(await payButton())
  expect(await screen.findByText(/no es posible pagar por este medio/)).toBeTruthy()
  await user.click(await payButton())
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/o-1'))
  const [first, second, third] = keys()
  expect([first === second, second === third]).toEqual([true, false])
})

test('ignores further presses while the page leaves for the provider', async () => {
  const { user } = openToPay()
  await user.dblClick(await payButton())
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  await user.click(await payButton())
  expect(card).toHaveBeenCalledOnce()
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative'])(
  'rejects a provider address that is no web page: %s',
  async (url) => {
    card.mockReturnValue({ content: { order: 'o-1', amountCents: 6_420, url } })
    const { user } = openToPay()
    await user.click(await payButton())
    expect(await screen.findByText('El pago no ha empezado')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
  },
)

test('checks the bill again on code 0409 and says that there is nothing to pay', async () => {
  card.mockReturnValue({ code: '0409' })
  const { user } = openToPay()
  const button = await payButton()
  check.mockReturnValue({ content: answer(undefined, 'N') })
  await user.click(button)
  expect(await screen.findByText('Esta factura no tiene nada que pagar')).toBeTruthy()
})

test('reports too many Bizum codes (2024) and keeps the card on offer', async () => {
  bizum.mockReturnValue({ code: '2024' })
  const { user } = openToPay()
  await payButton()
  await user.click(screen.getByRole('radio', { name: 'Bizum' }))
  await user.type(screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }), '612 345 678')
  await user.click(await payButton())
  expect(await screen.findByText(/demasiados códigos en la última hora/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Tarjeta' })).toBeTruthy()
  expect(bizum.mock.calls[0]?.[1]).toMatchObject({ phone: '612345678', language: 'es' })
})

test('confirms a paid order and clears the payment session and the typed data [ST-018]', async () => {
  sessionStorage.setItem('nif_factura', '12345678Z')
  check.mockReturnValue({ content: answer('PAID') })
  open('/successofflinepayment/o-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pago realizado' })).toBeTruthy()
  expect(check.mock.calls[0]?.[1]).toEqual({ order: 'o-1' })
  expect([factOf('Factura'), factOf('Número de operación')]).toEqual([bill, 'o-1'])
  await waitFor(() => expect(hasPaymentBridge()).toBe(false))
  expect({ ...sessionStorage }).toEqual({})
})

test.each([
  ['REFUSED', 'El pago se ha rechazado'],
  ['EXPIRED', 'El tiempo para pagar ha terminado'],
])('leads an order that is %s back to the payment, with the reason', async (state, words) => {
  sessionStorage.setItem('nif_factura', '12345678Z')
  sessionStorage.setItem('factura', bill)
  check.mockReturnValue({ content: answer(state) })
  const { place } = open('/successofflinepayment/o-1')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(place()).toBe('/offlinepayment?step=pay')
  expect(hasPaymentBridge()).toBe(true)
})

test('claims no success for an open order, an unknown one or a failed look-up', async () => {
  for (const [reply, words] of [
    [{ content: answer('PENDING') }, 'El pago aún no está confirmado'],
    [{ code: '0404' }, 'No podemos confirmar este pago'],
    [{ code: '9002', status: 400 }, 'No podemos confirmar este pago'],
    [{ code: 'XXX', status: 503 }, 'No hemos podido cargar esta información'],
  ] as const) {
    check.mockReturnValue(reply)
    open('/successofflinepayment/o-9')
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(screen.queryByText('Pago realizado')).toBeNull()
    document.body.replaceChildren()
  }
})
