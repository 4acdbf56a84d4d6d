import { example } from '@acometida/api-spec/testing/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { monthlyBill } from '#src/testing/answers/monthlyBill.ts'
import { fakeFetch, type Answer, type Handler } from '#src/testing/fakeFetch.ts'
import { counted } from '#src/testing/counted.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { SuppliesScreen } from './SuppliesScreen.tsx'

const flat = example('SupplyPoint')
const house = { ...example('SupplyPoint'), cups: 'ES0022000007654321AB1P', name: 'Lucía Ferreiro Castro', icon: 'home' }

const saved: Answer = {
  content: { type: 'supply', keyId: flat.cups, name: 'Mi despacho', icon: 'office', documentNumber: '12345678Z' },
}

function open(
  own: readonly SupplyPoint[],
  delegated: readonly SupplyPoint[] = [],
  address = '/supplies',
  first?: Answer,
  bills: Handler = () => ({ content: example('listBills', 'none') }),
) {
  const list = vi.fn<Handler>(() => ({
    content: { supplyPoints: { items: own }, delegatePoints: { items: delegated } },
  }))
  if (first) list.mockReturnValueOnce(first)
  const save = vi.fn<Handler>(() => saved)
  vi.stubGlobal(
    'fetch',
    fakeFetch({ 'GET /supplypoints': list, 'GET /listBills': bills, [`PUT /customData/${flat.cups}`]: save }),
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
  }))
}

async function editFlat(name: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Piso de Santiago$/ }))
  const dialog = within(screen.getByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Nombre' })
  await user.clear(field)
  if (name !== '') await user.type(field, name)
  await user.click(dialog.getByRole('radio', { name: 'Oficina' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, field }
}

afterEach(() => vi.unstubAllGlobals())

describe('the supply list', () => {
  test('shows own and delegated supplies apart, each with its name and icon and leading to its page [RT-044 SC-073]', async () => {
    open([flat], [house])
    expect((await parts()).map(({ title, cards }) => [title, cards])).toEqual([
      ['Suministros propios', [['Piso de Santiago', 'building', `/supplies/detail?supply=${flat.cups}`, false]]],
      ['Suministros delegados', [['Lucía Ferreiro Castro', 'home', `/supplies/detail?supply=${house.cups}`, true]]],
    ])
  })

  test('a user with only own supplies reads nothing about their owner', async () => {
    open([flat, house])
    expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeDefined()
    expect([screen.queryByRole('region'), screen.queryByText('Delegado')]).toEqual([null, null])
  })

  test('a deep link goes on to the supply with the state of its tabs [RT-044]', async () => {
    const { place } = open([flat], [], `/supplies?supply=${flat.cups}&tabValue=0&consumptionTabValue=3`)
    await waitFor(() => expect(place()).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=0&consumptionTabValue=3`))
  })

  test('without any it says how one gets here, and leads there', async () => {
    open([])
    expect(await screen.findByText('Todavía no tiene suministros')).toBeDefined()
    expect(screen.getByText(/llega aquí cuando usted lo añade con su código CUPS/)).toBeDefined()
    const ways = screen.getAllByRole('link', { name: 'Añadir un suministro' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/suppliesVinculation', '/suppliesVinculation'])
  })

  test('offers to try again when it cannot be loaded', async () => {
    open([flat], [], '/supplies', { code: 'XXX', status: 500 })
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeDefined()
  })

  test.each([
    ['a flag that is none', [{ ...flat, isGenerator: 'maybe' }]],
    ['a last day that is no day', [{ ...flat, lastDataDate: '' }]],
    ['no list', undefined],
  ])('an answer with %s is told in the place of the list, and the page stays', async (_, items) => {
    open([flat], [], '/supplies', { content: { supplyPoints: { items }, delegatePoints: { items: [] } } })
    expect(await screen.findByText(/^\d+-[A-Za-z\d]{15}-\d+$/)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeDefined()
  })

  test('many can be searched by name, CUPS or address', async () => {
    open(shopsOf(8))
    const box = await screen.findByRole('searchbox', { name: 'Buscar suministro' })
    await userEvent.type(box, 'obrador 3')
    expect(screen.getAllByRole('link', { name: /^Obrador/ }).map((link) => link.textContent)).toEqual(['Obrador 3'])
    await userEvent.type(box, 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }))
    expect(screen.getAllByRole('link', { name: /^Obrador/ })).toHaveLength(8)
  })

  test('with more than five, which have no dashboard, says what is to be paid for all of them and leads to paying it', async () => {
    const [first] = shopsOf(6)
    const owed = [
      monthlyBill('2026-01', { cups: first?.cups ?? '', status: 'OVERDUE', dueDate: '2026-02-20' }),
      monthlyBill('2026-02', { status: 'PENDING', dueDate: '2026-03-20', totalCents: 2_550 }),
    ]
    open(shopsOf(6), [], '/supplies', undefined, (query) => ({
      content: { bills: counted(owed.filter(({ status }) => status === query.get('status'))) },
    }))
    expect(await screen.findByText(/^Hay 2 facturas sin pagar: 65,50\s€ de peajes y cargos en total\.$/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Verlas y pagarlas juntas' }).getAttribute('href')).toBe(
      `/supplies/detail?supply=${first?.cups}&tabValue=4&pay=all`,
    )
  })

  test('with more than five, says that it could not find out what is to be paid, and asks again', async () => {
    const bills = vi.fn<Handler>(() => ({ content: example('listBills', 'none') }))
    bills.mockReturnValueOnce({ code: '9999', status: 500 })
    open(shopsOf(6), [], '/supplies', undefined, bills)
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText(/No hemos podido comprobar/)).toBeNull())
    expect(screen.queryByText(/sin pagar/)).toBeNull()
  })

  test('with five, leaves what is to be paid to the dashboard', async () => {
    const bills = vi.fn<Handler>(() => ({
      content: { bills: counted([monthlyBill('2026-01', { status: 'OVERDUE' })]) },
    }))
    open(shopsOf(5), [], '/supplies', undefined, bills)
    expect(await screen.findByRole('link', { name: 'Obrador 1' })).toBeDefined()
    expect(bills).not.toHaveBeenCalled()
  })
})

describe('name and icon of a supply', () => {
  test('are shown at once and saved under its CUPS [FL-079]', async () => {
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
    list.mockReturnValue({
      content: {
        ...example('listSupplyPoints', 'none'),
        supplyPoints: { items: [{ ...flat, name: 'Mi despacho', icon: 'office' }] },
      },
    })
    finish(saved)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('are as they were when saving fails, and what was typed stays in the dialog', async () => {
    const { save } = open([flat])
    save.mockReturnValueOnce({ code: 'TS01000004' })
    const { dialog, field } = await editFlat('Mi despacho')
    expect(await dialog.findByText(/Lo que ha escrito sigue aquí/)).toBeDefined()
    expect(field).toHaveProperty('value', 'Mi despacho')
    expect(screen.getByRole('link', { name: 'Piso de Santiago', hidden: true })).toBeDefined()
  })

  test('a name that the server refuses is told at its field, until it is another', async () => {
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
  ])('a name of no or too many characters is refused before it is sent: "%s"', async (name, message) => {
    const { save } = open([flat])
    const { dialog } = await editFlat(name)
    expect(dialog.getAllByText(message)).toHaveLength(2)
    expect(save).not.toHaveBeenCalled()
  })
})
