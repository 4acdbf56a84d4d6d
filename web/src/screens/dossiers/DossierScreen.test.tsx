import { example } from '@acometida/api-spec/operations/example.ts'
import { dossierStatuses, type DossierStatusName } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DossierDetail, SupplyPoint } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { dossierDetailIn } from '#src/testing/dossierIn.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { messageIds } from '#src/testing/messageIds.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { toast, toastStore } from '#src/ui/feedback/toast.store.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { DossierScreen } from './DossierScreen.tsx'

beforeEach(() => syncServerClock('Thu, 26 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  supplies.items = []
  for (const { id } of toastStore.current()) toast.dismiss(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fireEvent(window, new Event('online'))
  syncServerClock(new Date().toUTCString())
})

const code = 'EXP202600000101'
/** The supplies of the caller. */
const supplies: { items: SupplyPoint[] } = { items: [] }
const event = (status: DossierStatusName, day: string, by: 'customer' | 'utility' | 'nobody' = 'utility') => ({
  status: dossierStatuses[status],
  date: `${day}T09:00:00Z`,
  by,
})
const term = { startDate: '2026-03-26', dueDate: '2026-04-25', amount: 30, unit: 'DAYS' as const }
/** 131.82 € if accepted until 25 April. */
const budget = {
  idDocumentum: 'PRE-EXP202600000101',
  issueDate: '2026-03-26',
  validUntil: '2026-04-25',
  acceptDate: null,
  concepts: [example('WorksConcept'), example('WorksConcept', 'connection')],
  baseCents: 10894,
  vatCents: 2288,
  totalCents: 13182,
}
const quoted = dossierDetailIn('quoted', {
  summary: { dueDate: '2026-04-25' },
  term,
  budget,
  history: [event('registered', '2026-03-16'), event('open', '2026-03-19'), event('quoted', '2026-03-26')],
})

const bill = {
  number: 'FO202600001601',
  dossierCod: code,
  documentNumber: 'X1234567L',
  issueDate: '2026-03-26',
  dueDate: '2026-04-25',
  status: 'PENDING' as const,
  paymentDate: null,
  concepts: budget.concepts,
  baseCents: 10894,
  vatCents: 2288,
  totalCents: 13182,
}

function open(first: DossierDetail | Answer | Promise<Answer>, address = `${paths.provisionDetail}?dossier=${code}`) {
  let answer: Answer | Promise<Answer> = 'summary' in first ? { content: { dossier: first } } : first
  const update = vi.fn<Handler>(() => ({ content: { dossier: quoted } }))
  const begin = vi.fn<Handler>(() => ({
    content: {
      task: {
        taskId: `${code}001`,
        dossierCod: code,
        nextStep: 'DECIDE_BUDGET',
        destino: 'panel3',
        startDate: '2026-03-24T10:00:00Z',
      },
    },
  }))
  const draft = vi.fn<Handler>(() => ({
    content: { dossier: dossierDetailIn('registered', { summary: { dossierCod: 'EXP202600009999' } }) },
  }))
  const file = vi.fn<Handler>(() => ({
    content: { nombre: 'plano.pdf', tipoMime: 'application/pdf', contenido: 'JVBERi0=' },
  }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      [`GET /dossiers/${code}`]: () => answer,
      'GET /dossiers/EXP202600009999': () => ({
        content: {
          dossier: dossierDetailIn('registered', {
            summary: { dossierCod: 'EXP202600009999', name: 'Borrador nuevo' },
          }),
        },
      }),
      [`PUT /dossiers/${code}`]: update,
      [`PUT /iniciarTarea/${code}001`]: begin,
      'POST /dossiers': draft,
      'GET /documentum/DOC-1': file,
      'GET /supplypoints': () => ownSupplies(...supplies.items),
    }),
  )
  const become = (next: DossierDetail) => {
    answer = { content: { dossier: next } }
  }
  const shown = (
    <>
      <DossierScreen />
      <ToastRegion />
    </>
  )
  const view = renderScreens({ [paths.provisionDetail]: shown, [paths.provisions]: <p>La lista</p> }, address)
  return { ...view, update, begin, draft, file, become, user: userEvent.setup({ delay: null }) }
}

