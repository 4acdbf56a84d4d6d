import { example } from '@acometida/api-spec/operations/example.ts'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { addMonths } from '@acometida/api-spec/rules/time/calendar'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Bill, SupplyPoint } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { PHONE } from '#src/base/useMediaQuery.ts'
import { billLines, monthlyBill } from '#src/testing/answers/monthlyBill.ts'
import { counted } from '#src/testing/counted.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { factOf } from '#src/testing/factOf.ts'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'

/** Adds abilities to the browser for this test. Other test files share the same browser. */
function give(abilities: Partial<Navigator>): void {
  Object.assign(navigator, abilities)
  onTestFinished(() => {
    for (const name of Object.keys(abilities)) Reflect.deleteProperty(navigator, name)
  })
}

const flat = example('SupplyPoint')
const shop = { ...example('SupplyPoint'), cups: 'ES0022000000000001FB1P', name: 'Tienda de Vigo' }
const pending = monthlyBill('2026-02', {
  status: 'PENDING',
  paymentDate: null,
  dueDate: '2026-03-25',
  totalCents: 4_412,
  concepts: [...billLines({ p1: 181, p1Cents: 1_765 }).slice(0, -1), vatLine(804)],
})
const paid = monthlyBill('2026-01', { paymentDate: '2026-02-12' })
const overdue = monthlyBill('2026-01', { status: 'OVERDUE', paymentDate: null, dueDate: '2026-02-25' })

function vatLine(amountCents: number) {
  return {
    concept: 'VAT' as const,
    period: null,
    quantity: 1,
    unit: 'EUR' as const,
    days: null,
    price: 21,
    amountCents,
  }
}

interface World {
  readonly own?: readonly SupplyPoint[]
  readonly delegated?: readonly SupplyPoint[]
  /** The bills of the flat. */
  readonly bills?: readonly Bill[] | Answer
  /** The bills of all supplies. */
  readonly everywhere?: readonly Bill[]
  readonly handlers?: Readonly<Record<string, Handler>>
}

const assign = vi.fn<Location['assign']>()

function open(
  query = '',
  { own = [flat], delegated = [], bills = [pending, paid], everywhere = [], handlers }: World = {},
) {
  const answer = (items: readonly Bill[]): Answer => ({ content: { bills: counted(items) } })
  const listed = vi.fn<Handler>((asked) => {
    const status = asked.get('status')
    if (status !== null) return answer(everywhere.filter((bill) => bill.status === status))
    return 'map' in bills ? answer(bills) : bills
  })
  const start = vi.fn<Handler>(() => ({ content: { order: 'o-1', amountCents: 1, url: 'https://pay.example/o-1' } }))
  const orders = vi.fn<Handler>(() => ({ content: { cardPayments: { count: 0, items: [] } } }))
  const view = drawSupply(`&tabValue=4${query}`, {
    'GET /supplypoints': () => ({ content: { supplyPoints: { items: own }, delegatePoints: { items: delegated } } }),
    'GET /listBills': listed,
    'POST /cardPayment': start,
    'GET /cardPayment': orders,
    ...handlers,
  })
  return { ...view, listed, start, orders }
}

/** A payment as the server lists it. */
const order = (status: string, bills = [pending.number]) => ({
  content: {
    cardPayments: {
      count: 1,
      items: [
        {
          order: 'o-1',
          method: 'card',
          custNum: '12345678Z',
          dossierNumber: null,
          bills,
          amountCents: 4_412,
          requestTimestamp: '16/03/26',
          result: status === 'PAID' ? 'OK' : status === 'PENDING' || status === 'CREATED' ? null : 'KO',
          status,
        },
      ],
    },
  },
})

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

