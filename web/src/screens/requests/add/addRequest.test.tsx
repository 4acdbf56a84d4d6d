import { example } from '@acometida/api-spec/operations/example.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { meterReadingsAnswer } from '#src/testing/answers/meterReadingsAnswer.ts'
import { monthlyBill } from '#src/testing/answers/monthlyBill.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { quietSupply } from '#src/testing/answers/quietSupply.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { fakeUploads } from '#src/testing/fakeUpload.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { AddRequestScreen } from './AddRequestScreen.tsx'

beforeEach(() => syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const kinds = (tipology: string, description: string, subtypologies: readonly (readonly [string, string])[]) => ({
  tipology,
  description,
  subtypologies: subtypologies.map(([subtipology, name]) => ({ subtipology, description: name })),
})
const pending = monthlyBill('2026-02', {
  status: 'PENDING',
  paymentDate: null,
  dueDate: '2026-03-25',
  totalCents: 4_412,
})
const typologies = [
  kinds('0810', 'Medida y lecturas', [
    ['0810A01', 'Lectura estimada'],
    ['0810A04', 'Curva de consumo'],
  ]),
  kinds('0840', 'Contrato', [['0840A01', 'Cambio de potencia']]),
  kinds('0820', 'Calidad del suministro', [
    ['0820A01', 'Caídas de tensión'],
    ['0820A02', 'Cortes frecuentes'],
  ]),
  kinds('0830', 'Facturas de acceso', [['0830A02', 'Duplicado de una factura']]),
  kinds('1070', 'Nuevas conexiones', [
    ['1070A01', 'Nuevo suministro'],
    ['1070A02', 'Estado de un expediente'],
    ['1070A04', 'Autoconsumo'],
  ]),
]

function draw(
  address = '/requests/add',
  dossiers = [dossierIn('open')],
  others: Readonly<Record<string, Handler>> = {},
) {
  const create = vi.fn<Handler>(() => ({ content: { codigoSR: 'SR20260032' } }))
  const dueDate = '2026-03-18T09:00:00.000Z'
  const raised = () => ({
    content: { serviceRequests: counted([{ ...example('ServiceRequest'), codSR: 'SR20260032', dueDate }]) },
  })
  const handlers = {
    'GET /serviceRequestsTypology': () => ({ content: { typologies } }),
    'GET /dossiers': () => ({ content: { dossiers: counted(dossiers) } }),
    'GET /supplypoints': () => ownSupplies({ ...example('SupplyPoint'), lastDataDate: '2026-03-14' }),
    'GET /users/1': () => ({ content: { user: example('UserProfile') } }),
    'GET /serviceRequests': raised,
    'POST /serviceRequests': create,
    'GET /listBills': () => ({ content: { bills: counted([pending]) } }),
    ...quietSupply,
    'GET /listPowerSupplyFacilities': () => ({ content: example('listIncidences', 'works') }),
    'GET /meterReadings': () => ({ content: meterReadingsAnswer('2026-02', 1, () => ({ readingTypeId: '04' })) }),
    ...others,
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  const view = renderScreens({ '/requests/add': <AddRequestScreen /> }, address)
  return { ...view, create, user: userEvent.setup({ delay: null }) }
}

type Drawn = ReturnType<typeof draw>
const next = ({ user }: Drawn) => user.click(screen.getByRole('button', { name: 'Continuar' }))

async function chooseMatter(drawn: Drawn, name: RegExp) {
  await drawn.user.click(await screen.findByRole('radio', { name }))
  await next(drawn)
}

/** Answers all steps but the last, for a request about the voltage. */
async function answerAll(drawn: Drawn) {
  await chooseMatter(drawn, /Caídas de tensión/)
  await drawn.user.click(await screen.findByRole('radio', { name: /Piso de Santiago/ }))
  await drawn.user.type(await screen.findByRole('textbox', { name: 'Qué ha pasado' }), 'Parpadea la luz')
  await next(drawn)
  await screen.findByRole('heading', { name: 'Revise su solicitud' })
}

test('shows the most frequent subject above the groups and opens a group on its subjects', async () => {
  const drawn = draw()
  const asked = await screen.findByRole('radio', { name: 'Duplicado de una factura' })
  expect(asked.closest('details')).toBeNull()
  const groups = drawn.container.querySelectorAll('details')
  expect([...groups].map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'Contador y consumo',
    'Contrato y conexiones',
    'Cortes, calidad y red',
  ])
  const folded = screen.getByRole('radio', { name: 'Autoconsumo', hidden: true })
  expect(folded.closest('details')?.open).toBe(false)
  await drawn.user.click(screen.getByText('Contrato y conexiones'))
  await drawn.user.click(folded)
  expect(folded).toHaveProperty('checked', true)
  expect(folded.closest('details')?.open).toBe(true)
})

test('takes the contact from the profile and asks for an e-mail address when it has none', async () => {
  const drawn = draw()
  await answerAll(drawn)
  expect(screen.getByText(/^El justificante con el número irá al correo de su cuenta/)).toBeTruthy()
  drawn.unmount()
  const bare = draw('/requests/add', undefined, {
    'GET /users/1': () => ({ content: { user: { ...example('UserProfile'), email: '' } } }),
  })
  await chooseMatter(bare, /Caídas/)
  await bare.user.click(await screen.findByRole('radio', { name: /Piso de Santiago/ }))
  await bare.user.type(screen.getByRole('textbox', { name: 'Qué ha pasado' }), 'Parpadea')
  await next(bare)
  expect(await screen.findByRole('textbox', { name: /Correo/ })).toBeTruthy()
})

test('finds the subject by everyday words', async () => {
  const drawn = draw()
  await drawn.user.type(await screen.findByRole('searchbox'), 'APAGON')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(screen.getByRole('radio', { name: /Cortes frecuentes/ })).toBeTruthy()
  expect(screen.getByText('1 asunto')).toBeTruthy()
  await drawn.user.type(screen.getByRole('searchbox'), ' xyz')
  await drawn.user.click(await screen.findByRole('button', { name: 'Ver todos los asuntos' }))
  expect(screen.getAllByRole('radio')).toHaveLength(9)
})

test('offers the bills instead of a request for a copy', async () => {
  const drawn = draw()
  await chooseMatter(drawn, /Duplicado/)
  const link = await screen.findByRole('link', { name: 'Ver facturas: Piso de Santiago' })
  expect(link.getAttribute('href')).toMatch(/tabValue=4/)
  await drawn.user.click(screen.getByRole('link', { name: 'Sí, ya está' }))
  expect(await screen.findByText('No hemos registrado ninguna solicitud.')).toBeTruthy()
  expect(drawn.create).not.toHaveBeenCalled()
})

test.each([
  [/Duplicado/, 'La última, de febrero de 2026: 44,12 €, por pagar hasta el 25 mar 2026.'],
  [/Cortes frecuentes/, 'Hay un corte programado: empieza el 19 mar 2026, 09:00.'],
  [/Lectura estimada/, 'La última, del 28 feb 2026: estimada.'],
  [/Cambio de potencia/, 'Contratada: 4,60 kW en todos los periodos.'],
  [/Curva de consumo/, 'Datos hasta el 14 mar 2026.'],
])('shows the current facts under the link: %s', async (matter, words) => {
  const drawn = draw()
  await chooseMatter(drawn, matter)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('leaves only the link when the current facts do not load', async () => {
  const drawn = draw('/requests/add', [], { 'GET /listBills': () => ({ code: '0001', status: 400 }) })
  await chooseMatter(drawn, /Duplicado/)
  expect(await screen.findByRole('link', { name: 'Ver facturas: Piso de Santiago' })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('main p [class*=bar], p > [class*=bar]')).toBeNull())
  expect(screen.queryByText(/^La última/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('answers the state of a dossier with its page, those that await the customer first', async () => {
  const waiting = dossierIn('quoted', { dossierCod: 'EXP202600001611', name: 'Nave de Lugo' })
  const drawn = draw('/requests/add', [dossierIn('open'), waiting])
  await chooseMatter(drawn, /Estado de un expediente/)
  const [first, second] = await screen.findAllByRole('link', { name: /^Ver cómo va/ })
  expect(first?.textContent).toContain('Nave de Lugo (espera su respuesta)')
  expect(first?.getAttribute('href')).toBe('/provisions/detail?dossier=EXP202600001611')
  expect(second?.textContent).toContain('Rúa da Raíña, 53, Lugo')
  expect(second?.textContent).not.toContain('espera')
})

test('leads a user without dossiers to bind one', async () => {
  const drawn = draw('/requests/add', [])
  await chooseMatter(drawn, /Estado de un expediente/)
  const link = await screen.findByRole('link', { name: 'Vincular un expediente' })
  expect(link.getAttribute('href')).toBe('/provisionsVinculation')
})

test.each([
  [/Nuevo suministro/, 'Ver precio y plazo', '/provisions/what-to-do'],
  [/Autoconsumo/, 'Ver si tengo que pedirlo', '/provisions/new-generation'],
])('links a subject to its own page: %s', async (matter, link, href) => {
  const drawn = draw()
  await chooseMatter(drawn, matter)
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(href)
})

test('continues for a user whom the offered help did not serve', async () => {
  const drawn = draw()
  await chooseMatter(drawn, /Cortes frecuentes/)
  await drawn.user.click(await screen.findByRole('button', { name: 'No, quiero seguir' }))
  expect(await screen.findByRole('group', { name: 'Suministro o expediente' })).toBeTruthy()
})

test('sends the answers as a request and shows its number and term', async () => {
  const drawn = draw()
  await answerAll(drawn)
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await screen.findByText('SR20260032')).toBeTruthy()
  expect(await screen.findByText(/Le responderemos antes del miércoles 18 de marzo de 2026 a las 10:00/)).toBeTruthy()
  expect(drawn.create.mock.calls[0]?.[1]).toMatchObject({
    documentNumber: '12345678Z',
    name: 'Lucía',
    tipology: '0820',
    subtipology: '0820A01',
    cups: 'ES0022007661975321ZM1P',
    comment: 'Parpadea la luz',
    documents: [],
  })
})

test('sends the dossier of a request and offers another choice when it is gone', async () => {
  const drawn = draw()
  await chooseMatter(drawn, /Caídas/)
  await drawn.user.click(await screen.findByRole('radio', { name: /Rúa da Raíña/ }))
  await drawn.user.type(await screen.findByRole('textbox', { name: 'Qué ha pasado' }), 'No avanza')
  await next(drawn)
  expect(await screen.findByText('Rúa da Raíña, 53, Lugo · Expediente EXP202600000101')).toBeTruthy()
  drawn.create.mockReturnValueOnce({ code: '0404' })
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await screen.findByText('Ese suministro o expediente ya no está entre los suyos.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cambiar de qué se trata' })).toBeTruthy()
  const sent = drawn.create.mock.calls[0]?.[1]
  expect(sent).toMatchObject({ dossierNumber: 'EXP202600000101' })
  expect(sent).not.toHaveProperty('cups')
})

test('disables sending without a connection and says why', async () => {
  const drawn = draw()
  await answerAll(drawn)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(/^Sin conexión: podrá enviarlo/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toHaveProperty('disabled', true)
  onLine.mockRestore()
  fireEvent(window, new Event('online'))
})

test('rejects a missing answer at each step', async () => {
  const drawn = draw()
  await screen.findByRole('searchbox')
  await next(drawn)
  expect((await screen.findAllByText('Elija un asunto')).length).toBeGreaterThan(0)
  await chooseMatter(drawn, /Caídas/)
  await screen.findByRole('radio', { name: 'De ninguno en concreto' })
  await next(drawn)
  expect((await screen.findAllByText(/Elija un suministro o un expediente/)).length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Cuéntenos qué ha pasado')).length).toBeGreaterThan(1)
})

const sentDocument = {
  idDocumentum: 'DOC-2',
  url: '/documentum/DOC-2',
  nombreArchivo: '2.pdf',
  format: 'application/pdf',
  documentType: 'OTRO',
  documentState: 'RECIBIDO',
}

test.each([
  ['612 345 670', { documentType: 'NIF', cellphone: '612345670', landline: '' }],
  ['981 000 111', { documentType: 'NIF', cellphone: '', landline: '981000111' }],
])('sends the phone %s as mobile or landline', async (phone, sent) => {
  const drawn = draw()
  await answerAll(drawn)
  await drawn.user.click(screen.getAllByRole('link', { name: /Cambiar.*Teléfono/ })[0] ?? document.body)
  fireEvent.change(await screen.findByRole('textbox', { name: /Teléfono/ }), { target: { value: phone } })
  await next(drawn)
  await drawn.user.click(await screen.findByRole('button', { name: 'Enviar solicitud' }))
  await waitFor(() => expect(drawn.create.mock.calls[0]?.[1]).toMatchObject(sent))
})

test('rejects a throw-away e-mail address on leaving the field', async () => {
  const check = vi.fn<Handler>(() => ({ code: '2003' }))
  const drawn = draw('/requests/add', undefined, { 'POST /registration/users': check })
  await answerAll(drawn)
  await drawn.user.click(screen.getAllByRole('link', { name: /Cambiar.*Correo/ })[0] ?? document.body)
  const email = await screen.findByRole('textbox', { name: /Correo/ })
  fireEvent.change(email, { target: { value: 'uxia@yopmail.com' } })
  fireEvent.blur(email)
  expect(
    await screen.findByText('No escribimos a direcciones de ese proveedor. Use otro correo electrónico.'),
  ).toBeDefined()
  expect(check.mock.calls.map(([, body]) => body)).toEqual([{ checkEmail: true, email: 'uxia@yopmail.com' }])
  expect(email.getAttribute('aria-invalid')).toBe('true')
})

test('waits for uploads before going on and sends the files kept', async () => {
  const uploads = fakeUploads()
  const drawn = draw()
  await chooseMatter(drawn, /Caídas/)
  await drawn.user.click(await screen.findByRole('radio', { name: 'De ninguno en concreto' }))
  await drawn.user.type(await screen.findByRole('textbox', { name: 'Qué ha pasado' }), 'Parpadea')
  const input = drawn.container.querySelector<HTMLInputElement>('input[type=file]')
  const files = ['1', '2'].map((name) => new File([`%PDF-1.7 ${name}`], `${name}.pdf`, { type: 'application/pdf' }))
  if (input) fireEvent.change(input, { target: { files } })
  await waitFor(() => expect(uploads).toHaveLength(2))
  await next(drawn)
  expect((await screen.findAllByText(/Espere a que terminen de subirse/)).length).toBeGreaterThan(0)
  for (const nth of [0, 1])
    uploads[nth]?.answer('0000', { documentumId: `DOC-${nth + 1}`, nombre: `${nth + 1}.pdf`, docSize: 10 })
  await waitFor(() => expect(screen.getAllByText(/Subido; se entrega/)).toHaveLength(2))
  await drawn.user.click(screen.getByRole('button', { name: 'Quitar 1.pdf de la lista' }))
  await next(drawn)
  await drawn.user.click(await screen.findByRole('button', { name: 'Enviar solicitud' }))
  await waitFor(() => expect(drawn.create.mock.calls[0]?.[1]).toMatchObject({ documents: [sentDocument] }))
})

test('says when it is unknown whether the request arrived and repeats it under the same id', async () => {
  const drawn = draw()
  await answerAll(drawn)
  const seen: (string | null)[] = []
  const { fetch } = globalThis
  let isLost = true
  const losing: typeof fetch = (input, options = {}) => {
    if (options.method !== 'POST') return fetch(input, options)
    seen.push(new Headers(options.headers).get('message-id'))
    return isLost ? Promise.reject(new TypeError('lost')) : fetch(input, options)
  }
  vi.stubGlobal('fetch', losing)
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await screen.findByText('No sabemos si su solicitud ha llegado')).toBeTruthy()
  isLost = false
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await screen.findByText('SR20260032')).toBeTruthy()
  expect(new Set(seen).size).toBe(1)
})

test('reports a supply that is gone and offers another choice', async () => {
  const drawn = draw()
  await answerAll(drawn)
  drawn.create.mockReturnValue({ code: 'TS01000004' })
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await screen.findByText('Ese suministro o expediente ya no está entre los suyos.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cambiar de qué se trata' })).toBeTruthy()
})

test('asks for the subject when the code of a link cannot be requested', async () => {
  draw('/requests/add?subtypology=1070A03')
  expect(await screen.findByRole('heading', { name: '¿Qué le pasa?' })).toBeTruthy()
})
