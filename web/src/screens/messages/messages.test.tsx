import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UrlMessage } from '#src/api/generated/api.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'
import { toastStore } from '#src/ui/feedback/toast.store.ts'
import { MessagesScreen } from './MessagesScreen.tsx'
import { ReportsScreen } from './ReportsScreen.tsx'

const list = vi.fn<Handler>()
const send = vi.fn<Handler>()
const checked = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  checked.mockReset().mockReturnValue({ content: {} })
  send.mockReset().mockReturnValue({ content: { urlMessage: example('UrlMessage') } })
  sent([example('UrlMessage')])
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /urlMessages': list,
      'POST /urlMessages/send': send,
      'POST /registration/users': checked,
      'GET /masterData': () => ({ content: { items: [] } }),
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function sent(items: readonly UrlMessage[], count = items.length) {
  list.mockReset().mockReturnValue({ content: { urlMessages: { count, items } } })
}

function open(at = '/controlMensajeria') {
  const staff = {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles: ['US_CC'] as const,
    userId: 7,
  }
  const screens = { '/controlMensajeria': <MessagesScreen />, '/consultas-informes': <ReportsScreen /> }
  return { ...renderScreens(screens, at, staff), user: userEvent.setup() }
}

const queryValues = (...names: string[]) => names.map((name) => list.mock.lastCall?.[0].get(name))
const cells = async (row: number) =>
  [...((await screen.findAllByRole('row'))[row]?.children ?? [])].map(({ textContent }) => textContent)

describe('the list of links', () => {
  test('shows for whom each link is, about what, who sent it and whether it was opened', async () => {
    sent([
      { ...example('UrlMessage'), openedDate: '13/03/2026' },
      { ...example('UrlMessage'), id: '2', detail: 'CONSUMO', endDate: '01/01/2020' },
      { ...example('UrlMessage'), id: '3', endDate: '01/01/2999', channel: null },
    ])
    open()
    expect((await cells(1)).slice(0, 6)).toEqual([
      'Lucía Ferreiro Castro',
      'Consultar un suministro',
      'Facturas',
      '12 mar 2026',
      'Óscar Táboas Gil',
      'Abierto',
    ])
    expect((await cells(2))[2]).toBe('Consumo')
    expect((await cells(2))[5]).toBe('Caducado')
    expect((await cells(3))[5]).toBe('Sin abrir')
    // A link that was not sent to an address cannot be sent again.
    expect(screen.getAllByRole('button', { name: 'Reenviar el enlace a Lucía Ferreiro Castro' })).toHaveLength(2)
  })

  test('says when names are unknown and shows an unknown page by its code', async () => {
    const { userName: _1, adminName: _2, ...nameless } = { ...example('UrlMessage'), detail: 'ANTIGUA' }
    sent([nameless])
    open()
    expect(await screen.findByRole('button', { name: 'Reenviar el enlace a esta persona' })).toBeDefined()
    expect((await cells(1)).slice(0, 5)).toEqual([
      'No consta',
      'Consultar un suministro',
      'ANTIGUA',
      '12 mar 2026',
      'No consta',
    ])
  })

  test('filters by day, category and page and keeps the filters in the address', async () => {
    const { user, place } = open('/controlMensajeria?from=2026-03-01&to=2026-03-31')
    await screen.findByRole('table')
    expect(queryValues('startDate', 'endDate', 'category', 'detail')).toEqual(['2026-03-01', '2026-03-31', null, null])
    expect(screen.queryByRole('combobox', { name: 'Página' })).toBeNull()
    const category = screen.getByRole('combobox', { name: 'Para qué' })
    await user.selectOptions(category, 'SUMINISTRO')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Página' }), 'Facturas')
    await waitFor(() => expect(queryValues('category', 'detail')).toEqual(['SUMINISTRO', 'FACTURAS']))
    expect(place()).toBe('/controlMensajeria?from=2026-03-01&to=2026-03-31&category=SUMINISTRO&detail=FACTURAS')
    await user.selectOptions(category, 'PAGO')
    await waitFor(() => expect(queryValues('category', 'detail')).toEqual(['PAGO', null]))
    const pages = within(screen.getByRole('combobox', { name: 'Página' })).getAllByRole('option')
    expect(pages.map(({ textContent }) => textContent)).toEqual(['Todo', 'Pago sin registrarse'])
  })

  test('says that nothing matches the filters', async () => {
    sent([])
    open('/controlMensajeria?category=PAGO')
    expect(await screen.findByText('No hay enlaces con estos filtros')).toBeDefined()
  })

  test('rejects a range that ends before it begins, without a call', async () => {
    open('/controlMensajeria?from=2026-03-10&to=2026-03-01')
    expect(await screen.findByText('El último día va antes que el primero')).toBeDefined()
    expect(list).not.toHaveBeenCalled()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('pages on and returns to the first page with another filter', async () => {
    sent([example('UrlMessage')], 60)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /siguiente/i }))
    await waitFor(() => expect(queryValues('limit', 'offset')).toEqual(['25', '25']))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Para qué' }), 'PAGO')
    await waitFor(() => expect(queryValues('category', 'offset')).toEqual(['PAGO', '0']))
  })

  test('offers to retry a failed list', async () => {
    list.mockReturnValueOnce({ code: 'XXX', status: 500 })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('table')).toBeDefined()
  })
})

