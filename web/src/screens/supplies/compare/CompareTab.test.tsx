import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getListConsumptionsQueryKey, type SupplyPoint } from '#src/api/generated/api.ts'
import { askedCurve, type CurveShape } from '#src/testing/answers/curveAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { shownSupply } from '#src/testing/answers/shownSupply.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { expectOffline } from '#src/testing/expectOffline.ts'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'
import type { EnergyChartProps } from '#src/ui/chart/energy/energyChart.type.ts'
import { CompareTab } from './CompareTab.tsx'

// The chart has tests of its own. This fake shows its input.
vi.mock('#src/ui/chart/energy/EnergyChart.tsx', () => ({
  EnergyChart: ({ series, granularity, periodBands }: EnergyChartProps) => (
    <figure aria-label={granularity} data-bands={periodBands}>
      {series.map(({ name, kind, points }) => (
        <p key={kind}>{`${kind} ${name}: ${points.map(({ value, idle }) => (idle ? '-' : value)).join(' ')}`}</p>
      ))}
    </figure>
  ),
}))

const flat = { ...example('SupplyPoint'), lastDataDate: '2026-03-14' }
const house = { ...flat, cups: 'ES0022000000000001FB1P', name: 'Casa de la playa' }
/** 150 W in one year and 110 W in the year before, with an oven in the evenings of working days in both. */
const fridge: CurveShape = { kwh: (date, hour) => (date >= '2026' ? 0.15 : 0.11) + (hour === 20 ? 1 : 0) }
const empty: Answer = { code: '1007' }

type Opened = {
  readonly shape?: CurveShape
  readonly answer?: (query: URLSearchParams) => Answer | Promise<Answer> | undefined
  readonly points?: readonly SupplyPoint[]
}

function open(query = '', { shape = fridge, answer, points = [flat, house] }: Opened = {}) {
  const curve = vi.fn<Handler>((asked) => answer?.(asked) ?? askedCurve(asked, shape))
  const handlers = { 'GET /supplypoints': () => ownSupplies(...points), 'GET /consumptions': curve }
  return { ...drawSupply(`&tabValue=1${query}`, handlers, points[0]), curve }
}