test('shows a skeleton while the dossier loads', () => {
  const { container } = open(new Promise(() => {}))
  expect(container.querySelector('[data-skeleton]')).not.toBeNull()
})

test('says that a dossier is not found and links to the list', async () => {
  open({ code: '0404' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este expediente' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Conexiones' }).getAttribute('href')).toBe('/provisions')
})

test('leads to the list without a code in the address', async () => {
  open(quoted, paths.provisionDetail)
  expect(await screen.findByText('La lista')).toBeTruthy()
})

test('says in one sentence what to do, until when and for how much, and starts that task', async () => {
  const { begin, become, user, place } = open(quoted)
  expect(
    await screen.findByText(
      /^Tiene hasta el sábado 25 de abril de 2026 para aceptar 131,82\s€. Si no responde, el expediente queda fuera de plazo.$/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/pasa a «Fuera de plazo»/)).toBeTruthy()
  expect(screen.getByText(/RD 1183\/2020/)).toBeTruthy()
  // Two working days until the start and the five of a flat, with Good Friday between.
  expect(screen.getByText('Si acepta y paga hoy, tendrá luz a más tardar el martes 7 de abril de 2026.')).toBeTruthy()
  expect(screen.queryByText(/^Empezó a responder/)).toBeNull()
  become({ ...quoted, taskStartDate: '2026-03-24T10:00:00Z' })
  await user.click(screen.getByRole('link', { name: 'Responder al presupuesto' }))
  expect(place()).toBe(`/provisions/detail?dossier=${code}&panel=panel3`)
  expect(begin.mock.calls[0]?.[0].get('destino')).toBe('panel3')
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
  expect(await screen.findByText('Empezó a responder el 24 mar 2026.')).toBeTruthy()
})

test.each(keysOf(dossierStatuses))('shows the sentence and the seven steps of a dossier that is %s', async (status) => {
  open(
    dossierDetailIn(status, {
      summary: { dueDate: '2026-04-25' },
      term: null,
      history: [event('registered', '2026-03-16'), event(status, '2026-03-20')],
    }),
  )
  const way = await screen.findByRole('region', { name: 'Todos los pasos' })
  expect(within(way).getAllByRole('listitem')).toHaveLength(7)
  const title = screen.getByRole('heading', { name: /^(Le toca a usted|Nos toca a nosotros|Ha terminado)$/ })
  expect(title.closest('section')?.textContent).not.toMatch(/provisions\.|undefined/)
})

test("counts the company's term in working days, names its law and the latest day of service", async () => {
  const works = { startDate: '2026-03-24', dueDate: '2026-03-31', amount: 5, unit: 'WORKING_DAYS' as const }
  const history = [event('registered', '2026-03-01'), event('inExecution', '2026-03-24')]
  const executed = dossierDetailIn('inExecution', { summary: { dueDate: '2026-03-31' }, term: works, history })
  open(executed)
  expect(await screen.findByText('Han pasado 2 de 5 días hábiles, contados desde el 24 mar 2026.')).toBeTruthy()
  expect(screen.getByText(/artículo 103 del RD 1955\/2000/)).toBeTruthy()
  expect(
    screen.getByText('Si cumplimos los plazos, tendrá luz a más tardar el martes 31 de marzo de 2026.'),
  ).toBeTruthy()
})

test("admits that the company's term is over and promises no day", async () => {
  const history = [event('registered', '2026-03-01'), event('inExecution', '2026-03-17')]
  const works = { startDate: '2026-03-17', dueDate: '2026-03-24', amount: 5, unit: 'WORKING_DAYS' as const }
  open(dossierDetailIn('inExecution', { summary: { dueDate: '2026-03-24' }, term: works, history }))
  expect(await screen.findByText('Vamos con retraso: nuestro plazo acabó el martes 24 de marzo de 2026.')).toBeTruthy()
  expect(screen.getByText(/hoy no podemos decirle cuándo terminará/)).toBeTruthy()
})

