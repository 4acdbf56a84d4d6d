import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Dossier } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { DossiersScreen } from './DossiersScreen.tsx'

beforeEach(() => syncServerClock('Thu, 26 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  syncServerClock(new Date().toUTCString())
})

const budget = dossierIn('quoted', { dossierCod: 'EXP202600000001', name: 'Piso', dueDate: '2026-04-25' })
const documents = dossierIn('pendingDocumentation', {
  dossierCod: 'EXP202600000002',
  name: 'Bajo',
  dueDate: '2026-04-13',
})
const studied = dossierIn('open', { dossierCod: 'EXP202600000003', name: 'Nave', dueDate: '2026-03-27' })
const draft = dossierIn('registered', { dossierCod: 'EXP202600000004', name: 'Casa', dueDate: '2026-05-31' })
const closed = dossierIn('closed', { dossierCod: 'EXP202600000005', name: 'Garaje' })

function open(answer: Answer | Promise<Answer>, address: string = paths.provisions) {
  let named = answer
  const save = vi.fn<Handler>(() => {
    named = list({ ...budget, name: 'Ático' })
    return { content: {} }
  })
  const begin = vi.fn<Handler>(() => ({ code: '0409' }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /dossiers': () => named,
      'PUT /customData/EXP202600000001': save,
      'PUT /iniciarTarea/EXP202600000001001': begin,
    }),
  )
  const screens = { [paths.provisions]: <DossiersScreen />, [paths.provisionDetail]: <p>El expediente</p> }
  return { ...renderScreens(screens, address), save, begin, user: userEvent.setup({ delay: null }) }
}
const list = (...items: Dossier[]) => ({ content: { dossiers: counted(items) } })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const names = (of: ReturnType<typeof within>) =>
  of.getAllByRole('heading', { level: 3 }).map((each: HTMLElement) => each.textContent)

test('shows a skeleton while the dossiers load', async () => {
  const { container } = open(new Promise(() => {}))
  await screen.findByRole('heading', { level: 1, name: 'Conexiones' })
  expect(container.querySelector('[data-skeleton]')).not.toBeNull()
})

test('lists what awaits the customer first, by due date, with days left and action', async () => {
  const { begin, user, place } = open(list(budget, documents, studied))
  const yours = await region('Le toca a usted')
  expect(names(yours)).toEqual(['Bajo', 'Piso'])
  // From 27 March to 13 April, without weekends and Good Friday.
  expect(yours.getByText('Quedan 11 días hábiles: hasta el lunes 13 de abril de 2026.')).toBeTruthy()
  expect(yours.getByText(/^Quedan 30 días: hasta el sábado 25 de abril/)).toBeTruthy()
  const act = yours.getByRole('link', { name: /^Responder al presupuesto ?: Piso$/ })
  expect(act.getAttribute('href')).toBe('/provisions/detail?dossier=EXP202600000001&panel=panel3')
  expect(names(await region('Nos toca a nosotros'))).toEqual(['Nave'])
  await user.click(act)
  expect(begin.mock.calls[0]?.[0].get('destino')).toBe('panel3')
  expect(place()).toContain('panel=panel3')
})

test('links each action to where it is done: form, place or documents', async () => {
  const wrong = dossierIn('pendingCorrection', {
    dossierCod: 'EXP202600000006',
    name: 'Molino',
    dueDate: '2026-04-20',
  })
  open(list(documents, draft, wrong))
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf(/^Entregar los documentos/)).toBe('/provisions/documentation?dossier=EXP202600000002')
  expect(await hrefOf(/^Seguir con la solicitud/)).toBe('/provisions/edit-provision/steps?dossier=EXP202600000004')
  expect(await hrefOf(/^Corregir dónde es/)).toBe('/provisions/edit-provision/steps?dossier=EXP202600000006&task=place')
})

test('says that nothing awaits the customer', async () => {
  open(list(studied))
  const yours = await region('Le toca a usted')
  expect(yours.getByText(/^Ahora no tiene que hacer nada/)).toBeTruthy()
  expect(yours.queryAllByRole('link')).toHaveLength(0)
})

