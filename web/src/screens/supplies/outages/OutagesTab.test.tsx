import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '#src/api/config.ts'
import { getListIncidencesQueryKey, type Incidence } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { outagesAnswer } from '#src/testing/answers/outagesAnswer.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'

const { cups } = example('SupplyPoint')

type Answers = { outages?: Answer; meter?: Answer; warnings?: Answer }

function open({
  outages = { content: example('listIncidences', 'none') },
  meter = { content: example('controlMeter', 'closed') },
  warnings = { content: { count: 0, warnings: [] } },
}: Answers = {}) {
  const calls = {
    outages: vi.fn<Handler>(() => outages),
    meter: vi.fn<Handler>(() => meter),
    warnings: vi.fn<Handler>(() => warnings),
    report: vi.fn<Handler>(() => ({ content: { warning: example('Warning'), incidence: example('Incidence') } })),
    join: vi.fn<Handler>(() => ({ content: { incidence: example('Incidence'), warnings: [example('Warning')] } })),
  }
  const view = drawSupply('&tabValue=8', {
    'GET /listPowerSupplyFacilities': calls.outages,
    'GET /meterControl': calls.meter,
    'GET /warnings': calls.warnings,
    'POST /warnings': calls.report,
    'POST /warnings/incidence': calls.join,
  })
  return { ...view, ...calls }
}

const steps = () => screen.findAllByRole('heading', { level: 2 })
const stepTitles = async () => (await steps()).map(({ textContent }) => textContent)
const strip = () => screen.findByRole('region', { name: '¿Está todo bien ahora?' })
const failure = { content: example('listIncidences', 'storm') }

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  syncServerClock(new Date().toUTCString())
  onlineManager.setOnline(true)
})