describe('what is owed', () => {
  test('shows a skeleton while the bills load', async () => {
    const { container } = open('', { handlers: { 'GET /listBills': () => new Promise(() => {}) } })
    await screen.findByRole('tab', { name: 'Facturas', selected: true })
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).not.toBeNull())
  })

  test('shows the cost of each month beside the year before and links a month to its bill', async () => {
    const yearAgo = monthlyBill('2025-02', { totalCents: 3_000 })
    const between = Array.from({ length: 10 }, (_, month) => monthlyBill(addMonths('2025-12-01', -month).slice(0, 7)))
    const { router } = open('', { bills: [pending, paid, ...between, yearAgo] })
    const name = /^De 12 facturas, la más alta fue la de febrero de 2026, con 44,12/
    const months = await screen.findByRole('slider', { name })
    const read = () => months.getAttribute('aria-valuetext')
    expect(read()).toMatch(/^febrero de 2026: Total 44,12\s€$/)
    fireEvent.change(months, { target: { value: '11' } })
    expect(read()).toMatch(/^febrero de 2025: Total 30,00\s€$/)
    fireEvent.keyDown(months, { key: 'Enter' })
    await waitFor(() => expect(router.state.location.search).toContain(`bill=${yearAgo.number}`))
  })

  test('draws no chart of a single bill', async () => {
    open('', { bills: [pending] })
    await screen.findByRole('table', { name: 'Facturas por mes' })
    expect(screen.queryByText('Lo que cuesta cada mes')).toBeNull()
  })

  test('says by server time until when a bill can be paid, that it holds only tolls, and links to pay', async () => {
    open()
    expect(
      await screen.findByText(/^Puede pagar la factura de febrero de 2026 hasta el 25 mar 2026: le quedan 9 días/),
    ).toBeDefined()
    expect(screen.getAllByText(/^Son los peajes y cargos de acceso a la red\./).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: /^Pagar 44,12/ }).getAttribute('href')).toContain(`pay=${pending.number}`)
  })

  test('says that today is the last day to pay', async () => {
    open('', { bills: [{ ...pending, dueDate: '2026-03-16' }] })
    expect(await screen.findByText('Hoy es el último día para pagar la factura de febrero de 2026.')).toBeDefined()
  })

  test('puts an overdue bill first and pays the chosen bills together for their sum', async () => {
    const { place } = open('', { bills: [pending, overdue] })
    expect(await screen.findByText(/^Tiene 2 facturas por pagar/)).toBeDefined()
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.map((box) => box.closest('div')?.textContent)).toEqual([
      expect.stringContaining('enero de 2026'),
      expect.stringContaining('febrero de 2026'),
    ])
    await userEvent.click(screen.getByRole('checkbox', { name: 'febrero de 2026' }))
    expect(screen.getByRole('button', { name: /^Pagar 1 factura: 40,00/ })).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: 'febrero de 2026' }))
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 2 facturas: 84,12/ }))
    expect(place()).toContain(`pay=${overdue.number},${pending.number}`)
  })

  test('selects at most twenty bills and rejects paying more at once', async () => {
    const many = Array.from({ length: 21 }, (_, nth) => ({
      ...pending,
      number: `FE2026${String(nth).padStart(2, '0')}`,
      dueDate: `2026-03-${String(nth + 1).padStart(2, '0')}`,
    }))
    open('', { bills: many })
    expect(await screen.findByRole('button', { name: /^Pagar 20 facturas/ })).toBeDefined()
    const last = screen.getAllByRole('checkbox').at(-1)
    if (last) await userEvent.click(last)
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 21 facturas/ }))
    expect(screen.getByText(/^Se pueden pagar juntas 20 como máximo/)).toBeDefined()
  })

  test('says when a direct debit is charged and offers no payment', async () => {
    open('', { bills: [{ ...pending, isDirectDebit: '1', dueDate: '2026-03-18' }, paid] })
    expect(await screen.findByText(/se cargará en su cuenta el 18 mar 2026\. No tiene que hacer nada/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Pagar/ })).toBeNull()
  })

  test('says that nothing is owed and when the last bill was paid', async () => {
    open('', { bills: [paid] })
    expect(await screen.findByText('La factura de enero de 2026 se pagó el 12 feb 2026. No debe nada.')).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Pagar/ })).toBeNull()
  })

  test('says that there are no bills yet', async () => {
    open('', { bills: [] })
    expect(await screen.findByText('Todavía no hay facturas')).toBeDefined()
  })

  test('explains to a generator why the tab does not apply', async () => {
    open('', { own: [{ ...flat, isGenerator: '1' }] })
    expect(await screen.findByText('Este apartado no es de un suministro que genera')).toBeDefined()
    expect(screen.queryByRole('tab', { name: 'Facturas' })).toBeNull()
  })

  test.each([
    ['a supply that is no longer among those of the caller', { code: 'TS01000004' }, 'TS01000004'],
    ['a call that failed', { code: 'XXX', status: 500 }, /^\d+-\w{15}-\d+$/],
  ])('reports %s with its reference and offers to retry', async (_what, answer, reference) => {
    open('', { bills: answer })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(reference)).toBeDefined()
    expect(alert.getByRole('button', { name: 'Reintentar' })).toBeDefined()
  })

  test('keeps earlier bills with a notice when a reload fails and says when offline', async () => {
    const { listed, client } = open()
    await screen.findByText(/^Puede pagar la factura/)
    listed.mockReturnValue({ code: 'XXX', status: 500 })
    await client.refetchQueries({
      queryKey: ['listBills', 'whole', { filter: `cups::${flat.cups}|isDelegate::N|isMigrated::0` }],
    })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText(/^Puede pagar la factura/)).toBeDefined()
    onlineManager.setOnline(false)
    open()
    expect(await screen.findByText('Sin conexión')).toBeDefined()
  })

  test('asks for further bills, paid and unpaid, until all have come', async () => {
    const asked = vi.fn<Handler>((query) => {
      const isSecond = query.get('offset') !== null
      if (query.get('status') === null) return { content: { bills: { count: 2, items: [isSecond ? paid : pending] } } }
      if (query.get('status') === 'OVERDUE') return { content: example('listBills', 'none') }
      const of = (number: string) => ({ ...pending, cups: shop.cups, number, totalCents: 10_000 })
      return { content: { bills: { count: 2, items: [of(isSecond ? 'FE202602000000001' : 'FE202602000000002')] } } }
    })
    open('', { own: [flat, shop], handlers: { 'GET /listBills': asked } })
    expect(await screen.findByText(/^En sus otros suministros hay 2 facturas sin pagar: 200,00/)).toBeDefined()
    expect(screen.getByText(paid.number)).toBeDefined()
    const calls = asked.mock.calls.map(([query]) => ['status', 'limit', 'offset'].map((name) => query.get(name)))
    expect(calls.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
      [
        [null, '9999', null],
        [null, '9999', '1'],
        ['OVERDUE', '100', null],
        ['PENDING', '100', null],
        ['PENDING', '100', '1'],
      ].toSorted((a, b) => String(a).localeCompare(String(b))),
    )
  })

  test('flags bills from before 2017 and no later ones', async () => {
    const later = open('', { bills: [pending, paid] })
    await screen.findByText(paid.number)
    expect(screen.queryByText('Los datos anteriores a 2017 pueden estar incompletos.')).toBeNull()
    later.unmount()
    open('', { bills: [pending, monthlyBill('2016-12')] })
    expect(await screen.findByText('Los datos anteriores a 2017 pueden estar incompletos.')).toBeDefined()
  })

  test('sums the unpaid bills of other supplies and pays them together by holder', async () => {
    const ofShop = { ...pending, cups: shop.cups, number: 'FE202602000000001', totalCents: 10_000 }
    const ofOther = { ...ofShop, number: 'FE202602000000002', documentNumber: 'B87654323' }
    open('', { own: [flat, shop], everywhere: [pending, ofShop, ofOther] })
    expect(
      await screen.findByText(/^En sus otros suministros hay 2 facturas sin pagar: 200,00\s€ de peajes y cargos/),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Ver y pagar todas juntas' }))
    expect(await screen.findByText('A nombre de B87654323')).toBeDefined()
    expect(screen.getByRole('button', { name: /^Pagar 2 facturas: 144,12/ })).toBeDefined()
    expect(screen.getByRole('button', { name: /^Pagar 1 factura: 100,00/ })).toBeDefined()
    expect(screen.getAllByRole('checkbox', { name: 'Tienda de Vigo · febrero de 2026' })).toHaveLength(2)
  })

  test('says that bills of other supplies are unknown and claims nothing about them', async () => {
    const listed = vi.fn<Handler>((asked) =>
      asked.get('status') === null ? { content: { bills: counted([paid]) } } : { code: 'XXX', status: 500 },
    )
    open('', { own: [flat, shop], handlers: { 'GET /listBills': listed } })
    expect(await screen.findByText(/^No hemos podido comprobar si hay facturas sin pagar/)).toBeDefined()
    expect(screen.getByText(/^La factura de enero de 2026 se pagó/)).toBeDefined()
  })
})

