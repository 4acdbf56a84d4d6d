import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getListConsumptionsQueryKey, type SupplyPoint } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { askedCurve, type CurveShape } from '#src/testing/answers/curveAnswer.ts'
import { counted } from '#src/testing/counted.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import type { Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import type { EnergyChartProps } from '#src/ui/chart/energy/energyChart.type.ts'
import { SupplyDetailScreen } from './SupplyDetailScreen.tsx'

// The chart has tests of its own. This fake shows its input, and selects its second and third slot on a click.
vi.mock('#src/ui/chart/energy/EnergyChart.tsx', () => ({
  EnergyChart: ({ series, granularity, onZoom }: EnergyChartProps) => (
    <figure aria-label="chart" data-granularity={granularity}>
      {series.map(({ name, points }) => (
        <p key={name}>{`${name}: ${points.length}`}</p>
      ))}
      {series[0]?.points.flatMap(({ at, notes }) =>
        notes?.map(({ name, value }) => <p key={name}>{`${at}: ${name}, ${value}`}</p>),
      )}
      <button type="button" onClick={() => onZoom?.({ from: 1, to: 2 })}>
        zoom
      </button>
    </figure>
  ),
}))

const supply = { ...example('SupplyPoint'), lastDataDate: '2026-03-14' }
const flat: CurveShape = { kwh: (date) => (date === '2026-03-14' ? 0.5 : 0.25) }

interface Situation {
  readonly point?: SupplyPoint
  readonly shape?: CurveShape
  readonly queries?: Handler
  /** Delays the curves. */
  readonly until?: Promise<void>
}

function open(query = '', { point = supply, shape = flat, queries, until }: Situation = {}) {
  const curve = vi.fn<Handler>(async (asked) => {
    await until
    return askedCurve(asked, shape)
  })
  const meter = queries && { [`GET /programmedQuery/${point.meterId}`]: queries }
  return { ...drawSupply(query, { 'GET /consumptions': curve, ...meter }, point), curve }
}

const chart = () => screen.findByRole('figure', { name: 'chart' })

afterEach(() => vi.unstubAllGlobals())

describe('the page of a supply', () => {
  test('shows the supply with its consumption and titles the window after both [SC-074]', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Piso de Santiago' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Consumo', selected: true })).toBeDefined()
    expect(screen.getByText(/^2\.0TD · /)).toBeDefined()
    expect(document.title).toBe('Consumo · Piso de Santiago · Acometida')
    expect(await screen.findByText(/^Entre el 15 de febrero y el 14 de marzo de 2026 consumió 174.kWh/)).toBeDefined()
  })

  test('unfolds the details of the supply on a press', async () => {
    open()
    const button = await screen.findByRole('button', { name: 'Datos del suministro', expanded: false })
    expect(screen.queryByRole('button', { name: 'Cambiar nombre e icono' })).toBeNull()
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(present(supply.meterId))).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar nombre e icono' }))
    expect(await screen.findByRole('dialog', { name: 'Nombre e icono del suministro' })).toBeDefined()
  })

  test('says that a supply is not found and links to the list', async () => {
    open('', { point: supply })
    const { router } = renderScreens(
      { '/supplies/detail': <SupplyDetailScreen /> },
      '/supplies/detail?supply=ES0022000000000001FB1P',
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este suministro' })).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Mis suministros' }).length).toBeGreaterThan(0)
    expect(router.state.location.pathname).toBe('/supplies/detail')
  })
})