describe('is it me or the grid', () => {
  test('leads through switch, fuse box and report when no outage is known', async () => {
    open()
    expect(await screen.findByText('No consta ningún corte en su suministro ahora mismo.')).toBeDefined()
    expect(await screen.findByText('No: está cerrado. Su contador respondió a las 09:45.')).toBeDefined()
    expect(await stepTitles()).toEqual([
      '1¿Hay un corte conocido?',
      '2¿Ha saltado el interruptor del contador?',
      '3¿Es su cuadro eléctrico?',
      '4¿Sigue sin luz? Avísenos',
      'Un año de cortes',
    ])
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
      'Cuadro con todos los interruptores subidos',
      'Cuadro con un interruptor pequeño bajado y los demás subidos',
      'Cuadro con el interruptor grande de la izquierda bajado y los cuatro pequeños subidos',
    ])
    expect(screen.getByText('Ningún corte en los últimos doce meses.')).toBeDefined()
  })

  test('shows start, estimate, cause and extent of a failure and how the estimate moved', async () => {
    open({ outages: failure, meter: { content: example('controlMeter', 'unreachable') } })
    expect(await screen.findByText('Sí: hay una avería en la red que afecta a su suministro')).toBeDefined()
    for (const words of ['16 mar 2026, 12:00 (puede cambiar)', 'Temporal', '1.240', '16 mar 2026, 09:10'])
      expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText('Última novedad').nextElementSibling?.textContent).toBe('16 mar 2026, 09:40')
    const estimates = within(screen.getByRole('list', { name: 'Cómo ha cambiado la previsión' }))
    expect(estimates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dijimos: vuelve a las 11:00, hechoLo dijimos a las 09:10',
      'Dijimos: vuelve a las 12:00, en cursoLo dijimos a las 09:40',
    ])
    expect(await stepTitles()).toEqual(['1¿Hay un corte conocido?', 'Avísenos de otra cosa', 'Un año de cortes'])
  })

  test('says that end and extent of a failure are unknown', async () => {
    open({ outages: { content: outagesAnswer({ ...example('Incidence'), estimates: [], afectados: null }) } })
    expect(await screen.findByText('Todavía no hay previsión')).toBeDefined()
    expect(screen.getByText('No se sabe todavía')).toBeDefined()
  })

  test('joins this supply to a failure with one press and shows the report', async () => {
    const { join, warnings } = open({ outages: failure })
    const button = present((await screen.findAllByRole('button', { name: 'A mí también' }))[0])
    warnings.mockReturnValue({ content: { count: 1, warnings: [example('Warning')] } })
    await userEvent.click(button)
    expect(await screen.findByText('Sí: hay una avería y ya nos avisó a las 09:20 (aviso AV20260012)')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'A mí también' })).toBeNull()
    expect(join.mock.calls.map(([, body]) => body)).toEqual([{ codIncidence: 'INC20260004', cups, join: 'S' }])
  })

  test('says that a failure no longer touches this supply', async () => {
    const { join } = open({ outages: failure })
    render(<ToastRegion />)
    join.mockReturnValue({ code: '0404' })
    await userEvent.click(present((await screen.findAllByRole('button', { name: 'A mí también' }))[0]))
    expect(await screen.findByText(/^Esa avería ya no afecta a este suministro\./)).toBeDefined()
  })

  test('shows day and hours of planned works and saves them for the calendar', async () => {
    const saved = catchSavedFiles()
    open({ outages: { content: outagesAnswer({ ...example('Incidence', 'works'), fechaCambio: null }) } })
    expect(await screen.findByText('Ahora no hay ningún corte. Hay uno programado:')).toBeDefined()
    expect(screen.getByText('09:00–11:30')).toBeDefined()
    expect(screen.getByText('310')).toBeDefined()
    expect(screen.queryByText('Última novedad')).toBeNull()
    await userEvent.click(present(screen.getAllByRole('button', { name: 'Añadir al calendario' })[0]))
    expect((await saved[0]?.content.text()) ?? '').toContain(
      'DTSTART:20260319T080000Z\r\nDTEND:20260319T103000Z\r\nSUMMARY:Corte de luz programado: Piso',
    )
  })

  test('shows planned works beside a current failure', async () => {
    open({ outages: { content: example('listIncidences', 'stormAndWorks') } })
    expect(await screen.findByText('Sí: hay una avería en la red que afecta a su suministro')).toBeDefined()
    expect(screen.getByText('Además hay un corte programado:')).toBeDefined()
    expect(screen.getByText('09:00–11:30')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Añadir al calendario' })).toBeDefined()
    expect((await strip()).textContent).toMatch(/avería.* Además, corte programado: .*09:00–11:30\./i)
  })

  test('says that current works are works and offers no joining', async () => {
    open({
      outages: {
        content: outagesAnswer({
          ...example('Incidence', 'works'),
          estado: 'EN CURSO',
          fechaInicio: '16/03/2026 09:00:00',
        }),
      },
    })
    expect(await screen.findByText('Sí: es un corte programado')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'A mí también' })).toBeNull()
  })

  test('continues with the steps for a user still without power after an outage', async () => {
    open({
      outages: {
        content: outagesAnswer({ ...example('Incidence'), estado: 'RESUELTA', fechaFin: '16/03/2026 09:50:00' }),
      },
    })
    expect(
      await screen.findByText(/^Hubo un corte que consta como resuelto a las 09:50\. ¿Sigue sin luz\?/),
    ).toBeDefined()
    expect(await stepTitles()).toContain('3¿Es su cuadro eléctrico?')
  })

  test('names a tripped switch as the cause even beside a failure', async () => {
    open({ outages: failure, meter: { content: example('controlMeter', 'tripped') } })
    expect(await screen.findByText(/^Sí: el interruptor de su contador ha saltado/)).toBeDefined()
    expect(await stepTitles()).not.toContain('3¿Es su cuadro eléctrico?')
    expect(within(await strip()).getByText('Ha saltado el interruptor de su contador.')).toBeDefined()
  })

  test('says that a meter has not answered and asks it again on retry', async () => {
    const { meter } = open({ meter: { code: 'XXX', status: 500 } })
    expect(await screen.findByText('No lo sabemos: su contador no ha respondido.')).toBeDefined()
    meter.mockReturnValue({ content: example('controlMeter', 'closed') })
    const step = present((await screen.findByText('¿Ha saltado el interruptor del contador?')).closest('li'))
    await userEvent.click(within(step).getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('No: está cerrado. Su contador respondió a las 09:45.')).toBeDefined()
  })

  test('says whom to call after an error and lets the user retry', async () => {
    const { outages } = open({ outages: { code: 'XXX', status: 500 } })
    const alert = within(await screen.findByRole('alert'))
    expect(screen.getByRole('link', { name: 'Llamar al 112' })).toBeDefined()
    outages.mockReturnValue(failure)
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Sí: hay una avería en la red que afecta a su suministro')).toBeDefined()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { outages, client } = open({ outages: failure })
    await screen.findByText('Sí: hay una avería en la red que afecta a su suministro')
    outages.mockReturnValue({ code: 'XXX', status: 500 })
    await act(() => client.refetchQueries({ queryKey: getListIncidencesQueryKey().slice(0, 1) }))
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText('Sí: hay una avería en la red que afecta a su suministro')).toBeDefined()
  })

  test('shows a phone instead of the form without a connection', async () => {
    const links = vi.spyOn(config(), 'links', 'get')
    links.mockReturnValue({ ...config().links, emergency: 'tel:+34900123456' })
    open()
    await screen.findByRole('button', { name: 'Avisar de una avería' })
    goOffline(false)
    expect(await screen.findByText(/^Sin conexión no podemos tomar su aviso/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Averías: 900\u00a0123\u00a0456' }).getAttribute('href')).toBe(
      'tel:+34900123456',
    )
    expect(screen.queryByRole('button', { name: 'Avisar de una avería' })).toBeNull()
    expect(screen.getAllByText(/^No lo sabemos: no hay conexión\./)).toHaveLength(2)
    expect(
      within(await strip()).getByText(/^Sin conexión\. Esto sabíamos a las \d\d:\d\d: Todo en orden/),
    ).toBeDefined()
    goOffline(true)
  })
})

