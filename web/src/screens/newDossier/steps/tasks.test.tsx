import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { dossierFormIn } from '#src/testing/dossierIn.ts'
import { drawSteps, lastSaved, stepsList, wholeForm } from '#src/testing/drawSteps.tsx'
import type { Handler } from '#src/testing/fakeFetch.ts'
import { fakeUploads } from '#src/testing/fakeUpload.ts'
import { StepsScreen } from './StepsScreen.tsx'

beforeEach(() => syncServerClock('Mon, 2 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  // Leaving a task stores its input, which needs the fake server.
  cleanup()
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const draft = { type: 'DOSTYP001' as const }
const antonSaved = {
  idRelationship: '7',
  docNumber: '23456781R',
  docType: '01',
  customerName: 'Antón',
  surname1: 'Rey',
  telephone1: '612345670',
  indLegalAccept: 'N',
  userType: 'OWNER',
}
const textbox = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('requires a purpose but no remarks', async () => {
  const { user, saveAndGoBack, save } = drawSteps(<StepsScreen />, `${stepsList}&task=asks`, draft)
  await screen.findByRole('checkbox', { name: 'Un punto de recarga' })
  await saveAndGoBack()
  expect((await screen.findAllByText('Marque al menos una cosa')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: 'Un punto de recarga' }))
  await user.click(screen.getByRole('checkbox', { name: 'Un nuevo suministro' }))
  await user.type(textbox(/Algo más/), 'La entrada es por detrás.')
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(lastSaved(save)).toMatchObject({
    supplyTypes: ['NEW_SUPPLY', 'CHARGING_POINT'],
    remarks: 'La entrada es por detrás.',
  })
})

test('suggests a known person by name, fills in the rest and says when no more can be remembered', async () => {
  const keepPerson = vi.fn<Handler>(() => ({ code: '0409' }))
  const { user, saveAndGoBack, save } = drawSteps(<StepsScreen />, `${stepsList}&task=people`, draft, {
    'GET /customers': () => ({ content: { customers: { count: 1, items: [antonSaved] } } }),
    'POST /customers': keepPerson,
  })
  await user.click(await screen.findByRole('radio', { name: /Otra persona/ }))
  await user.type(screen.getByRole('combobox', { name: /^Nombre/ }), 'ant')
  await user.click(await screen.findByRole('option', { name: /Antón Rey/ }))
  expect(textbox('Documento').value).toBe('23456781R')
  await user.click(screen.getByRole('checkbox', { name: /está de acuerdo/ }))
  await user.click(screen.getByRole('checkbox', { name: /Recordar/ }))
  await saveAndGoBack()
  expect(await screen.findByText(/ya recuerda a 500 personas/)).toBeTruthy()
  expect(keepPerson).toHaveBeenCalledOnce()
  expect(lastSaved(save).owner).toEqual({
    docNumber: '23456781R',
    name: 'Antón',
    surname1: 'Rey',
    telephone: '612345670',
  })
})

test('finds a known person by the whole document and keeps their address when saved again', async () => {
  const address = { town: 'Boiro', zipcode: '15930', streetName: 'Rúa Principal', telephone2: '981000222' }
  const found = vi.fn<Handler>(() => ({ content: { customers: { count: 1, items: [{ ...antonSaved, ...address }] } } }))
  const keepPerson = vi.fn<Handler>(() => ({ content: { customer: antonSaved } }))
  const { user, saveAndGoBack } = drawSteps(<StepsScreen />, `${stepsList}&task=people`, draft, {
    'GET /customers': found,
    'POST /customers': keepPerson,
  })
  await user.click(await screen.findByRole('radio', { name: /Otra persona/ }))
  await user.type(textbox('Documento'), '23456781')
  expect(found).not.toHaveBeenCalled()
  await user.type(textbox('Documento'), 'r')
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Nombre/ })).toHaveProperty('value', 'Antón'))
  expect(found.mock.calls[0]?.[0].get('filter')).toBe('docNumber::23456781R')
  await user.click(screen.getByRole('checkbox', { name: /está de acuerdo/ }))
  await user.click(screen.getByRole('checkbox', { name: /Recordar/ }))
  await saveAndGoBack()
  await waitFor(() => expect(keepPerson).toHaveBeenCalledOnce())
  expect(keepPerson.mock.calls[0]?.[1]).toMatchObject({ docNumber: '23456781R', customerName: 'Antón', ...address })
})

test('lists the problems of another person in the order of the fields', async () => {
  const { user, saveAndGoBack } = drawSteps(<StepsScreen />, `${stepsList}&task=people`, wholeForm)
  await user.click(await screen.findByRole('radio', { name: /Otra persona/ }))
  await saveAndGoBack()
  const wrong = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(wrong.map(({ textContent }) => textContent)).toEqual([
    'Escriba el nombre',
    'Escriba el documento',
    expect.stringContaining('Sin su acuerdo'),
  ])
  await user.type(textbox('Documento'), '23456781A')
  await saveAndGoBack()
  const still = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(still[1]?.textContent).toBe('Compruebe el documento: la letra o las cifras no son correctas')
})

