import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { dossierFormIn } from '#src/testing/dossierIn.ts'
import { drawSteps, stepsList, wholeForm } from '#src/testing/drawSteps.tsx'
import type { Handler } from '#src/testing/fakeFetch.ts'
import { StepsScreen } from './StepsScreen.tsx'

beforeEach(() => syncServerClock('Mon, 2 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  // Leaving a task stores its input, which needs the fake server.
  cleanup()
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

test('offers every task of a new draft and keeps sending closed', async () => {
  drawSteps(<StepsScreen />, stepsList, { type: 'DOSTYP001' })
  expect(await screen.findByRole('link', { name: 'Potencia' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dónde es' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Revisar y enviar' })).toBeNull()
  expect(screen.getByText('Revisar y enviar')).toBeTruthy()
})

test('says until when a draft may be sent, or its documents may come once it was sent', async () => {
  const { unmount } = drawSteps(<StepsScreen />, stepsList, wholeForm)
  expect(await screen.findByText(/^Se guarda sola al terminar cada parte\. Puede enviarla hasta el/)).toBeTruthy()
  unmount()
  drawSteps(<StepsScreen />, stepsList, wholeForm, {
    'GET /dossiers/EXP202600000101': () => ({ content: dossierFormIn('pendingDocumentation', wholeForm) }),
  })
  expect(await screen.findByText(/^Ya la envió\. Tiene hasta el .* para entregar los documentos/)).toBeTruthy()
})

test('disables sending a complete form without a connection and says why', async () => {
  drawSteps(<StepsScreen />, `${stepsList}&task=check`, wholeForm)
  const send = await screen.findByRole('button', { name: 'Enviar la solicitud' })
  expect(send).toHaveProperty('disabled', false)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(/^Sin conexión: podrá enviarlo/)).toBeTruthy()
  expect(send).toHaveProperty('disabled', true)
  onLine.mockRestore()
  fireEvent(window, new Event('online'))
})

test('reports a form that cannot be loaded [FL-097]', async () => {
  drawSteps(<StepsScreen />, stepsList, wholeForm, {
    'GET /dossiers/EXP202600000101': () => ({ code: '9000', status: 500 }),
  })
  expect(
    await screen.findByText('Error al obtener los datos del formulario.', undefined, { timeout: 10_000 }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
}, 15_000)

test('reports a failure to save and keeps the input [FL-098]', async () => {
  const drawn = drawSteps(
    <StepsScreen />,
    `${stepsList}&task=people`,
    { type: 'DOSTYP001' },
    {
      'POST /expedientForm': () => ({ code: '9000', status: 500 }),
    },
  )
  await drawn.user.click(await screen.findByRole('radio', { name: /^Yo/ }))
  await drawn.saveAndGoBack()
  const errors = await screen.findAllByText('Error al guardar los datos del formulario.')
  expect(errors).toHaveLength(2)
  expect(screen.getByText(/solo en este dispositivo/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yo/ }).checked).toBe(true)
})

test('announces a saved task and marks it as done in the list [FL-099]', async () => {
  const drawn = drawSteps(<StepsScreen />, `${stepsList}&task=people`, { type: 'DOSTYP001' })
  await drawn.user.click(await screen.findByRole('radio', { name: /^Yo/ }))
  await drawn.saveAndGoBack()
  expect(await screen.findByText('Formulario guardado correctamente.')).toBeTruthy()
  const task = (await screen.findByRole('link', { name: 'A nombre de quién' })).closest('li')
  await waitFor(() => expect(task?.textContent).toContain('Hecha'))
  expect(drawn.save.mock.calls[0]?.[1]).toEqual({
    dossierCod: 'EXP202600000101',
    form: {
      type: 'DOSTYP001',
      applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', surname2: 'Castro' },
    },
  })
})

test('requires document and consent of another person and remembers nobody unasked', async () => {
  const keepPerson = vi.fn<Handler>(() => ({ code: '0409' }))
  const drawn = drawSteps(
    <StepsScreen />,
    `${stepsList}&task=people`,
    { type: 'DOSTYP001' },
    {
      'GET /customers': () => ({ content: { customers: { count: 0, items: [] } } }),
      'POST /customers': keepPerson,
    },
  )
  await drawn.user.click(await screen.findByRole('radio', { name: /Otra persona/ }))
  await drawn.user.type(screen.getByRole('textbox', { name: 'Documento' }), '23456781A')
  await drawn.user.type(screen.getByRole('combobox', { name: /^Nombre/ }), 'Antón')
  await drawn.saveAndGoBack()
  expect((await screen.findAllByText(/Compruebe el documento/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Sin su acuerdo/).length).toBeGreaterThan(0)
  expect(drawn.save).not.toHaveBeenCalled()
  await drawn.user.clear(screen.getByRole('textbox', { name: 'Documento' }))
  await drawn.user.type(screen.getByRole('textbox', { name: 'Documento' }), '23456781r')
  await drawn.user.click(screen.getByRole('checkbox', { name: /está de acuerdo/ }))
  await drawn.saveAndGoBack()
  await waitFor(() => expect(drawn.save).toHaveBeenCalled())
  expect(drawn.save.mock.calls[0]?.[1]).toMatchObject({
    form: { owner: { docNumber: '23456781R', name: 'Antón' }, thirdPartyConsentOwner: true },
  })
  await screen.findByRole('list', { name: 'Partes de la solicitud' })
  expect(keepPerson).not.toHaveBeenCalled()
})

test('fills in the town of the postcode and requires the cadastral reference', async () => {
  const drawn = drawSteps(<StepsScreen />, `${stepsList}&zip=36202&task=place`, { type: 'DOSTYP001' })
  const town = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Municipio' })
  await waitFor(() => expect(town.value).toBe('Vigo'))
  await drawn.user.type(screen.getByRole('textbox', { name: 'Nombre de la vía' }), 'do Príncipe')
  await drawn.user.type(screen.getByRole('textbox', { name: 'Número' }), '12')
  await drawn.saveAndGoBack()
  expect((await screen.findAllByText(/veinte letras y cifras de la referencia/)).length).toBeGreaterThan(0)
  await drawn.user.type(screen.getByRole('textbox', { name: 'Referencia catastral' }), '9872023vh5797s0001wx')
  await drawn.saveAndGoBack()
  await waitFor(() => expect(drawn.save).toHaveBeenCalled())
  const { addresses, cadastre } = wholeForm
  expect(drawn.save.mock.calls[0]?.[1]).toMatchObject({ form: { addresses, cadastre } })
})

test('saves the power with phases, distance and ground', async () => {
  const drawn = drawSteps(<StepsScreen />, `${stepsList}&task=power`, wholeForm)
  const kw = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Potencia/ })
  expect(kw.value).toBe('5,75')
  await drawn.user.clear(kw)
  await drawn.user.type(kw, '9,2')
  await drawn.user.click(screen.getByRole('radio', { name: 'Trifásica' }))
  await drawn.saveAndGoBack()
  await waitFor(() => expect(drawn.save).toHaveBeenCalled())
  expect(drawn.save.mock.calls[0]?.[1]).toMatchObject({
    form: { technicalData: { requestedPowerKw: 9.2, phases: 3, distanceMetres: 20, urbanisedGround: true } },
  })
})

test('sends a complete form and confirms it with its code and the next step', async () => {
  let isSent = false
  const sent = () => ({ content: dossierFormIn(isSent ? 'pendingDocumentation' : 'registered', wholeForm) })
  const drawn = drawSteps(<StepsScreen />, `${stepsList}&task=check`, wholeForm, {
    'GET /dossiers/EXP202600000101': sent,
    'PUT /dossiers/EXP202600000101': (_query, body) => {
      expect(body).toEqual({ act: 'SUBMIT' })
      isSent = true
      return sent()
    },
  })
  expect(await screen.findByText(/^do Príncipe, 12, 36202 Vigo$/)).toBeTruthy()
  await drawn.user.click(screen.getByRole('button', { name: 'Enviar la solicitud' }))
  expect(await screen.findByText('Hemos recibido su solicitud')).toBeTruthy()
  expect(screen.getByText('EXP202600000101')).toBeTruthy()
  expect(screen.getByText('Faltan documentos. Cuando los suba, la revisamos.')).toBeTruthy()
})