describe('a report', () => {
  async function fillIn() {
    const calls = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Avisar de una avería' }))
    return calls
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar el aviso' }))

  test('requires what is the matter and a valid mobile phone', async () => {
    const { report } = await fillIn()
    await userEvent.type(screen.getByLabelText(/^Teléfono móvil/), '981 123 456')
    await send()
    const summary = within(screen.getByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Elija qué le pasa',
      'Escriba un móvil de nueve cifras que empiece por 6 o 7',
    ])
    expect(report).not.toHaveBeenCalled()
  })

  test('shows the number of the report, the expected time and the failure', async () => {
    const { report, outages } = await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'No tengo luz' }))
    await userEvent.type(screen.getByLabelText(/^¿Qué ocurre\?/), ' Toda la calle ')
    await userEvent.type(screen.getByLabelText(/^Teléfono móvil/), '612 345 678')
    outages.mockReturnValue(failure)
    await send()
    const title = await screen.findByText('Hemos recibido su aviso AV20260012')
    expect(document.activeElement?.contains(title)).toBe(true)
    expect(screen.getByText(/^Prevemos que la luz vuelva a las 12:00 \(puede cambiar\)\./)).toBeDefined()
    expect(await screen.findByText('Sí: hay una avería en la red que afecta a su suministro')).toBeDefined()
    expect(report.mock.calls.map(([, body]) => body)).toEqual([
      { cups, tipo: 'SIN_SUMINISTRO', comentario: 'Toda la calle', telefono: '612345678' },
    ])
  })

  test('updates the expected time and drops it once the failure is over', async () => {
    const { outages, client } = await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'No tengo luz' }))
    outages.mockReturnValue(failure)
    await send()
    expect(await screen.findByText(/^Prevemos que la luz vuelva a las 12:00 \(puede cambiar\)\. Esta/)).toBeDefined()
    const later = async (changes: Partial<Incidence>) => {
      outages.mockReturnValue({ content: outagesAnswer({ ...example('Incidence'), ...changes }) })
      await act(() => client.refetchQueries({ queryKey: getListIncidencesQueryKey().slice(0, 1) }))
    }
    await later({ fechaFin: '16/03/2026 13:30:00' })
    expect(await screen.findByText(/^Prevemos que la luz vuelva a las 13:30 \(puede cambiar\)\. Esta/)).toBeDefined()
    await later({ estado: 'RESUELTA', fechaFin: '16/03/2026 09:50:00' })
    await waitFor(() => expect(screen.queryByText(/Esta página se actualiza sola/)).toBeNull())
    expect(screen.getByText('Hemos recibido su aviso AV20260012')).toBeDefined()
  })

  test('says first to get away from a danger and whom to call', async () => {
    await fillIn()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Hay algo peligroso' }))
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('Aléjese y llame al 112')).toBeDefined()
    expect(alert.getByRole('link', { name: 'Llamar al 112' }).getAttribute('href')).toBe('tel:112')
    expect(alert.getByText('El teléfono de averías figura en su factura.')).toBeDefined()
  })

  test('disables what was already reported', async () => {
    open({ outages: failure, warnings: { content: { count: 1, warnings: [example('Warning')] } } })
    await userEvent.click(await screen.findByRole('button', { name: 'Avisar de otra cosa' }))
    expect(screen.getByRole('radio', { name: 'No tengo luz' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('radio', { name: 'Hay algo peligroso' })).toHaveProperty('disabled', false)
  })

  test('keeps the input of a rejected report and says whom to call', async () => {
    const { report } = await fillIn()
    report.mockReturnValue({ code: 'TS01000004' })
    await userEvent.click(screen.getByRole('radio', { name: 'No tengo luz' }))
    await send()
    expect(await screen.findByText('Este suministro ya no está entre los suyos.')).toBeDefined()
    expect(screen.getByRole('radio', { name: 'No tengo luz' })).toHaveProperty('checked', true)
    expect(screen.getAllByRole('link', { name: 'Llamar al 112' }).length).toBeGreaterThan(0)
  })
})

