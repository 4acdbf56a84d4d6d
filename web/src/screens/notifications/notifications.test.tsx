import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { present } from '@acometida/api-spec/testing/present.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { NotificationScreen } from './NotificationScreen.tsx'
import { NotificationsScreen } from './NotificationsScreen.tsx'

afterEach(() => vi.unstubAllGlobals())

const notice = (id: number, title: string, date: string, read = true) => ({
  notification_id: String(id),
  user_id: '1',
  title,
  body: `${title}: de 9:00 a 11:30.`,
  date,
  ind_read: read ? '1' : '0',
})
const cut = notice(3, 'Corte programado', '2026-03-12T23:30:00.000Z', false)
const reading = notice(2, 'Lectura del contador', '2026-03-12T09:00:00.000Z')
const answered = notice(1, 'Respuesta a su SOLICITUD de Conexión', '2026-03-12T08:00:00.000Z', false)

function open(notices: readonly object[], answer?: Answer, address: string = paths.notifications) {
  const list = vi.fn<Handler>(() => answer ?? { content: { pushNotifications: { pushNotificationsItem: notices } } })
  const mark = vi.fn<Handler>(() => ({ content: {} }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /pushNotifications': list,
      'POST /pushNotifications': mark,
      'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'flat') }),
    }),
  )
  const screens = { [paths.notifications]: <NotificationsScreen />, [paths.notification]: <NotificationScreen /> }
  return { ...renderScreens(screens, address), list, mark, user: userEvent.setup({ delay: null }) }
}

/** The titles and marks of the notices shown, by day. */
async function shown() {
  const days = await screen.findAllByRole('region')
  return days.map((day) => [
    within(day).getByRole('heading').textContent,
    ...within(day)
      .getAllByRole('listitem')
      .map(
        (item) => `${within(item).getByRole('link').textContent}${within(item).queryByText('Sin leer') ? ' *' : ''}`,
      ),
  ])
}

test('groups the inbox by day, newest first, and marks unread notices', async () => {
  open([cut, reading, answered])
  expect(await shown()).toEqual([
    ['viernes 13 de marzo de 2026', 'Corte programado *'],
    ['jueves 12 de marzo de 2026', 'Lectura del contador', 'Respuesta a su SOLICITUD de Conexión *'],
  ])
  expect(screen.getByText('2 avisos sin leer')).toBeTruthy()
})

test('searches titles but not texts, ignoring case and accents [SC-089]', async () => {
  const { user, place } = open([cut, reading, answered])
  const box = await screen.findByRole('searchbox', { name: 'Buscar en los títulos' })
  await user.type(box, 'solicitud de CONEXION')
  await waitFor(async () => expect((await shown()).flat()).toHaveLength(2))
  expect(await shown()).toEqual([['jueves 12 de marzo de 2026', 'Respuesta a su SOLICITUD de Conexión *']])
  expect(screen.getByText('1 aviso encontrado')).toBeTruthy()
  expect(place()).toBe('/notifications?search=solicitud+de+CONEXION')
  await user.clear(box)
  await user.type(box, '11:30')
  expect(await screen.findByText('Ningún aviso se titula «11:30»')).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver todos los avisos' }))
  expect((await shown()).flat()).toHaveLength(5)
})

test('applies the search of the address', async () => {
  open([cut, reading], undefined, '/notifications?search=lectura')
  expect((await shown()).flat()).toEqual(['jueves 12 de marzo de 2026', 'Lectura del contador'])
})

test('pages many notices and starts a search at the first page', async () => {
  const many = Array.from({ length: 45 }, (_, nth) => notice(nth, `Aviso ${nth + 1}`, '2026-03-12T09:00:00.000Z'))
  const { user } = open(many)
  await user.click(await screen.findByRole('button', { name: 'Página siguiente' }))
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('41–45 de 45')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'aviso 1')
  expect(screen.getAllByRole('listitem')).toHaveLength(11)
  expect(screen.getByRole('link', { name: 'Aviso 10' })).toBeTruthy()
})

