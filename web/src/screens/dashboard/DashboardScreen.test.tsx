import { example } from '@acometida/api-spec/operations/example.ts'
import {
  confirmDelegationsPath,
  requestPath,
  supplyBillsPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { present } from '@acometida/api-spec/testing/present.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { curveAnswer } from '#src/testing/answers/curveAnswer.ts'
import { maxPowerAnswer } from '#src/testing/answers/maxPowerAnswer.ts'
import { monthlyBill } from '#src/testing/answers/monthlyBill.ts'
import { quietSupply } from '#src/testing/answers/quietSupply.ts'
import { counted } from '#src/testing/counted.ts'
import { fakeFetch, type Answer, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { DashboardScreen } from './DashboardScreen.tsx'

type Situation = {
  readonly supplies?: readonly SupplyPoint[]
  readonly delegated?: readonly SupplyPoint[]
  readonly waiting?: boolean
  readonly requests?: Answer
  /** The answer for the year before. */
  readonly before?: Answer
  /** Replaces the built answer of the curves. */
  readonly curve?: (query: URLSearchParams) => Answer | undefined
  /** Replaces the empty answers of the tasks. */
  readonly tasks?: Readonly<Record<string, Handler>>
  readonly roles?: readonly ('US_USER' | 'US_SUPPLYPOINT_CLIENT' | 'US_MANAGER')[]
}

const notice = {
  notification_id: '7',
  user_id: '1',
  title: 'Corte programado',
  body: 'De 9:00 a 11:30.',
  date: '2026-03-12T10:00:00+01:00',
  ind_read: '0',
}
const request = {
  codSR: 'SR20260031',
  status: 'EN CURSO',
  tipology: '',
  subtipology: '',
  subject: 'Cambio de titular',
  createDate: '09/03/2026',
  indRead: 0,
}

const flat = { ...example('SupplyPoint'), lastDataDate: '2026-03-14' }

const requestsAnswer = (items: readonly object[]): Answer => ({
  content: { serviceRequests: { count: items.length, items } },
})

const filter = { master: 'SERVICE_REQUEST_FILTERS', language: 'ES', key: 'FILTERS', value: 'EN CURSO;CERRADA' }

function open({
  supplies = [flat],
  delegated = [],
  waiting = false,
  requests = requestsAnswer([{ ...request, indRead: waiting ? 0 : 1 }]),
  before,
  curve,
  tasks = {},
  roles,
}: Situation = {}) {
  let notices = waiting ? [notice] : []
  const markRead = vi.fn<Handler>(() => {
    notices = []
    return { content: {} }
  })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      ...quietSupply,
      'GET /supplypoints': () => ({
        content: { supplyPoints: { items: supplies }, delegatePoints: { items: delegated } },
      }),
      'GET /masterData': () => ({ content: { items: [filter] } }),
      'GET /serviceRequests': () => requests,
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: notices } } }),
      'POST /pushNotifications': markRead,
      'GET /listBills': () => ({ content: example('listBills', 'none') }),
      'GET /delegations': () => ({ content: example('listDelegations', 'none') }),
      'GET /maxPotencyDemanded': () => ({ code: '1008' }),
      ...tasks,
      'GET /consumptions': (query) =>
        curve?.(query) ??
        (before && (query.get('startDate') ?? '') < '2026' ? before : undefined) ?? {
          content: curveAnswer(query.get('startDate') ?? '', query.get('endDate') ?? '', 'D', {
            kwh: (date) => (date < '2026' ? 0.5 : date === '2026-03-14' ? 0.3 : 0.4),
            ...(query.get('isSelfConsumption') === '1' ? { generated: () => 0.1 } : {}),
          }),
        },
    }),
  )
  return { ...renderScreens({ '/dashboard': <DashboardScreen /> }, '/dashboard', roles ? { roles } : {}), markRead }
}

/** The bills of a query by status: one of February if overdue, one of March if pending. */
function unpaid(query: URLSearchParams, statuses: readonly ('OVERDUE' | 'PENDING')[]) {
  const status = statuses.find((one) => one === query.get('status'))
  const month = status === 'OVERDUE' ? '2026-02' : '2026-03'
  return status ? [monthlyBill(month, { status, paymentDate: null })] : []
}