test('shows the outages of a year as a sentence and a table', async () => {
  const over = (tipo: 'AVERIA' | 'PROGRAMADA', fechaInicio: string, fechaFin: string) => ({
    ...example('Incidence'),
    codIncidence: fechaInicio,
    tipo,
    estado: 'RESUELTA',
    fechaInicio,
    fechaFin,
  })
  open({
    outages: {
      content: outagesAnswer(
        over('PROGRAMADA', '25/02/2026 08:30:00', '25/02/2026 10:00:00'),
        over('AVERIA', '24/01/2026 18:42:00', '24/01/2026 20:05:00'),
      ),
    },
  })
  const sentence = /^2 cortes, 2.h 53.min sin luz en un año: 1 avería y 1 programado\.$/
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '25 feb 2026, 08:30Programado1\u00a0h 30\u00a0minTemporal1.240',
    '24 ene 2026, 18:42Avería1\u00a0h 23\u00a0minTemporal1.240',
  ])
})

describe('the line above the tabs', () => {
  test.each([
    [
      'a failure',
      { outages: failure },
      'Hay una avería desde las 09:10. Prevemos que la luz vuelva a las 12:00 (puede cambiar).',
      'danger',
    ],
    [
      'works ahead',
      { outages: { content: example('listIncidences', 'works') } },
      'Corte programado: 19 mar, 09:00–11:30.',
      'info',
    ],
    [
      'a tripped switch',
      { meter: { content: example('controlMeter', 'tripped') } },
      'Ha saltado el interruptor de su contador.',
      'warning',
    ],
    [
      'a closing switch',
      { meter: { content: example('controlMeter', 'reconnecting') } },
      'Su contador está cerrando el interruptor.',
      'info',
    ],
    ['a closed switch', {}, 'Todo en orden: sin cortes a las 09:45.', 'success'],
    ['no switch', { meter: { content: example('controlMeter', 'withoutSwitch') } }, 'No consta ningún corte.', 'quiet'],
    ['no answer about outages', { outages: { code: 'XXX', status: 500 } }, 'No sabemos si todo está bien.', 'quiet'],
    ['no answer of the meter', { meter: { code: 'XXX', status: 500 } }, 'No sabemos si todo está bien.', 'quiet'],
  ] as const)('reports %s, in green only when all is known to be well', async (_what, answers, words, tone) => {
    open(answers)
    await waitFor(async () => expect((await strip()).dataset['tone']).toBe(tone))
    expect(within(await strip()).getByText(words)).toBeDefined()
  })

  test('drops the green line when a reload fails and restores it on retry', async () => {
    const { meter, client } = open()
    await waitFor(async () => expect((await strip()).dataset['tone']).toBe('success'))
    meter.mockReturnValue({ code: 'XXX', status: 500 })
    await act(() => client.refetchQueries({ queryKey: ['controlMeter'] }))
    await waitFor(async () => expect((await strip()).dataset['tone']).toBe('quiet'))
    meter.mockReturnValue({ content: example('controlMeter', 'closed') })
    await userEvent.click(within(await strip()).getByRole('button', { name: 'Reintentar' }))
    await waitFor(async () => expect((await strip()).dataset['tone']).toBe('success'))
  })
})

describe('asking again', () => {
  test('asks each minute about a failure and nothing else', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { outages, meter, warnings } = open({ outages: failure })
    for (const call of [outages, meter, warnings]) await waitFor(() => expect(call).toHaveBeenCalledOnce())
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect([outages, meter, warnings].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1])
    vi.useRealTimers()
  })
})

/** Sets whether the device has a connection. */
function goOffline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

test('steps through the outages of earlier years and back', async () => {
  syncServerClock('2026-03-16T09:00:00Z')
  const { outages } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Un año antes' }))
  expect(await screen.findByRole('heading', { name: 'Cortes del 16 mar 2024 al 15 mar 2025' })).toBeDefined()
  const requestedDates = () => [outages.mock.lastCall?.[0].get('fromDate'), outages.mock.lastCall?.[0].get('toDate')]
  expect(requestedDates()).toEqual(['2024-03-16', '2025-03-15'])
  expect((await screen.findAllByText('Ningún corte entre esos días.')).length).toBeGreaterThan(0)
  for (let years = 0; years < 8; years += 1) await userEvent.click(screen.getByRole('button', { name: 'Un año antes' }))
  expect(screen.queryByRole('button', { name: 'Un año antes' })).toBeNull()
  expect(await screen.findByText('Los datos anteriores a 2017 pueden estar incompletos.')).toBeDefined()
  for (let years = 0; years < 9; years += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Un año después' }))
  expect(screen.getByRole('heading', { name: 'Un año de cortes' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Un año después' })).toBeNull()
})
