import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { getListBillingPeriodsQueryKey, type SupplyPoint } from '#src/api/generated/api.ts'
import { billingPeriodsAnswer } from '#src/testing/answers/billingPeriodsAnswer.ts'
import { askedCurve, type CurveShape } from '#src/testing/answers/curveAnswer.ts'
import { shownSupply } from '#src/testing/answers/shownSupply.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { expectOffline } from '#src/testing/expectOffline.ts'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
import { BillingPeriodsTab } from './BillingPeriodsTab.tsx'

/** February 2026 has 160 peak hours, 160 flat hours and 352 valley hours. */
const periods = billingPeriodsAnswer('2026-02', 24, (month) =>
  month === '2026-02' ? { consumptionValue: 176, periodValues: [42, 42, 92] } : {},
)
/** 0.262 kWh in each hour: 41.92, 41.92 and 92.224 kWh. */
const even: CurveShape = { kwh: () => 0.262 }

interface World {
  readonly query?: string
  readonly point?: SupplyPoint
  readonly shape?: CurveShape
  readonly curveFailure?: Answer
}

function open(answer: Answer, { query = '', point = example('SupplyPoint'), shape = even, curveFailure }: World = {}) {
  const billed = vi.fn<Handler>(() => answer)
  const curve = vi.fn<Handler>((asked) => curveFailure ?? askedCurve(asked, shape))
  const handlers = { 'GET /billingPeriods': billed, 'GET /consumptions': curve }
  return { ...drawSupply(`&tabValue=3${query}`, handlers, point), billed, curve }
}

const HERO = 'Al día, en la última factura'
const tie = async () => within(await screen.findByRole('region', { name: '¿Cuadra la factura con la curva?' }))

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('what the tab says', () => {
  test('shows a skeleton while the periods load', async () => {
    const { billed, container } = open({ content: periods })
    billed.mockReturnValue(new Promise(() => {}))
    await screen.findByRole('tab', { name: 'Periodos facturados', selected: true })
    await waitFor(() => expect(billed).toHaveBeenCalled())
    expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  })

  test('compares the last period by the day with the same month a year before', async () => {
    open({ content: periods })
    // 176 compared with 280 kWh, both in 28 days.
    expect(
      await screen.findByText(
        /^Entre el 1 y el 28 de febrero de 2026 consumió 176\skWh, un 37\s% menos al día que un año antes\./,
      ),
    ).toBeDefined()
    expect(screen.getAllByText('6,3')).toHaveLength(2)
    const chart = screen.getByRole('slider', { name: /^De 12 periodos, el de más consumo al día fue el de/ })
    expect(chart.getAttribute('max')).toBe('23')
  })

  test('says that an estimated month will be corrected', async () => {
    open({ content: billingPeriodsAnswer('2026-02', 3, (month) => (month === '2026-02' ? { readingType: '04' } : {})) })
    expect((await screen.findAllByText('Estimada: se corregirá')).length).toBe(2)
  })

  test('says that there is only one period to show', async () => {
    open({ content: billingPeriodsAnswer('2026-02', 1) })
    expect(await screen.findByRole('slider', { name: /^Solo hay un periodo, el de febrero de 2026/ })).toBeDefined()
  })

  test('says from when there is data after a short first period', async () => {
    const short = billingPeriodsAnswer('2026-02', 3, (month) =>
      month === '2025-12' ? { periodStartDate: '2025-12-12' } : {},
    )
    open({ content: short })
    expect(await screen.findByText('Su primer periodo es más corto: los datos empiezan el 12 dic 2025.')).toBeDefined()
  })

  test('explains code 1007 in the tab without an error', async () => {
    open({ code: '1007' })
    expect(await screen.findByText('Todavía no hay periodos facturados')).toBeDefined()
    expect(errorStore.current()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })

  test('explains to a generator why the tab does not apply', async () => {
    const { billed } = open({ content: periods }, { point: { ...example('SupplyPoint'), isGenerator: '1' } })
    expect(await screen.findByText('Este apartado no es de un suministro que genera')).toBeDefined()
    expect(billed).not.toHaveBeenCalled()
  })

  test('reports a failure with a reference and loads the tab on retry', async () => {
    const { billed } = open({ code: 'XXX', status: 500 })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^\d+-\w{15}-\d+$/)).toBeDefined()
    billed.mockReturnValue({ content: periods })
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(HERO)).toBeDefined()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { billed, client } = open({ content: periods })
    await screen.findByText(HERO)
    billed.mockReturnValue({ code: 'XXX', status: 500 })
    await client.refetchQueries({ queryKey: getListBillingPeriodsQueryKey().slice(0, 1) })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText(HERO)).toBeDefined()
  })

  test('says that there is no connection and makes no call', async () => {
    await expectOffline(<BillingPeriodsTab supply={shownSupply()} />, 'GET /billingPeriods')
  })
})

