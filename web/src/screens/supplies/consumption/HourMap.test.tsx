import { example } from '@acometida/api-spec/operations/example.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { askedCurve, type CurveShape } from '#src/testing/answers/curveAnswer.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'

vi.mock('#src/ui/chart/energy/EnergyChart.tsx', () => ({
  EnergyChart: () => <figure aria-label="chart" />,
}))

/** An oven from 20:00 to 23:00 and a fridge all day. */
const oven: CurveShape = { kwh: (_, hour) => (hour >= 20 && hour < 23 ? 1 : 0.1) }
const YEAR = '&consumptionTabValue=3'
const MAP = '&menuTabValue=2'

interface Situation {
  readonly shape?: CurveShape
  readonly point?: SupplyPoint
  readonly answer?: (query: URLSearchParams) => Answer | Promise<void> | undefined
}

const flat = { ...example('SupplyPoint'), lastDataDate: '2026-03-14' }
function open(query: string, { shape = oven, point = flat, answer }: Situation = {}) {
  const curve = vi.fn<Handler>(async (asked) => (await answer?.(asked)) ?? askedCurve(asked, shape))
  const curveQueries = () =>
    curve.mock.calls.map(([of]) => [of.get('granularity'), of.get('startDate'), of.get('endDate')])
  return { ...drawSupply(query, { 'GET /consumptions': curve }, point), asked: curveQueries }
}

const map = () => screen.findByRole('slider')

afterEach(() => vi.unstubAllGlobals())

test('loads the hours of a year only for the map and says when most energy falls', async () => {
  const { asked } = open(YEAR)
  await screen.findByRole('figure', { name: 'chart' })
  expect(asked().map(([granularity]) => granularity)).not.toContain('H')
  await userEvent.click(screen.getByRole('radio', { name: 'Mapa' }))
  expect((await map()).getAttribute('aria-label')).toBe(
    'El 59\u00a0% de la energía cae de 20:00 a 23:00; el 6\u00a0%, de 3:00 a 6:00.',
  )
  expect(asked().filter(([granularity]) => granularity === 'H')).toEqual([
    ['H', '2025-04-01', '2025-09-30'],
    ['H', '2025-10-01', '2026-03-14'],
  ])
  // The facts of the year stay next to its map.
  expect(screen.getByText(/^Entre el 1 de abril de 2025 y el 14 de marzo de 2026 consumió/)).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Meses' })).toBeNull()
})

test('leads from an hour to its day', async () => {
  const { router } = open(YEAR + MAP)
  const slider = await map()
  // Slots run through each day from left to right. This is the third day, in the row of the second hour.
  fireEvent.change(slider, { target: { value: 348 + 2 } })
  expect(slider.getAttribute('aria-valuetext')).toBe('3 abr 2025, 01:00–02:00: 0,10\u00a0kWh')
  fireEvent.keyDown(slider, { key: 'Enter' })
  await screen.findByRole('figure', { name: 'chart' })
  const query = new URLSearchParams(router.state.location.search)
  expect([query.get('consumptionTabValue'), query.get('to'), query.get('menuTabValue')]).toEqual([
    '0',
    '2025-04-03',
    null,
  ])
})

test('offers no map of one day or of two years and shows the chart instead', async () => {
  const { unmount } = open(`&consumptionTabValue=0${MAP}`)
  await screen.findByRole('figure', { name: 'chart' })
  expect(screen.queryByRole('radio', { name: 'Mapa' })).toBeNull()
  unmount()
  open(`&consumptionTabValue=4&from=2024-03-14&to=2026-03-14${MAP}`)
  await screen.findByRole('figure', { name: 'chart' })
  expect(screen.queryByRole('radio', { name: 'Mapa' })).toBeNull()
})

test('reports hours that failed beside those that came and reloads them', async () => {
  let fails = true
  const { asked } = open(YEAR + MAP, {
    answer: (of) =>
      fails && of.get('granularity') === 'H' && of.get('startDate') === '2025-10-01'
        ? { code: '0001', status: 400 }
        : undefined,
  })
  expect(await screen.findByText(/No hemos podido cargar los datos desde el 1 oct 2025/)).toBeDefined()
  expect((await map()).getAttribute('max')).toBe(String(183 * 24 - 1))
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByRole('slider').getAttribute('max')).toBe(String(348 * 24 - 1)))
  expect(screen.queryByText(/No hemos podido cargar los datos/)).toBeNull()
  expect(asked().length).toBeGreaterThan(0)
})

test('shows the frame of the days until the hours come', async () => {
  let answerNow = () => {}
  const coming = new Promise<void>((resolve) => (answerNow = resolve))
  open(YEAR + MAP, { answer: (of) => (of.get('granularity') === 'H' ? coming : undefined) })
  expect(await screen.findByText('ene')).toBeDefined()
  expect([screen.getByText('Cargando…').tagName, screen.queryByRole('slider')]).toEqual(['FIGCAPTION', null])
  answerNow()
  expect((await map()).getAttribute('max')).toBe(String(348 * 24 - 1))
  expect(screen.queryByText('Cargando…')).toBeNull()
})

test('maps the generated energy when that is in view', async () => {
  const sun: CurveShape = { kwh: () => 0.1, generated: (_, hour) => (hour >= 12 && hour < 15 ? 2 : 0) }
  open(`${MAP}&generationTabValue=1`, {
    shape: sun,
    point: { ...flat, isSelfConsumption: { cau: 'ES0022000000000001FB1PA000' } },
  })
  expect((await map()).getAttribute('aria-label')).toBe('El 100\u00a0% de la energía cae de 12:00 a 15:00.')
  fireEvent.change(screen.getByRole('slider'), { target: { value: 12 } })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('12:00–13:00: 2,00\u00a0kWh')
})

test('tells hours without energy from dates without data', async () => {
  const { unmount } = open(MAP, { shape: { kwh: () => 0 } })
  expect((await map()).getAttribute('aria-label')).toBe('En estas fechas no hubo energía a ninguna hora.')
  unmount()
  open(MAP, { shape: { kwh: () => null } })
  expect(await screen.findByText('No hay datos en estas fechas')).toBeDefined()
})