describe('sending again', () => {
  const openDialog = async (changes: Partial<UrlMessage>) => {
    sent([{ ...example('UrlMessage'), ...changes }])
    const { user } = open()
    const name = 'Reenviar el enlace a Lucía Ferreiro Castro'
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(screen.getByRole('dialog', { name }))
    return { user, dialog, submit: dialog.getByRole('button', { name: 'Reenviar' }) }
  }

  test('requires a valid e-mail address, sends the link as the agent and confirms it', async () => {
    const { user, dialog, submit } = await openDialog({})
    await user.type(dialog.getByRole('textbox'), 'lucia@')
    await user.click(submit)
    expect(dialog.getByText(/^No es un correo válido/)).toBeDefined()
    expect(send).not.toHaveBeenCalled()
    await user.type(dialog.getByRole('textbox'), 'correo.gal')
    await user.click(submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { category, detail, url } = example('UrlMessage')
    const body = { category, detail, url, channel: '0', mail: 'lucia@correo.gal', userId: 1, adminId: 7 }
    expect(send.mock.calls.map(([, sentBody]) => sentBody)).toEqual([body])
    expect(toastStore.current().at(-1)?.text).toBe('Enlace reenviado.')
  })

  test('rejects a throw-away e-mail address on leaving the field', async () => {
    checked.mockReturnValueOnce({ code: '2003' })
    const { user, dialog, submit } = await openDialog({})
    const field = dialog.getByRole('textbox')
    await user.type(field, 'lucia@yopmail.com')
    await user.tab()
    expect(await dialog.findByText(/No escribimos a direcciones de ese proveedor/)).toBeDefined()
    expect(checked.mock.calls.map(([, body]) => body)).toEqual([{ checkEmail: true, email: 'lucia@yopmail.com' }])
    await user.click(submit)
    expect(send).not.toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, 'lucia.ferreiro@correo.gal')
    await user.click(submit)
    await waitFor(() => expect(send).toHaveBeenCalled())
  })

  test('asks for a phone to send by SMS', async () => {
    const { user, dialog, submit } = await openDialog({ channel: '1' })
    await user.type(dialog.getByRole('textbox', { name: /^Móvil/ }), '612 345 678')
    await user.click(submit)
    await waitFor(() => expect(send.mock.lastCall?.[1]).toMatchObject({ channel: '1', sms: '612345678' }))
  })

  test('keeps the dialog and the typed address after a failure', async () => {
    send.mockReturnValue({ code: 'XXX', status: 400 })
    const { user, dialog, submit } = await openDialog({})
    await user.type(dialog.getByRole('textbox'), 'lucia.ferreiro@correo.gal')
    await user.click(submit)
    expect(await dialog.findByRole('alert')).toBeDefined()
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'lucia.ferreiro@correo.gal')
  })
})

describe('the report', () => {
  const links = [
    { ...example('UrlMessage'), openedDate: '14/03/2026' },
    { ...example('UrlMessage'), id: '2', openedDate: '13/03/2026' },
    { ...example('UrlMessage'), id: '3', startDate: '17/03/2026', adminName: 'Uxía Lema' },
    { ...example('UrlMessage'), id: '4', startDate: '17/03/2026', category: 'SOLICITUD' },
  ]
  const table = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }))
    const [, ...rows] = await screen.findAllByRole('row')
    return rows.map(({ children }) => [...children].map(({ textContent }) => textContent))
  }

  test('shows how many links of each week were opened, as a chart, a sentence and a table', async () => {
    sent(links)
    const { user } = open('/consultas-informes')
    expect((await screen.findByRole('figure')).textContent).toContain('Enlaces enviados: 4. Abiertos: 2, el 50\u00a0%.')
    expect(screen.getByText('2 / 2')).toBeDefined()
    expect(await table(user)).toEqual([
      ['Semana del 9 mar 2026', '2', '2', '100\u00a0%', '1,5'],
      ['Semana del 16 mar 2026', '2', '0', '0\u00a0%', 'Ninguno abierto'],
    ])
  })

  test.each([
    ['Para qué', ['Ver una solicitud', 'Consultar un suministro']],
    ['Agente', ['Óscar Táboas Gil', 'Uxía Lema']],
  ])('groups the report by “%s”', async (by, names) => {
    sent(links)
    const { user } = open('/consultas-informes')
    await user.click(await screen.findByRole('radio', { name: by }))
    expect((await table(user)).map(([name]) => name)).toEqual(names)
  })

  test('asks for all links at once and says when more exist', async () => {
    sent(links, 12_000)
    open('/consultas-informes?detail=CONSUMO&category=SUMINISTRO')
    expect(await screen.findByText(/^Solo con los 4 más recientes de 12/)).toBeDefined()
    expect(queryValues('limit', 'category', 'detail')).toEqual(['9999', 'SUMINISTRO', 'CONSUMO'])
  })

  test('saves the report as CSV with the same figures', async () => {
    sent(links)
    const files = catchSavedFiles()
    const { user } = open('/consultas-informes')
    await user.click(await screen.findByRole('button', { name: /CSV/ }))
    expect(files).toHaveLength(1)
    const lines = (await files[0]?.content.text())?.trim().split('\r\n')
    expect(lines?.slice(1)).toEqual(['Semana del 9 mar 2026;2;2;1;1,5', 'Semana del 16 mar 2026;2;0;0;'])
  })

  test('says that nothing matches the filters, without offering a file', async () => {
    sent([{ ...example('UrlMessage'), channel: null }])
    open('/consultas-informes')
    expect(await screen.findByText('No hay enlaces con estos filtros')).toBeDefined()
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
  })

  test('offers to retry a failed report and rejects a range that ends before it begins', async () => {
    list.mockReturnValueOnce({ code: 'XXX', status: 500 })
    const { user, unmount } = open('/consultas-informes')
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('figure')).toBeDefined()
    unmount()
    list.mockClear()
    open('/consultas-informes?from=2026-03-10&to=2026-03-01')
    expect(await screen.findByText('El último día va antes que el primero')).toBeDefined()
    expect(list).not.toHaveBeenCalled()
  })
})
