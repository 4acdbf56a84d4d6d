import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { askedCurve } from '#src/testing/answers/curveAnswer.ts'
import { billWithPrices } from '#src/testing/answers/maxPowerAnswer.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import type { Handler } from '#src/testing/fakeFetch.ts'
import type { EnergyChartProps } from '#src/ui/chart/energy/energyChart.type.ts'

// The chart is drawn by a library that needs a real browser. What it is given says all that is tested here.
vi.mock('#src/ui/chart/energy/EnergyChart.tsx', () => ({
  EnergyChart: ({ series, unit, summary }: EnergyChartProps) => (
    <figure aria-label="chart">
      {summary} {series.map(({ name, points }) => `${name}: ${points.at(-1)?.value} ${unit}`).join('; ')}
    </figure>
  ),
}))

afterEach(() => void vi.unstubAllGlobals())

const wednesday = 'consumptionTabValue=0&to=2026-03-11'

/** Opens a day of one kilowatt-hour an hour. */
function open(bills: Handler, query = wednesday, curve = askedCurve) {
  const listBills = vi.fn<Handler>(bills)
  drawSupply(`&${query}`, {
    'GET /listBills': listBills,
    'GET /consumptions': (asked) => curve(asked, { kwh: () => 1 }),
  })
  return listBills
}

const priced: Handler = () => ({
  content: { bills: { count: 1, items: [billWithPrices([0.2, 0.1], [], [0.1, 0.05, 0.01])] } },
})

test('shows tolls and charges in euros on request and loads the prices only then', async () => {
  const listBills = open(priced)
  expect((await screen.findByRole('figure', { name: 'chart' })).textContent).toContain('Consumo: 1 kWh')
  const before = listBills.mock.calls.length
  await userEvent.click(screen.getByRole('radio', { name: '€' }))
  // On a Wednesday: 8 hours at 0,01 €, 8 at 0,05 € and 8 at 0,1 €, with taxes of 1,271864.
  expect(await screen.findByText(/^Suman 1,63.€\. Son los peajes y cargos de la energía, con impuestos/)).toBeDefined()
  expect(screen.getByRole('figure', { name: 'chart' }).textContent).toMatch(
    /^La hora de más peajes y cargos fue .* Peajes y cargos: 0\.06\d* €/,
  )
  expect(listBills.mock.calls.length).toBeGreaterThan(before)
})

test('keeps kilowatt-hours and says why when no bill has prices', async () => {
  open(() => ({ content: { bills: { count: 0, items: [] } } }), `${wednesday}&unit=euros`)
  expect(await screen.findByText(/^Todavía no tiene una factura con todos los precios/)).toBeDefined()
  expect(screen.getByRole('figure', { name: 'chart' }).textContent).toContain('Consumo: 1 kWh')
})

test('keeps kilowatt-hours when the price of a period is missing', async () => {
  open(
    () => ({ content: { bills: { count: 1, items: [billWithPrices([0.2, 0.1], [], [0.1, 0.05])] } } }),
    `${wednesday}&unit=euros`,
  )
  expect(await screen.findByText(/^Todavía no tiene una factura con todos los precios/)).toBeDefined()
  expect(screen.getByRole('figure', { name: 'chart' }).textContent).toContain('Consumo: 1 kWh')
})

test('says that days without tariff periods have no euros', async () => {
  const bare: typeof askedCurve = (...asked) => ({
    content: {
      items: askedCurve(...asked).content.items.map(({ consumptions, ...day }) => ({
        ...day,
        consumptions: {
          items: consumptions.items.map(({ consumptionValue }) => ({ consumptionValue, quality: 'R' })),
        },
      })),
    },
  })
  open(priced, 'consumptionTabValue=3&to=2026-02-28&unit=euros', bare)
  expect(await screen.findByText(/^La energía de estas fechas no llega por periodos/)).toBeDefined()
  expect(screen.getByRole('figure', { name: 'chart' }).textContent).toMatch(/Consumo: \d+ kWh/)
})

test('says that the prices failed to load', async () => {
  open(() => ({ code: '9999', status: 500 }), `${wednesday}&unit=euros`)
  expect(await screen.findByText(/^No hemos podido cargar los precios de sus facturas/)).toBeDefined()
})
