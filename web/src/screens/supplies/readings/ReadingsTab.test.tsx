import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getListMeterReadingsQueryKey, type ProgrammedRead } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { meterReadingsAnswer } from '#src/testing/answers/meterReadingsAnswer.ts'
import { shownSupply } from '#src/testing/answers/shownSupply.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { expectOffline } from '#src/testing/expectOffline.ts'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
import { ReadingsTab } from './ReadingsTab.tsx'

/** Read shortly after the month's readings. */
const done: ProgrammedRead = { ...example('ProgrammedRead'), registers: [10_040, 8_030, 20_060] }
const readings = meterReadingsAnswer('2026-02', 24, (month) =>
  month === '2026-01' ? { readingTypeId: '04' } : month === '2025-12' ? { readingTypeId: '03' } : {},
)
const estimated = meterReadingsAnswer('2026-02', 2, (month) => (month === '2026-02' ? { readingTypeId: '04' } : {}))

interface World {
  readonly query?: string
  readonly reads?: readonly ProgrammedRead[]
  readonly created?: Answer
}

function open(answer: Answer, { query = '', reads = [], created = { content: { read: done } } }: World = {}) {
  const read = vi.fn<Handler>(() => answer)
  const listed = vi.fn<Handler>(() => ({ content: { count: reads.length, reads } }))
  const create = vi.fn<Handler>(() => created)
  const handlers = { 'GET /meterReadings': read, 'GET /programmedReads': listed, 'POST /programmedReads': create }
  return { ...drawSupply(`&tabValue=5${query}`, handlers), read, listed, create }
}

const HERO = 'Su contador, el 28 feb 2026'
const card = async () => within(await screen.findByRole('region', { name: 'Qué marca su contador' }))
const FEBRUARY = /^El contador, 28 feb 2026: P1 10\.000\skWh, P2 8\.000\skWh, P3 20\.000\skWh\.$/

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  syncServerClock(new Date().toUTCString())
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('the monthly readings', () => {
  test('shows a skeleton while the readings load', async () => {
    const { read, container } = open({ content: readings })
    read.mockReturnValue(new Promise(() => {}))
    await screen.findByRole('tab', { name: 'Lecturas', selected: true })
    await waitFor(() => expect(read).toHaveBeenCalled())
    expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  })

  test('shows what the meter read last, how it was read and what it counted', async () => {
    const { read } = open({ content: readings })
    expect(await screen.findByText(HERO)).toBeDefined()
    expect(screen.getByText('38.000')).toBeDefined()
    expect(screen.getByText(/^Es una lectura real, tomada a distancia: 280\skWh más que la anterior\.$/)).toBeDefined()
    expect((await card()).getByRole('img', { name: FEBRUARY })).toBeDefined()
    expect(read.mock.calls[0]?.[0].get('origin')).toBe('I')
  })

  test('filters by kind, keeps it in the address and says when there are none', async () => {
    const { place } = open({
      content: meterReadingsAnswer('2026-02', 5, (month) => (month === '2025-12' ? { readingTypeId: '04' } : {})),
    })
    await screen.findByText(HERO)
    await userEvent.click(screen.getByRole('radio', { name: 'Estimadas' }))
    const rows = within(screen.getByRole('table', { name: 'Lecturas de cada mes' })).getAllByRole('row')
    expect(rows).toHaveLength(2)
    expect(rows[1]?.textContent).toContain('31 dic 2025Estimada')
    expect(place()).toContain('kind=estimated')
    await userEvent.click(screen.getByRole('radio', { name: 'Suyas' }))
    expect(screen.getByText('No hay lecturas de este tipo')).toBeDefined()
  })

  test('shows the reading of the address and moves a chosen row to the meter with the focus', async () => {
    const { place } = open({ content: readings }, { query: '&reading=2026-01-31' })
    const meter = await card()
    expect(meter.getByRole('img', { name: /^El contador, 31 ene 2026: P1 9\.916\skWh/ })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Ver en el contador la lectura del 31 dic 2025' }))
    expect(meter.getByRole('img', { name: /^El contador, 31 dic 2025: P1 9\.832\skWh/ })).toBeDefined()
    expect(place()).toContain('reading=2025-12-31')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Qué marca su contador' }))
  })

  test('marks an estimated reading and links to a request to review it', async () => {
    open({ content: estimated })
    expect(await screen.findByText(/^Es una estimación, no una lectura: 280\skWh más/)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Pedir que se revise la lectura de febrero de 2026' })
    expect(link.getAttribute('href')).toBe(
      '/requests/add?subtypology=0810A01&supply=ES0022007661975321ZM1P&reading=2026-02-28',
    )
  })

  test('offers a review of an earlier estimated reading and none of a real one', async () => {
    open({ content: readings }, { query: '&reading=2026-01-31' })
    const meter = await card()
    const link = meter.getByRole('link', { name: 'Pedir que se revise la lectura de enero de 2026' })
    expect(link.getAttribute('href')).toMatch(/&reading=2026-01-31$/)
    await userEvent.click(screen.getByRole('button', { name: 'Ver en el contador la lectura del 30 nov 2025' }))
    expect(meter.queryByRole('link', { name: /^Pedir/ })).toBeNull()
  })

  test('says that there are no readings yet and still offers to read the meter', async () => {
    open({ content: meterReadingsAnswer('2026-02', 0) })
    expect(await screen.findByText('Todavía no hay lecturas mensuales')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Leer ahora' })).toBeDefined()
  })

  test('gives a meter thirty seconds to answer [FL-108]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { read } = open({ content: readings })
    await screen.findByText(HERO)
    expect(read).toHaveBeenCalledOnce()
    expect(timeout.mock.calls.filter(([ms]) => ms === 30_000)).toHaveLength(1)
    timeout.mockRestore()
  })

  test('reports a meter that does not answer (-0001) with a reference and offers to retry', async () => {
    const { read } = open({ code: '-0001' })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^\d+-\w{15}-\d+$/)).toBeDefined()
    read.mockReturnValue({ content: readings })
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(HERO)).toBeDefined()
  })

  test("says that the supply is no longer the user's", async () => {
    open({ code: 'TS01000004' })
    expect(await screen.findByText('Ya no está entre sus suministros')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { read, client } = open({ content: readings })
    await screen.findByText(HERO)
    read.mockReturnValue({ code: '-0001' })
    await client.refetchQueries({ queryKey: getListMeterReadingsQueryKey().slice(0, 1) })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText(HERO)).toBeDefined()
  })

  test('says that there is no connection and makes no call', async () => {
    await expectOffline(<ReadingsTab supply={shownSupply()} />, 'GET /meterReadings')
  })
})

