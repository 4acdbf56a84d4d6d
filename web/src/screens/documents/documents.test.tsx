import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { DocumentOffline } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import * as savedFiles from '#src/base/file/downloadFile.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierDetailIn, dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { fakeUploads } from '#src/testing/fakeUpload.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { DocumentsScreen } from './DocumentsScreen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

const flat = example('SupplyPoint')
const dossier = dossierIn('pendingDocumentation', { dossierCod: 'EXP202600001001', name: 'Casa de Boiro' })
const ended = dossierIn('closed', { dossierCod: 'EXP202600001002', name: 'Nave vieja' })
const waiting = example('DocumentOffline')
const plan = { ...example('DocumentOffline'), id: 'DOC-2', docName: 'plano.png', doctype: 'LOCATION_PLAN' }
const ofFlat = {
  ...example('DocumentOffline'),
  id: 'DOC-3',
  docName: 'escritura.pdf',
  doctype: 'OWNERSHIP',
  cups: flat.cups,
}
const ofDossier = {
  ...example('DocumentOffline'),
  id: 'DOC-4',
  docName: 'unifilar.pdf',
  expediente: dossier.dossierCod,
  fechaRealSubida: '2026-03-09T09:00:00.000Z',
}

interface World {
  readonly undelivered?: readonly DocumentOffline[]
  readonly handedIn?: readonly DocumentOffline[]
  readonly handlers?: Readonly<Record<string, Handler>>
}

/** Opens the page with a server that stores what is handed in or deleted. */
function open({ undelivered = [waiting, plan], handedIn = [ofFlat, ofDossier], handlers }: World = {}, query = '') {
  const [left, done] = [[...undelivered], [...handedIn]]
  const listed = vi.fn<Handler>((asked) => {
    const filter = asked.get('filter') ?? ''
    if (filter === 'delivered::0') return { content: { documentsOffline: counted(left) } }
    return {
      content: {
        documentsOffline: counted(done.filter((one) => filter === '' || filter.endsWith(`::${one.expediente}`))),
      },
    }
  })
  const handIn = vi.fn<Handler>((_query, body) => {
    const { id, cups = null, expediente = null } = body as { id: string; cups?: string; expediente?: string } // as it is sent
    const document = left.find((one) => one.id === id) ?? { ...example('DocumentOffline'), id }
    left.splice(left.indexOf(document), 1)
    done.unshift({ ...document, cups, expediente })
    return { content: { documentOffline: document } }
  })
  const remove = vi.fn<Handler>(() => {
    left.shift()
    return { content: {} }
  })
  const known = {
    'GET /documentsOffline': listed,
    'POST /documentsOffline': handIn,
    'DELETE /documentum/DOC-1': remove,
    'GET /supplypoints': () => ownSupplies(flat),
    'GET /dossiers': () => ({ content: { dossiers: { count: 2, items: [dossier, ended] } } }),
    [`GET /dossiers/${dossier.dossierCod}`]: () => ({ code: '0404' }),
    ...handlers,
  }
  vi.stubGlobal('fetch', fakeFetch(known))
  const screens = { '/provisions/documentation': <DocumentsScreen /> }
  return { ...renderScreens(screens, `/provisions/documentation${query}`), listed, handIn, remove }
}

const delivered = () => within(screen.getByRole('region', { name: 'Entregado' }))

test('disables uploading without a connection and says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  expect(await screen.findByRole('button', { name: 'Elegir archivos' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Sin conexión no se pueden añadir.')).toBeDefined()
  onLine.mockRestore()
})

test('lists uploaded documents apart from delivered ones, with their kind and owner', async () => {
  open()
  expect(await screen.findByRole('checkbox', { name: 'boletin.pdf' })).toHaveProperty('checked', true)
  expect(screen.getByText('Plano de situación · 120 kB · 5 feb 2026')).toBeDefined()
  expect(await delivered().findByText('escritura.pdf')).toBeDefined()
  expect(delivered().getByText(/^Título de propiedad o uso/)).toBeDefined()
  expect(delivered().getByRole('link', { name: `Expediente ${dossier.dossierCod}` })).toBeDefined()
  expect(delivered().queryByText('boletin.pdf')).toBeNull()
})

test('delivers the chosen documents for a supply and keeps the others', async () => {
  const { handIn } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'plano.png' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿De qué son?' }), flat.cups)
  await userEvent.click(screen.getByRole('button', { name: 'Entregar 1 documento' }))
  expect(await delivered().findByText('boletin.pdf')).toBeDefined()
  expect(handIn.mock.calls.map(([, body]) => body)).toEqual([
    { id: 'DOC-1', doctype: 'INSTALLATION_CERTIFICATE', cups: flat.cups },
  ])
  expect(screen.getByRole('checkbox', { name: 'plano.png' })).toBeDefined()
})