describe('a bill against its curve', () => {
  test('loads only the curve of the chosen period and explains the difference', async () => {
    const { curve } = open({ content: periods })
    const card = await tie()
    expect(
      await card.findByText(/^La curva suma 176,1\skWh; la factura, 176\skWh: redondeo por periodo\./),
    ).toBeDefined()
    expect(curve.mock.calls.map(([query]) => [query.get('startDate'), query.get('endDate')])).toEqual([
      ['2026-02-01', '2026-02-28'],
    ])
    expect(card.getByRole('row', { name: /^P1/ }).textContent).toBe('P141,92042+0,080')
  })

  test('moves a chosen row to the card, the address and the focus', async () => {
    const { curve, place } = open({ content: periods })
    await userEvent.click(await screen.findByRole('button', { name: /^Cuadrar con la curva: 1.31 ene 2026/ }))
    expect(place()).toContain('bill=FE202601000001001')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '¿Cuadra la factura con la curva?' }))
    await waitFor(() => expect(curve.mock.lastCall?.[0].get('startDate')).toBe('2026-01-01'))
  })

  test('names the days whose hours the curve lacks', async () => {
    open({ content: periods }, { shape: { kwh: (date, hour) => (date === '2026-02-20' && hour < 3 ? null : 0.262) } })
    const card = await tie()
    expect(await card.findByText(/A la curva le faltan horas que la factura ya cuenta/)).toBeDefined()
    expect(card.getByText('Faltan 3 horas del 20 feb.')).toBeDefined()
  })

  test('says that there is no curve and keeps the rest of the tab', async () => {
    open({ content: periods }, { curveFailure: { code: '1007' } })
    expect(await (await tie()).findByText('No hay curva de estas fechas')).toBeDefined()
    expect(screen.getByText(HERO)).toBeDefined()
  })

  test('compares nothing with a partial curve and loads the rest on retry', async () => {
    const long = billingPeriodsAnswer('2026-02', 1, () => ({ periodStartDate: '2025-06-01' }))
    const { curve } = open({ content: long })
    const whole = present(curve.getMockImplementation())
    curve.mockImplementation((asked, ...more) =>
      asked.get('startDate') === '2025-06-01' ? whole(asked, ...more) : { code: 'XXX', status: 500 },
    )
    const card = await tie()
    await userEvent.click(await card.findByRole('button', { name: 'Reintentar' }))
    curve.mockImplementation(whole)
    await userEvent.click(await card.findByRole('button', { name: 'Reintentar' }))
    expect(await card.findByRole('table')).toBeDefined()
  })

  test('offers to retry a failed curve alone', async () => {
    open({ content: periods }, { curveFailure: { code: 'XXX', status: 500 } })
    expect(await (await tie()).findByRole('button', { name: 'Reintentar' })).toBeDefined()
    expect(screen.getByText(HERO)).toBeDefined()
  })
})

test('links each period to its bill, its reading and its curve', async () => {
  open({ content: periods })
  const [row] = await screen.findAllByRole('row', { name: /^1.28 feb 2026/ })
  const links = row ? within(row).getAllByRole('link') : []
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.split('&').slice(1).join('&')])).toEqual([
    ['Factura1–28 feb 2026', 'tabValue=4&bill=FE202602000001001'],
    ['Lectura1–28 feb 2026', 'tabValue=5&reading=2026-02-28'],
    ['Curva1–28 feb 2026', 'tabValue=0&consumptionTabValue=4&from=2026-02-01&to=2026-02-28'],
  ])
})

test.each([
  ['2017-02', 4, 1],
  ['2026-02', 4, 0],
])('flags periods up to %s only where they are from before 2017', async (last, months, flags) => {
  open({ content: billingPeriodsAnswer(last, months) })
  expect(await screen.findByText(HERO)).toBeDefined()
  expect(screen.queryAllByText('Los datos anteriores a 2017 pueden estar incompletos.')).toHaveLength(flags)
})