test('explains why a dossier ended and copies its data into a new draft', async () => {
  const { draft, user } = open(
    dossierDetailIn('inadmissible', {
      history: [event('pendingCorrection', '2026-02-01'), event('inadmissible', '2026-03-02', 'nobody')],
    }),
  )
  expect(await screen.findByText(/el plazo para completar o corregir la solicitud acabó sin respuesta/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volver a pedirlo con estos datos' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Borrador nuevo' })).toBeTruthy()
  expect(draft.mock.calls[0]?.[1]).toEqual({ form: quoted.form })
})

test.each([
  ['inadmissible', 'pendingReview', 'utility', /La red de ese lugar es de otra distribuidora/],
  ['cancelled', 'quoted', 'customer', /^Usted no aceptó el presupuesto/],
  ['cancelled', 'open', 'customer', /^Usted renunció a la conexión/],
] as const)('explains a dossier that is %s after %s', async (status, before, by, words) => {
  open(dossierDetailIn(status, { history: [event(before, '2026-02-01'), event(status, '2026-03-02', by)] }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('repeats an unanswered new draft under the same id', async () => {
  const { draft, user } = open(dossierDetailIn('cancelled'))
  draft.mockReturnValueOnce({ code: 'ERROR_GENERICO', status: 500 })
  const retryButton = await screen.findByRole('button', { name: 'Volver a pedirlo con estos datos' })
  const ids = messageIds('POST')
  await user.click(retryButton)
  await waitFor(() => expect(retryButton.getAttribute('aria-busy')).toBeNull())
  await user.click(retryButton)
  expect(await screen.findByRole('heading', { level: 1, name: 'Borrador nuevo' })).toBeTruthy()
  const [first] = ids()
  expect(ids()).toEqual([first, first])
})

test.each([
  ['5', 'Obras'],
  ['panel5', 'Obras'],
  ['6', 'Cierre'],
])('opens the panel of panel=%s in a link', async (panel, name) => {
  open(quoted, `${paths.provisionDetail}?dossier=${code}&panel=${panel}`)
  expect((await screen.findByRole('tab', { name })).getAttribute('aria-selected')).toBe('true')
})

test('says when a closed panel opens', async () => {
  const { user } = open(quoted)
  await user.click(await screen.findByRole('tab', { name: 'Obras' }))
  expect(await screen.findByText(/Se abre cuando empiezan las obras/)).toBeTruthy()
})

test('saves a file from the repository that holds it', async () => {
  const handedIn = {
    idDocumentum: 'DOC-1',
    nombreArchivo: 'plano.pdf',
    format: 'pdf',
    documentType: 'LOCATION_PLAN',
    documentState: 'DELIVERED',
    date: '2026-03-17',
    repositorio: 'S',
  } as const
  const { user, file } = open(
    { ...quoted, documents: [handedIn], panels: { ...quoted.panels, panel2: true } },
    `${paths.provisionDetail}?dossier=${code}&panel=panel2`,
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await user.click(await screen.findByRole('button', { name: /^Descargar/ }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  const query = Object.fromEntries(file.mock.calls[0]?.[0] ?? [])
  expect(query).toEqual({ filter: `cod_expediente::${code}|repositorio::S` })
})

test('offers to deliver documents until the dossier has ended', async () => {
  const address = `${paths.provisionDetail}?dossier=${code}&panel=panel2`
  const panels = { ...quoted.panels, panel2: true }
  const first = open({ ...quoted, panels }, address)
  expect((await screen.findByRole('link', { name: 'Entregar documentos' })).getAttribute('href')).toContain(code)
  first.unmount()
  open({ ...dossierDetailIn('cancelled'), panels }, address)
  expect(await screen.findByText('Todavía no hay documentos.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Entregar documentos' })).toBeNull()
})

test('explains a budget line by line and accepts it after showing the consequence', async () => {
  const { user, update, become } = open(quoted, `${paths.provisionDetail}?dossier=${code}&panel=panel3`)
  expect(await screen.findByText(/^5,75 kW × 17,374714 €$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Aceptar 131,82/ }))
  expect(await screen.findByText(/emitimos la factura/)).toBeTruthy()
  become({ ...quoted, summary: { ...quoted.summary, status: 'STATUS0014', nextStep: 'PAY' }, bills: [bill] })
  await user.click(screen.getByRole('button', { name: 'Sí, aceptar' }))
  expect(await screen.findByText('Presupuesto aceptado. Ya está la factura.')).toBeTruthy()
  expect(update.mock.calls[0]?.[1]).toEqual({ act: 'ACCEPT_BUDGET' })
  expect(await screen.findByText('Pendiente de pago')).toBeTruthy()
  expect(screen.getByText(/^Lo siguiente es pagar la factura FO202600001601, hasta el sábado 25 de abril/)).toBeTruthy()
  const onward = screen.getByRole('link', { name: 'Ver la factura y pagarla' })
  expect(onward.getAttribute('href')).toBe(`/provisions/detail?dossier=${code}&panel=panel4`)
})

test('shows who pays the budget: the applicant or the payer of the form', async () => {
  const first = open(quoted, `${paths.provisionDetail}?dossier=${code}&panel=panel3`)
  expect(await screen.findByText('Lucía Ferreiro Castro (12345678Z)')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ver la factura y pagarla' })).toBeNull()
  first.unmount()
  const payer = { docNumber: 'B87654323', name: 'Promocións do Sar, S. L.' }
  open({ ...quoted, form: { ...quoted.form, payer } }, `${paths.provisionDetail}?dossier=${code}&panel=panel3`)
  expect(await screen.findByText('Promocións do Sar, S. L. (B87654323)')).toBeTruthy()
})

test('confirms a withdrawal first and refreshes a dossier that changed meanwhile', async () => {
  const { user, update, become } = open(quoted)
  await user.click(await screen.findByRole('button', { name: 'Renunciar a la conexión' }))
  expect(screen.getByText(/no se puede reabrir/)).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
  update.mockReturnValue({ code: '0409' })
  become({ ...quoted, summary: { ...quoted.summary, name: 'Otro nombre' } })
  await user.click(screen.getByRole('button', { name: 'Sí, renunciar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('ha cambiado mientras lo miraba')
  expect(await screen.findByRole('heading', { level: 1, name: 'Otro nombre', hidden: true })).toBeTruthy()
})

test('says how the state changed meanwhile when the pressed action is gone', async () => {
  const { user, update, become } = open(quoted, `${paths.provisionDetail}?dossier=${code}&panel=panel3`)
  await user.click(await screen.findByRole('button', { name: /^Aceptar 131,82/ }))
  update.mockReturnValue({ code: '0409' })
  become(dossierDetailIn('outOfTime', { budget }))
  await user.click(screen.getByRole('button', { name: 'Sí, aceptar' }))
  const notice = await screen.findByText('Estaba en «Presupuesto por responder» y ahora está en «Fuera de plazo».')
  expect(notice.closest('[tabindex]')).toBe(document.activeElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull()
})

test('marks a communication as read when it is opened', async () => {
  const told = {
    communicationId: 7,
    sendDate: '20/03/2026',
    type: 'STATUS',
    title: 'Tiene un presupuesto',
    text: 'Son 131,82 €.',
    indRead: 0,
  } as const
  const { user, update } = open({ ...quoted, summary: { ...quoted.summary, communicationList: [told] } })
  await user.click(await screen.findByText('Tiene un presupuesto'))
  await waitFor(() => expect(update.mock.calls[0]?.[1]).toEqual({ readCommunications: [7] }))
})

test('shows the facts of a generator and asks for its undefined technology [SC-085]', async () => {
  const form = {
    ...quoted.form,
    newGeneration: {
      installedPowerKw: 5,
      selfConsumption: 'INDIVIDUAL' as const,
      withSurplus: true,
      guaranteeDeposited: true,
    },
  }
  open(
    dossierDetailIn('registered', {
      form,
      summary: { type: 'DOSTYP002', subtype: 'DOSSUB000', dueDate: '2026-05-31' },
    }),
  )
  expect(await screen.findByText('Falta definir la tecnología')).toBeTruthy()
  expect(screen.getByText(/Defínalo antes de que la revisemos/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Definirla' }).getAttribute('href')).toContain('task=generation')
  expect(screen.getByText('Garantía económica depositada')).toBeTruthy()
  expect(screen.getByText('Por definir')).toBeTruthy()
})

test.each([
  ['a generator whose technology is known', { type: 'DOSTYP002', subtype: 'DOSSUB001', technology: 'PHOTOVOLTAIC' }],
  ['a new supply', { type: 'DOSTYP001' }],
] as const)('asks for no technology of %s [SC-085]', async (_what, summary) => {
  open(dossierDetailIn('registered', { summary }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Falta definir la tecnología')).toBeNull()
})

test('says that a draft lacks data and sends a complete one', async () => {
  const lacking = dossierDetailIn('registered', { form: { type: 'DOSTYP001' }, summary: { dueDate: '2026-05-31' } })
  const first = open(lacking)
  expect(await screen.findByText(/todavía le faltan datos/)).toBeTruthy()
  first.unmount()
  const whole = {
    ...quoted.form,
    applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', email: 'lucia.ferreiro@correo.gal' },
    cadastre: { referenciaCatastral: '1234567NH1234N0001AB' },
  }
  const { user, update } = open(dossierDetailIn('registered', { form: whole, summary: { dueDate: '2026-05-31' } }))
  await user.click(await screen.findByRole('button', { name: 'Enviar la solicitud' }))
  expect(update.mock.calls[0]?.[1]).toEqual({ act: 'SUBMIT' })
})

test('offers to bind the supply of a closed connection', async () => {
  const history = [event('registered', '2026-02-01'), event('inService', '2026-03-01'), event('closed', '2026-03-20')]
  open(dossierDetailIn('closed', { history, resultingCups: 'ES0022007661975321ZM1P' }))
  const add = await screen.findByRole('link', { name: 'Vincular el suministro' })
  expect(add.getAttribute('href')).toBe('/suppliesVinculation?supply=ES0022007661975321ZM1P')
})

test('offers no binding of a supply of another owner or of one already bound', async () => {
  const history = [event('registered', '2026-02-01'), event('inService', '2026-03-01'), event('closed', '2026-03-20')]
  const closed = dossierDetailIn('closed', { history, resultingCups: example('SupplyPoint').cups })
  const owner = { docNumber: '23456781R', name: 'Antón', surname1: 'Rey' }
  const first = open({ ...closed, form: { ...closed.form, owner } })
  expect(await screen.findByText(/a nombre de Antón Rey\. Solo esa persona puede vincularlo/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Vincular el suministro' })).toBeNull()
  first.unmount()
  supplies.items = [example('SupplyPoint')]
  open(closed)
  expect((await screen.findByRole('link', { name: 'Ver el suministro' })).getAttribute('href')).toContain(
    '/supplies/detail',
  )
  expect(screen.queryByRole('link', { name: 'Vincular el suministro' })).toBeNull()
})

test('hides the actions without a connection and says why', async () => {
  open(quoted, `${paths.provisionDetail}?dossier=${code}&panel=panel3`)
  await screen.findByRole('button', { name: /^Aceptar/ })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect((await screen.findAllByText(/Sin conexión no puede hacerlo/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull()
})

test('names a dossier that failed to load and links to the list', async () => {
  open({ code: 'ERROR_GENERICO', status: 400 })
  expect(await screen.findByRole('heading', { level: 1, name: `Expediente ${code}` })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Conexiones' })).toBeTruthy()
})

test('opens nothing more of an ended dossier and offers no acceptance of its budget', async () => {
  const lapsed = dossierDetailIn('outOfTime', { budget })
  const first = open(lapsed, `${paths.provisionDetail}?dossier=${code}&panel=panel5`)
  expect(await screen.findByText('El expediente terminó sin llegar a este apartado.')).toBeTruthy()
  first.unmount()
  open(lapsed, `${paths.provisionDetail}?dossier=${code}&panel=panel3`)
  expect(await screen.findByText('Se podía aceptar hasta el')).toBeTruthy()
  expect(screen.queryByText('Puede aceptarlo hasta el')).toBeNull()
})
