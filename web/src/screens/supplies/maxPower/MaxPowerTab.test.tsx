import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { getListMaxPowerDemandedQueryKey } from '#src/api/generated/api.ts'
import { billWithPrices, maxPowerAnswer } from '#src/testing/answers/maxPowerAnswer.ts'
import { shownSupply } from '#src/testing/answers/shownSupply.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { expectOffline } from '#src/testing/expectOffline.ts'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
import { MaxPowerTab } from './MaxPowerTab.tsx'

const roomy = maxPowerAnswer('2024-04', '2026-03', (month) => (month === '2026-01' ? [3619, 3956] : [2400, 2500]))
const bills = { bills: { count: 1, items: [billWithPrices([0.075901, 0.001988])] } }
const retailers = {
  code: '03',
  accessContracts: [],
  contractedPowers: [],
  retailers: [
    { retailer: 'Vatio Claro Energía, S. L.', startDate: '2022-02-01', endDate: null },
    { retailer: 'Otra, S. L.', startDate: '2021-06-01', endDate: '2022-01-31' },
  ],
}

const flat = { ...example('SupplyPoint'), lastDataDate: '2026-03-14' }
const billed: Answer = { content: bills }
function open(answer: Answer, { point = flat, bill = billed } = {}) {
  const power = vi.fn<Handler>(() => answer)
  const listed = vi.fn<Handler>(() => bill)
  const handlers = {
    'GET /maxPotencyDemanded': power,
    'GET /listBills': listed,
    'GET /contracts': () => ({ content: retailers }),
  }
  return { ...drawSupply('&tabValue=2', handlers, point), power, billed: listed }
}

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('what the tab says', () => {
  test('shows a skeleton while the power loads', async () => {
    const { power, container } = open({ content: roomy })
    power.mockReturnValue(new Promise(() => {}))
    await screen.findByRole('tab', { name: 'Potencia', selected: true })
    await waitFor(() => expect(power).toHaveBeenCalled())
    expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  })

  test('asks for 24 months up to the last day with data', async () => {
    const { power } = open({ content: roomy })
    await screen.findByText(/^Usa como mucho/, { selector: 'p' })
    const [query] = power.mock.calls[0] ?? []
    expect([query?.get('startDate'), query?.get('endDate')]).toEqual(['2024-04-01', '2026-03-14'])
  })

  test('says how much of a generous power is used and what less would save', async () => {
    open({ content: roomy })
    const sentence = /^Usa como mucho el 79.% de su potencia de punta y el 86.% de la de valle, en 24 meses\./
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(screen.getByText('Le sobra potencia')).toBeDefined()
    // 31,71 € of peak and 0,55 € of valley.
    expect((await screen.findByText('Podría ahorrar al año (orientativo)')).nextElementSibling?.textContent).toBe(
      '32\u00a0€',
    )
    expect(screen.getByText('El mes de marzo de 2026 va solo hasta el 14 mar.')).toBeDefined()
    expect(await screen.findByText(/Cada kW cuesta aquí 0,92\s€ al año/)).toBeDefined()
    const peak = within(screen.getByRole('group', { name: 'Punta (P1)' }))
    expect(peak.getByRole('radio', { name: '3,70\u00a0kW', checked: true })).toBeDefined()
    expect(peak.getByText(/^no la habría alcanzado en ninguno de 24 meses · ahorra 31,71\s€ al año/)).toBeDefined()
  })

  test('raises only the valley for a car charged at night and puts it on the sheet', async () => {
    open({ content: roomy })
    expect(
      await screen.findByText(
        /^Para cargar el coche de noche basta con subir la de valle.* 0,92\s€ al año, y en punta 35,24\s€\.$/,
      ),
    ).toBeDefined()
    const valley = within(screen.getByRole('group', { name: 'Valle (P2)' }))
    expect(valley.getByText(/^no la habría alcanzado en ninguno de 24 meses · cuesta 2,12\s€ más al año/)).toBeDefined()
    await userEvent.click(valley.getByRole('radio', { name: '6,90\u00a0kW' }))
    await userEvent.click(screen.getByRole('button', { name: /^Preparar la hoja/ }))
    expect(within(screen.getByRole('table')).getByRole('row', { name: /^Valle/ }).textContent).toContain('6,90')
  })

  test('leaves a fitting power as it is and offers no sheet for the retailer', async () => {
    open({ content: maxPowerAnswer('2024-04', '2026-03', () => [4550, 4580]) })
    expect(await screen.findByText('Ajustada')).toBeDefined()
    expect(screen.getAllByText(/^La que tiene es la que necesita\./)).toHaveLength(2)
    expect(screen.getByText(/^Ha elegido las potencias que ya tiene/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Preparar la hoja/ })).toBeNull()
  })

  test('offers no lower power where the limit was reached', async () => {
    open({ content: maxPowerAnswer('2024-04', '2026-03', (month) => [month < '2024-07' ? 4600 : 900, 900]) })
    expect(await screen.findByText('En el límite')).toBeDefined()
    expect(screen.getAllByText('Tocó el límite de su potencia 3 meses de 24.').length).toBeGreaterThan(0)
    const peak = within(screen.getByRole('group', { name: 'Punta (P1)' }))
    expect(peak.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '4600',
      '5100',
      '5600',
      '6600',
    ])
    expect(peak.getByText(/así que no aconsejamos bajarla/)).toBeDefined()
  })

  test('proposes six powers for 3.0TD with the lowest cost of term and excess', async () => {
    const contracted = Array.from({ length: 6 }, () => 40_000)
    const watts = (month: string) => [1, 2, 3, 4, 5, 6].map((p) => (p === 6 && month === '2025-01' ? 45_000 : 20_000))
    open(
      { content: maxPowerAnswer('2024-04', '2026-03', watts, contracted) },
      {
        point: { ...flat, tariff: '3.0TD', contractedPower: contracted },
        bill: { content: { bills: { count: 1, items: [billWithPrices([1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2])] } } },
      },
    )
    expect(await screen.findByText('Por encima')).toBeDefined()
    expect(screen.getAllByText('Superó su potencia contratada 1 mes de 24.').length).toBeGreaterThan(0)
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.at(-1)?.textContent).toBe('P645,00\u00a0kW40,00\u00a0kW20,00\u00a0kW')
    expect(
      screen.getByText(/^Con las potencias propuestas, el término de potencia y los excesos pasarían de/),
    ).toBeDefined()
  })

  test('proposes nothing for 3.0TD when no other power is cheaper', async () => {
    const contracted = Array.from({ length: 6 }, () => 20_000)
    open(
      { content: maxPowerAnswer('2024-04', '2026-03', () => Array.from({ length: 6 }, () => 20_000), contracted) },
      {
        point: { ...flat, tariff: '3.0TD', contractedPower: contracted },
        bill: { content: { bills: { count: 1, items: [billWithPrices([1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2])] } } },
      },
    )
    expect(await screen.findByText(/ninguna otra combinación le costaría menos\.$/)).toBeDefined()
    expect(screen.queryByRole('columnheader', { name: 'Propuesta' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Preparar la hoja/ })).toBeNull()
    expect(screen.getByText('Máximo que ha usado de su potencia contratada')).toBeDefined()
  })

  test('gives no advice with fewer than twelve whole months', async () => {
    open({ content: maxPowerAnswer('2025-06', '2026-03', () => [2400, 2500]) })
    expect(await screen.findByText(/^Solo tenemos 9 meses completos\./)).toBeDefined()
    // The excess is unknown as well.
    expect(screen.queryByText('Le sobra potencia')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('gives no advice with eleven whole months and a running one', async () => {
    open({ content: maxPowerAnswer('2025-04', '2026-03', () => [2400, 2500]) })
    expect(await screen.findByText(/^Solo tenemos 11 meses completos\./)).toBeDefined()
    expect(screen.queryByText('Le sobra potencia')).toBeNull()
  })

  test('explains code 1008 in the tab without an error [ER-043]', async () => {
    open({ code: '1008' })
    expect(await screen.findByText('Todavía no hay potencia máxima medida')).toBeDefined()
    expect(errorStore.current()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })

  test('reports a failure with a reference and loads the tab on retry', async () => {
    const { power } = open({ code: 'XXX', status: 500 })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^\d+-\w{15}-\d+$/)).toBeDefined()
    power.mockReturnValue({ content: roomy })
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Le sobra potencia')).toBeDefined()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { power, client } = open({ content: roomy })
    await screen.findByText('Le sobra potencia')
    power.mockReturnValue({ code: 'XXX', status: 500 })
    await client.refetchQueries({ queryKey: getListMaxPowerDemandedQueryKey().slice(0, 1) })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText('Le sobra potencia')).toBeDefined()
  })

  test('says that there is no connection and makes no call', async () => {
    await expectOffline(<MaxPowerTab supply={shownSupply(flat)} />, 'GET /maxPotencyDemanded')
  })
})