test('explains what will arrive in an empty inbox', async () => {
  open([])
  expect(await screen.findByText('Todavía no tiene avisos')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('offers to retry an inbox that failed', async () => {
  const { list, user } = open([cut], { code: 'XXX', status: 500 })
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  list.mockReturnValue({ content: { pushNotifications: { pushNotificationsItem: [cut] } } })
  await user.click(retryButton)
  expect((await shown()).flat()).toContain('Corte programado *')
})

test('shows an opened notice and marks it as read once', async () => {
  const { user, mark, place } = open([cut, reading])
  await user.click(await screen.findByRole('link', { name: 'Corte programado' }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Corte programado')
  expect(screen.getByText('Corte programado: de 9:00 a 11:30.')).toBeTruthy()
  expect(place()).toBe('/notifications/detail')
  await waitFor(() => expect(mark).toHaveBeenCalledOnce())
  expect(mark.mock.calls[0]?.[0].get('filter')).toBe('user_id::1|id::3')
})

test('leaves a read notice unmarked', async () => {
  const { user, mark } = open([reading])
  await user.click(await screen.findByRole('link', { name: 'Lectura del contador' }))
  expect(await screen.findByText('Lectura del contador: de 9:00 a 11:30.')).toBeTruthy()
  expect(mark).not.toHaveBeenCalled()
})

test('reports a failure to mark a notice as read and lets the user retry', async () => {
  const { user, mark } = open([cut])
  mark.mockReturnValueOnce({ code: '9002', status: 400 })
  await user.click(await screen.findByRole('link', { name: 'Corte programado' }))
  expect(await screen.findByText(/No hemos podido marcar este aviso como leído/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/No hemos podido marcar/)).toBeNull())
  expect(mark).toHaveBeenCalledTimes(2)
})

test('links a notice to the page that it is about and never to another site', async () => {
  const { cups } = example('SupplyPoint')
  const target = `/supplies/detail?supply=${cups}&tabValue=8`
  const { user, place, mark } = open([
    { ...cut, target },
    { ...reading, target: 'https://evil.example/' },
  ])
  const row = within(present((await screen.findAllByRole('listitem'))[0]))
  expect(await row.findByText('Piso de Santiago')).toBeTruthy()
  expect(row.getByText(/Corte programado: de 9:00 a 11:30\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lectura del contador' }).getAttribute('href')).toBe('/notifications/detail')
  await user.click(row.getByRole('link', { name: 'Corte programado' }))
  await waitFor(() => expect(place()).toBe(target))
  await waitFor(() => expect(mark).toHaveBeenCalledOnce())
})

test('shows a notice without a target and offers no link from it', async () => {
  const { user } = open([reading])
  await user.click(await screen.findByRole('link', { name: 'Lectura del contador' }))
  expect(await screen.findByText('Lectura del contador: de 9:00 a 11:30.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Abrir la página de este aviso' })).toBeNull()
})

test('links a notice without a target to the code in its text', async () => {
  open([{ ...answered, title: 'Respuesta a su solicitud', body: 'Hemos contestado a SR20260031.' }])
  const link = await screen.findByRole('link', { name: 'Respuesta a su solicitud' })
  expect(link.getAttribute('href')).toBe('/requests/detail?request=SR20260031')
})

test('marks all as read, names what failed and reloads the list once complete', async () => {
  const { user, list, mark } = open([cut, answered, reading])
  mark.mockReturnValueOnce({ code: 'XXX' })
  await user.click(await screen.findByRole('button', { name: 'Marcar los 2 como leídos' }))
  const failed = await screen.findByText(/^Hechos 1 de 2/)
  expect(failed).toBeTruthy()
  expect(list).toHaveBeenCalledTimes(2)
  list.mockReturnValue({ content: { pushNotifications: { pushNotificationsItem: [reading] } } })
  await user.click(screen.getByRole('button', { name: 'Reintentar los que faltan' }))
  expect(await screen.findByText('Han quedado 2 avisos como leídos.')).toBeTruthy()
  expect(mark.mock.calls.map(([query]) => query.get('filter'))).toEqual([
    'user_id::1|id::3',
    'user_id::1|id::1',
    'user_id::1|id::3',
  ])
  expect(await screen.findByText('Todo leído')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull()
})

test('leads to the inbox without a notice', async () => {
  const { place } = open([cut], undefined, '/notifications/detail')
  await waitFor(() => expect(place()).toBe('/notifications'))
})
