import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureHttp, settings } from '#src/api/call/httpSettings.ts'
import { config } from '#src/api/config.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { shownSupply } from '#src/testing/answers/shownSupply.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ReconnectDialog } from './ReconnectDialog.tsx'

const supply = shownSupply()
const visitor = settings
const now = '2026-03-16T10:00:00+01:00'
const closing: Answer = {
  content: {
    ...example('controlMeter', 'reconnecting'),
    reconnection: { id: '7', outcome: 'ACCEPTED', requestDate: now },
  },
}
const closed: Answer = {
  content: {
    ...example('controlMeter', 'closed'),
    reconnection: { id: '7', outcome: 'ACCEPTED', requestDate: now },
  },
}
const tripped: Answer = { content: example('controlMeter', 'tripped') }

/** Opens the dialog with these answers of the meter and of the order. */
async function open(meter: Answer = tripped, order: Answer = closing) {
  await loadTexts('shared', 'reconnect')
  const reads = vi.fn<Handler>(() => meter)
  const orders = vi.fn<Handler>(() => order)
  vi.stubGlobal(
    'fetch',
    fakeFetch({ 'GET /meterControl': (query) => (query.get('action') === 'reconnect' ? orders : reads)(query) }),
  )
  const onClose = vi.fn<() => void>()
  renderScreens({ '/': <ReconnectDialog supply={supply} onClose={onClose} /> }, '/')
  return { reads, orders, onClose }
}

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const press = async (name: string) => user().click(await screen.findByRole('button', { name }))

/** Ticks all three boxes and sends the order. */
async function order() {
  for (const tick of await screen.findAllByRole('checkbox')) await user().click(tick)
  await press('Reconectar ahora')
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Orders a reconnection that has not closed the switch within its minute. */
async function orderInVain(): Promise<void> {
  const { reads } = await open()
  await screen.findAllByRole('checkbox')
  reads.mockReturnValue({
    content: {
      ...example('controlMeter', 'tripped'),
      reconnection: { id: '7', outcome: 'ACCEPTED', requestDate: now },
    },
  })
  await order()
  await screen.findByText('Cerrando el interruptor')
  await pass(61_000)
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), shouldAdvanceTime: true })
  syncServerClock(new Date(now).toUTCString())
})
afterEach(() => {
  configureHttp(visitor)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('before the order', () => {
  test('explains the reconnection, with the way by hand, and orders nothing by itself', async () => {
    const { orders } = await open()
    expect(
      await screen.findByText(/^El interruptor de su contador saltó y dejó sin luz Piso de Santiago/),
    ).toBeDefined()
    expect(screen.getByText('Si prefiere hacerlo a mano')).toBeDefined()
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    expect(orders).not.toHaveBeenCalled()
  })

  test('names the missing confirmations, and orders nothing', async () => {
    const { orders } = await open()
    await user().click(present((await screen.findAllByRole('checkbox'))[0]))
    await press('Reconectar ahora')
    const problems = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Falta confirmar: Nadie está tocando el cuadro eléctrico',
      'Falta confirmar: No hay agua cerca del cuadro y tiene las manos secas',
    ])
    expect(orders).not.toHaveBeenCalled()
  })

  test.each([
    ['for a closed switch', { content: example('controlMeter', 'closed') }, 'No hace falta reconectar'],
    [
      'while the supply is interrupted',
      { content: example('controlMeter', 'unreachable') },
      'Ahora no se puede reconectar',
    ],
    ['while another one goes on', closing, 'Cerrando el interruptor'],
  ])('offers no order %s', async (_what, meter, title) => {
    await open(meter)
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Reconectar ahora' })).toBeNull()
  })

  test('waits within a minute of an order, and then offers another', async () => {
    await open({
      content: {
        ...example('controlMeter', 'tripped'),
        reconnection: { id: '7', outcome: 'ACCEPTED', requestDate: '2026-03-16T09:59:30+01:00' },
      },
    })
    expect(await screen.findByText('Ya lo pidió hace un momento')).toBeDefined()
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/0:(30|29)$/)
    await pass(31_000)
    expect(await screen.findByRole('button', { name: 'Reconectar ahora' })).toBeDefined()
  })
})

