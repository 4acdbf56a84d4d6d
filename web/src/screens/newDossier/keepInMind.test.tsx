import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierFormIn, dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { messageIds } from '#src/testing/messageIds.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { EditScreen } from './EditScreen.tsx'
import { KeepInMindScreen } from './KeepInMindScreen.tsx'
import { PlaceScreen } from './PlaceScreen.tsx'

beforeEach(() => syncServerClock('Mon, 2 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const vigo = { name: 'Vigo', province: 'Pontevedra', ineCode: '36057', huso: 29 }
const inMind = '/provisions/new-provision/keep-in-mind'
const query = 'zip=36202&kw=5,75&voltage=BT&metres=20&ground=yes'

function draw(address: string, changes: Readonly<Record<string, Handler>> = {}) {
  const handlers = {
    'GET /coverage': (query: URLSearchParams) => {
      const towns = query.get('filter')?.includes('36202') ? [vigo] : []
      return { content: { coverage: { served: towns.length > 0, towns } } }
    },
    'POST /comprobarBaremo': () => ({ content: example('checkScale') }),
    ...changes,
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  const screens = {
    '/provisions/new-provision': <PlaceScreen />,
    [inMind]: <KeepInMindScreen />,
    '/provisions/new-provision/steps': <p>Las tareas</p>,
    '/provisions/edit-provision': <EditScreen />,
    '/provisions/edit-provision/keep-in-mind': <KeepInMindScreen />,
    '/provisions/new-generation/keep-in-mind': <KeepInMindScreen />,
  }
  return { ...renderScreens(screens, address), user: userEvent.setup({ delay: null }) }
}

const edit = '/provisions/edit-provision/keep-in-mind?dossier=EXP202600000101'
const detail = (handler: Handler) => ({ 'GET /dossiers/EXP202600000101': handler })

test('asks for the postcode first and rejects a place that is not served', async () => {
  const { user } = draw(inMind)
  await user.type(await screen.findByRole('textbox', { name: 'Código postal' }), '3300')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect((await screen.findAllByText(/cinco cifras de un código postal/)).length).toBeGreaterThan(0)
  await user.type(screen.getByRole('textbox', { name: 'Código postal' }), '1')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('No llegamos hasta el 33001')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Calcular' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Probar con otro código postal' }))
  expect(await screen.findByRole('textbox', { name: 'Código postal' })).toBeTruthy()
})

test('shows town and required documents of a served place and asks for what sets the price', async () => {
  const { user } = draw(`${inMind}?zip=36202`)
  expect(await screen.findByText('36202, Vigo')).toBeTruthy()
  expect(screen.getByText('Un plano de situación.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Calcular' }))
  expect((await screen.findAllByText('Escriba una potencia en kW, como 5,75')).length).toBeGreaterThan(0)
  await user.type(screen.getByRole('textbox', { name: /Potencia/ }), '5,75')
  await user.type(screen.getByRole('textbox', { name: /Metros/ }), '20')
  await user.click(screen.getByRole('radio', { name: 'Sí' }))
  await user.click(screen.getByRole('button', { name: 'Calcular' }))
  expect(await screen.findByText('141,51')).toBeTruthy()
})

test('shows the legal price, its parts, the terms and the latest day of service', async () => {
  draw(`${inMind}?${query}`)
  expect(await screen.findByText('Es el precio que fija la ley, y es todo lo que nos paga.')).toBeTruthy()
  expect(screen.getByText(/estará en servicio a más tardar el lunes 23 de marzo de 2026/)).toBeTruthy()
  expect(screen.getAllByText('5 días hábiles como mucho')).toHaveLength(2)
  expect(screen.getByText(/99,90/)).toBeTruthy()
})

test('shows only a minimum price for a place that needs a study, with the reasons', async () => {
  draw(`${inMind}?${query}`, { 'POST /comprobarBaremo': () => ({ content: example('checkScale', 'byStudy') }) })
  expect(await screen.findByText('Como mínimo, IVA incluido')).toBeTruthy()
  expect(screen.getByText('La línea está demasiado lejos.')).toBeTruthy()
  expect(screen.getByText('El terreno no está urbanizado.')).toBeTruthy()
  expect(screen.queryByText('De qué se compone')).toBeNull()
})

test('shows no price for a power that low voltage cannot give and offers medium voltage', async () => {
  const scale = vi.fn<Handler>((_query, body) => ({
    // The body is that of the screen's call.
    content:
      (body as { voltage: string }).voltage === 'MT'
        ? example('checkScale', 'byStudy')
        : example('checkScale', 'denied'),
  }))
  const { user } = draw(`${inMind}?${query.replace('5,75', '120')}`, { 'POST /comprobarBaremo': scale })
  expect(await screen.findByText('Esa potencia no se puede dar en baja tensión')).toBeTruthy()
  expect(screen.queryByText(/en servicio/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Calcular en media tensión' }))
  expect(await screen.findByText('Como mínimo, IVA incluido')).toBeTruthy()
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: /^Media/ })
  await waitFor(() => expect(chosen.checked).toBe(true))
})