describe('money', () => {
  test('shows the powers without euros and says why when there is no bill', async () => {
    open({ content: roomy }, { bill: { content: { bills: { count: 0, items: [] } } } })
    expect(await screen.findByText(/^Todavía no hay una factura de la que tomar los precios/)).toBeDefined()
    expect(screen.getByRole('radio', { name: '3,70\u00a0kW', checked: true })).toBeDefined()
    expect(screen.queryByText(/€ (más )?al año|€\.$/)).toBeNull()
  })

  test('shows the powers without euros when the bills fail and loads them on retry', async () => {
    const { billed } = open({ content: roomy }, { bill: { code: 'XXX', status: 500 } })
    expect(await screen.findByText(/^No hemos podido leer los precios/)).toBeDefined()
    expect(screen.getByRole('radio', { name: '3,70\u00a0kW', checked: true })).toBeDefined()
    billed.mockReturnValue({ content: bills })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(/Cada kW cuesta aquí 0,92\s€ al año/)).toBeDefined()
  })
})

test('prints the chosen powers for the current retailer and keeps them chosen', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  open({ content: roomy })
  const valley = within(await screen.findByRole('group', { name: 'Valle (P2)' }))
  await userEvent.click(valley.getByRole('radio', { name: '4,60\u00a0kW' }))
  await userEvent.click(screen.getByRole('button', { name: 'Preparar la hoja para su comercializadora' }))
  expect(await screen.findByText('Vatio Claro Energía, S. L.')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^Hoja para su comercializadora/)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Punta (P1)4,60\u00a0kW3,70\u00a0kW',
    'Valle (P2)4,60\u00a0kW4,60\u00a0kW',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(await screen.findByText('Le sobra potencia')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Preparar la hoja para su comercializadora')
  expect(valley.getByRole<HTMLInputElement>('radio', { name: '4,60\u00a0kW' }).checked).toBe(true)
})

