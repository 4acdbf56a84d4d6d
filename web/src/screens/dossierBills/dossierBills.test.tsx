import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { DossierBill } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { factOf } from '#src/testing/factOf.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { DossierBillsScreen } from './DossierBillsScreen.tsx'
import { DossierPaymentScreen } from './DossierPaymentScreen.tsx'

const pending = { ...example('DossierBill'), dossierCod: 'EXP202600001001' }
const paid = {
  ...example('DossierBill'),
  number: 'FO202600001002',
  dossierCod: 'EXP202600001002',
  status: 'PAID',
  paymentDate: '2026-03-02',
}
const cancelled = {
  ...example('DossierBill'),
  number: 'FO202600001003',
  dossierCod: 'EXP202600001003',
  status: 'CANCELLED',
}
const LIST = '/provisions/bills-list'
const PAY = '/provisions/payment?dossier=EXP202600001001'

const assign = vi.fn<Location['assign']>()

const download = { name: 'Descargar justificante (PDF)' } as const
const receipt: Answer = {
  content: { tipoMime: 'application/pdf', nombre: 'justificante-o-1.pdf', contenido: btoa('%PDF-1.7') },
}

interface World {
  readonly bills?: readonly DossierBill[] | Answer
  readonly handlers?: Readonly<Record<string, Handler>>
}

function open(address: string, { bills = [paid, pending, cancelled], handlers }: World = {}) {
  const listed = vi.fn<Handler>((asked) => {
    if (!('map' in bills)) return bills
    const [, only] = /dossierCod::(\w+)/.exec(asked.get('filter') ?? '') ?? []
    return { content: { bills: counted(bills.filter((bill) => only === undefined || bill.dossierCod === only)) } }
  })
  const start = vi.fn<Handler>(() => ({ content: { order: 'o-1', amountCents: 1, url: 'https://pay.example/o-1' } }))
  vi.stubGlobal('fetch', fakeFetch({ 'GET /listDossierBills': listed, 'POST /cardPayment': start, ...handlers }))
  const screens = { [LIST]: <DossierBillsScreen />, '/provisions/payment': <DossierPaymentScreen /> }
  return { ...renderScreens(screens, address), listed, start }
}

/** A payment as the server lists it. */
const payment = (status: string) => ({
  order: 'o-1',
  method: 'card',
  custNum: '12345678Z',
  dossierNumber: pending.dossierCod,
  bills: [pending.number],
  amountCents: 14_151,
  requestTimestamp: '16/03/26',
  result: status === 'PAID' ? 'OK' : status === 'PENDING' ? null : 'KO',
  status,
  ...(status === 'PENDING' ? {} : { endDate: '2026-03-16T09:02:00.000Z' }),
  ...(status === 'PAID' ? { idDocumentum: 'JUS-o-1' } : {}),
})
const order = (status: string): Answer => ({ content: { cardPayments: { count: 1, items: [payment(status)] } } })

const paidOrder = { 'GET /cardPayment': () => order('PAID') } as const