const card = () => screen.findByRole('region', { name: 'Las curvas, una sobre otra' })
const sentence = async (text: RegExp) => (await screen.findAllByText(text, { selector: 'p' })).length

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('what the tab says', () => {
  test('compares the last four weeks with a year ago and explains the difference', async () => {
    const { curve } = open()
    // 40 W over 28 days of 24 hours: 26.88 kWh.
    expect(
      await sentence(
        /^26,9\skWh más: 26,9\skWh más de consumo de fondo \(de 110 a 150 W, día y noche\)\. Son los mismos días/,
      ),
    ).toBeGreaterThan(0)
    expect(screen.getByText('+26,9')).toBeDefined()
    expect(screen.getByText(/^En total, 128,8\skWh frente a 101,9\skWh\.$/)).toBeDefined()
    const queries = curve.mock.calls.map(([query]) =>
      ['startDate', 'endDate', 'granularity'].map((name) => query.get(name)),
    )
    expect(queries).toEqual([
      ['2026-02-15', '2026-03-14', 'H'],
      ['2025-02-16', '2025-03-15', 'H'],
    ])
    const [hours] = within(await card()).getAllByRole('figure', { name: 'hour' })
    expect(hours?.dataset.bands).toBe('true')
    expect(within(await card()).getByText(/^comparison 16 feb.* 2025: 0.11 /)).toBeDefined()
  })

  test('shows a skeleton while one half loads', async () => {
    const never = new Promise<Answer>(() => {})
    const { container, curve } = open('', {
      answer: (asked) => ((asked.get('startDate') ?? '') < '2026' ? never : undefined),
    })
    await waitFor(() => expect(curve.mock.calls.length).toBeGreaterThan(1))
    expect(container.querySelector('[data-skeleton]')).not.toBeNull()
    expect(screen.queryByText(/de consumo de fondo/)).toBeNull()
  })

  test('explains code 1007 in a sentence and offers the weeks before instead', async () => {
    const { place } = open('', { answer: (asked) => ((asked.get('startDate') ?? '') < '2026' ? empty : undefined) })
    expect(await screen.findByText('No hay datos del 16 de febrero al 15 de marzo de 2025')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Comparar las últimas semanas con las anteriores' }))
    expect(place()).toContain('by=day&from=2026-02-15&to=2026-03-14&againstFrom=2026-01-18&againstTo=2026-02-14')
    expect(await card()).toBeDefined()
  })

  test('says when more than a tenth of the hours is estimated or missing', async () => {
    open('', { shape: { ...fridge, estimated: (_, hour) => hour < 3 } })
    // 3 of 24 hours.
    expect(
      await screen.findByText(/^El 13\s% de las horas de estas fechas son estimadas o aún no han llegado/),
    ).toBeDefined()
  })

  test('leaves out a day that lacks an hour, with its partner, and counts both', async () => {
    open('', { shape: { kwh: (date, hour) => (date === '2026-03-11' && hour === 5 ? null : 0.15) } })
    expect(await screen.findByText(/^No contamos 2 días: les falta alguna hora/)).toBeDefined()
  })

  test('compares unequal lengths by the day and explains the number of days', async () => {
    open('&by=month')
    // 14 days of 4.6 kWh and 28 days of 4.6 kWh: only the number of days differs.
    expect(await screen.findByText('Diferencia al día')).toBeDefined()
    expect(screen.getByText(/^Casi lo mismo cada día: 4,60\skWh de media, frente a 4,60\skWh\./)).toBeDefined()
    expect(await sentence(/64,4\skWh menos por haber menos días/)).toBeGreaterThan(0)
    const pairs = within(await card()).getByRole('figure', { name: 'day' })
    expect(within(pairs).getByText(/^consumption /).textContent).toContain(' - - - -')
  })

  test('avoids calling other weekdays the same days', async () => {
    open('&by=dates&from=2026-03-02&to=2026-03-05&againstFrom=2025-03-04&againstTo=2025-03-07')
    expect(await sentence(/kWh más: /)).toBeGreaterThan(0)
    expect(screen.queryByText(/Son los mismos días/)).toBeNull()
  })

  test('rejects comparing the same days twice, without a call', async () => {
    const { curve } = open('&by=dates&from=2026-03-01&to=2026-03-07&againstFrom=2026-03-01&againstTo=2026-03-07')
    expect(await screen.findByText('Ha elegido dos veces lo mismo')).toBeDefined()
    expect(curve).not.toHaveBeenCalled()
  })

  test('shows the half that came, reports the other and loads it on retry', async () => {
    let broken = true
    const failure: Answer = { code: 'XXX', status: 500 }
    open('', { answer: (asked) => (broken && (asked.get('startDate') ?? '') < '2026' ? failure : undefined) })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^\d+-\w{15}-\d+$/)).toBeDefined()
    expect(screen.getByText('Estas son las fechas que sí han llegado.')).toBeDefined()
    expect(screen.getByText(/^Piso de Santiago, 15 feb/)).toBeDefined()
    broken = false
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('+26,9')).toBeDefined()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { curve, client } = open()
    await screen.findByText('+26,9')
    curve.mockReturnValue({ code: 'XXX', status: 500 })
    await client.refetchQueries({ queryKey: getListConsumptionsQueryKey().slice(0, 1) })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText('+26,9')).toBeDefined()
    expect(screen.getByText(/^Datos hasta el 14 mar 2026/)).toBeDefined()
  })

  test('says that there is no connection and makes no call', async () => {
    await expectOffline(<CompareTab supply={shownSupply(flat)} />, 'GET /consumptions', 'GET /supplypoints')
  })
})

test('shows no tariff period for an hour that had several in two seasons of 3.0TD', async () => {
  const seasons = '&by=dates&from=2026-03-02&to=2026-03-13&againstFrom=2026-02-02&againstTo=2026-02-13&menuTabValue=1'
  open(seasons, { points: [{ ...flat, tariff: '3.0TD' }], shape: { ...fridge, tariff: '3.0TD' } })
  const [hours] = await screen.findAllByRole('table')
  const last = (name: RegExp) => hours && within(hours).getByRole('row', { name }).textContent?.slice(-2)
  expect([last(/^De 12 a 13 h/), last(/^De 3 a 4 h/)]).toEqual(['0–', 'P6'])
})

