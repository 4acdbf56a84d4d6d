import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DossierForm } from '#src/api/generated/api.ts'
import { takeServerTime } from '#src/base/clock.ts'
import { cannedFormOf } from '#src/testing/cannedNewDossier.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { StepsScreen } from './StepsScreen.tsx'

beforeEach(() => takeServerTime('Mon, 2 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  takeServerTime(new Date().toUTCString())
})

const path = '/provisions/new-provision/steps'
const list = `${path}?dossier=EXP202600001601`
const whole: DossierForm = {
  type: 'DOSTYP001',
  technicalData: { requestedPowerKw: 5.75, voltage: 'BT', phases: 1, urbanisedGround: true, distanceMetres: 20 },
  addresses: {
    supply: {
      streetType: 'street',
      streetName: 'do Príncipe',
      number: '12',
      zipCode: '36202',
      town: 'Vigo',
      province: 'Pontevedra',
    },
  },
  cadastre: { referenciaCatastral: '9872023VH5797S0001WX' },
  applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', surname2: 'Castro' },
}

function draw(address: string, form: DossierForm, changes: Readonly<Record<string, Handler>> = {}) {
  let kept = form
  const save = vi.fn<Handler>((_query, body) => {
    // The fake keeps what the screen saves.
    kept = (body as { form: DossierForm }).form
    return { content: cannedFormOf('registered', kept) }
  })
  const towns = [{ name: 'Vigo', province: 'Pontevedra', ineCode: '36057', huso: 29 }]
  const handlers = {
    'GET /dossiers/EXP202600001601': () => ({ content: cannedFormOf('registered', kept) }),
    'GET /coverage': () => ({ content: { coverage: { served: true, towns } } }),
    'POST /expedientForm': save,
    ...changes,
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  const element = (
    <>
      <StepsScreen />
      <ToastRegion />
    </>
  )
  return { ...renderScreens({ [path]: element }, address), save, user: userEvent.setup({ delay: null }) }
}

const saveAndGoBack = (drawn: ReturnType<typeof draw>) =>
  drawn.user.click(screen.getByRole('button', { name: 'Guardar y volver' }))

test('a new draft has everything to be done, and sending waits for it', async () => {
  draw(list, { type: 'DOSTYP001' })
  expect(await screen.findByRole('link', { name: 'Potencia' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dónde es' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Revisar y enviar' })).toBeNull()
  expect(screen.getByText('Revisar y enviar')).toBeTruthy()
})

test('a form that cannot be loaded is said [FL-097]', async () => {
  draw(list, whole, { 'GET /dossiers/EXP202600001601': () => ({ code: '9000', status: 500 }) })
  expect(
    await screen.findByText('Error al obtener los datos del formulario.', undefined, { timeout: 10_000 }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
}, 15_000)

test('what could not be saved is said, and what was typed stays [FL-098]', async () => {
  const drawn = draw(
    `${list}&task=people`,
    { type: 'DOSTYP001' },
    {
      'POST /expedientForm': () => ({ code: '9000', status: 500 }),
    },
  )
  await drawn.user.click(await screen.findByRole('radio', { name: /^Yo/ }))
  await saveAndGoBack(drawn)
  const said = await screen.findAllByText('Error al guardar los datos del formulario.')
  expect(said).toHaveLength(2)
  expect(screen.getByText(/solo en este dispositivo/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yo/ }).checked).toBe(true)
})

test('what is saved is said, and the list tells that it is done [FL-099]', async () => {
  const drawn = draw(`${list}&task=people`, { type: 'DOSTYP001' })
  await drawn.user.click(await screen.findByRole('radio', { name: /^Yo/ }))
  await saveAndGoBack(drawn)
  expect(await screen.findByText('Formulario guardado correctamente.')).toBeTruthy()
  const task = (await screen.findByRole('link', { name: 'A nombre de quién' })).closest('li')
  await waitFor(() => expect(task?.textContent).toContain('Hecha'))
  expect(drawn.save.mock.calls[0]?.[1]).toEqual({
    dossierCod: 'EXP202600001601',
    form: {
      type: 'DOSTYP001',
      applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', surname2: 'Castro' },
    },
  })
})

test('somebody else is taken only with a good document and their consent', async () => {
  const drawn = draw(`${list}&task=people`, { type: 'DOSTYP001' })
  await drawn.user.click(await screen.findByRole('radio', { name: /Otra persona/ }))
  await drawn.user.type(screen.getByRole('textbox', { name: 'Documento' }), '23456781A')
  await drawn.user.type(screen.getByRole('textbox', { name: /Nombre/ }), 'Antón')
  await saveAndGoBack(drawn)
  expect((await screen.findAllByText(/Compruebe el documento/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Sin su acuerdo/).length).toBeGreaterThan(0)
  expect(drawn.save).not.toHaveBeenCalled()
  await drawn.user.clear(screen.getByRole('textbox', { name: 'Documento' }))
  await drawn.user.type(screen.getByRole('textbox', { name: 'Documento' }), '23456781r')
  await drawn.user.click(screen.getByRole('checkbox'))
  await saveAndGoBack(drawn)
  await waitFor(() => expect(drawn.save).toHaveBeenCalled())
  expect(drawn.save.mock.calls[0]?.[1]).toMatchObject({
    form: { owner: { docNumber: '23456781R', name: 'Antón' }, thirdPartyConsentOwner: true },
  })
})

test('the place begins with the town of the postcode, and is saved with its reference', async () => {
  const drawn = draw(`${list}&zip=36202&task=place`, { type: 'DOSTYP001' })
  const town = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Municipio' })
  await waitFor(() => expect(town.value).toBe('Vigo'))
  await drawn.user.type(screen.getByRole('textbox', { name: 'Nombre de la vía' }), 'do Príncipe')
  await drawn.user.type(screen.getByRole('textbox', { name: 'Número' }), '12')
  await saveAndGoBack(drawn)
  expect((await screen.findAllByText(/veinte letras y cifras de la referencia/)).length).toBeGreaterThan(0)
  await drawn.user.type(screen.getByRole('textbox', { name: 'Referencia catastral' }), '9872023vh5797s0001wx')
  await saveAndGoBack(drawn)
  await waitFor(() => expect(drawn.save).toHaveBeenCalled())
  const { addresses, cadastre } = whole
  expect(drawn.save.mock.calls[0]?.[1]).toMatchObject({ form: { addresses, cadastre } })
})

test('power is saved with phases and ground', async () => {
  const drawn = draw(`${list}&task=power`, whole)
  const kw = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Potencia/ })
  expect(kw.value).toBe('5,75')
  await drawn.user.clear(kw)
  await drawn.user.type(kw, '9,2')
  await drawn.user.click(screen.getByRole('radio', { name: 'Trifásica' }))
  await saveAndGoBack(drawn)
  await waitFor(() => expect(drawn.save).toHaveBeenCalled())
  expect(drawn.save.mock.calls[0]?.[1]).toMatchObject({
    form: { technicalData: { requestedPowerKw: 9.2, phases: 3, distanceMetres: 20, urbanisedGround: true } },
  })
})

test('what is whole is checked and sent, and told with its code and what comes next', async () => {
  let isSent = false
  const sent = () => ({ content: cannedFormOf(isSent ? 'pendingDocumentation' : 'registered', whole) })
  const drawn = draw(`${list}&task=check`, whole, {
    'GET /dossiers/EXP202600001601': sent,
    'PUT /dossiers/EXP202600001601': (_query, body) => {
      expect(body).toEqual({ act: 'SUBMIT' })
      isSent = true
      return sent()
    },
  })
  expect(await screen.findByText(/^do Príncipe, 12, 36202 Vigo$/)).toBeTruthy()
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar la solicitud' }))
  expect(await screen.findByText('Hemos recibido su solicitud')).toBeTruthy()
  expect(screen.getByText('EXP202600001601')).toBeTruthy()
  expect(screen.getByText('Faltan documentos. Cuando los suba, la revisamos.')).toBeTruthy()
})
