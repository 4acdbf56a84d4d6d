import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getListProgrammedQueriesQueryKey,
  type ProgrammedQuery,
  type ProgrammedRead,
  type SupplyPoint,
} from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
import { toast, toastStore } from '#src/ui/feedback/toast.store.ts'

const point = example('SupplyPoint')
/** Read shortly after the month's readings. */
const done: ProgrammedRead = { ...example('ProgrammedRead'), registers: [10_040, 8_030, 20_060] }
const waiting = (changes: Partial<ProgrammedQuery> = {}): ProgrammedQuery => ({
  ...example('ProgrammedQuery'),
  id: '40',
  status: 'PENDING',
  value: null,
  dueDate: '2026-03-20T08:00:00+01:00',
  ...changes,
})
const waitingRead = (changes: Partial<ProgrammedRead> = {}): ProgrammedRead => ({
  ...example('ProgrammedRead'),
  id: '50',
  status: 'PENDING',
  registers: null,
  dueDate: '2026-03-20T08:00:00+01:00',
  ...changes,
})

interface Situation {
  readonly reads?: readonly ProgrammedRead[]
  readonly queries?: readonly ProgrammedQuery[]
  readonly refused?: Answer
  readonly supply?: SupplyPoint
}

function open({ reads = [], queries = [], refused, supply = point }: Situation = {}) {
  const listReads = vi.fn<Handler>(() => ({ content: { count: reads.length, reads } }))
  const listQueries = vi.fn<Handler>(() => ({ content: counted(queries) }))
  const read = vi.fn<Handler>(() => refused ?? { content: { read: waitingRead() } })
  const query = vi.fn<Handler>(() => refused ?? { content: { query: waiting() } })
  const remove = vi.fn<Handler>(() => ({ content: {} }))
  const handlers = {
    'GET /programmedReads': listReads,
    'GET /programmedQuery/0022000001001': listQueries,
    'POST /programmedReads': read,
    'POST /programmedQuery': query,
    'DELETE /programmedQuery/40': remove,
  }
  return { ...drawSupply('&tabValue=6', handlers, supply), listReads, listQueries, read, query, remove }
}