test('requires the agreement of the payer and an address for an electronic bill', async () => {
  const owner = { docNumber: '23456781R', name: 'Antón' }
  const form = { ...wholeForm, owner, thirdPartyConsentOwner: true }
  const { user, saveAndGoBack, save } = drawSteps(<StepsScreen />, `${stepsList}&task=billing`, form)
  await user.click(await screen.findByRole('radio', { name: /Quien será titular: Antón/ }))
  await user.click(screen.getByRole('radio', { name: 'Sí' }))
  await saveAndGoBack()
  expect((await screen.findAllByText(/Sin su acuerdo/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Diga adónde la enviamos').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: /está de acuerdo/ }))
  await user.click(screen.getByRole('radio', { name: 'A un correo' }))
  await user.type(textbox('Correo para la factura'), 'anton@correo.gal')
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(lastSaved(save)).toMatchObject({
    payer: owner,
    thirdPartyConsentPayer: true,
    digitalInvoice: true,
    billingEmail: 'anton@correo.gal',
  })
})

test('asks who pays first and for no agreement that has no field', async () => {
  const { saveAndGoBack } = drawSteps(<StepsScreen />, `${stepsList}&task=billing`, wholeForm, {
    // The input dates from when the dossier had an owner.
    'GET /customData': () => ({
      content: {
        items: [],
        notes: [
          {
            keyId: 'EXP202600000101',
            data: JSON.stringify({ billing: { payer: 'owner', digital: 'no' } }),
            savedDate: '02/03/2026',
          },
        ],
      },
    }),
  })
  await screen.findByRole('radio', { name: /^Yo/ })
  await saveAndGoBack()
  expect((await screen.findAllByText('Diga quién paga')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Sin su acuerdo/)).toBeNull()
})

test('finds the offices of a public body by its document and says when there are none', async () => {
  const offices = { accountingOffice: 'L01150780', managingBody: 'L01150781', processingUnit: 'L01150782' }
  let company: object | null = null
  const { user, saveAndGoBack, save } = drawSteps(<StepsScreen />, `${stepsList}&task=billing`, wholeForm, {
    'GET /digitalBillingCompany/12345678Z': () => ({ content: { company } }),
  })
  await user.click(await screen.findByRole('radio', { name: /^Yo/ }))
  await user.click(screen.getByRole('radio', { name: 'Sí' }))
  await user.click(screen.getByRole('radio', { name: /FACe/ }))
  await user.click(screen.getByRole('button', { name: 'Buscar las oficinas de 12345678Z' }))
  expect(await screen.findByText(/No nos consta/)).toBeTruthy()
  company = { documentNumber: '12345678Z', name: 'Concello', platform: 'FACE', ...offices }
  await user.click(screen.getByRole('button', { name: /Buscar las oficinas/ }))
  expect(await screen.findByText(/Hemos rellenado/)).toBeTruthy()
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(lastSaved(save).offices).toEqual(offices)
})

test('adds a contact in a dialog that requires a valid telephone', async () => {
  const { user, saveAndGoBack, save } = drawSteps(<StepsScreen />, `${stepsList}&task=contacts`, draft)
  await user.click(await screen.findByRole('button', { name: 'Añadir un contacto' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Breogán, S. L.')
  await user.type(dialog.getByRole('textbox', { name: 'Teléfono' }), '981')
  await user.click(dialog.getByRole('button', { name: 'Guardar el contacto' }))
  expect((await dialog.findAllByText(/nueve cifras/)).length).toBeGreaterThan(0)
  await user.type(dialog.getByRole('textbox', { name: 'Teléfono' }), ' 200 300')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Qué es/ }), 'INSTALLER')
  await user.click(dialog.getByRole('button', { name: 'Guardar el contacto' }))
  expect(await screen.findByText('Instalador, 981200300')).toBeTruthy()
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(lastSaved(save).contacts).toEqual([{ name: 'Breogán, S. L.', telephone: '981200300', role: 'INSTALLER' }])
})

/** Uploads the plan that is missing, which the client then delivers. */
async function uploadPlan(deliver: Handler): Promise<void> {
  const { user, container } = drawSteps(<StepsScreen />, `${stepsList}&task=documents`, wholeForm, {
    'PUT /dossiers/EXP202600000101': deliver,
  })
  const uploads = fakeUploads()
  expect(await screen.findByText('Un plano de situación.')).toBeTruthy()
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, new File(['%PDF-1.7'], 'plano.pdf', { type: 'application/pdf' }))
  await user.selectOptions(await screen.findByRole('combobox'), 'LOCATION_PLAN')
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer('0000', { documentumId: 'DOC-1', nombre: 'plano.pdf', docSize: 8 })
}

test('delivers a document with its chosen type as soon as it is uploaded', async () => {
  const deliver = vi.fn<Handler>(() => ({ content: dossierFormIn('registered', wholeForm) }))
  await uploadPlan(deliver)
  expect(await screen.findByText('Entregado')).toBeTruthy()
  expect(deliver).toHaveBeenCalledWith(expect.anything(), {
    act: 'ADD_DOCUMENTS',
    documents: [{ idDocumentum: 'DOC-1', nombreArchivo: 'plano.pdf', format: 'pdf', documentType: 'LOCATION_PLAN' }],
  })
})

test('announces that the last missing document sends the request to review', async () => {
  const reviewed = dossierFormIn('pendingReview', wholeForm)
  const deliver = vi.fn<Handler>(() => ({ content: { dossier: { ...reviewed.dossier, missingDocuments: [] } } }))
  await uploadPlan(deliver)
  expect(await screen.findByRole('heading', { level: 1, name: 'Hemos recibido su solicitud' })).toBeTruthy()
})

test('reads back all answers before sending', async () => {
  const form = {
    ...wholeForm,
    supplyTypes: ['NEW_SUPPLY' as const],
    remarks: 'Por detrás.',
    coordinates: { x: 523_000, y: 4_676_000, huso: 29 as const },
    powerList: [{ use: 'DWELLING' as const, units: 4, powerKw: 5.75 }],
    digitalInvoice: true,
    billingEmail: 'lucia.ferreiro@correo.gal',
    contacts: [{ name: 'Breogán', telephone: '981200300' }],
  }
  drawSteps(<StepsScreen />, `${stepsList}&task=check`, form)
  for (const text of [
    'Un nuevo suministro',
    'Por detrás.',
    'do Príncipe, 12, 36202 Vigo',
    'X 523.000, Y 4.676.000, huso 29',
    'Viviendas: 4 × 5,75 kW',
    'Sí, lucia.ferreiro@correo.gal',
    'Breogán (981200300)',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('stores unfinished input, restores it and deletes it once saved', async () => {
  const typed = { asks: { supplyTypes: ['TEMPORARY'], remarks: 'Una feria' }, power: { kw: '9' } }
  const notes = [{ keyId: 'EXP202600000101', data: JSON.stringify(typed), savedDate: '02/03/2026' }]
  const drawn = drawSteps(<StepsScreen />, stepsList, draft, {
    'GET /customData': () => ({ content: { items: [], notes } }),
  })
  const task = (await screen.findByRole('link', { name: 'Qué pide' })).closest('li')
  await waitFor(() => expect(task?.textContent).toContain('En curso'))
  await drawn.user.click(screen.getByRole('link', { name: 'Qué pide' }))
  await waitFor(() => expect(textbox(/Algo más/).value).toBe('Una feria'))
  await drawn.user.type(textbox(/Algo más/), ' en Ribeira')
  await drawn.user.click(screen.getByRole('link', { name: 'Su solicitud' }))
  // Stored at once, not a moment after the last key press.
  await waitFor(() => expect(drawn.keep).toHaveBeenCalledOnce(), { timeout: 500 })
  const stored = { ...typed, asks: { ...typed.asks, remarks: 'Una feria en Ribeira' } }
  expect(drawn.keep.mock.calls[0]?.[1]).toEqual({ keyId: 'EXP202600000101', data: JSON.stringify(stored) })
  await drawn.user.click(await screen.findByRole('link', { name: 'Qué pide' }))
  await drawn.saveAndGoBack()
  await waitFor(() => expect(drawn.keep).toHaveBeenCalledTimes(2))
  expect(drawn.keep.mock.calls[1]?.[1]).toMatchObject({ data: JSON.stringify({ power: typed.power }) })
})

test('deletes input that was still being stored while its task was saved', async () => {
  let letThrough: () => void = () => {}
  const keep = vi.fn<Handler>(() => new Promise((resolve) => (letThrough = () => resolve({ content: {} }))))
  const { user, saveAndGoBack } = drawSteps(<StepsScreen />, `${stepsList}&task=asks`, draft, {
    'PUT /customData/dossierData': keep,
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Un nuevo suministro' }))
  await waitFor(() => expect(keep).toHaveBeenCalledOnce(), { timeout: 4_000 })
  await saveAndGoBack()
  await screen.findByRole('link', { name: 'Qué pide' })
  expect(keep).toHaveBeenCalledOnce()
  letThrough()
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2))
  expect(keep.mock.lastCall?.[1]).toMatchObject({ data: '{}' })
})

test('stores no input of the customer for the actor when the acting ends by itself', async () => {
  const { user, keep, unmount } = drawSteps(<StepsScreen />, `${stepsList}&task=asks`, draft)
  await user.type(await screen.findByRole('textbox', { name: /Algo más/ }), 'Una feria')
  const now = sessionStore.current()
  if (now.status !== 'open') throw new Error('the screen is of somebody')
  act(() => sessionStore.set({ ...now, session: { ...now.session, userId: now.session.userId + 1 } }))
  unmount()
  // A call would have happened by now.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(keep).not.toHaveBeenCalled()
})

test('says that input that cannot be stored is on this device only', async () => {
  const { user } = drawSteps(<StepsScreen />, `${stepsList}&task=asks`, draft, {
    'PUT /customData/dossierData': () => ({ code: '9000', status: 500 }),
  })
  await user.type(await screen.findByRole('textbox', { name: /Algo más/ }), 'Una feria')
  expect(await screen.findByText(/está solo en este dispositivo/, undefined, { timeout: 4_000 })).toBeTruthy()
})