describe('choosing what to compare', () => {
  test('compares four weeks before and after a day and keeps them in the address', async () => {
    const { place } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Antes y después de un día' }))
    const day = await screen.findByRole('textbox', { name: '¿Qué día cambió algo?' })
    await userEvent.clear(day)
    await userEvent.type(day, '10/01/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Comparar antes y después' }))
    await waitFor(() =>
      expect(place()).toContain('from=2026-01-10&to=2026-02-06&againstFrom=2025-12-13&againstTo=2026-01-09'),
    )
    expect(await sentence(/más de consumo de fondo/)).toBeGreaterThan(0)
  })

  test('rejects a day after the last one with data', async () => {
    open('&by=day')
    const day = await screen.findByRole('textbox', { name: '¿Qué día cambió algo?' })
    await userEvent.clear(day)
    await userEvent.type(day, '10/05/2026')
    await userEvent.click(screen.getByRole('button', { name: 'Comparar antes y después' }))
    expect((await screen.findAllByText('Escriba un día que no sea posterior al 14 mar 2026')).length).toBeGreaterThan(0)
  })

  test('compares with another supply over the same days and names it', async () => {
    open(`&by=supply&other=${house.cups}`, {
      answer: (asked) => (asked.get('cups') === house.cups ? askedCurve(asked, { kwh: () => 0.05 }) : undefined),
    })
    const [hours] = within(await card()).getAllByRole('figure', { name: 'hour' })
    expect(hours && within(hours).getByText(/^comparison Casa de la playa: 0.05 /)).toBeDefined()
  })

  test('waits for the choice of another supply and offers none to a user with one', async () => {
    const { curve, unmount } = open('&by=supply')
    expect(await screen.findByText('Elija el suministro con el que comparar')).toBeDefined()
    expect(curve).not.toHaveBeenCalled()
    unmount()
    open('', { points: [flat] })
    await screen.findByRole('button', { name: 'Otras fechas' })
    expect(screen.queryByRole('button', { name: 'Con otro suministro' })).toBeNull()
  })

  test('rejects free dates that end before they begin', async () => {
    const { place } = open('&by=dates&from=2026-02-01&to=2026-02-07&againstFrom=2026-01-01&againstTo=2026-01-07')
    const group = within(await screen.findByRole('group', { name: /^Comparadas con/ }))
    fireEvent.change(group.getByLabelText('Hasta'), { target: { value: '2025-12-01' } })
    await userEvent.click(screen.getByRole('button', { name: 'Comparar estas fechas' }))
    expect((await screen.findAllByText('Elija una fecha inicial y una final, en ese orden')).length).toBeGreaterThan(0)
    fireEvent.change(group.getByLabelText('Hasta'), { target: { value: '2026-01-14' } })
    await userEvent.click(screen.getByRole('button', { name: 'Comparar estas fechas' }))
    await waitFor(() => expect(place()).toContain('againstTo=2026-01-14'))
  })
})

describe('the card of the curves', () => {
  test('switches to tables with T and shifts weeks with brackets only while focused', async () => {
    const { place } = open()
    const region = await card()
    const before = place()
    await userEvent.keyboard('t[[')
    expect(place()).toBe(before)
    region.focus()
    await userEvent.keyboard('t')
    expect(place()).toContain('menuTabValue=1')
    const [hours, days] = await screen.findAllByRole('table')
    expect(hours && within(hours).getAllByRole('row')).toHaveLength(25)
    expect(days && within(days).getAllByRole('row')).toHaveLength(29)
    expect(hours && within(hours).getByRole('row', { name: /^De 20 a 21 h/ }).textContent).toBe(
      'De 20 a 21 h1,1501,110+0,040P1',
    )
    fireEvent.keyDown(region, { key: '[' })
    await waitFor(() => expect(place()).toContain('againstFrom=2025-02-09&againstTo=2025-03-08'))
    fireEvent.keyDown(await card(), { key: ']' })
    await waitFor(() => expect(place()).toContain('againstFrom=2025-02-16&againstTo=2025-03-15'))
  })

  test('groups many days by weeks in the table', async () => {
    open('&by=dates&from=2025-11-01&to=2026-01-31&againstFrom=2024-11-02&againstTo=2025-02-01&menuTabValue=1')
    const weeks = await screen.findByRole('table', { name: /^Semana a semana: / })
    const [head, ...rows] = within(weeks).getAllByRole('row')
    expect(head?.textContent).toMatch(/^Semana delSemana comparada/)
    // 92 days, with a shorter last week.
    expect(rows).toHaveLength(14)
    expect(screen.queryByRole('heading', { name: 'Día a día' })).toBeNull()
  })

  test('saves both curves side by side by the hour', async () => {
    const saved = catchSavedFiles()
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
    const [head = '', first = '', ...rest] = ((await saved[0]?.content.text()) ?? '').trim().split('\r\n')
    expect(head).toMatch(/kWh \(15 feb.*kWh \(16 feb.* 2025\)/)
    expect(first).toBe('2026-02-15T00:00:00+01:00;0,15;Real;2025-02-16T00:00:00+01:00;0,11;Real')
    expect(rest).toHaveLength(28 * 24 - 1)
  })
})

test('flags a compared range from before 2017', async () => {
  const later = open()
  await card()
  expect(screen.queryByText('Los datos anteriores a 2017 pueden estar incompletos.')).toBeNull()
  later.unmount()
  open('&by=dates&from=2026-03-02&to=2026-03-05&againstFrom=2016-12-04&againstTo=2016-12-07')
  expect(await screen.findByText('Los datos anteriores a 2017 pueden estar incompletos.')).toBeDefined()
})