describe('a bill', () => {
  test('shows its lines and explains in cents the difference to the one before', async () => {
    const { place } = open()
    await userEvent.click(await screen.findByRole('link', { name: 'febrero de 2026' }))
    expect(place()).toContain(`bill=${pending.number}`)
    expect(document.activeElement?.textContent).toBe('Factura de febrero de 2026')
    const lines = within(screen.getByRole('table', { name: 'Qué incluye la factura' }))
    expect(
      lines.getByRole('row', { name: /Término de energía · punta \(P1\).*181\s*kWh × 0,097553.*17,65/ }),
    ).toBeDefined()
    expect(lines.getByRole('row', { name: /^Total 44,12/ })).toBeDefined()
    expect(
      screen.getAllByText(
        /^Sube 4,12\s€ respecto a enero de 2026: \+3,02\s€ por 31\s*kWh más en punta \(P1\); \+1,10\s€ por impuestos\.$/,
      ).length,
    ).toBeGreaterThan(0)
  })

  test('says that the first one has nothing to compare with', async () => {
    open(`&bill=${paid.number}`)
    expect(await screen.findByText(/^Es la primera factura de este suministro/)).toBeDefined()
  })

  test('links a paid one to its payment, searched among those of its holder', async () => {
    const { orders } = open(`&bill=${paid.number}`, { bills: [{ ...paid, documentNumber: 'B87654323' }] })
    orders.mockReturnValue(order('PAID', [paid.number]))
    const link = await screen.findByRole('link', { name: 'Ver el pago y su justificante' })
    expect(link.getAttribute('href')).toBe('/payments?order=o-1')
    expect(orders.mock.lastCall?.[0].get('filter')).toBe('custNum::B87654323|result::OK')
  })

  test('says that a number does not exist and links to all bills', async () => {
    open('&bill=FE1')
    expect(await screen.findByText(/^No hay ninguna factura con ese número/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Todas las facturas' })).toBeDefined()
  })

  const file = {
    'GET /documentum/documentos': () => ({ content: { documentos: { documento: { id: 'FAC-1' } } } }),
    'GET /documentum/FAC-1': () => ({
      content: { tipoMime: 'application/pdf', nombre: 'factura.pdf', contenido: btoa('%PDF-1.7') },
    }),
  }

  test('shows the PDF in a dialog where the browser can display it', async () => {
    give({ pdfViewerEnabled: true })
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://test/1')
    open(`&bill=${pending.number}`, { handlers: file })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el PDF' }))
    const dialog = await screen.findByRole('dialog', { name: `Factura ${pending.number}` })
    expect(within(dialog).getByTitle(`Factura ${pending.number}`).getAttribute('src')).toBe('blob:http://test/1')
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' })
  })

  test('shares the file on a phone and saves it when sharing is no longer allowed', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media === PHONE,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('too late', 'NotAllowedError')))
    give({ canShare: () => true, share })
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    open(`&bill=${pending.number}`, { handlers: file })
    await userEvent.click(await screen.findByRole('button', { name: 'Compartir el PDF' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]?.[0]?.files?.[0]).toMatchObject({ name: 'factura.pdf', type: 'application/pdf' })
  })

  test('asks for a copy with a verification code only when that copy is chosen', async () => {
    const get = vi.fn<Handler>(file['GET /documentum/FAC-1'])
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    open(`&bill=${pending.number}`, { handlers: { ...file, 'GET /documentum/FAC-1': get } })
    await userEvent.click(await screen.findByRole('button', { name: 'Copia con código de verificación' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: 'Descargar el PDF' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    expect(get.mock.calls.map(([asked]) => asked.get('filter'))).toEqual([
      'nifcliente::12345678Z|selloDigital::1',
      'nifcliente::12345678Z',
    ])
  })

  test('marks the button as busy while the file loads and ignores a second press', async () => {
    const find = vi.fn<Handler>(() => new Promise(() => {}))
    open(`&bill=${pending.number}`, { handlers: { ...file, 'GET /documentum/documentos': find } })
    const button = await screen.findByRole('button', { name: 'Descargar el PDF' })
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await userEvent.click(button)
    expect(find).toHaveBeenCalledOnce()
  })

  test('reports a failed file with its bill and code and lets the user retry', async () => {
    const get = vi.fn<Handler>().mockReturnValueOnce({ code: 'YYY' }).mockImplementation(file['GET /documentum/FAC-1'])
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    open(`&bill=${pending.number}`, { handlers: { ...file, 'GET /documentum/FAC-1': get } })
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar el PDF' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(`La factura ${pending.number} no se ha descargado`)).toBeDefined()
    expect(alert.getByText('YYY')).toBeDefined()
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(get.mock.calls[0]?.[0].get('filter')).toBe('nifcliente::12345678Z')
  })
})

describe('a payment', () => {
  test('sends the bills to the provider with the tab to come back to', async () => {
    const { start } = open(`&pay=${pending.number}`)
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 44,12/ }))
    expect([factOf('Factura'), factOf('Fecha límite de pago')]).toEqual([
      expect.stringContaining(pending.number),
      '25 mar 2026',
    ])
    expect(screen.queryByText(/a nombre de/)).toBeNull()
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/o-1'))
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      bills: [pending.number],
      returnPath: `/supplies/detail?supply=${flat.cups}&tabValue=4`,
    })
  })

  test('repeats an unanswered one under the same key and an answered one under a new key', async () => {
    const { start } = open(`&pay=${pending.number}`)
    start.mockReturnValueOnce({ code: 'XXX', status: 503 }).mockReturnValueOnce({ code: '0503' })
    for (const words of [/solo se cobra una vez/, /no es posible pagar por este medio/]) {
      await userEvent.click(await screen.findByRole('button', { name: /^Pagar 44,12/ }))
      expect(await screen.findByText(words)).toBeDefined()
    }
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 44,12/ }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const keys = start.mock.calls.map(([, body]) => fieldsIn(body)['idempotencyKey'])
    expect([keys[0] === keys.at(-2), keys.at(-2) === keys.at(-1)]).toEqual([true, false])
  })

  test('starts again when the browser restores the page after leaving for the provider', async () => {
    const { start, listed } = open(`&pay=${pending.number}`)
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 44,12/ }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    const before = listed.mock.calls.length
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar 44,12/ }))
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2))
    expect(listed.mock.calls.length).toBeGreaterThan(before)
  })

  test('reloads bills that were paid meanwhile (0409) and says that nothing is left to pay', async () => {
    const { start, listed } = open(`&pay=${pending.number}`)
    const button = await screen.findByRole('button', { name: /^Pagar 44,12/ })
    start.mockReturnValue({ code: '0409' })
    listed.mockReturnValue({ content: { bills: counted([{ ...pending, status: 'PAID', paymentDate: '2026-03-16' }]) } })
    await userEvent.click(button)
    expect(await screen.findByText('No hay nada que pagar')).toBeDefined()
    expect(assign).not.toHaveBeenCalled()
  })

  test('says beside the amount that it holds only tolls', async () => {
    open(`&pay=${pending.number}`)
    expect(await screen.findByRole('button', { name: /^Pagar 44,12/ })).toBeDefined()
    expect(screen.getByText(/^Son los peajes y cargos de acceso a la red\./)).toBeDefined()
  })

  test('names the supply and the holder when the bill is of somebody else', async () => {
    const bills = [{ ...pending, documentNumber: 'H87654327' }]
    open(`&pay=${pending.number}`, { own: [], delegated: [{ ...flat, name: 'Comunidad Rúa Nova 3' }], bills })
    expect(
      await screen.findByText('Paga usted la factura de «Comunidad Rúa Nova 3», a nombre de H87654327.'),
    ).toBeDefined()
  })

  test('rejects bills of two holders together', async () => {
    const other = { ...overdue, documentNumber: 'B87654323' }
    open(`&pay=${pending.number},${other.number}`, { bills: [pending, other] })
    expect(await screen.findByText('Estas facturas no se pueden pagar juntas')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  })

  test('counts the Bizum attempts left and ends after code 2024', async () => {
    const confirm = vi.fn<Handler>(() => ({ code: '1001' }))
    const { place } = open(`&pay=${pending.number}`, {
      handlers: {
        'POST /bizumPayment': () => ({ content: { order: 'o-2', amountCents: 4_412 } }),
        'POST /bizumPaymentConfirmation': confirm,
      },
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Bizum' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }), '612345678')
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 44,12/ }))
    const enter = async () => {
      await userEvent.type(await screen.findByLabelText('Código del SMS'), '123456')
      await userEvent.click(screen.getByRole('button', { name: 'Confirmar el pago' }))
    }
    await enter()
    expect(await screen.findByText(/Le quedan 2 intentos\./)).toBeDefined()
    await enter()
    expect(await screen.findByText(/Le queda 1 intento\./)).toBeDefined()
    confirm.mockReturnValue({ code: '2024' })
    await enter()
    expect(await screen.findByText(/hemos anulado el pago/)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Volver a pagar' }))
    expect(place()).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=4&pay=${pending.number}`)
  })

  test('ends at the receipt after the right Bizum code', async () => {
    const { place, orders } = open(`&pay=${pending.number}`, {
      handlers: {
        'POST /bizumPayment': () => ({ content: { order: 'o-1', amountCents: 4_412 } }),
        'POST /bizumPaymentConfirmation': () => ({ content: { order: 'o-1', state: 'PAID' } }),
      },
    })
    orders.mockReturnValue(order('PAID'))
    await userEvent.click(await screen.findByRole('radio', { name: 'Bizum' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }), '612345678')
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 44,12/ }))
    await userEvent.type(await screen.findByLabelText('Código del SMS'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar el pago' }))
    expect(await screen.findByRole('heading', { name: 'Pago realizado' })).toBeDefined()
    expect(place()).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=4&order=o-1`)
  })
})