test('delivers for the dossier of the page, offers no ended dossier and moves the focus on', async () => {
  const { handIn } = open({}, `?dossier=${dossier.dossierCod}`)
  const place = await screen.findByRole('combobox', { name: '¿De qué son?' })
  expect(place).toHaveProperty('value', dossier.dossierCod)
  expect(within(place).queryByRole('option', { name: /Nave vieja/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Entregar 2 documentos' }))
  await waitFor(() => expect(handIn).toHaveBeenCalledTimes(2))
  expect(handIn.mock.calls[1]?.[1]).toEqual({ id: 'DOC-2', doctype: 'LOCATION_PLAN', expediente: dossier.dossierCod })
  await waitFor(() => expect(screen.queryByText('Sin entregar')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir archivos' }))
})

test('proposes the only dossier that waits for documents', async () => {
  const { handIn } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Entregar 2 documentos' }))
  await waitFor(() => expect(handIn).toHaveBeenCalledTimes(2))
  expect(handIn.mock.calls[0]?.[1]).toMatchObject({ expediente: dossier.dossierCod })
})

test('rejects a submission without a document and links to the list from the summary', async () => {
  const { handIn } = open()
  for (const name of ['boletin.pdf', 'plano.png']) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: 'Entregar documentos' }))
  const link = await screen.findByRole('link', { name: 'Elija al menos un documento.' })
  expect(handIn).not.toHaveBeenCalled()
  await userEvent.click(link)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'boletin.pdf' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'boletin.pdf' }))
  expect(screen.queryByText('Elija al menos un documento.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Entregar 1 documento' }))
  await waitFor(() => expect(handIn).toHaveBeenCalledOnce())
})

test('rejects a submission without a place and names the field', async () => {
  const another = { ...dossier, dossierCod: 'EXP202600000102' }
  const { handIn } = open({
    handlers: { 'GET /dossiers': () => ({ content: { dossiers: counted([dossier, another]) } }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Entregar 2 documentos' }))
  expect((await screen.findAllByText('Elija de qué suministro o expediente son.')).length).toBeGreaterThan(0)
  expect(handIn).not.toHaveBeenCalled()
})

test.each([
  ['0404', /ya no está en su lista/],
  ['0409', /ya estaba entregado o es de otro expediente/],
])('explains refusal %s and keeps the documents to choose', async (code, words) => {
  open({ handlers: { 'POST /documentsOffline': () => ({ code }) } })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '¿De qué son?' }), flat.cups)
  await userEvent.click(screen.getByRole('button', { name: 'Entregar 2 documentos' }))
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'boletin.pdf' })).toBeDefined()
})

test('deletes a document that is not delivered yet and offers no deletion afterwards', async () => {
  const { remove } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar boletin.pdf' }))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'boletin.pdf' })).toBeNull())
  expect(remove).toHaveBeenCalledOnce()
  expect(delivered().queryByRole('button', { name: /^Borrar/ })).toBeNull()
})

test('uploads a file after asking its kind and lists it as undelivered', async () => {
  const uploads = fakeUploads()
  const items: DocumentOffline[] = []
  const listed: Handler = (asked) => ({
    content: { documentsOffline: counted(asked.get('filter') === 'delivered::0' ? items : []) },
  })
  const { container } = open({ handlers: { 'GET /documentsOffline': listed } })
  await screen.findByText('Todavía no ha entregado nada')
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'boletin.pdf')] } })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Qué es boletin.pdf' }), 'OWNERSHIP')
  await waitFor(() => expect(uploads).toHaveLength(1))
  const sent: unknown = JSON.parse(uploads[0]?.body ?? '')
  expect(sent).toMatchObject({ nombre: 'boletin.pdf', documentType: 'OWNERSHIP' })
  expect(sent).not.toHaveProperty('dossierNumber')
  items.push(waiting)
  await act(async () => uploads[0]?.answer('0000', { documentumId: 'DOC-1', nombre: 'boletin.pdf', docSize: 8 }))
  expect(await screen.findByRole('checkbox', { name: 'boletin.pdf' })).toBeDefined()
})

test('asks only for the documents of the given dossier', async () => {
  const { listed } = open({}, `?dossier=${dossier.dossierCod}`)
  expect(await screen.findByText('unifilar.pdf')).toBeDefined()
  expect(delivered().queryByText('escritura.pdf')).toBeNull()
  expect(listed.mock.calls.map(([asked]) => asked.get('filter'))).toContain(`expediente::${dossier.dossierCod}`)
})

test('says what a dossier lacks and until when, and offers that kind first', async () => {
  fakeUploads()
  syncServerClock('2026-03-16T09:00:00Z')
  const detail = dossierDetailIn('pendingDocumentation', {
    missingDocuments: ['OWNERSHIP'],
    summary: { dueDate: '2026-03-27' },
  })
  const handlers = { [`GET /dossiers/${dossier.dossierCod}`]: () => ({ content: { dossier: detail } }) }
  const { container, unmount } = open({ handlers }, `?dossier=${dossier.dossierCod}`)
  expect(await screen.findByText('A este expediente le falta')).toBeDefined()
  expect(screen.getByText('Quedan 9 días hábiles: hasta el viernes 27 de marzo de 2026.')).toBeDefined()
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'a.pdf')] } })
  const kinds = within(await screen.findByRole('combobox', { name: 'Qué es a.pdf' })).getAllByRole('option')
  expect(kinds.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    'Título de propiedad o uso (falta)',
    'Plano de situación',
  ])
  unmount()
  open({ handlers })
  expect(await screen.findByText('Entregado', { selector: 'h2' })).toBeDefined()
  expect(screen.queryByText('A este expediente le falta')).toBeNull()
})

