import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { counted } from '#src/testing/counted.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { RequestsScreen } from './RequestsScreen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

const open = example('ServiceRequest')
const closed = {
  ...example('ServiceRequest', 'closed'),
  subject: 'Lectura estimada en la casa',
}
const annulled = { ...example('ServiceRequest', 'withdrawn'), subject: 'Más potencia' }

type Answers = { readonly requests?: Answer; readonly marks?: Answer; readonly address?: string }

/** Renders the list of three requests. By default the first has news. */
function draw({ requests, marks, address = '/requests' }: Answers = {}) {
  const filter = { master: 'SERVICE_REQUEST_FILTERS', language: 'ES', key: 'FILTERS', value: 'EN CURSO;CERRADA' }
  const list = vi.fn<Handler>(() => requests ?? { content: { serviceRequests: counted([open, closed, annulled]) } })
  const flags = [0, 1, 1].map((indRead) => ({ date: '', indRead }))
  const ask = vi.fn<Handler>(() => marks ?? { content: { notifications: flags, badgeToRead: 1 } })
  const handlers = {
    'GET /serviceRequests': list,
    'POST /notifications': ask,
    'GET /masterData': () => ({ content: { items: [filter] } }),
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  const view = renderScreens({ '/requests': <RequestsScreen /> }, address)
  return { ...view, list, ask, user: userEvent.setup({ delay: null }) }
}

/** The subject of each row, with a star if it is unread. */
async function rows() {
  const items = await screen.findAllByRole('listitem')
  return items.map((item) => {
    const subject = within(item).getByRole('link').textContent
    return `${subject}${within(item).queryByText('Sin leer') ? ' *' : ''}`
  })
}

test('lists requests in the order of the service and marks the unread ones in words', async () => {
  const { ask } = draw()
  expect(await rows()).toEqual(['Baja la tensión por la noche *', 'Lectura estimada en la casa', 'Más potencia'])
  expect(screen.getByText('1 solicitud con novedades')).toBeTruthy()
  expect(
    screen.getByText('SR20260012 · Revisión de la lectura · Abierta el 27 ene 2026 · cerrada el 24 feb 2026'),
  ).toBeTruthy()
  expect(ask.mock.calls[0]?.[1]).toMatchObject([
    { type: 'REQUEST', code: 'SR20260031', date: '20260313000000' },
    { code: 'SR20260012', dateClose: '20260224000000' },
    { code: 'SR20250874' },
  ])
})

test('asks for further requests until all have come', async () => {
  const { list } = draw({ requests: { content: { serviceRequests: { count: 3, items: [open, closed] } } } })
  list.mockImplementation((asked) => ({
    content: { serviceRequests: { count: 3, items: asked.get('offset') === null ? [open, closed] : [annulled] } },
  }))
  expect(await rows()).toHaveLength(3)
  expect(list.mock.calls.map(([asked]) => asked.get('offset'))).toEqual([null, '2'])
})

test('says that everything is read and shows no mark', async () => {
  const flags = [1, 1, 1].map((indRead) => ({ date: '', indRead }))
  draw({ marks: { content: { notifications: flags, badgeToRead: 0 } } })
  expect((await rows()).join()).not.toContain('*')
  expect(screen.getByText('Todo leído')).toBeTruthy()
})

test('treats all requests as unread when the marks fail and lets the user retry [FL-090]', async () => {
  const { ask, user } = draw({ marks: { code: 'XXX', status: 500 } })
  expect((await rows()).every((row) => row.endsWith('*'))).toBe(true)
  expect(screen.getByText(/No hemos podido saber cuáles ha leído ya/)).toBeTruthy()
  const flags = [1, 1, 1].map((indRead) => ({ date: '', indRead }))
  ask.mockReturnValue({ content: { notifications: flags, badgeToRead: 0 } })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/No hemos podido saber/)).toBeNull())
  expect((await rows()).join()).not.toContain('*')
})

test('filters by unread, by the configured statuses and by words', async () => {
  const { user, place } = draw()
  expect(await rows()).toHaveLength(3)
  const show = screen.getByRole('combobox', { name: 'Mostrar' })
  await waitFor(() =>
    expect(
      within(show)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todas', 'Sin leer', 'En curso', 'Cerradas']),
  )
  await user.selectOptions(show, 'Cerradas')
  expect(await rows()).toEqual(['Lectura estimada en la casa'])
  expect(place()).toBe('/requests?show=CERRADA')
  await user.selectOptions(show, 'Sin leer')
  expect(await rows()).toEqual(['Baja la tensión por la noche *'])
  await user.selectOptions(show, 'Todas')
  await user.type(screen.getByRole('searchbox'), 'TENSION')
  await waitFor(async () => expect(await rows()).toEqual(['Baja la tensión por la noche *']))
  expect(screen.getByText('1 solicitud encontrada')).toBeTruthy()
})

test('says that nothing matches a filter and shows all again', async () => {
  const { user } = draw({ address: '/requests?show=CERRADA&search=poste' })
  expect(await screen.findByText('Ninguna solicitud coincide')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ver todas las solicitudes' }))
  expect(await rows()).toHaveLength(3)
})

test('leads a link that names a request on to its detail', async () => {
  const { place } = draw({ address: '/requests?request=SR20260031' })
  await waitFor(() => expect(place()).toBe('/requests/detail?request=SR20260031'))
})

test('explains an empty list and fetches no marks', async () => {
  const { ask } = draw({ requests: { content: example('listServiceRequests', 'none') } })
  expect(await screen.findByText('Todavía no nos ha pedido nada')).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test('offers to retry a list that failed', async () => {
  const { list, user } = draw({ requests: { code: 'XXX', status: 500 } })
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  list.mockReturnValue({ content: { serviceRequests: counted([open, closed, annulled]) } })
  await user.click(retryButton)
  expect(await rows()).toHaveLength(3)
})

test('says that the list waits for a connection', async () => {
  onlineManager.setOnline(false)
  draw()
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
})
