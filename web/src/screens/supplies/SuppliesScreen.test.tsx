import { example } from '@acometida/api-spec/operations/example.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { monthlyBill } from '#src/testing/answers/monthlyBill.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { counted } from '#src/testing/counted.ts'
import { fakeFetch, type Answer, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { SuppliesScreen } from './SuppliesScreen.tsx'

const flat = example('SupplyPoint')
const house: SupplyPoint = {
  ...example('SupplyPoint', 'house'),
  cups: 'ES0022000007654321AB1P',
}

const saved: Answer = {
  content: { type: 'supply', keyId: flat.cups, name: 'Mi despacho', icon: 'office', documentNumber: '12345678Z' },
}

function open(
  own: readonly SupplyPoint[],
  delegated: readonly SupplyPoint[] = [],
  address = '/supplies',
  first?: Answer,
  bills: Handler = () => ({ content: example('listBills', 'none') }),
  interruptions: Handler = () => ({ content: { supplies: [] } }),
) {
  const list = vi.fn<Handler>(() => ({
    content: { supplyPoints: { items: own }, delegatePoints: { items: delegated } },
  }))
  if (first) list.mockReturnValueOnce(first)
  const save = vi.fn<Handler>(() => saved)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': list,
      'GET /listBills': bills,
      'POST /listInterruptionsPerSupplies': interruptions,
      'GET /meterControl': meters,
      [`PUT /customData/${flat.cups}`]: save,
    }),
  )
  return { ...renderScreens({ '/supplies': <SuppliesScreen /> }, address), list, save }
}

/** The parts of the list: the title, and for each card its name, icon, target and whether it is marked as delegated. */
async function parts() {
  const regions = await screen.findAllByRole('region')
  return regions.map((region) => ({
    title: within(region).getByRole('heading', { level: 2 }).textContent,
    cards: within(region)
      .getAllByRole('listitem')
      .map((card) => {
        const link = within(card).getByRole('heading').querySelector('a')
        const icon = card.querySelector('use')?.getAttribute('href')?.split('#')[1]
        return [link?.textContent, icon, link?.getAttribute('href'), within(card).queryByText('Delegado') !== null]
      }),
  }))
}

function shopsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...example('SupplyPoint'),
    cups: `ES00220000000000${10 + index}FB1P`,
    name: `Obrador ${index + 1}`,
    isNamed: '1' as const,
  }))
}