test('links to the documents that came with the form instead of saying that there are none', async () => {
  const file = {
    idDocumentum: 'DOC-9',
    nombreArchivo: 'plano.pdf',
    format: 'pdf',
    documentType: 'LOCATION_PLAN',
    documentState: 'DELIVERED',
    date: '2026-03-17',
    repositorio: 'D',
  } as const
  const detail = dossierDetailIn('pendingDocumentation', { documents: [file, { ...file, documentType: 'BUDGET' }] })
  const handlers = { [`GET /dossiers/${dossier.dossierCod}`]: () => ({ content: { dossier: detail } }) }
  open({ undelivered: [], handedIn: [], handlers }, `?dossier=${dossier.dossierCod}`)
  expect(await screen.findByText('El expediente ya tiene 1 documento')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Ver los del expediente' })
  expect(link.getAttribute('href')).toBe(`/provisions/detail?dossier=${dossier.dossierCod}&panel=panel2`)
  expect(screen.queryByText('Todavía no ha entregado nada')).toBeNull()
})

test('explains an empty list', async () => {
  open({ undelivered: [], handedIn: [] })
  expect(await screen.findByText('Todavía no ha entregado nada')).toBeDefined()
  expect(screen.queryByText('Sin entregar')).toBeNull()
})

test('says that nothing of the user accepts documents', async () => {
  open({
    handlers: {
      'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'none') }),
      'GET /dossiers': () => ({ content: { dossiers: { count: 0, items: [] } } }),
    },
  })
  expect(await screen.findByText(/^No tiene suministros ni expedientes abiertos/)).toBeDefined()
})

test('reports both failed lists once and reloads both on retry', async () => {
  const listed = vi.fn<Handler>(() => ({ code: 'XXX', status: 500 }))
  open({ handlers: { 'GET /documentsOffline': listed } })
  // Each failed list first shows a button. One button means that both have failed.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1))
  listed.mockReturnValue({ content: example('listDocumentsOffline', 'none') })
  const before = listed.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no ha entregado nada')).toBeDefined()
  expect(listed.mock.calls.length - before).toBe(2)
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

test('disables delivering and deleting while offline', async () => {
  open()
  const submit = await screen.findByRole('button', { name: 'Entregar 2 documentos' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(/^Sin conexión: podrá enviarlo/)).toBeDefined()
  expect(submit).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Borrar boletin.pdf' })).toHaveProperty('disabled', true)
})

test('downloads a file of a dossier', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const get = vi.fn<Handler>(() => ({
    content: { tipoMime: 'application/pdf', nombre: 'unifilar.pdf', contenido: btoa('%PDF-1.7') },
  }))
  open({ handlers: { 'GET /documentum/DOC-4': get } })
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar unifilar.pdf' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(get.mock.calls[0]?.[0].get('filter')).toBe(`cod_expediente::${dossier.dossierCod}`)
})

test('downloads a document of a supply with that supply', async () => {
  const save = vi.spyOn(savedFiles, 'downloadFile').mockReturnValue()
  const found = vi.fn<Handler>(() => ({
    content: { tipoMime: 'application/pdf', nombre: 'escritura.pdf', contenido: 'JVBERg==' },
  }))
  open({ handlers: { 'GET /documentum/DOC-3': found } })
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar escritura.pdf' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.anything(), 'escritura.pdf'))
  expect(found.mock.calls[0]?.[0].get('filter')).toBe(`cups::${flat.cups}`)
})

test('finds documents by name, kind, day, supply and dossier, and offers no search for a few', async () => {
  const few = open()
  await screen.findByText('escritura.pdf')
  expect(screen.queryByRole('searchbox')).toBeNull()
  few.unmount()
  const others = Array.from({ length: 4 }, (_, nth) => ({
    ...example('DocumentOffline'),
    id: `DOC-${nth + 10}`,
    docName: `foto${nth}.png`,
    doctype: 'LOCATION_PLAN',
  }))
  open({ handedIn: [ofFlat, ofDossier, ...others] })
  const box = await screen.findByRole('searchbox', { name: 'Buscar documento' })
  for (const [typed, names] of [
    ['escritura', ['escritura.pdf']],
    ['TÍTULO de propiedad', ['escritura.pdf']],
    [String(dossier.dossierCod).slice(-6), ['unifilar.pdf']],
    ['9 mar 2026', ['unifilar.pdf']],
    ['piso de santiago', ['escritura.pdf']],
    ['foto2', ['foto2.png']],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } })
    await waitFor(() =>
      expect(
        delivered()
          .getAllByText(/\.(pdf|png)$/)
          .map((one) => one.textContent),
      ).toEqual(names),
    )
  }
  fireEvent.change(box, { target: { value: 'nada' } })
  expect(await screen.findByText('Ningún documento coincide con «nada»')).toBeDefined()
})