describe('what became of a payment', () => {
  test.each(['CREATED', 'PENDING'])(
    'claims nothing while it is %s and asks again after three seconds',
    async (state) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const { orders, listed } = open('&order=o-1')
      orders.mockReturnValue(order(state))
      expect(await screen.findByRole('heading', { name: 'El pago aún no está confirmado' })).toBeDefined()
      expect(screen.queryByText('Pago realizado')).toBeNull()
      const before = listed.mock.calls.length
      orders.mockReturnValue(order('PAID'))
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await screen.findByRole('heading', { name: 'Pago realizado' })).toBeDefined()
      // The provider informs only the server, so the client refetches the bills.
      await waitFor(() => expect(listed.mock.calls.length).toBeGreaterThan(before))
      vi.useRealTimers()
    },
  )

  test('asks about an open order for a minute at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { orders } = open('&order=o-1')
    orders.mockReturnValue(order('PENDING'))
    await screen.findByRole('heading', { name: 'El pago aún no está confirmado' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(orders).toHaveBeenCalledTimes(20)
    vi.useRealTimers()
  })

  test.each([
    ['REFUSED', 'El pago se ha rechazado'],
    ['EXPIRED', 'El tiempo para pagar ha terminado'],
  ])('explains %s and offers to pay the same bills again', async (state, words) => {
    const { orders } = open('&order=o-1')
    orders.mockReturnValue(order(state))
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Volver a pagar' }).getAttribute('href')).toContain(`pay=${pending.number}`)
  })

  test('claims nothing about an unknown order or a failed look-up', async () => {
    open('&order=o-9')
    expect(await screen.findByRole('heading', { name: 'No podemos confirmar este pago' })).toBeDefined()
    open('&order=o-8').orders.mockReturnValue({ code: 'XXX', status: 500 })
    expect(await screen.findByText('No hemos podido cargar esta información')).toBeDefined()
    expect(screen.queryByText('Pago realizado')).toBeNull()
  })
})