describe('the tabs', () => {
  const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)

  test.each([
    ['0', ['Consumo', 'Curva'], 'Consumo'],
    ['1', ['Consumo', 'Comparar'], 'Comparar'],
    ['2', ['Consumo', 'Potencia'], 'Potencia'],
    ['3', ['Facturas', 'Periodos facturados'], 'Periodos facturados'],
    ['4', ['Facturas', 'Emitidas'], 'Facturas'],
    ['5', ['Contador', 'Lecturas'], 'Contador'],
    ['6', ['Contador', 'Consultas programadas'], 'Consultas programadas'],
    ['8', ['Cortes'], 'Cortes'],
    ['2x', ['Consumo', 'Curva'], 'Consumo'],
  ])('follows tabValue=%s to %j and titles the window %s [RT-045]', async (number, tabs, title) => {
    open(`&tabValue=${number}`)
    await screen.findByRole('heading', { level: 1 })
    expect(selected()).toEqual(tabs)
    expect(document.title).toBe(`${title} · Piso de Santiago · Acometida`)
  })

  test('explains why a supply without a named meter has no scheduled queries', async () => {
    const { meterId, measurementEquipments, ...unnamed } = example('SupplyPoint')
    expect([meterId, measurementEquipments]).not.toContain(undefined)
    drawSupply('&tabValue=6', {}, unnamed)
    expect(await screen.findByText('No sabemos qué contador tiene este suministro')).toBeDefined()
    expect(screen.queryByRole('tab', { name: 'Consultas programadas' })).toBeNull()
  })

  test('opens the first part of a tab by a press and another part of the inner row by the keys', async () => {
    const { place } = open('&tabValue=1')
    await userEvent.click(await screen.findByRole('tab', { name: 'Consumo' }))
    expect(selected()).toEqual(['Consumo', 'Curva'])
    screen.getByRole('tab', { name: 'Curva' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(place()).toContain('tabValue=1')
    await userEvent.click(screen.getByRole('tab', { name: 'Contador' }))
    expect(place()).toBe(`/supplies/detail?supply=${supply.cups}&tabValue=5`)
  })
})

describe('a supply that somebody else holds', () => {
  function openDelegated(delegations: Handler) {
    drawSupply('', {
      'GET /supplypoints': () => ({ content: { supplyPoints: { items: [] }, delegatePoints: { items: [supply] } } }),
      'GET /delegations': delegations,
      'GET /consumptions': (asked) => askedCurve(asked, flat),
    })
  }

  test('says in whose name the user acts and until when', async () => {
    syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT')
    const ended = {
      ...example('Delegation'),
      endDate: '01/03/2026',
      holder: { userId: 9, documentNumber: 'H1', name: 'Nadie' },
    }
    openDelegated(() => ({ content: { delegations: counted([ended, example('Delegation')]) } }))
    expect(await screen.findByText('En nombre de Lucía Ferreiro Castro, hasta el 28 feb 2027.')).toBeDefined()
    syncServerClock(new Date().toUTCString())
  })

  test("says that the supply is not the user's when the holder is unknown", async () => {
    openDelegated(() => ({ code: 'XXX', status: 500 }))
    expect(await screen.findByText(/^No es suyo: lo que haga aquí/)).toBeDefined()
  })

  test("names no holder on the user's own supply", async () => {
    open()
    expect(await screen.findByText(/consumió 174.kWh/)).toBeDefined()
    expect(screen.queryByText(/En nombre de|No es suyo/)).toBeNull()
  })
})

describe('the consumption tab', () => {
  test('opens the last month with data by days and asks for the same weekdays a year before', async () => {
    const { curve } = open()
    expect((await chart()).dataset.granularity).toBe('day')
    expect(curve.mock.calls.map(([query]) => `${query.get('startDate')}/${query.get('endDate')}`)).toEqual([
      '2026-02-15/2026-03-14',
      '2025-02-16/2025-03-15',
    ])
  })

  test('asks for the year before without waiting for the curve', async () => {
    let answerNow = () => {}
    const { curve } = open('', { until: new Promise((resolve) => (answerNow = resolve)) })
    await waitFor(() =>
      expect(curve.mock.calls.map(([query]) => query.get('startDate'))).toEqual(['2026-02-15', '2025-02-16']),
    )
    answerNow()
    await chart()
    expect(curve).toHaveBeenCalledTimes(2)
  })

  test('steps back and forth and keeps the dates in the address', async () => {
    const { place, router } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Fechas anteriores' }))
    expect(place()).toContain('to=2026-02-14')
    await router.navigate(-1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Fechas siguientes' })).toHaveProperty('disabled', true),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Año' }))
    expect(place()).toBe(`/supplies/detail?supply=${supply.cups}&consumptionTabValue=3`)
  })

  test('zooms to a marked range and leads back to the last month', async () => {
    const { place } = open('&consumptionTabValue=1&by=day')
    await userEvent.click(within(await chart()).getByRole('button', { name: 'zoom' }))
    expect(place()).toContain('from=2026-03-09&to=2026-03-10')
    await userEvent.click(screen.getByRole('button', { name: 'Volver al último mes' }))
    expect(place()).toBe(`/supplies/detail?supply=${supply.cups}`)
  })

  test('applies free dates when the button is pressed', async () => {
    const { place } = open('&consumptionTabValue=4&from=2026-03-01&to=2026-03-14')
    fireEvent.change(await screen.findByLabelText('Desde'), { target: { value: '2026-03-05' } })
    await userEvent.click(screen.getByRole('button', { name: 'Ver estas fechas' }))
    expect(place()).toContain('from=2026-03-05&to=2026-03-14')
  })

  test.each([
    ['Desde', '', '2026-03-14'],
    ['Hasta', '2026-03-01', ''],
    ['Hasta', '2026-03-01', '2026-02-10'],
  ])('rejects an invalid range with a summary that leads to "%s" and keeps the view', async (box, from, to) => {
    const { place } = open('&consumptionTabValue=4&from=2026-03-01&to=2026-03-14')
    const before = place()
    fireEvent.change(await screen.findByLabelText('Desde'), { target: { value: from } })
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: to } })
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Ver estas fechas' }))
      const summary = screen.getByRole('alert')
      expect(document.activeElement).toBe(summary)
      await userEvent.click(within(summary).getByRole('link', { name: /^Elija una fecha inicial y una final/ }))
      expect(document.activeElement).toBe(screen.getByLabelText(box))
    }
    expect(place()).toBe(before)
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-03-01' } })
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-03-02' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('switches between chart and table with T while the focus is inside', async () => {
    open('&consumptionTabValue=0')
    const zoom = within(await chart()).getByRole('button', { name: 'zoom' })
    await userEvent.keyboard('t')
    expect(screen.queryByRole('table')).toBeNull()
    zoom.focus()
    await userEvent.keyboard('t')
    const table = within(await screen.findByRole('table', { name: 'Curva de Piso de Santiago, 14 mar 2026' }))
    expect(table.getAllByRole('row')).toHaveLength(25)
    await userEvent.keyboard('t')
    expect(await chart()).toBeDefined()
  })

  test('states what is estimated and what is missing', async () => {
    const shape: CurveShape = { kwh: (_, hour) => (hour < 5 ? null : 0.2), estimated: (_, hour) => hour === 12 }
    open('&consumptionTabValue=0', { shape })
    expect(await screen.findByText(/^5.% de las horas son estimadas; faltan 5 horas\./)).toBeDefined()
  })

  test('compares with the year before only on request', async () => {
    open()
    const box = await screen.findByRole('checkbox', { name: 'Comparar con el año anterior' })
    expect(screen.queryByText(/^Año anterior/)).toBeNull()
    await userEvent.click(box)
    expect(await screen.findByText('Año anterior: 28')).toBeDefined()
  })
})

