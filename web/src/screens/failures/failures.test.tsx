import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { SendLinkButton } from '#src/domain/staff/link/SendLinkButton.tsx'
import { outagesAnswer } from '#src/testing/answers/outagesAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { FailurePanelScreen } from './FailurePanelScreen.tsx'
import { FailureResultScreen } from './FailureResultScreen.tsx'
import { FailuresScreen } from './FailuresScreen.tsx'

const { cups } = example('SupplyPoint')
const bearers: string[] = []
const people = vi.fn<Handler>()
const supplies = vi.fn<Handler>()
const outages = vi.fn<Handler>()
const meter = vi.fn<Handler>()
const board = vi.fn<Handler>()
const report = vi.fn<Handler>()
const update = vi.fn<Handler>()
const failure = {
  incidence: example('Incidence'),
  postalCode: '15705',
  warnings: 3,
  dangers: 1,
  minutesLeft: 120,
}

beforeEach(async () => {
  freshClient()
  await loadTexts('shared', 'sendLink')
  bearers.length = 0
  syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT')
  people
    .mockReset()
    .mockReturnValue({ content: { users: { count: 1, items: [{ ...example('FoundUser'), language: 'gl' }] } } })
  supplies.mockReset().mockReturnValue({ content: example('listSupplyPoints', 'flat') })
  outages.mockReset().mockReturnValue({ content: example('listIncidences', 'none') })
  meter.mockReset().mockReturnValue({ content: example('controlMeter', 'closed') })
  board.mockReset().mockReturnValue({ content: { failures: { count: 1, items: [failure] } } })
  update.mockReset().mockReturnValue({ content: { incidence: example('Incidence') } })
  report.mockReset().mockReturnValue({ content: { warning: example('Warning'), incidence: example('Incidence') } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const warnings = vi.fn<Handler>((asked) => {
  const comentario = asked.get('filter')?.startsWith('codIncidence') ? 'Desde el otro pueblo' : 'Toda la calle'
  return { content: { count: 1, warnings: [{ ...example('Warning'), comentario }] } }
})

const staff = { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity }

function open(at: string, session: object = {}) {
  const answer = fakeFetch({
    'GET /users': people,
    'GET /supplypoints': supplies,
    'GET /listPowerSupplyFacilities': outages,
    'GET /meterControl': meter,
    'GET /failures': board,
    'GET /warnings': warnings,
    'POST /warnings': report,
    'PUT /failures/INC20260004': update,
    'POST /listInterruptionsPerSupplies': () => ({ content: { supplies: [] } }),
  })
  vi.stubGlobal('fetch', ((input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://test')
    bearers.push(`${pathname.split('/').at(-1)} ${new Headers(options?.headers).get('authorization')}`)
    return answer(input, options)
  }) satisfies typeof fetch)
  const screens = {
    '/gestionAverias': <FailuresScreen />,
    '/gestionAverias/supplyPanel': <FailurePanelScreen />,
    '/gestionAverias/resultPage': (
      <>
        <FailureResultScreen />
        <SendLinkButton />
      </>
    ),
  }
  const view = renderScreens(screens, at, {
    user: null,
    admin: staff,
    roles: ['US_CC'],
    userId: 7,
    document: '70000001',
    loginDocument: '70000001',
    ...session,
  })
  return { ...view, user: userEvent.setup() }
}

const panel = `/gestionAverias/supplyPanel?cups=${cups}`
const answer = (name: string) => screen.getByRole('radio', { name })

describe('the board', () => {
  test('shows failures with their dangers and filters by postcode', async () => {
    const { user } = open('/gestionAverias')
    const row = await screen.findByRole('row', { name: /INC20260004/ })
    for (const words of ['Avería', '15705', '2 h', '3', '1 aviso de peligro'])
      expect(within(row).getByText(words)).toBeDefined()
    board.mockReturnValue({ content: { failures: { count: 0, items: [] } } })
    await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '36960')
    expect(await screen.findByText('No hay nada en curso en 36960.')).toBeDefined()
    expect(board.mock.calls.map(([query]) => query.get('postalCode'))).toEqual([null, '36960'])
  })

  test.each([
    ['15705', '/gestionAverias/supplyPanel?postalCode=15705'],
    ['es0022 0076 6197 5321 zm', panel],
  ])('finds “%s” and opens %s', async (typed, place) => {
    const view = open('/gestionAverias')
    await view.user.type(screen.getByRole('searchbox'), `${typed}{Enter}`)
    await waitFor(() => expect(view.place()).toBe(place))
  })

  test('lists the supplies of a customer found by document and says who is unregistered or unknown', async () => {
    const { user, unmount } = open('/gestionAverias')
    people.mockReturnValue({
      content: { users: { count: 1, items: [{ ...example('FoundUser'), userId: 0, roles: '' }] } },
    })
    supplies.mockReturnValue(ownSupplies(example('SupplyPoint'), { ...example('SupplyPoint'), cups: 'ES2' }))
    await user.type(screen.getByRole('searchbox'), '12345678Z{Enter}')
    expect(await screen.findByText('Tiene 2 suministros. Elija cuál está sin luz:')).toBeDefined()
    expect(screen.getByText(/^No está registrado en el área de clientes/)).toBeDefined()
    unmount()
    people.mockReturnValue({ code: '0025' })
    const again = open('/gestionAverias')
    await again.user.type(screen.getByRole('searchbox'), '99999999R{Enter}')
    expect(await screen.findByText('No hay nadie con esos datos')).toBeDefined()
  })
})

describe('the panel', () => {
  test('shows address, holder, outages, switch and earlier reports', async () => {
    open(panel)
    expect(await screen.findByText('Rúa do Vilar, 27, 2.º B, 15705 Santiago de Compostela')).toBeDefined()
    expect(screen.getByText('Lucía Ferreiro Castro')).toBeDefined()
    expect(await screen.findByText('No consta ningún corte.')).toBeDefined()
    expect(await screen.findByText('Está cerrado: no es la causa.')).toBeDefined()
    expect(await screen.findByText(/Toda la calle/)).toBeDefined()
  })

  test('offers to act for the holder when the switch has tripped, or says why not', async () => {
    meter.mockReturnValue({ content: example('controlMeter', 'tripped') })
    const { user, unmount } = open(panel)
    await user.click(await screen.findByRole('button', { name: 'Actuar en nombre del titular' }))
    expect(screen.getByRole('dialog', { name: '¿Actuar en nombre de Lucía Ferreiro Castro?' })).toBeDefined()
    unmount()
    people.mockReturnValue({ code: '0025' })
    open(panel)
    expect(await screen.findByText(/^No se puede reconectar desde aquí/)).toBeDefined()
    expect(screen.getByText(/^El titular no está registrado/)).toBeDefined()
  })

  test('asks for outages and reports as staff even while acting', async () => {
    const acting = { userId: 7, name: 'Iria', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }
    const user = { token: 'theirs', refreshToken: 'r', expiresAtMs: Infinity }
    open(panel, { acting, user, userId: 1, document: '12345678Z' })
    expect(await screen.findByText('No consta ningún corte.')).toBeDefined()
    expect(outages).toHaveBeenCalled()
    expect(bearers).toContain('listPowerSupplyFacilities Bearer staff')
    expect(bearers).toContain('warnings Bearer staff')
    // The meter is queried as the customer, because the order to reconnect is the customer's as well.
    expect(bearers).toContain('meterControl Bearer theirs')
  })

  test('shows the failures of a postcode and registers a report for it', async () => {
    const { user } = open('/gestionAverias/supplyPanel?postalCode=15705')
    expect(await screen.findByText('Hay una avería en la red:')).toBeDefined()
    await user.click(answer('No'))
    await user.click(screen.getByRole('button', { name: 'Registrar el aviso' }))
    expect(await screen.findByText('Aviso sumado a una avería conocida')).toBeDefined()
    // There is no known customer to send it to.
    expect(screen.queryByRole('button', { name: 'Enviar enlace' })).toBeNull()
    expect(report.mock.calls[0]?.[1]).toEqual({
      postalCode: '15705',
      tipo: 'SIN_SUMINISTRO',
      comentario: 'Sin peligro aparente.',
    })
  })
})

describe('the script', () => {
  test('puts the danger first, in red, and registers it as the kind of report', async () => {
    const { user } = open(panel)
    const known = await screen.findByText('No consta ningún corte.')
    const danger = screen.getByRole('group', { name: /^¿Huele a quemado/ })
    expect(danger.compareDocumentPosition(known)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(answer('Sí'))
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('PELIGRO: pida que se aleje y llame al 112')).toBeDefined()
    // It is the caller who calls.
    expect(alert.queryByRole('link')).toBeNull()
    expect(answer('Peligro')).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Registrar el aviso' }))
    await screen.findByText('Avería abierta')
    expect(await screen.findByRole('button', { name: 'Enviar enlace' })).toBeDefined()
    expect(report.mock.calls[0]?.[1]).toEqual({ cups, tipo: 'PELIGRO', comentario: 'Hay peligro.' })
  })

  test('registers the answers and gives a sentence to read out in the language of the caller', async () => {
    const { user, place } = open(panel)
    await screen.findByText('Lucía Ferreiro Castro')
    await screen.findByText('No consta ningún corte.')
    await user.click(answer('No'))
    await user.click(
      within(screen.getByRole('group', { name: '¿Los vecinos tienen luz?' })).getByRole('radio', { name: 'No' }),
    )
    await user.click(answer('Bajado'))
    expect(screen.getByText(/^Pida que baje los pequeños/)).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: /^Qué más cuenta/ }), 'Desde las nueve')
    await user.type(screen.getByRole('textbox', { name: /^Móvil/ }), '612 345 678')
    await user.click(screen.getByRole('button', { name: 'Registrar el aviso' }))
    await waitFor(() => expect(place()).toBe('/gestionAverias/resultPage'))
    expect(report.mock.calls[0]?.[1]).toEqual({
      cups,
      tipo: 'SIN_SUMINISTRO',
      comentario:
        'Sin peligro aparente. Los vecinos tampoco tienen luz. El interruptor general está bajado. Desde las nueve',
      telefono: '612345678',
    })
    expect(await screen.findByText(/^Abrimos unha avaría co seu aviso, AV20260012\./)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'EN' }))
    expect(screen.getByText(/^We have opened a failure with your report, AV20260012\./)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Terminar la llamada' }))
    await waitFor(() => expect(place()).toBe('/gestionAverias'))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test.each<[string, Answer, RegExp]>([
    ['an unknown supply', { code: 'TS01000004' }, /^No consta un suministro con ese CUPS/],
    ['a failed call', { code: 'XXX', status: 500 }, /./],
  ])('keeps the answers after %s and offers a sentence for the caller', async (_what, refusal, words) => {
    report.mockReturnValue(refusal)
    const { user } = open(panel)
    await screen.findByText('No consta ningún corte.')
    await user.click(answer('No'))
    await user.click(screen.getByRole('button', { name: 'Registrar el aviso' }))
    const button = await screen.findByRole('button', { name: 'Qué decir a quien llama' })
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(answer('Sin luz')).toHaveProperty('checked', true)
    await user.click(button)
    expect(await screen.findByText('El aviso no se ha registrado')).toBeDefined()
  })

  test('requires the question about danger before sending', async () => {
    const { user } = open(panel)
    await screen.findByText('No consta ningún corte.')
    await user.click(screen.getByRole('button', { name: 'Registrar el aviso' }))
    expect((await screen.findAllByText('Pregunte primero si hay peligro')).length).toBeGreaterThan(0)
    expect(report).not.toHaveBeenCalled()
  })
})

test('leads back from a result page without a call', async () => {
  open('/gestionAverias/resultPage')
  expect(await screen.findByText('No hay ninguna llamada en curso')).toBeDefined()
})

test('lists the reports of the current failure next to those of the place', async () => {
  const going = example('Incidence')
  outages.mockReturnValue({ content: outagesAnswer(going) })
  open(`/gestionAverias/supplyPanel?cups=${cups}`)
  expect(await screen.findByText(`Avisos de la avería ${going.codIncidence}`)).toBeDefined()
  expect(await screen.findByText(/Desde el otro pueblo/)).toBeDefined()
  expect(await screen.findByText(/Toda la calle/)).toBeDefined()
  expect(warnings.mock.calls.map(([asked]) => asked.get('filter'))).toContain(`codIncidence::${going.codIncidence}`)
})

describe('the end of a current outage', () => {
  const openDialog = async () => {
    outages.mockReturnValue({ content: outagesAnswer(example('Incidence')) })
    const { user } = open(panel)
    await user.click(await screen.findByRole('button', { name: 'Cambiar la previsión o el fin' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Fin de INC20260004' }))
    const save = () => user.click(dialog.getByRole('button', { name: 'Guardar y avisar' }))
    const type = async (day: string, time: string) => {
      const [dayBox, timeBox] = dialog.getAllByRole('textbox')
      if (!dayBox || !timeBox) throw new Error('the dialog has no day and time')
      for (const [box, text] of [
        [dayBox, day],
        [timeBox, time],
      ] as const) {
        await user.clear(box)
        await user.type(box, text)
      }
      await user.tab()
    }
    return { user, dialog, save, type }
  }

  test('sends a new estimate, which has to be in the future', async () => {
    const { dialog, save, type } = await openDialog()
    await save()
    expect((await dialog.findAllByText('Escriba un día y una hora')).length).toBeGreaterThan(0)
    await type('16/03/2026', '09:30')
    expect((await dialog.findAllByText('Escriba un momento posterior a ahora')).length).toBeGreaterThan(0)
    await type('16/03/2026', '13:30')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(update.mock.calls[0]?.[1]).toEqual({ act: 'ESTIMATE', fechaFin: '16/03/2026 13:30:00' })
  })

  test('records that supply is back at a time that has passed', async () => {
    const { user, dialog, save, type } = await openDialog()
    await user.click(dialog.getByRole('radio', { name: 'La luz ya ha vuelto' }))
    await type('16/03/2026', '10:30')
    await save()
    expect((await dialog.findAllByText('Escriba un momento que ya haya pasado')).length).toBeGreaterThan(0)
    await type('16/03/2026', '09:45')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(update.mock.calls[0]?.[1]).toEqual({ act: 'END', fechaFin: '16/03/2026 09:45:00' })
  })

  test('says that the outage was already ended', async () => {
    update.mockReturnValue({ code: '0404' })
    const { user, dialog, save } = await openDialog()
    await user.click(dialog.getByRole('radio', { name: 'La luz ya ha vuelto' }))
    await save()
    expect(await dialog.findByText(/^Este corte ya no está en curso/)).toBeDefined()
    expect(update.mock.calls[0]?.[1]).toEqual({ act: 'END' })
  })
})