const bodies = (sent: ReturnType<typeof vi.fn<Handler>>) => sent.mock.calls.map(([, body]) => body)
const choose = async (...names: readonly (string | RegExp)[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('radio', { name }))
}
const send = async () => userEvent.click(screen.getByRole('button', { name: /^(Programar|Preguntar)$/ }))

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  act(() => {
    for (const { id } of toastStore.current()) toast.undo(id)
  })
  syncServerClock(new Date().toUTCString())
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('what there is', () => {
  test('shows a skeleton while the lists load', async () => {
    const { listReads, container } = open()
    listReads.mockReturnValue(new Promise(() => {}))
    await screen.findByRole('tab', { name: 'Consultas programadas', selected: true })
    await waitFor(() => expect(listReads).toHaveBeenCalled())
    expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  })

  test('explains both lists while nothing has been asked', async () => {
    const { listReads } = open()
    expect(await screen.findByText('Todavía no ha preguntado nada')).toBeDefined()
    expect(await screen.findByText('No tiene lecturas programadas')).toBeDefined()
    expect(screen.getAllByText('Aún no se lo ha preguntado')).toHaveLength(3)
    expect(listReads.mock.calls[0]?.[0].get('origin')).toBeNull()
  })

  test('lists pending answers first and shows the newest of each kind large', async () => {
    const older = { createDate: '2026-03-15T10:00:00+01:00', dueDate: '2026-03-15T10:00:00+01:00' }
    open({
      queries: [
        waiting(),
        example('ProgrammedQuery'),
        { ...example('ProgrammedQuery'), id: '30', type: 'ENERGY', value: '3.482', ...older },
        { ...example('ProgrammedQuery'), id: '29', type: 'SWITCH', value: 'TRIPPED', ...older },
        { ...example('ProgrammedQuery'), id: '28', value: '900', ...older },
      ],
      reads: [{ ...waitingRead(), origin: 'S' }, done],
    })
    const rows = within(await screen.findByRole('table', { name: 'Consultas' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => row.textContent?.replace('Borrar', ''))).toEqual([
      '20 mar 2026, 08:00¿Cuánta potencia uso?Programada–',
      '16 mar 2026, 10:00¿Cuánta potencia uso?Hecha1,24\u00a0kW',
      '15 mar 2026, 10:00Energía del día hasta ese momentoHecha3,48\u00a0kWh',
      '15 mar 2026, 10:00¿Está conectado el interruptor?HechaHa saltado',
      '15 mar 2026, 10:00¿Cuánta potencia uso?Hecha0,90\u00a0kW',
    ])
    // 1,240 of 4,600 W.
    expect(screen.getByText(/^El 27\s% de los 4,60\skW que tiene contratados$/)).toBeDefined()
    const reads = within(screen.getByRole('table', { name: 'Lecturas programadas' })).getAllByRole('row')
    expect(reads[1]?.textContent).toBe('20 mar 2026, 08:00ProgramadaLa distribuidora–')
    expect(reads[2]?.textContent).toBe('16 mar 2026, 10:00HechaUstedP1 10.040 · P2 8.030 · P3 20.060')
  })

  test('shows a due query without an answer and does not send it twice', async () => {
    const { query } = open({ queries: [{ ...example('ProgrammedQuery'), status: 'PENDING', value: null }] })
    expect(await screen.findByText('Sin respuesta aún')).toBeDefined()
    expect(screen.getByText(/^El contador todavía no ha contestado\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Preguntar ahora: ¿Cuánta potencia uso?' }))
    expect(query).not.toHaveBeenCalled()
  })

  test('asks a generator for the power it feeds in', async () => {
    open({ supply: { ...example('SupplyPoint'), isGenerator: '1' } })
    expect(await screen.findByRole('button', { name: 'Preguntar ahora: ¿Cuánta potencia vierto?' })).toBeDefined()
  })

  test('keeps the other list when one fails and lets the user retry', async () => {
    const { listReads } = open()
    listReads.mockReturnValue({ code: 'AAA' })
    const alert = within(await screen.findByRole('alert'))
    expect(await screen.findByText('Todavía no ha preguntado nada')).toBeDefined()
    listReads.mockReturnValue({ content: { count: 1, reads: [done] } })
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('P1 10.040 · P2 8.030 · P3 20.060')).toBeDefined()
  })

  test('says nothing about earlier queries while they are unknown', async () => {
    const { listQueries } = open()
    listQueries.mockReturnValue({ code: 'AAA' })
    await screen.findByRole('alert')
    expect(screen.getAllByRole('button', { name: /^Preguntar ahora/ })).toHaveLength(3)
    expect(screen.queryByText('Aún no se lo ha preguntado')).toBeNull()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { listQueries, client } = open({ queries: [example('ProgrammedQuery')] })
    await screen.findByRole('table', { name: 'Consultas' })
    listQueries.mockReturnValue({ code: 'AAA' })
    await client.refetchQueries({ queryKey: getListProgrammedQueriesQueryKey(point.meterId ?? '').slice(0, 1) })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByRole('table', { name: 'Consultas' })).toBeDefined()
  })

  test("says that the supply is no longer the user's instead of everything else", async () => {
    const { listQueries } = open()
    listQueries.mockReturnValue({ code: 'TS01000004' })
    expect(await screen.findByText('Ya no está entre sus suministros')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Programar' })).toBeNull()
  })

  test('shows what is programmed offline but allows no asking or deleting', async () => {
    open({ queries: [waiting()] })
    await screen.findByRole('table', { name: 'Consultas' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/^Lo que ya tiene programado se hará igual\./)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Programar' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Borrar la consulta/ })).toMatchObject({ disabled: true })
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
  })
})

describe('asking', () => {
  test('asks for the current power with one press and shows it', async () => {
    const { query, listQueries } = open()
    await screen.findByText('Todavía no ha preguntado nada')
    listQueries.mockReturnValue({ content: example('listProgrammedQueries', 'answered') })
    await userEvent.click(screen.getByRole('button', { name: 'Preguntar ahora: ¿Cuánta potencia uso?' }))
    expect((await screen.findAllByText(/^1,24\skW$/)).length).toBe(2)
    expect(bodies(query)).toEqual([
      { meterId: '0022000001001', type: 'POWER', dueDate: expect.stringMatching(/^2026-03-16T09:59:/) },
    ])
  })

  test('programs a read for tomorrow at eight after saying that it cannot be deleted', async () => {
    const { read } = open()
    expect(await screen.findByText('Una vez programada, una lectura no se puede borrar.')).toBeDefined()
    await send()
    await waitFor(() =>
      expect(bodies(read)).toEqual([{ meterId: '0022000001001', origin: 'I', dueDate: '2026-03-17T08:00:00+01:00' }]),
    )
    expect(toastStore.current().at(-1)?.text).toBe('Lectura programada para el 17 mar 2026, 08:00')
  })

  test('programs each end of month in twelve calls, names the failed one and retries it', async () => {
    const { read } = open()
    await choose('Cada fin de mes')
    expect(screen.getByText('12 veces, a las 23:59: del 31 mar 2026 al 28 feb 2027')).toBeDefined()
    read.mockImplementation((_query, body) =>
      JSON.stringify(body).includes('2026-06-30') ? { code: 'AAA' } : { content: { read: waitingRead() } },
    )
    await send()
    expect(await screen.findByText(/^Hechos 11 de 12\. Uno no ha podido hacerse:/)).toBeDefined()
    expect(screen.getByText('30 jun 2026, 23:59')).toBeDefined()
    read.mockImplementation(() => ({ content: { read: waitingRead() } }))
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar los que faltan' }))
    expect(await screen.findByText('Programadas las 12: una cada fin de mes.')).toBeDefined()
    const dues = new Set(bodies(read).map((body) => JSON.stringify(body)))
    expect([dues.size, read.mock.calls.length]).toEqual([12, 13])
  })

  test('takes day and hour in the time of Madrid on that day', async () => {
    const { query } = open()
    await choose('¿Está conectado el interruptor?', 'Otro día y hora')
    await userEvent.type(screen.getByRole('textbox', { name: 'Día y hora' }), '29/3/2026')
    await userEvent.type(screen.getByRole('textbox', { name: 'Hora' }), '8:30')
    await send()
    await waitFor(() =>
      expect(bodies(query)).toEqual([
        { meterId: '0022000001001', type: 'SWITCH', dueDate: '2026-03-29T08:30:00+02:00' },
      ]),
    )
  })

  test.each([
    { typed: ['', ''], problem: /^Escriba un día y una hora/ },
    { typed: ['16/3/2026', '9:58'], problem: /^Ese momento ya ha pasado/ },
    { typed: ['17/3/2027', '10:01'], problem: /^Elija un momento dentro de un año/ },
  ])('rejects $typed without a call', async ({ typed: [day = '', hour = ''], problem }) => {
    const { read } = open()
    await choose('Otro día y hora')
    if (day) await userEvent.type(screen.getByRole('textbox', { name: 'Día y hora' }), day)
    if (hour) await userEvent.type(screen.getByRole('textbox', { name: 'Hora' }), hour)
    await send()
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
    expect(read).not.toHaveBeenCalled()
  })

  test('rejects more than fifty pending reads and sends what still fits', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      waitingRead({
        id: String(100 + index),
        dueDate: `2026-04-${String((index % 30) + 1).padStart(2, '0')}T0${index % 9}:00:00+02:00`,
      }),
    )
    const { read } = open({ reads: many })
    await screen.findByRole('table', { name: 'Lecturas programadas' })
    await choose('Cada fin de mes')
    await send()
    expect((await screen.findAllByText(/^Solo puede añadir 5 más/)).length).toBeGreaterThan(0)
    expect(read).not.toHaveBeenCalled()
    await choose('Mañana a las 8:00')
    await send()
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
  })

  test('explains a refusal for lack of room', async () => {
    const violations = [{ where: 'body/meterId', problem: 'full' }]
    open({ refused: { code: 'ERROR_GENERICO', status: 400, violations } })
    await screen.findByText('No tiene lecturas programadas')
    await send()
    expect(await screen.findByText(/^Ya tiene 50 lecturas pendientes de este contador/)).toBeDefined()
  })
})

describe('deleting a query', () => {
  const press = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: 'Borrar la consulta «¿Cuánta potencia uso?» del 20 mar 2026, 08:00' }),
    )
  const lastToast = () => toastStore.current().at(-1)

  test('hides the query at once and deletes it when undoing is over', async () => {
    const { remove, listQueries } = open({ queries: [waiting()] })
    await press()
    expect(await screen.findByText('Todavía no ha preguntado nada')).toBeDefined()
    expect(remove).not.toHaveBeenCalled()
    listQueries.mockReturnValue({ content: example('listProgrammedQueries', 'none') })
    act(() => toast.dismiss(lastToast()?.id ?? 0))
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  })

  test('restores the query on undo and deletes nothing', async () => {
    const { remove } = open({ queries: [waiting()] })
    await press()
    await screen.findByText('Todavía no ha preguntado nada')
    act(() => toast.undo(lastToast()?.id ?? 0))
    expect(await screen.findByText('20 mar 2026, 08:00')).toBeDefined()
    expect(remove).not.toHaveBeenCalled()
  })

  test('restores a query that could not be deleted and says so', async () => {
    const { remove } = open({ queries: [waiting()] })
    remove.mockReturnValue({ code: 'AAA' })
    await press()
    await screen.findByText('Todavía no ha preguntado nada')
    act(() => toast.dismiss(lastToast()?.id ?? 0))
    expect(await screen.findByText('20 mar 2026, 08:00')).toBeDefined()
    expect(lastToast()?.text).toBe('No hemos podido borrar la consulta. Sigue en la lista.')
  })
})
