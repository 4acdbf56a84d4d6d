import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { fakeUploads } from '#src/testing/fakeUpload.ts'
import { messageIds } from '#src/testing/messageIds.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { RequestScreen } from './RequestScreen.tsx'

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
  syncServerClock(new Date().toUTCString())
})

const photo = { idDocumentum: 'DOC-1', nombreArchivo: 'cuadro.jpg', documentState: 'REVISADO' }

type Answers = { readonly request?: Answer; readonly conversation?: Answer; readonly address?: string }

function draw({ request, conversation, address = '/requests/detail?request=SR20260031' }: Answers = {}) {
  const list = vi.fn<Handler>(() => request ?? { content: example('listServiceRequests', 'open') })
  const conversations = vi.fn<Handler>(
    () => conversation ?? { content: example('listServiceRequestsComments', 'answered') },
  )
  const update = vi.fn<Handler>(() => ({ content: {} }))
  const file = vi.fn<Handler>(() => ({ code: 'YYY' }))
  const handlers = {
    'GET /serviceRequests': list,
    'GET /serviceRequestsComments': conversations,
    'PUT /serviceRequests': update,
    'GET /documentum/DOC-1': file,
    'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'flat') }),
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  const view = renderScreens({ '/requests/detail': <RequestScreen /> }, address)
  return { ...view, list, conversations, update, file, user: userEvent.setup({ delay: null }) }
}

const turns = async () => {
  const list = await screen.findByRole('list', { name: 'Qué ha pasado hasta ahora' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent.replace(/\s+/g, ' '))
}
const box = () => screen.findByRole('textbox', { name: 'Su mensaje' })
const closedRequest = {
  content: {
    serviceRequests: counted([
      { ...example('ServiceRequest', 'closed'), codSR: 'SR20260031', closingDate: '16/03/2026' },
    ]),
  },
}

test('says until when an open request is answered, counted in working days', async () => {
  draw({ conversation: { content: example('listServiceRequestsComments', 'raised') } })
  // Registered on Friday 13 March: two working days end on Tuesday the 17th, at ten.
  expect(await screen.findByText('Le responderemos antes del martes 17 de marzo de 2026 a las 10:00.')).toBeTruthy()
  expect(await turns()).toEqual(['Usted la registró Lo último, hecho', 'Le responderemos, por venir'])
  expect(screen.getByText('Parpadean las luces.')).toBeTruthy()
})

test('shows the answer with its author and time and marks the newest entry', async () => {
  const answered = { ...example('ServiceRequest'), dueStep: 'CLOSE', dueDate: '2026-03-20T09:00:00.000Z' }
  draw({ request: { content: { serviceRequests: counted([answered]) } } })
  expect(await turns()).toEqual([
    'Usted la registró, hecho',
    'Le respondimos Lo último, hecho',
    'La cerraremos, por venir',
  ])
  expect(screen.getByText('14 mar 2026, 11:30')).toBeTruthy()
  expect(screen.getByText('Mediremos la tensión.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Piso de Santiago' })).toBeTruthy()
})

test('places documents in the conversation by the time they came', async () => {
  const documents = [
    { idDocumentum: 'DOC-1', nombreArchivo: 'cuadro.jpg', date: '2026-03-13T08:59:00.000Z' },
    { idDocumentum: 'DOC-2', nombreArchivo: 'factura.pdf', date: '2026-03-15T10:00:00.000Z' },
  ]
  draw({ conversation: { content: { ...example('listServiceRequestsComments', 'answered'), documents } } })
  expect(await turns()).toEqual([
    'Usted la registró, hecho',
    'Usted entregó un documento, hecho',
    'Le respondimos, hecho',
    'Usted entregó un documento Lo último, hecho',
    'Le responderemos, por venir',
  ])
  const [, first, , second] = within(screen.getByRole('list', { name: 'Qué ha pasado hasta ahora' })).getAllByRole(
    'listitem',
  )
  expect(
    [first?.textContent, second?.textContent].map((text) => /cuadro\.jpg|factura\.pdf/.exec(text ?? '')?.[0]),
  ).toEqual(['cuadro.jpg', 'factura.pdf'])
})

test('shows the dossier of a request and the contact given with it', async () => {
  const request = {
    content: { serviceRequests: counted([{ ...example('ServiceRequest'), dossierNumber: 'EXP202600000101' }]) },
  }
  const contact = {
    name: 'Lucía',
    surName1: 'Ferreiro',
    email: 'lucia.ferreiro@correo.gal',
    landline: '',
    cellphone: '612345670',
  }
  const first = draw({
    request,
    conversation: { content: { ...example('listServiceRequestsComments', 'raised'), contact } },
  })
  const link = await screen.findByRole('link', { name: 'EXP202600000101' })
  expect(link.getAttribute('href')).toBe('/provisions/detail?dossier=EXP202600000101')
  expect(await screen.findByText('lucia.ferreiro@correo.gal · 612345670')).toBeTruthy()
  first.unmount()
  draw()
  expect(await screen.findByText('De qué trata')).toBeTruthy()
  expect(screen.queryByText('Expediente')).toBeNull()
  expect(screen.queryByText('Contacto que dio')).toBeNull()
})

test('admits a late answer and promises no date', async () => {
  syncServerClock('Wed, 18 Mar 2026 09:00:00 GMT')
  draw({ conversation: { content: example('listServiceRequestsComments', 'raised') } })
  expect(await screen.findByText(/Debíamos haberle respondido el martes 17 de marzo de 2026/)).toBeTruthy()
  expect(await turns()).toHaveLength(1)
})

test('marks an unread request as read once and highlights what is new', async () => {
  const { update, list } = draw({ request: { content: example('listServiceRequests', 'unread') } })
  expect((await turns())[1]).toBe('Le respondimos Nuevo, hecho')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]?.[1]).toEqual({ codSR: 'SR20260031', indRead: 1 })
  expect(list.mock.calls[0]?.[0].get('filter')).toBe('documentNumber::12345678Z|codSR::SR20260031')
})