test('asks for the estimate of a generator as generation', async () => {
  const scale = vi.fn<Handler>(() => ({ content: { ...example('checkScale', 'byStudy'), reasons: ['GENERATION'] } }))
  draw(`/provisions/new-generation/keep-in-mind?${query}`, { 'POST /comprobarBaremo': scale })
  expect(await screen.findByText('Quien genera paga la obra de su conexión.')).toBeTruthy()
  expect(scale.mock.calls[0]?.[1]).toMatchObject({ generation: true, powerKw: 5.75 })
})

test('saves a draft with the estimated figures and goes on to its tasks', async () => {
  const save = vi.fn<Handler>(() => ({ content: dossierFormIn('registered') }))
  const { user, place } = draw(`${inMind}?${query}`, { 'POST /dossiers': save })
  await user.click(await screen.findByRole('button', { name: 'Empezar la solicitud' }))
  await screen.findByText('Las tareas')
  expect(place()).toBe('/provisions/new-provision/steps?dossier=EXP202600000101&zip=36202')
  expect(currentSession()?.roles).toContain('US_DOSSIER_CLIENT')
  expect(save.mock.calls[0]?.[1]).toEqual({
    form: {
      type: 'DOSTYP001',
      technicalData: { requestedPowerKw: 5.75, voltage: 'BT', phases: 1, urbanisedGround: true, distanceMetres: 20 },
    },
  })
})

test('disables the start without a connection and says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  draw(`${inMind}?zip=36202`, {})
  expect(await screen.findByRole('button', { name: 'Empezar la solicitud' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/^Sin conexión no se puede empezar/)).toBeTruthy()
  onLine.mockRestore()
})

test('reports a draft that cannot be saved and repeats it under the same id', async () => {
  const { user, place } = draw(`${inMind}?zip=36202`, { 'POST /dossiers': () => ({ code: '9000', status: 500 }) })
  const ids = messageIds('POST')
  await user.click(await screen.findByRole('button', { name: 'Empezar la solicitud' }))
  expect(await screen.findByText('No hemos podido guardar el borrador')).toBeTruthy()
  expect(place()).toBe(`${inMind}?zip=36202`)
  const [first] = ids()
  await user.click(screen.getByRole('button', { name: 'Empezar la solicitud' }))
  await waitFor(() => expect(ids()).toEqual([first, first]))
})

test('lists the editable requests and leaves out those under way', async () => {
  const items = [
    dossierIn('registered', { name: 'El borrador' }),
    dossierIn('pendingCorrection', { dossierCod: 'EXP202600001602', name: 'La corrección' }),
    dossierIn('open', { dossierCod: 'EXP202600001603', name: 'La que va' }),
  ]
  draw('/provisions/edit-provision', { 'GET /dossiers': () => ({ content: { dossiers: counted(items) } }) })
  const link = await screen.findByRole('link', { name: 'Seguir con El borrador' })
  expect(link.getAttribute('href')).toBe(edit)
  expect(screen.getByRole('link', { name: 'Seguir con La corrección' })).toBeTruthy()
  expect(screen.queryByText(/La que va/)).toBeNull()
})

test('leads to a new request when there is nothing to edit', async () => {
  draw('/provisions/edit-provision', { 'GET /dossiers': () => ({ content: example('listDossiers', 'none') }) })
  expect(await screen.findByText('No tiene ninguna que cambiar')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pedir algo nuevo' })).toBeTruthy()
})

test('opens the dossier of the address with its due date, its figures and what is missing', async () => {
  const form = {
    type: 'DOSTYP001' as const,
    technicalData: {
      requestedPowerKw: 9.2,
      voltage: 'BT' as const,
      phases: 1 as const,
      urbanisedGround: true,
      distanceMetres: 37,
    },
  }
  draw(
    '/provisions/edit-provision?dossier=EXP202600000101',
    detail(() => ({ content: dossierFormIn('registered', form) })),
  )
  expect(await screen.findByText('Tiene hasta el domingo 31 de mayo de 2026 para enviarla.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Metros/ }).value).toBe('37')
  const hand = screen.getByRole('heading', { name: 'Qué conviene tener a mano' }).closest('section')
  expect(within(hand ?? document.body).getByText(/la escritura/)).toBeTruthy()
})

test('closes a request under way to changes and links to its progress', async () => {
  draw(
    edit,
    detail(() => ({ content: dossierFormIn('open') })),
  )
  expect(await screen.findByText('Esta solicitud ya no se puede cambiar')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver cómo va' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Calcular' })).toBeNull()
})

test('says that a request is not found', async () => {
  draw(
    edit,
    detail(() => ({ code: '0404' })),
  )
  expect(await screen.findByText('No encontramos esa solicitud')).toBeTruthy()
})