describe('what the meter told of its power', () => {
  const day = '&consumptionTabValue=1&to=2026-03-10&by=hour'
  const answers = counted([
    {
      ...example('ProgrammedQuery'),
      dueDate: '2026-03-10T18:20:00+01:00',
      createDate: '2026-03-10T18:20:01+01:00',
      value: '3450',
    },
    { ...example('ProgrammedQuery'), id: '32', type: 'SWITCH', dueDate: '2026-03-10T19:20:00+01:00', value: 'CLOSED' },
    { ...example('ProgrammedQuery'), id: '33', dueDate: '2026-03-18T18:20:00+01:00', status: 'PENDING', value: null },
  ])

  test('shows the measured power in the hour in which it was asked for', async () => {
    const queries = vi.fn<Handler>(() => ({ content: answers }))
    open(day, { queries })
    expect(await screen.findByText(/^2026-03-10T18:00:00\+01:00: Potencia a las 18:20, 3,45.kW$/)).toBeDefined()
    expect(screen.getAllByText(/Potencia a las/)).toHaveLength(1)
  })

  test('makes no query where no hours are drawn, nor for the generated energy', async () => {
    const queries = vi.fn<Handler>(() => ({ content: answers }))
    const { unmount } = open('', { queries })
    await chart()
    expect(queries).not.toHaveBeenCalled()
    unmount()
    const point = { ...supply, isSelfConsumption: { cau: `${supply.cups}A000` } }
    open(`${day}&generationTabValue=1`, { point, shape: { ...flat, generated: () => 0.1 }, queries })
    expect((await chart()).dataset.granularity).toBe('hour')
    expect(queries).not.toHaveBeenCalled()
  })
})