describe('the row of tabs', () => {
  test('keeps the tab in the address and opens the consumption for an unknown number [RT-045]', async () => {
    const { place, router } = open({ content: roomy })
    await screen.findByText('Le sobra potencia')
    expect(screen.getAllByRole('tab').length).toBeGreaterThan(1)
    await router.navigate(place().replace('tabValue=2', 'tabValue=99'))
    expect(await screen.findByRole('tab', { name: 'Consumo', selected: true })).toBeDefined()
    await userEvent.click(screen.getByRole('tab', { name: 'Potencia' }))
    expect(place()).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=2`)
  })

  test('explains to a generator why the tab does not apply and leads to the curve', async () => {
    const { power, place } = open({ content: roomy }, { point: { ...flat, isGenerator: '1' } })
    expect(await screen.findByText('Este apartado no es de un suministro que genera')).toBeDefined()
    expect(screen.queryByRole('tab', { name: 'Potencia' })).toBeNull()
    expect(screen.queryByRole('tab', { selected: true })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Consumo' }).tabIndex).toBe(0)
    expect(power).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ver su curva' }))
    expect(place()).toBe(`/supplies/detail?supply=${flat.cups}&tabValue=0`)
  })

  test('opens the day of a peak in the consumption tab', async () => {
    const { place } = open({ content: roomy })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver como tabla' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el día: enero de 2026, P1' }))
    expect(place()).toContain('tabValue=0&consumptionTabValue=0&to=2026-01-09')
  })
})

test.each([
  ['2016-12', 1],
  ['2017-01', 0],
])('flags months from %s on only where they are before 2017', async (first, flags) => {
  const { container } = open({ content: maxPowerAnswer(first, '2018-01', () => [2400, 2500]) })
  await waitFor(() => expect(container.querySelector('table, svg figure, figure')).not.toBeNull())
  expect(screen.queryAllByText('Los datos anteriores a 2017 pueden estar incompletos.')).toHaveLength(flags)
})