describe('reading now', () => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Leer ahora' }))

  test('reads the meter with one press and compares it with the monthly reading', async () => {
    const { create, listed } = open({ content: readings })
    await screen.findByText(HERO)
    listed.mockReturnValue({ content: { count: 1, reads: [done] } })
    await press()
    const [, asked] = create.mock.calls[0] ?? []
    expect(asked).toEqual({
      meterId: '0022000001001',
      origin: 'I',
      dueDate: expect.stringMatching(/^2026-03-16T09:59:/),
    })
    const meter = await card()
    expect(await meter.findByRole('img', { name: /^El contador, 16 mar 2026, 10:00: P1 10\.040\skWh/ })).toBeDefined()
    expect(meter.getByText('Leído el 16 mar 2026, 10:00')).toBeDefined()
    expect(meter.getByText(/^Del 28 feb 2026 al 16 mar 2026, 10:00 su contador ha contado 130\skWh\.$/)).toBeDefined()
    expect(meter.getByRole('row', { name: /^P1/ }).textContent).toBe('P110.00010.040+40')
    expect(document.activeElement).toBe(meter.getByRole('button', { name: 'Leer otra vez' }))
  })

  test('marks the button as busy while reading and ignores a second press', async () => {
    const { create } = open({ content: readings })
    await screen.findByText(HERO)
    create.mockReturnValue(new Promise(() => {}))
    await press()
    await userEvent.click(screen.getByRole('button', { name: 'Leyendo el contador…' }))
    expect(create).toHaveBeenCalledOnce()
  })

  test('says that a due meter has not answered and does not ask it twice', async () => {
    const due: ProgrammedRead = { ...example('ProgrammedRead'), status: 'PENDING', registers: null }
    const { create } = open({ content: readings }, { reads: [due] })
    expect(await screen.findByText(/^El contador todavía no ha contestado\./)).toBeDefined()
    await press()
    expect(create).not.toHaveBeenCalled()
  })

  test('ignores an instant reading older than the monthly one', async () => {
    const old = {
      ...example('ProgrammedRead'),
      createDate: '2026-02-20T10:00:00+01:00',
      dueDate: '2026-02-20T10:00:00+01:00',
    }
    const { listed } = open({ content: readings }, { reads: [old] })
    await waitFor(() => expect(listed).toHaveBeenCalled())
    expect(await screen.findByRole('button', { name: 'Leer ahora' })).toBeDefined()
    expect(screen.queryByText(/ha contado/)).toBeNull()
  })

  test('warns of registers whose monthly reading exceeds the meter', async () => {
    const low = { ...example('ProgrammedRead'), registers: [9_990, 8_030, 20_060] }
    open({ content: estimated }, { reads: [low] })
    const meter = await card()
    expect(await meter.findByText('En P1 la lectura del mes es mayor que lo que marca el contador.')).toBeDefined()
    expect(meter.queryByText(/ha contado/)).toBeNull()
  })

  test('explains that fifty pending reads leave no room', async () => {
    const created = { code: 'ERROR_GENERICO', status: 400, violations: [{ where: 'body/meterId', problem: 'full' }] }
    open({ content: readings }, { created })
    await press()
    expect(await screen.findByText(/^Ya tiene 50 lecturas pendientes de este contador/)).toBeDefined()
  })
})

test.each([
  ['2017-02', 4, 1],
  ['2026-02', 4, 0],
])('flags readings up to %s only where they are from before 2017', async (last, months, flags) => {
  open({ content: meterReadingsAnswer(last, months) })
  await screen.findAllByRole('row')
  expect(screen.queryAllByText('Los datos anteriores a 2017 pueden estar incompletos.')).toHaveLength(flags)
})