describe('self-consumption', () => {
  const point = { ...supply, isSelfConsumption: { cau: `${supply.cups}A000` } }
  const shape: CurveShape = { kwh: () => 0.5, generated: (_, hour) => (hour >= 10 && hour < 16 ? 1 : 0) }

  test('shows energy from the grid and self-consumed, and the generated energy on the other side [SC-074]', async () => {
    open('', { point, shape })
    expect(await screen.findByText('De la red: 28')).toBeDefined()
    expect(screen.getByText('Autoconsumida: 28')).toBeDefined()
    expect(
      screen.getByText(/^El 50.% de lo que generaron sus placas se aprovechó en casa y cubrió el 25.%/),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Generación' }))
    expect(await screen.findByText('Generada: 28')).toBeDefined()
    expect(screen.getByText(/sus placas generaron 168.kWh/)).toBeDefined()
  })

  test('says on code 1004 that there is no data yet and keeps the consumption [ER-042 LA-009]', async () => {
    const { curve } = open('', { point })
    const answer = curve.getMockImplementation()
    curve.mockImplementation((query) =>
      query.get('isSelfConsumption') === '1' || !answer ? { code: '1004' } : answer(query),
    )
    expect(await screen.findByText('Todavía no tenemos datos de autoconsumo de este suministro.')).toBeDefined()
    expect(await screen.findByText('Consumo: 28')).toBeDefined()
  })

  test('speaks of energy fed in by a generator [SC-074]', async () => {
    open('', { point: { ...supply, isGenerator: '1' } })
    expect(await screen.findByText(/^Entre .* vertió 174.kWh a la red/)).toBeDefined()
    expect(screen.getByText('Energía vertida: 28')).toBeDefined()
  })
})

describe('when the curve does not come', () => {
  test('shows the dialog of code 1007 only once a visit [ER-041]', async () => {
    const { curve } = open()
    curve.mockReturnValue({ code: '1007' })
    const dialog = await screen.findByRole('dialog', { name: 'Faltan datos de consumo' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
    expect(screen.getByText('No hay datos en estas fechas')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Semana' }))
    expect(await screen.findByText('No hay datos en estas fechas')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('says without a dialog that the year before has no data', async () => {
    const { curve } = open()
    const answer = curve.getMockImplementation()
    curve.mockImplementation((query) =>
      (query.get('startDate') ?? '') < '2026' || !answer ? { code: '1007' } : answer(query),
    )
    expect(await screen.findByText('No hay datos suficientes del año anterior para comparar')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('keeps the data before a failed window and lets the user retry [FL-106]', async () => {
    const { curve } = open('&consumptionTabValue=3')
    const answer = curve.getMockImplementation()
    curve.mockImplementation((query) =>
      query.get('startDate') === '2025-10-01' || !answer ? { code: 'XXX', status: 500 } : answer(query),
    )
    expect(await screen.findByText(/desde el 1 oct 2025/)).toBeDefined()
    expect(screen.getByText(/^Entre el 1 de abril y el 30 de septiembre de 2025/)).toBeDefined()
    if (answer) curve.mockImplementation(answer)
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText(/desde el 1 oct 2025/)).toBeNull())
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { curve, client } = open()
    await chart()
    curve.mockReturnValue({ code: 'XXX', status: 500 })
    await client.refetchQueries({ queryKey: getListConsumptionsQueryKey() })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(await chart()).toBeDefined()
  })

  test('reports a complete failure with a reference and offers to retry', async () => {
    const { curve } = open()
    curve.mockReturnValue({ code: 'XXX', status: 500 })
    const alert = within(await screen.findByRole('alert'))
    // The call's own reference: `20260314120000XXXX0001`.
    expect(alert.getByText(/^[\w-]{16,}$/)).toBeDefined()
    expect(alert.queryByText('XXX')).toBeNull()
    expect(alert.getByRole('button', { name: 'Reintentar' })).toBeDefined()
  })
})