afterEach(() => vi.unstubAllGlobals())

test('reports an unreadable year before instead of calling it empty', async () => {
  open({ before: { content: { consumptions: { items: 'none' } } } })
  expect(await screen.findByText('No hemos podido cargar los datos del año anterior.')).toBeDefined()
  expect(screen.queryByText('Sin datos del año anterior para comparar')).toBeNull()
})

test('reloads both halves of a failed curve with one press', async () => {
  let fails = true
  open({ curve: () => (fails ? { code: 'XXX', status: 500 } : undefined) })
  await screen.findByText(/No hemos podido cargar su curva/)
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/consumió un 21.% menos que en las mismas del año anterior/)).toBeDefined()
})

describe('the dashboard', () => {
  test('summarises each supply: last day, four weeks against a year ago, contracted power [RT-043 SC-100]', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Lucía' })).toBeDefined()
    const add = screen.getByRole('link', { name: 'Vincular un suministro' })
    expect(add.getAttribute('href')).toBe('/suppliesVinculation')
    expect(await screen.findByText('Último día con datos, 14 mar 2026')).toBeDefined()
    expect(screen.getByText(/^7,20/)).toBeDefined()
    expect(await screen.findByText(/consumió un 21.% menos que en las mismas del año anterior/)).toBeDefined()
    expect(screen.getByText(/^4,60.kW en todos los periodos$/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver la curva de Piso de Santiago' })).toBeDefined()
  })

  test('loads the curves while the tasks are still loading', async () => {
    const link = () => screen.queryByRole('link', { name: 'Ver la curva de Piso de Santiago' })
    const shownThen: boolean[] = []
    let both = () => {}
    const mayAnswer = new Promise<void>((resolve) => (both = resolve))
    open({
      tasks: {
        'GET /delegations': async () => {
          await mayAnswer
          return { content: example('listDelegations', 'none') }
        },
      },
      curve: (query) => {
        if (shownThen.push(link() !== null) === 2) both()
        return {
          content: curveAnswer(query.get('startDate') ?? '', query.get('endDate') ?? '', 'D', { kwh: () => 0.4 }),
        }
      },
    })
    await waitFor(() => expect(link()).not.toBeNull())
    expect(shownThen).toEqual([false, false])
  })

  test('shows generated and fed-in energy of a home with its own installation', async () => {
    open({ supplies: [{ ...flat, isSelfConsumption: { cau: 'ES0022007661975321ZM1PA000' } }] })
    expect(await screen.findByText('Generado')).toBeDefined()
    expect(screen.getByText('Vertido')).toBeDefined()
  })

  test.each([
    ['no', [], '/landing'],
    ['six', Array.from({ length: 6 }, (_, index) => ({ ...flat, cups: `ES002200000000000${index}FB1P` })), '/supplies'],
  ])('leads a user with %s supplies to where the supplies tab leads', async (_, supplies, target) => {
    const roles = supplies.length === 0 ? (['US_USER'] as const) : (['US_USER', 'US_SUPPLYPOINT_CLIENT'] as const)
    const { place } = open({ supplies, roles })
    const known = target === '/landing' ? '/suppliesVinculation' : target
    await waitFor(() => expect(place()).toBe(known))
  })

  test('leads a manager of six delegated supplies, without own ones, to the list', async () => {
    const delegated = Array.from({ length: 6 }, (_, index) => ({ ...flat, cups: `ES002200000000000${index}FB1P` }))
    const { place } = open({ supplies: [], delegated, roles: ['US_USER', 'US_MANAGER'] })
    await waitFor(() => expect(place()).toBe('/supplies'))
  })

  test('counts delegated supplies as well', async () => {
    open({ supplies: [], delegated: [flat] })
    expect(await screen.findByRole('heading', { name: 'Piso de Santiago' })).toBeDefined()
  })
})

describe('what needs the user', () => {
  test('lists requests with news and unread notices first', async () => {
    open({ waiting: true })
    const region = within(await screen.findByRole('region', { name: 'Lo que necesita su atención' }))
    expect(await region.findByText('Cambio de titular')).toBeDefined()
    expect(region.getByText(/En curso desde el 9 mar 2026/)).toBeDefined()
    expect(await region.findByText('Corte programado')).toBeDefined()
  })

  test('drops a notice about something already listed and keeps the others', async () => {
    const cut = { ...notice, target: supplyOutagesPath(flat.cups) }
    const asked = { ...notice, notification_id: '8', title: 'Novedades', target: requestPath(request.codSR) }
    const bill = {
      ...notice,
      notification_id: '9',
      title: 'Su factura',
      target: supplyBillsPath(flat.cups),
    }
    open({
      waiting: true,
      tasks: {
        'GET /listPowerSupplyFacilities': () => ({ content: example('listIncidences', 'works') }),
        'GET /pushNotifications': () => ({
          content: { pushNotifications: { pushNotificationsItem: [cut, asked, bill] } },
        }),
      },
    })
    const region = within(await screen.findByRole('region', { name: 'Lo que necesita su atención' }))
    await region.findByRole('heading', { name: 'Corte programado en Piso de Santiago' })
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Corte programado en Piso de Santiago',
      'Cambio de titular',
      'Su factura',
    ])
  })

  test('drops a notice about a listed delegation and keeps one that asks for more', async () => {
    const asks = (id: string, ids: readonly string[]) => ({
      ...notice,
      notification_id: id,
      title: `Petición ${ids.length}`,
      target: confirmDelegationsPath(ids),
    })
    const delegation = { ...example('Delegation'), status: 'P', checked: false, endDate: '16/03/2099' }
    const { delegationId } = delegation
    open({
      tasks: {
        'GET /delegations': () => ({
          content: { delegations: counted([delegation, { ...delegation, delegationId: '888888' }]) },
        }),
        'GET /pushNotifications': () => ({
          content: {
            pushNotifications: {
              pushNotificationsItem: [asks('8', [delegationId]), asks('9', [delegationId, '999999'])],
            },
          },
        }),
      },
    })
    expect(await screen.findByRole('heading', { name: 'Petición 2' })).toBeDefined()
    expect(screen.getByRole('heading', { name: /delegaciones esperan su respuesta/ })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Petición 1' })).toBeNull()
  })

  test('says since when a request is closed', async () => {
    open({ requests: requestsAnswer([{ ...request, status: 'CERRADA', closingDate: '11/03/2026' }]) })
    expect(await screen.findByText(/Cerrada desde el 11 mar 2026/)).toBeDefined()
  })

  test('shows a notice in place and removes it once marked as read', async () => {
    const { markRead } = open({ waiting: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Leer el aviso «Corte programado»' }))
    expect(screen.getByText('De 9:00 a 11:30.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como leído' }))
    await waitFor(() => expect(screen.queryByText('Corte programado')).toBeNull())
    expect(markRead.mock.calls[0]?.[0].get('filter')).toBe('user_id::1|id::7')
  })

  const cups = flat.cups
  test.each<[string, Readonly<Record<string, Handler>>, string, RegExp, string, string]>([
    [
      'an outage that goes on',
      {
        'GET /listPowerSupplyFacilities': () => ({
          content: example('listIncidences', 'storm'),
        }),
      },
      'Corte de luz en Piso de Santiago',
      /Prevemos que vuelva el 16 mar 2026/,
      'Ver la avería',
      `/supplies/detail?supply=${cups}&tabValue=8`,
    ],
    [
      'works that were announced',
      { 'GET /listPowerSupplyFacilities': () => ({ content: example('listIncidences', 'works') }) },
      'Corte programado en Piso de Santiago',
      /por trabajos en la red/,
      'Ver el corte',
      `/supplies/detail?supply=${cups}&tabValue=8`,
    ],
    [
      'a bill that is overdue',
      { 'GET /listBills': (query) => ({ content: { bills: counted(unpaid(query, ['OVERDUE'])) } }) },
      'Hay una factura vencida de 40,00\u00a0€',
      /^Venció el 28 feb 2026\. Son peajes y cargos de acceso, sin la energía\.$/,
      'Pagar',
      `/supplies/detail?supply=${cups}&tabValue=4&pay=FE202602000001001`,
    ],
    [
      'several bills, of which one is overdue',
      { 'GET /listBills': (query) => ({ content: { bills: counted(unpaid(query, ['OVERDUE', 'PENDING'])) } }) },
      'Hay 2 facturas por pagar: 80,00\u00a0€',
      /Vencidas: 1. La más antigua venció el 28 feb 2026/,
      'Pagar',
      `/supplies/detail?supply=${cups}&tabValue=4&pay=all`,
    ],
    [
      'a delegation that waits for an answer',
      {
        'GET /delegations': () => ({
          content: {
            delegations: counted([{ ...example('Delegation'), status: 'P', checked: false, endDate: '16/03/2099' }]),
          },
        }),
      },
      'Una delegación espera su respuesta',
      /le pide que se ocupe de su suministro/,
      'Responder',
      '/managers?view=received',
    ],
    [
      'power that came to its end lately',
      {
        'GET /maxPotencyDemanded': () => ({
          content: maxPowerAnswer('2025-10', '2026-02', (month) => [month < '2026' ? 4000 : 4600, 1000]),
        }),
      },
      'Potencia al límite en Piso de Santiago',
      /En 2 de los últimos tres meses/,
      'Ver qué potencia le conviene',
      `/supplies/detail?supply=${cups}&tabValue=2`,
    ],
  ])('announces %s with the link that deals with it', async (_what, tasks, title, about, act, to) => {
    open({ tasks })
    const region = within(await screen.findByRole('region', { name: 'Lo que necesita su atención' }))
    expect(await region.findByRole('heading', { name: title })).toBeDefined()
    expect(region.getByText(about)).toBeDefined()
    expect(region.getByRole('link', { name: act }).getAttribute('href')).toBe(to)
    expect(screen.queryByText('Está todo al día.')).toBeNull()
  })

  test('reconnects a tripped switch and keeps the dialog when its task is gone', async () => {
    const meter = vi.fn<Handler>((query) => ({
      content: example('controlMeter', query.get('action') === 'reconnect' ? 'reconnecting' : 'tripped'),
    }))
    open({ tasks: { 'GET /meterControl': meter } })
    const region = within(await screen.findByRole('region', { name: 'Lo que necesita su atención' }))
    expect(await region.findByRole('heading', { name: 'Sin luz en Piso de Santiago' })).toBeDefined()
    await userEvent.click(region.getByRole('button', { name: 'Reconectar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reconectar el suministro' }))
    for (const tick of await dialog.findAllByRole('checkbox')) await userEvent.click(tick)
    meter.mockReturnValue({
      content: {
        ...example('controlMeter', 'closed'),
        reconnection: { id: '7', outcome: 'ACCEPTED', requestDate: new Date().toISOString() },
      },
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Reconectar ahora' }))
    expect(await dialog.findByText('Vuelve a tener luz', {}, { timeout: 5_000 })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Sin luz en Piso de Santiago' })).toBeNull()
  })

  test('waits for a late meter so that its task pushes nothing away', async () => {
    const region = () => screen.queryByRole('heading', { name: 'Lo que necesita su atención' })
    const shownThen: boolean[] = []
    open({
      waiting: true,
      tasks: {
        'GET /meterControl': async () => {
          await new Promise((resolve) => setTimeout(resolve, 200))
          shownThen.push(region() !== null)
          return { content: example('controlMeter', 'tripped') }
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Sin luz en Piso de Santiago' })).toBeDefined()
    expect(shownThen).toEqual([false])
  })

  test('stops waiting for a meter that does not answer', async () => {
    open({ waiting: true, tasks: { 'GET /meterControl': () => new Promise(() => {}) } })
    expect(await screen.findByRole('heading', { name: 'Corte programado' }, { timeout: 3_000 })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Ver la curva de Piso de Santiago' })).toBeDefined()
  })

  test('says that not everything was checked when the supplies fail and reloads them on retry', async () => {
    let fails = true
    open({
      tasks: {
        'GET /supplypoints': () =>
          fails
            ? { code: 'XXX', status: 400 }
            : { content: { supplyPoints: { items: [flat] }, delegatePoints: { items: [] } } },
        'GET /meterControl': () => ({ content: example('controlMeter', 'tripped') }),
      },
    })
    expect(await screen.findByText(/^No hemos podido comprobar todo/)).toBeDefined()
    fails = false
    await userEvent.click(present(screen.getAllByRole('button', { name: 'Reintentar' })[0]))
    expect(await screen.findByRole('heading', { name: 'Sin luz en Piso de Santiago' })).toBeDefined()
    expect(screen.queryByText(/^No hemos podido comprobar todo/)).toBeNull()
  })

  test('says that a supply is in order once its meter has confirmed it', async () => {
    open()
    expect(await screen.findByText('En orden')).toBeDefined()
  })

  test('claims only what is known of a supply whose meter does not answer', async () => {
    open({ tasks: { 'GET /meterControl': () => ({ code: 'XXX', status: 400 }) } })
    expect(await screen.findByText('Sin cortes ni facturas por pagar')).toBeDefined()
    expect(screen.queryByText('En orden')).toBeNull()
  })

  test('names a supply that bears the name of its holder by its street', async () => {
    open({
      supplies: [{ ...flat, name: 'Lucía Ferreiro Castro', isNamed: '0' }],
      tasks: { 'GET /meterControl': () => ({ content: example('controlMeter', 'tripped') }) },
    })
    expect(await screen.findByRole('heading', { name: 'Sin luz en Rúa do Vilar, 27' })).toBeDefined()
  })

  test('lists a supply without power before bills and bills before the rest', async () => {
    const house = 'ES0022000007654321AB1P'
    open({
      waiting: true,
      supplies: [flat, { ...flat, cups: house, name: 'Casa' }],
      tasks: {
        'GET /listPowerSupplyFacilities': (query) => ({
          content: query.get('cups') === house ? example('listIncidences', 'works') : example('listIncidences', 'none'),
        }),
        'GET /meterControl': (query) => ({
          content: example('controlMeter', query.get('cups') === house ? 'closed' : 'tripped'),
        }),
        'GET /listBills': (query) => ({ content: { bills: counted(unpaid(query, ['PENDING'])) } }),
      },
    })
    const region = within(await screen.findByRole('region', { name: 'Lo que necesita su atención' }))
    await region.findByRole('heading', { name: 'Sin luz en Piso de Santiago' })
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sin luz en Piso de Santiago',
      'Hay una factura de 40,00\u00a0€ por pagar',
      'Corte programado en Casa',
      'Cambio de titular',
      'Corte programado',
    ])
  })

  test.each(['GET /listBills', 'GET /listPowerSupplyFacilities', 'GET /delegations'])(
    'reports an incomplete check when %s fails and repeats the call on retry',
    async (call) => {
      const answer = vi.fn<Handler>(() => ({ code: 'XXX', status: 500 }))
      open({ tasks: { [call]: answer } })
      expect(await screen.findByText(/No hemos podido comprobar/)).toBeDefined()
      expect(screen.queryByText('Está todo al día.')).toBeNull()
      const before = answer.mock.calls.length
      await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
      await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(before))
    },
  )

  test('says that everything is fine when nothing waits', async () => {
    open()
    expect(await screen.findByText('Está todo al día.')).toBeDefined()
  })

  test.each<[string, Answer]>([
    ['could not ask', { code: 'XXX', status: 500 }],
    ['cannot read the day of a request', requestsAnswer([{ ...request, createDate: '31/02/2026' }])],
    ['cannot tell whether a request was read', requestsAnswer([{ ...request, indRead: 2 }])],
    ['was given no list', { content: {} }],
  ])('reports an incomplete check when it %s and shows the supplies', async (_, requests) => {
    open({ requests })
    expect(await screen.findByText(/No hemos podido comprobar/)).toBeDefined()
    expect(screen.queryByText('Está todo al día.')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Piso de Santiago' })).toBeDefined()
  })
})