test('highlights the news of the company even after a later message of the customer', async () => {
  const conversation = example('listServiceRequestsComments', 'answered')
  const later = '2026-03-14T11:00:00.000Z'
  const comments = [...conversation.comments, { author: 'CUSTOMER', date: later, comment: 'Gracias.' }]
  const events = [...conversation.events, { event: 'COMMENTED', date: later }]
  const request = { content: example('listServiceRequests', 'unread') }
  draw({ request, conversation: { content: { ...conversation, comments, events } } })
  expect((await turns()).slice(1, 3)).toEqual(['Le respondimos Nuevo, hecho', 'Usted escribió, hecho'])
})

test('leaves a read request unmarked', async () => {
  const { update } = draw()
  expect(await turns()).toHaveLength(3)
  expect(update).not.toHaveBeenCalled()
})

test('reports a failure to mark a request as read and lets the user retry', async () => {
  const unread = { content: example('listServiceRequests', 'unread') }
  const { update, user } = draw({ request: unread })
  update.mockReturnValue({ code: '9002', status: 400 })
  expect(await screen.findByText(/No hemos podido marcar esta solicitud/)).toBeTruthy()
  update.mockReturnValue({ content: {} })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/No hemos podido marcar/)).toBeNull())
})

test('says since when a request is closed, accepts nothing more and links to a new one', async () => {
  draw({ request: closedRequest })
  expect(await screen.findByText('La cerramos el lunes 16 de marzo de 2026.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Elegir archivos' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Abrir otra sobre esta' }).getAttribute('href')).toBe(
    '/requests/add?about=SR20260031',
  )
})

test('says that an annulled request goes no further and never calls it closed', async () => {
  const { events, ...said } = example('listServiceRequestsComments', 'raised')
  draw({
    request: {
      content: {
        serviceRequests: counted([
          { ...example('ServiceRequest', 'withdrawn'), codSR: 'SR20260031', closingDate: '16/03/2026' },
        ]),
      },
    },
    conversation: { content: { ...said, events: [...events, { event: 'CLOSED', date: '2026-03-16T10:00:00.000Z' }] } },
  })
  expect(await screen.findByText('Se anuló y no seguirá adelante.')).toBeTruthy()
  expect((await turns()).at(-1)).toMatch(/^Se anuló/)
  // One for the day, and one for the status.
  expect(screen.getAllByText('Anulada')).toHaveLength(2)
  expect(screen.queryByText('Cerrada')).toBeNull()
})

test('sends the trimmed message by Ctrl+Enter and empties the box', async () => {
  const { update, conversations, user } = draw()
  await user.type(await box(), ' Por la mañana ')
  const before = conversations.mock.calls.length
  fireEvent.keyDown(await box(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(update.mock.calls[0]?.[1]).toEqual({ codSR: 'SR20260031', comment: 'Por la mañana' }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(conversations.mock.calls.length).toBeGreaterThan(before)
})

test('repeats an unanswered message under the same id', async () => {
  const { update, user } = draw()
  update.mockReturnValueOnce({ code: 'ERROR_GENERICO', status: 500 })
  const ids = messageIds('PUT')
  await user.type(await box(), 'Sigue igual')
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  expect(await screen.findByText('No hemos podido enviar su mensaje')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  const [first, second] = ids()
  expect(second).toBe(first)
})

test('rejects an empty message and one that is too long before sending', async () => {
  const { update, user } = draw()
  await user.click(await screen.findByRole('button', { name: 'Enviar mensaje' }))
  expect((await screen.findAllByText('Escriba su mensaje')).length).toBeGreaterThan(0)
  fireEvent.change(await box(), { target: { value: 'a'.repeat(4003) } })
  expect((await screen.findAllByText('Sobran 3 caracteres')).length).toBeGreaterThan(0)
  expect(update).not.toHaveBeenCalled()
})

test('shows a request that was closed meanwhile as closed and keeps what was typed', async () => {
  const { update, list, user } = draw()
  await user.type(await box(), 'Sigue igual')
  update.mockReturnValue({ code: '0409' })
  list.mockReturnValue(closedRequest)
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  expect(await screen.findByText('La solicitud se ha cerrado mientras escribía')).toBeTruthy()
  expect(await screen.findByText('La cerramos el lunes 16 de marzo de 2026.')).toBeTruthy()
  expect(await box()).toHaveProperty('value', 'Sigue igual')
})

test('lets the user write offline, disables sending and says why', async () => {
  const { user } = draw()
  await user.type(await box(), 'Sigue igual')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(/^Sin conexión: podrá enviarlo/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toHaveProperty('disabled', true)
})

test('uploads a document with the number of the request and reloads the conversation', async () => {
  const uploads = fakeUploads()
  const { container, conversations } = draw()
  await screen.findByRole('button', { name: 'Elegir archivos' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'factura.pdf')] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(JSON.parse(uploads[0]?.body ?? '')).toMatchObject({ codSR: 'SR20260031', nombre: 'factura.pdf' })
  const before = conversations.mock.calls.length
  uploads[0]?.answer('0000', { documentumId: 'DOC-2', nombre: 'factura.pdf', docSize: 8 })
  expect(await screen.findByText('Entregado con la solicitud')).toBeTruthy()
  expect(conversations.mock.calls.length).toBeGreaterThan(before)
})

test.each([
  ['0404', /^Lo que quería completar ya no está en su lista/],
  ['0409', 'Mientras tanto se ha cerrado y ya no admite documentos.'],
  ['0413', 'El archivo pesa demasiado. Se admiten archivos de hasta 10 MB.'],
  ['0415', /^No lo reconocemos como PDF, JPG ni PNG/],
  ['0423', /^Tiene contraseña y no podríamos leerlo/],
  ['0507', /^Ya no le queda espacio/],
])('explains why a document is refused: %s', async (code, words) => {
  const uploads = fakeUploads()
  const { container } = draw()
  await screen.findByRole('button', { name: 'Elegir archivos' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'factura.pdf')] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer(code)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('shows whether a document was reviewed and names the one that does not download', async () => {
  const { user, file } = draw({
    conversation: { content: { ...example('listServiceRequestsComments', 'raised'), documents: [photo] } },
  })
  expect(await screen.findByText('Revisado')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Descargar cuadro.jpg' }))
  expect(await screen.findByText(/No hemos podido descargar cuadro.jpg/)).toBeTruthy()
  expect(file.mock.calls[0]?.[0].get('filter')).toBe('cod_sr::SR20260031|user_id_consumidor::1')
})

test("says that a request is not among the user's and links to the list", async () => {
  const { conversations } = draw({ request: { content: example('listServiceRequests', 'none') } })
  expect(await screen.findByText('Esta solicitud no está entre las suyas')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver todas las solicitudes' })).toBeTruthy()
  expect(conversations).not.toHaveBeenCalled()
})

test('leads to the list without a request number', async () => {
  const { place } = draw({ address: '/requests/detail' })
  await waitFor(() => expect(place()).toBe('/requests'))
})