describe('the order', () => {
  test('is given once, watched every two seconds, and ends when the power is back', async () => {
    const { reads, orders } = await open()
    await screen.findAllByRole('checkbox')
    reads.mockReturnValue(closing)
    await order()
    const title = await screen.findByText('Cerrando el interruptor')
    expect(document.activeElement?.contains(title)).toBe(true)
    expect(screen.getByRole('timer')).toBeDefined()
    const before = reads.mock.calls.length
    await pass(10_000)
    expect(reads.mock.calls.length - before).toBeGreaterThanOrEqual(4)
    reads.mockReturnValue(closed)
    await pass(2_500)
    expect(await screen.findByText('Vuelve a tener luz')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver su potencia máxima' }).getAttribute('href')).toContain('tabValue=2')
    expect(screen.getByRole('link', { name: 'Ver cuánta potencia usa ahora' }).getAttribute('href')).toContain(
      'tabValue=6',
    )
    const after = reads.mock.calls.length
    await pass(60_000)
    expect(orders).toHaveBeenCalledOnce()
    // The meter may be polled during the minute, and not afterwards.
    await pass(60_000)
    const end = reads.mock.calls.length
    await pass(60_000)
    expect(reads.mock.calls.length).toBe(end)
    expect(end - after).toBeLessThan(30)
  })

  test('tells after a minute that the switch is still open, with the phone and the way by hand', async () => {
    await orderInVain()
    expect(await screen.findByText('El interruptor no se ha cerrado')).toBeDefined()
    expect(screen.getByText('Llame al teléfono de averías que figura en su factura.')).toBeDefined()
    expect(screen.getByText('Si prefiere hacerlo a mano')).toBeDefined()
  })

  test('links the phone of the installation after it was in vain', async () => {
    const links = vi.spyOn(config(), 'links', 'get')
    links.mockReturnValue({ ...config().links, emergency: 'tel:+34900123456' })
    await orderInVain()
    const call = await screen.findByRole('link', { name: 'Llámenos al 900\u00a0123\u00a0456' })
    expect(call.getAttribute('href')).toBe('tel:+34900123456')
    links.mockRestore()
  })

  test('tells of a switch that was closed meanwhile that no order was needed', async () => {
    const notNeeded = {
      content: {
        ...example('controlMeter', 'closed'),
        reconnection: { id: '7', requestDate: now, outcome: 'NOT_NEEDED' },
      },
    }
    const { reads } = await open(tripped, notNeeded)
    await screen.findAllByRole('checkbox')
    reads.mockReturnValue(notNeeded)
    await order()
    expect(await screen.findByText('No hace falta reconectar')).toBeDefined()
  })

  test('fails while the supply is interrupted', async () => {
    await open(tripped, { code: '0409' })
    await order()
    expect(await screen.findByText('Ahora no se puede reconectar')).toBeDefined()
  })

  test('asks the meter instead of ordering again without an answer', async () => {
    // Only calls of a session may be repeated, so a visitor's call would not show the problem.
    configureHttp({ ...settings, caller: () => ({ token: 'a bearer', userId: 1 }) })
    const { reads, orders } = await open()
    orders.mockRejectedValue(new TypeError('no line'))
    await order()
    expect(await screen.findByText('No sabemos si la orden llegó')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Reconectar ahora' })).toBeNull()
    await pass(30_000)
    expect(orders).toHaveBeenCalledOnce()
    reads.mockReturnValue({ code: 'XXX', status: 500 })
    await press('Comprobar cómo está')
    await pass(1_000)
    expect(screen.getByText('No sabemos si la orden llegó')).toBeDefined()
    reads.mockReturnValue(closed)
    await press('Comprobar cómo está')
    expect(await screen.findByText('Vuelve a tener luz')).toBeDefined()
  })

  test('fails at once without a connection, and does not go out later', async () => {
    const { orders } = await open()
    await screen.findAllByRole('checkbox')
    onlineManager.setOnline(false)
    orders.mockRejectedValue(new TypeError('no line'))
    await order()
    expect(await screen.findByText('No sabemos si la orden llegó')).toBeDefined()
    const given = orders.mock.calls.length
    act(() => onlineManager.setOnline(true))
    await pass(10_000)
    expect(orders).toHaveBeenCalledTimes(given)
  })

  test('tells of a supply that is no longer the caller’s', async () => {
    await open(tripped, { code: 'TS01000004' })
    await order()
    expect(await screen.findByText('No hemos encontrado ese suministro.')).toBeDefined()
  })

  test('remains as given when the window is closed', async () => {
    const { reads, onClose, orders } = await open()
    await screen.findAllByRole('checkbox')
    reads.mockReturnValue(closing)
    await order()
    await screen.findByText('Cerrando el interruptor')
    await user().click(present(screen.getAllByRole('button', { name: 'Cerrar' })[0]))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(orders).toHaveBeenCalledOnce()
  })
})