beforeEach(() => {
  syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT')
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('the list', () => {
  test('shows a skeleton while the bills load', async () => {
    const { container } = open(LIST, { handlers: { 'GET /listDossierBills': () => new Promise(() => {}) } })
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).not.toBeNull())
  })

  test('sums what is due, says until when by server time and groups the bills by status', async () => {
    open(LIST)
    expect(await screen.findByText('Puede pagar la factura hasta el 25 mar 2026: le quedan 9 días.')).toBeDefined()
    const sum = screen.getByText('Total pendiente').parentElement
    expect(sum?.textContent).toMatch(/141,51/)
    const group = (name: string) => within(screen.getByRole('region', { name }))
    expect(group('Por pagar').getByText(`Factura ${pending.number}`)).toBeDefined()
    expect(group('Pagadas').getByText('2 mar 2026')).toBeDefined()
    expect(group('Anuladas').getByText(/terminó sin que se pagara/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: /^Pagar/ })).toHaveLength(1)
  })

  test('shows the lines of an amount and its total', async () => {
    open(LIST, { bills: [pending] })
    const lines = within(await screen.findByRole('table', { name: 'Qué incluye el importe' }))
    expect(lines.getByRole('row', { name: /Derechos de extensión\s*5,75 kW × 17,374714 €\s*99,90/ })).toBeDefined()
    expect(lines.getByRole('row', { name: /^Total con IVA 141,51/ })).toBeDefined()
  })

  test('shows the issue date, the due date and the payer of a bill', async () => {
    const { unmount } = open(LIST, { bills: [pending] })
    await screen.findByText(`Factura ${pending.number}`)
    const facts = () => ['Emitida', 'Fecha límite de pago', 'Documento de quien paga'].map(factOf)
    expect(facts()).toEqual(['23 feb 2026', '25 mar 2026', '12345678Z (usted)'])
    unmount()
    open(LIST, { bills: [{ ...pending, documentNumber: '98765432M' }] })
    await screen.findByText(`Factura ${pending.number}`)
    expect(facts()).toEqual(['23 feb 2026', '25 mar 2026', '98765432M'])
  })

  test('links a paid bill to its payment, searched among those of its payer', async () => {
    const payments = vi.fn<Handler>(() => {
      const other = { ...payment('PAID'), order: 'o-9', bills: ['FO202600001009'] }
      const items = [other, { ...payment('PAID'), order: 'o-7', bills: [paid.number] }]
      return { content: { cardPayments: { count: 2, items } } }
    })
    open(LIST, { bills: [{ ...paid, documentNumber: '98765432M' }], handlers: { 'GET /cardPayment': payments } })
    const link = await screen.findByRole('link', { name: 'Ver el pago y su justificante' })
    expect(link.getAttribute('href')).toBe('/payments?order=o-7')
    expect(payments.mock.lastCall?.[0].get('filter')).toBe('custNum::98765432M|result::OK')
  })

  test('sums several due bills and puts the earliest due date first', async () => {
    const earlier = { ...example('DossierBill'), number: 'FO202600001004', dueDate: '2026-03-20', totalCents: 10_000 }
    open(LIST, { bills: [pending, earlier] })
    expect(await screen.findByText('Tiene 2 facturas por pagar, la primera hasta el 20 mar 2026.')).toBeDefined()
    expect(screen.getByText('Total pendiente').parentElement?.textContent).toMatch(/241,51/)
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual([`Factura ${earlier.number}`, `Factura ${pending.number}`])
  })

  test('says when today is the last day to pay and when nothing is owed', async () => {
    const { unmount } = open(LIST, { bills: [{ ...pending, dueDate: '2026-03-16' }] })
    expect(await screen.findByText('Hoy es el último día para pagar.')).toBeDefined()
    unmount()
    open(LIST, { bills: [paid] })
    expect(await screen.findByText('No debe nada por sus conexiones.')).toBeDefined()
  })

  test('asks only for the bills of the given dossier and links to all', async () => {
    const { listed } = open(`${LIST}?dossier=${paid.dossierCod}`)
    expect(await screen.findByText(`Factura ${paid.number}`)).toBeDefined()
    expect(screen.queryByText(`Factura ${pending.number}`)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Ver las facturas de todos los expedientes' }))
    expect(await screen.findByText(`Factura ${pending.number}`)).toBeDefined()
    expect(listed.mock.calls.map(([asked]) => asked.get('filter'))).toEqual([
      `documentNumber::12345678Z|dossierCod::${paid.dossierCod}`,
      'documentNumber::12345678Z',
    ])
  })

  test('says that there are no bills yet', async () => {
    open(LIST, { bills: [] })
    expect(await screen.findByText('Todavía no hay facturas')).toBeDefined()
  })

  test('offers to retry a failed call', async () => {
    const { listed } = open(LIST, { bills: { code: 'XXX', status: 500 } })
    const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
    listed.mockReturnValue({ content: { bills: counted([pending]) } })
    await userEvent.click(retryButton)
    expect(await screen.findByText(`Factura ${pending.number}`)).toBeDefined()
  })

  test('says when there is no connection and hides the payment link', async () => {
    open(LIST)
    await screen.findByRole('link', { name: /^Pagar/ })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(await screen.findByText(/^Sin conexión no se puede pagar/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Pagar/ })).toBeNull()
  })

  test('shares number, document and the address of the page without an account', async () => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve())
    Object.assign(navigator, { share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    open(LIST, { bills: [{ ...pending, documentNumber: '98765432M' }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar a quien paga' }))
    const text = share.mock.calls[0]?.[0]?.text ?? ''
    expect(text).toContain('Documento: 98765432M')
    expect(text).toMatch(/141,51.€, hasta el 25 mar 2026/)
    expect(text).toContain(`Número de factura: ${pending.number}`)
    expect(text).toContain(`${window.location.origin}/offlinepayment y`)
  })

  test('copies the message where the device cannot share', async () => {
    const user = userEvent.setup()
    open(LIST, { bills: [pending] })
    await user.click(await screen.findByRole('button', { name: 'Enviar a quien paga' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('Documento: 12345678Z'))
  })
})

describe('the payment', () => {
  test('leads to the list without a dossier', async () => {
    const { place } = open('/provisions/payment')
    await waitFor(() => expect(place()).toBe(LIST))
  })

  test('leads from the open bill of a dossier to the provider, with a way back to the dossier', async () => {
    const { start } = open(PAY)
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 141,51/ }))
    expect(['Factura', 'Expediente', 'Fecha límite de pago'].map(factOf)).toEqual([
      pending.number,
      pending.dossierCod,
      '25 mar 2026',
    ])
    expect(screen.queryByText(/^La factura está a nombre de/)).toBeNull()
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/o-1'))
    expect(start.mock.calls[0]?.[1]).toMatchObject({ bills: [pending.number], returnPath: PAY })
  })

  test('says to whom a bill of another document is made out', async () => {
    open(PAY, { bills: [{ ...pending, documentNumber: '98765432M' }] })
    expect(await screen.findByText(/^La factura está a nombre de 98765432M\./)).toBeDefined()
  })

  test('asks for the Bizum code, counts wrong ones and sends another', async () => {
    const confirm = vi.fn<Handler>(() => ({ code: '1001' }))
    const begin = vi.fn<Handler>(() => ({ content: { order: 'o-2', amountCents: 14_151 } }))
    open(PAY, { handlers: { 'POST /bizumPayment': begin, 'POST /bizumPaymentConfirmation': confirm } })
    await userEvent.click(await screen.findByRole('radio', { name: 'Bizum' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }), '612345678')
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 141,51/ }))
    await userEvent.type(await screen.findByLabelText('Código del SMS'), '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar el pago' }))
    expect(await screen.findByText(/Le quedan 2 intentos/)).toBeDefined()
    expect(confirm.mock.lastCall?.[1]).toEqual({ order: 'o-2', code: '000000' })
    begin.mockReturnValue({ content: { order: 'o-3', amountCents: 14_151 } })
    await userEvent.click(screen.getByRole('button', { name: 'Enviar otro código' }))
    expect(await screen.findByText(/El anterior ya no sirve/)).toBeDefined()
    expect(begin.mock.lastCall?.[1]).toMatchObject({ bills: [pending.number], phone: '612345678' })
  })

  test('reports that no payment began after too many codes (2024) and keeps the card on offer', async () => {
    open(PAY, { handlers: { 'POST /bizumPayment': () => ({ code: '2024' }) } })
    await userEvent.click(await screen.findByRole('radio', { name: 'Bizum' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }), '612345678')
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 141,51/ }))
    expect(await screen.findByText('El pago no ha empezado')).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Tarjeta' })).toBeDefined()
  })

  test('reports a bill that was paid meanwhile (0409) and removes the payment button', async () => {
    const { listed } = open(PAY, { handlers: { 'POST /cardPayment': () => ({ code: '0409' }) } })
    const pay = await screen.findByRole('button', { name: /^Pagar 141,51/ })
    listed.mockReturnValue({
      content: { bills: counted([{ ...pending, status: 'PAID', paymentDate: '2026-03-16' }]) },
    })
    await userEvent.click(pay)
    expect(await screen.findByText('Esta factura ya está pagada')).toBeDefined()
    expect(screen.getByText(/se pagó el 16 mar 2026/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  })

  test('starts the payment of another dossier afresh after an unknown outcome', async () => {
    const next = { ...example('DossierBill'), number: 'FO202600001009', dossierCod: 'EXP202600001009' }
    const fails = vi.fn<Handler>(() => ({ code: '0503', status: 503 }))
    const { router } = open('/provisions/payment?dossier=EXP202600001009', {
      bills: [pending, next],
      handlers: { 'POST /cardPayment': fails },
    })
    await screen.findByText('FO202600001009')
    await act(() => router.navigate(PAY))
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 141,51/ }))
    expect(await screen.findByText('El pago no ha empezado')).toBeDefined()
    await act(() => router.navigate('/provisions/payment?dossier=EXP202600001009'))
    expect(screen.queryByText('El pago no ha empezado')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 141,51/ }))
    await screen.findByText('El pago no ha empezado')
    const keys = fails.mock.calls.map(([, body]) => JSON.stringify(body).match(/"idempotencyKey":"([^"]+)"/)?.[1])
    expect(new Set(keys).size).toBe(2)
  })

  test('says that no payment began without a provider (0503) and lets the user try again', async () => {
    const unavailable = vi.fn<Handler>(() => ({ code: '0503' }))
    open(PAY, { handlers: { 'POST /cardPayment': unavailable } })
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 141,51/ }))
    expect(await screen.findByText('El pago no ha empezado')).toBeDefined()
    expect(assign).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 141,51/ }))
    await waitFor(() => expect(unavailable).toHaveBeenCalledTimes(2))
  })

  test.each([
    ['a cancelled bill', `/provisions/payment?dossier=${cancelled.dossierCod}`, 'Esta factura está anulada'],
    ['a bill that is not there', `${PAY}&bill=FO9`, 'No encontramos nada que pagar'],
    ['a dossier of somebody else', '/provisions/payment?dossier=EXP202699999999', 'No encontramos nada que pagar'],
  ])('says that there is nothing to pay for %s and offers the way back', async (_what, address, title) => {
    open(address)
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Facturas del expediente' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  })

  test('shows the receipt of a payment with its order, its moment and what comes next', async () => {
    open(`${PAY}&order=o-1`, { handlers: { 'GET /cardPayment': () => order('PAID') } })
    expect(await screen.findByText('Pago realizado')).toBeDefined()
    const facts = within(screen.getByRole('region', { name: 'Justificante del pago' }))
    expect(facts.getByText('o-1')).toBeDefined()
    expect(facts.getByText(/^16 mar 2026, 10:02/)).toBeDefined()
    expect(screen.getByText(/^El expediente sigue adelante/)).toBeDefined()
  })

  test('saves the receipt as the file that the server made of the order', async () => {
    const get = vi.fn<Handler>(() => receipt)
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    open(`${PAY}&order=o-1`, { handlers: { ...paidOrder, 'GET /documentum/JUS-o-1': get } })
    await userEvent.click(await screen.findByRole('button', download))
    await waitFor(() => expect(names).toEqual(['justificante-o-1.pdf']))
    expect(get.mock.calls[0]?.[0].get('filter')).toBe('order::o-1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('marks the receipt button as busy and ignores a second press', async () => {
    const get = vi.fn<Handler>(() => new Promise(() => {}))
    open(`${PAY}&order=o-1`, { handlers: { ...paidOrder, 'GET /documentum/JUS-o-1': get } })
    const button = await screen.findByRole('button', download)
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await userEvent.click(button)
    expect(get).toHaveBeenCalledOnce()
  })

  test('reports the code of a failed receipt, keeps the payment paid and lets the user retry', async () => {
    const get = vi.fn<Handler>().mockReturnValueOnce({ code: 'YYY' }).mockReturnValue(receipt)
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    open(`${PAY}&order=o-1`, { handlers: { ...paidOrder, 'GET /documentum/JUS-o-1': get } })
    await userEvent.click(await screen.findByRole('button', download))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('El justificante no se ha descargado')).toBeDefined()
    expect(alert.getByText('YYY')).toBeDefined()
    expect(screen.getByText('Pago realizado')).toBeDefined()
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that an unsettled payment is not confirmed yet', async () => {
    open(`${PAY}&order=o-1`, { handlers: { 'GET /cardPayment': () => order('PENDING') } })
    expect(await screen.findByText('El pago aún no está confirmado')).toBeDefined()
    expect(screen.queryByText('Pago realizado')).toBeNull()
  })

  test.each([
    ['REFUSED', 'El pago se ha rechazado'],
    ['EXPIRED', 'El tiempo para pagar ha terminado'],
  ])('leads back to the same bill after a payment that ended as %s', async (status, title) => {
    const { place } = open(`${PAY}&order=o-1`, { handlers: { 'GET /cardPayment': () => order(status) } })
    expect(await screen.findByText(title)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Volver a pagar' }))
    expect(place()).toBe(`${PAY}&bill=${pending.number}`)
  })
})