async function editFlat(name: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Cambiar .*Piso de Santiago$/ }))
  const dialog = within(screen.getByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Nombre' })
  await user.clear(field)
  if (name !== '') await user.type(field, name)
  await user.click(dialog.getByRole('radio', { name: 'Oficina' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, field }
}

const closed: Handler = () => ({ content: example('controlMeter') })
const meters = vi.fn<Handler>(closed)

afterEach(() => {
  vi.unstubAllGlobals()
  meters.mockReset().mockImplementation(closed)
})

describe('the supply list', () => {
  test('shows open switches of a few supplies and asks no meter of many', async () => {
    meters.mockImplementation(() => ({ content: { ...example('controlMeter'), switchStatus: 'TRIPPED' } }))
    open([flat, house])
    expect(await screen.findAllByText('Sin luz: interruptor abierto')).toHaveLength(2)
    cleanup()
    meters.mockClear()
    open(shopsOf(8))
    expect(await screen.findAllByText('Estado sin comprobar')).toHaveLength(8)
    expect(meters).not.toHaveBeenCalled()
  })

  test('shows own and delegated supplies apart, with name, icon and link [RT-044 SC-073]', async () => {
    open([flat], [house])
    expect((await parts()).map(({ title, cards }) => [title, cards])).toEqual([
      ['Suministros propios', [['Piso de Santiago', 'building', `/supplies/detail?supply=${flat.cups}`, false]]],
      ['Suministros delegados', [['Avenida de Silgar, 14', 'home', `/supplies/detail?supply=${house.cups}`, true]]],
    ])
  })

  test('hides headings and marks of ownership when all supplies are own', async () => {
    open([flat, house])
    expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeDefined()
    expect([screen.queryByRole('region'), screen.queryByText('Delegado')]).toEqual([null, null])
  })

  test('follows a deep link to the supply with the state of its tabs [RT-044]', async () => {
    const { place } = open([flat], [], `/supplies?supply=${flat.cups}&tabValue=0&consumptionTabValue=3`)
    await waitFor(() => expect(place()).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=0&consumptionTabValue=3`))
  })

  test('explains an empty list and links to binding a supply', async () => {
    open([])
    expect(await screen.findByText('Todavía no tiene suministros')).toBeDefined()
    expect(screen.getByText(/aparece aquí cuando lo vincula con su código CUPS/)).toBeDefined()
    const ways = screen.getAllByRole('link', { name: 'Vincular un suministro' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/suppliesVinculation', '/suppliesVinculation'])
  })

  test('offers to retry a failed list', async () => {
    open([flat], [], '/supplies', { code: 'XXX', status: 500 })
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeDefined()
  })

  test.each([
    ['an unknown flag', [{ ...flat, isGenerator: 'maybe' }]],
    ['an invalid last day', [{ ...flat, lastDataDate: '' }]],
    ['no list', undefined],
  ])('reports an answer with %s in the place of the list and lets the user retry', async (_, items) => {
    open([flat], [], '/supplies', { content: { supplyPoints: { items }, delegatePoints: { items: [] } } })
    expect(await screen.findByText(/^\d+-[A-Za-z\d]{15}-\d+$/)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeDefined()
  })

  test('searches many supplies and shows all again', async () => {
    open(shopsOf(8))
    const box = await screen.findByRole('searchbox', { name: 'Buscar suministro' })
    await userEvent.type(box, 'obrador 3')
    expect(screen.getAllByRole('link', { name: /^Obrador/ }).map((link) => link.textContent)).toEqual(['Obrador 3'])
    await userEvent.type(box, 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }))
    expect(screen.getAllByRole('link', { name: /^Obrador/ })).toHaveLength(8)
  })

  test('sums what is due of more than five supplies and links to pay it', async () => {
    const [first] = shopsOf(6)
    const owed = [
      monthlyBill('2026-01', { cups: first?.cups ?? '', status: 'OVERDUE', dueDate: '2026-02-20' }),
      monthlyBill('2026-02', { status: 'PENDING', dueDate: '2026-03-20', totalCents: 2_550 }),
    ]
    open(shopsOf(6), [], '/supplies', undefined, (query) => ({
      content: { bills: counted(owed.filter(({ status }) => status === query.get('status'))) },
    }))
    expect(await screen.findByText(/^Hay 2 facturas sin pagar: 65,50\s€ de peajes y cargos en total\.$/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver y pagar todas juntas' }).getAttribute('href')).toBe(
      `/supplies/detail?supply=${first?.cups}&tabValue=4&pay=all`,
    )
  })

  test('offers to retry when what is due of more than five supplies is unknown', async () => {
    const bills = vi.fn<Handler>(() => ({ content: example('listBills', 'none') }))
    bills.mockReturnValueOnce({ code: '9999', status: 500 })
    open(shopsOf(6), [], '/supplies', undefined, bills)
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText(/No hemos podido comprobar/)).toBeNull())
    expect(screen.queryByText(/sin pagar/)).toBeNull()
  })

  test('leaves the sum of five supplies to the dashboard', async () => {
    const [first] = shopsOf(5)
    const owed = monthlyBill('2026-01', { cups: first?.cups ?? '', status: 'OVERDUE' })
    open(shopsOf(5), [], '/supplies', undefined, (query) => ({
      content: { bills: counted(query.get('status') === 'OVERDUE' ? [owed] : []) },
    }))
    expect(await screen.findByRole('link', { name: '1 factura por pagar: Obrador 1' })).toBeDefined()
    expect(screen.queryByText(/^Hay 1 factura/)).toBeNull()
  })

  test('shows the worst known state of each supply, from one call, and links to it', async () => {
    const interruptions = vi.fn<Handler>(() => ({
      content: {
        supplies: [
          { cups: flat.cups, interruptions: [example('Incidence')] },
          { cups: house.cups, interruptions: [] },
        ],
      },
    }))
    open([flat, house], [], '/supplies', undefined, undefined, interruptions)
    const link = await screen.findByRole('link', { name: 'Sin luz: Piso de Santiago' })
    expect(link.getAttribute('href')).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=8`)
    expect(screen.getByText('En orden')).toBeDefined()
    expect(interruptions).toHaveBeenCalledOnce()
  })

  test('shows an outage while a meter is slow and claims nothing of an unanswered one', async () => {
    meters.mockImplementation((asked) =>
      asked.get('cups') === house.cups ? closed(asked) : new Promise<Answer>(() => {}),
    )
    const third = { ...flat, cups: 'ES0022000007654322AB1P', name: 'Trastero' }
    open([flat, house, third], [], '/supplies', undefined, undefined, () => ({
      content: {
        supplies: [
          { cups: flat.cups, interruptions: [example('Incidence')] },
          { cups: house.cups, interruptions: [] },
          { cups: third.cups, interruptions: [] },
        ],
      },
    }))
    expect(await screen.findByRole('link', { name: 'Sin luz: Piso de Santiago' })).toBeDefined()
    expect(await screen.findAllByText('En orden')).toHaveLength(1)
    expect(screen.queryByText('Sin cortes ni facturas por pagar')).toBeNull()
  })

  test('says that a state could not be checked', async () => {
    open([flat], [], '/supplies', undefined, undefined, () => ({ code: 'XXX', status: 400 }))
    expect(await screen.findByText('Estado sin comprobar')).toBeDefined()
  })

  test('filters many supplies by state', async () => {
    const [first] = shopsOf(8)
    const cut = { cups: first?.cups ?? '', interruptions: [example('Incidence')] }
    const calm = shopsOf(8)
      .slice(1)
      .map(({ cups }) => ({ cups, interruptions: [] }))
    open(shopsOf(8), [], '/supplies', undefined, undefined, () => ({ content: { supplies: [cut, ...calm] } }))
    await screen.findByRole('option', { name: 'Sin luz (1)' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Sin luz (1)')
    expect(screen.getAllByRole('link', { name: /^Obrador/ }).map((link) => link.textContent)).toEqual(['Obrador 1'])
  })
})

describe('name and icon of a supply', () => {
  test('shows them at once and saves them under the CUPS [FL-079]', async () => {
    const { save, list } = open([flat])
    let finish = (_answer: Answer) => {}
    save.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    await editFlat('  Mi despacho ')
    expect(await screen.findByRole('link', { name: 'Mi despacho', hidden: true })).toBeDefined()
    expect(save.mock.calls[0]?.[1]).toEqual({
      type: 'supply',
      documentNumber: '12345678Z',
      name: 'Mi despacho',
      icon: 'office',
    })
    list.mockReturnValue(ownSupplies({ ...flat, name: 'Mi despacho', icon: 'office' }))
    finish(saved)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('restores them when saving fails and keeps the typed name in the dialog', async () => {
    const { save } = open([flat])
    save.mockReturnValueOnce({ code: 'TS01000004' })
    const { dialog, field } = await editFlat('Mi despacho')
    expect(await dialog.findByText(/Lo que ha escrito sigue aquí/)).toBeDefined()
    expect(field).toHaveProperty('value', 'Mi despacho')
    expect(screen.getByRole('link', { name: 'Piso de Santiago', hidden: true })).toBeDefined()
  })

  test('marks a name that the server rejects until it changes', async () => {
    const { save } = open([flat])
    const violations = [{ where: 'body/name', problem: 'is no name' }]
    save.mockReturnValueOnce({ code: 'ERROR_GENERICO', status: 400, violations })
    const { user, dialog, field } = await editFlat('Mi despacho')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('alert')))
    expect(dialog.getByRole('link', { name: /Ese nombre no se puede guardar/ })).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field).toHaveProperty('value', 'Mi despacho')
    await user.type(field, 's')
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  test.each([
    ['', 'Escriba un nombre'],
    ['evil.com', /^No puede llevar «@», una dirección web/],
    ['x'.repeat(41), 'Escriba un nombre de 40 caracteres como máximo'],
  ])('rejects the name "%s" before sending', async (name, message) => {
    const { save } = open([flat])
    const { dialog } = await editFlat(name)
    expect(dialog.getAllByText(message)).toHaveLength(2)
    expect(save).not.toHaveBeenCalled()
  })
})