test('admits that a term of the company is over', async () => {
  open(list({ ...studied, dueDate: '2026-03-25' }))
  expect(
    await screen.findByText('Vamos con retraso: nuestro plazo acabó el miércoles 25 de marzo de 2026.'),
  ).toBeTruthy()
})

test('lists drafts apart and folds ended dossiers until opened', async () => {
  const { user } = open(list(draft, studied, closed))
  expect(names(await region('Sin enviar todavía'))).toEqual(['Casa'])
  const folded = screen.getByText('1 expediente terminado')
  const details = folded.closest('details')
  expect(details?.open).toBe(false)
  await user.click(folded)
  expect(details?.open).toBe(true)
})

test('explains an empty list and offers to request or bind a dossier', async () => {
  open(list())
  expect(await screen.findByText('Todavía no tiene expedientes')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Vincular un expediente' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Pedir algo nuevo' })).toHaveLength(2)
})

test('offers to retry a failed list', async () => {
  open({ code: 'ERROR_GENERICO', status: 400 })
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('says that there is no connection when nothing is loaded', async () => {
  onlineManager.setOnline(false)
  open(list())
  expect(await screen.findByText('Sin conexión')).toBeTruthy()
})

test('counts unread communications at their dossier', async () => {
  const told = {
    communicationId: 1,
    sendDate: '20/03/2026',
    type: 'STATUS',
    title: 'Admitido',
    text: 'Ya está.',
  } as const
  open(
    list({
      ...studied,
      communicationList: [
        { ...told, indRead: 0 },
        { ...told, communicationId: 2, indRead: 1 },
      ],
    }),
  )
  expect(await screen.findByText('1 comunicación sin leer')).toBeTruthy()
})

test("saves the customer's own name of a dossier under its code", async () => {
  const { user, save } = open(list(budget))
  await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre y el icono de Piso' }))
  await user.clear(screen.getByRole('textbox', { name: 'Nombre' }))
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ático')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('link', { name: 'Ático' })).toBeTruthy()
  expect(save.mock.calls[0]?.[1]).toMatchObject({ type: 'dossier', name: 'Ático' })
})

test('leads a link that names a dossier on to its panel', async () => {
  const { place } = open(list(budget), `${paths.provisions}?dossier=EXP202600000001&panel=panel3`)
  expect(await screen.findByText('El expediente')).toBeTruthy()
  expect(place()).toBe('/provisions/detail?dossier=EXP202600000001&panel=panel3')
})

test('tags an unread budget apart from other unread communications', async () => {
  const told = (communicationId: number, indRead: 0 | 1) => ({
    communicationId,
    sendDate: '16/03/2026',
    type: 'BUDGET' as const,
    title: 'Presupuesto',
    text: 'Ya tiene su presupuesto.',
    indRead,
  })
  const several = { ...budget, communicationList: [told(1, 0), told(2, 0), told(3, 1)], communicationListBudget: 1 }
  open(list(several))
  expect(await screen.findByText('Presupuesto sin leer')).toBeDefined()
  expect(screen.getByText('1 comunicación sin leer')).toBeDefined()
})

test('sorts dossiers by registration date and keeps the order in the address', async () => {
  const first = { ...studied, dossierCod: 'EXP202600001611', registerDate: '01/02/2026', name: 'Primera' }
  const last = { ...closed, dossierCod: 'EXP202600001612', registerDate: '05/03/2026', name: 'Última' }
  const middle = { ...budget, dossierCod: 'EXP202600001613', registerDate: '02/03/2026', name: 'Segunda' }
  const { user, place } = open(list(first, last, middle))
  await user.click(await screen.findByRole('radio', { name: 'Por fecha de registro' }))
  const all = await region('Todas, la última primero')
  await waitFor(() => expect(names(all)).toEqual(['Última', 'Segunda', 'Primera']))
  expect(place()).toBe('/provisions?order=date')
  await user.click(screen.getByRole('radio', { name: 'Por turno' }))
  await waitFor(() => expect(place()).toBe('/provisions'))
})
