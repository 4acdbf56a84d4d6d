import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { dossierDetailIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { DossierScreen } from './DossierScreen.tsx'
import { DossierStepScreen } from './DossierStepScreen.tsx'

beforeEach(() => syncServerClock('Thu, 26 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const code = 'EXP202600000101'
const sheet = { ...example('TaisTr9'), installerDocument: '23456781R' }

function draw(sheet: Handler, status: 'inExecution' | 'closed' | 'registered', panel = 'panel5') {
  const save = vi.fn<Handler>(() => ({ code: '0409' }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      [`GET /dossiers/${code}`]: () => ({
        content: {
          dossier: dossierDetailIn(status, {
            history: [{ status: 'STATUS0072', date: '2026-03-02T09:00:00Z', by: 'utility' }],
          }),
        },
      }),
      [`GET /taisTr9/${code}`]: sheet,
      'POST /taisTr9': save,
    }),
  )
  const element = (
    <>
      <DossierScreen />
      <ToastRegion />
    </>
  )
  const address = `${paths.provisionDetail}?dossier=${code}&panel=${panel}`
  return {
    ...renderScreens({ [paths.provisionDetail]: element }, address),
    save,
    user: userEvent.setup({ delay: null }),
  }
}

test('requires the fields of a missing sheet, sends it and reports that it came too late', async () => {
  const { user, save } = draw(() => ({ code: '0404' }), 'inExecution')
  expect(await screen.findByText(/Falta la ficha/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Guardar la ficha' }))
  expect((await screen.findAllByText('Escriba el número del boletín')).length).toBeGreaterThan(0)
  expect(save).not.toHaveBeenCalled()
  const type = (name: string, value: string) => user.type(screen.getByLabelText(name), value)
  await type('Número del boletín', sheet.certificateNumber)
  await type('Día de la inspección', sheet.inspectionDate)
  await type('Nombre del instalador', sheet.installerName)
  await type('Documento del instalador', '23.456.781-r')
  await type('Número de registro del instalador', sheet.installerRegistration)
  await type('Potencia instalada', '5,75')
  await type('Potencia máxima admisible', '9,2')
  await type('Tensión', '230')
  await user.selectOptions(screen.getByLabelText('Fases'), '1')
  await type('Interruptor general', '40')
  await user.selectOptions(screen.getByLabelText('Sensibilidad del diferencial'), '30')
  await type('Resistencia de tierra', '12,5')
  await type('Resistencia de aislamiento', '0,8')
  await user.click(screen.getByRole('button', { name: 'Guardar la ficha' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[1]).toEqual(sheet)
  expect(await screen.findByText(/la ficha ya no se puede guardar/)).toBeTruthy()
})

test('reads back a saved sheet and lets it be changed only while the dossier goes on', async () => {
  const first = draw(() => ({ content: { taisTr9: sheet } }), 'inExecution')
  expect(await screen.findByText('CIE-2026-0815')).toBeTruthy()
  await first.user.click(screen.getByRole('button', { name: 'Cambiar la ficha' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Resistencia de tierra')).value).toBe('12,5')
  first.unmount()
  draw(() => ({ content: { taisTr9: sheet } }), 'closed')
  expect(await screen.findByText('CIE-2026-0815')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cambiar la ficha' })).toBeNull()
})

test('offers to correct the request only while the form is open', async () => {
  const first = draw(() => ({ code: '0404' }), 'registered', 'panel1')
  const link = await screen.findByRole('link', { name: 'Corregir o completar' })
  expect(link.getAttribute('href')).toBe(`/provisions/edit-provision/steps?dossier=${code}`)
  first.unmount()
  draw(() => ({ code: '0404' }), 'inExecution', 'panel1')
  expect(await screen.findByText('Potencia solicitada')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Corregir o completar' })).toBeNull()
})

test('keeps the input for one dossier out of the next one', async () => {
  const of = (dossierCod: string) => () => ({
    content: {
      dossier: dossierDetailIn('inExecution', {
        summary: { dossierCod },
        history: [{ status: 'STATUS0072', date: '2026-03-02T09:00:00Z', by: 'utility' }],
      }),
    },
  })
  const saved = () => ({ content: { taisTr9: sheet } })
  const other = 'EXP202600001602'
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      [`GET /dossiers/${code}`]: of(code),
      [`GET /dossiers/${other}`]: of(other),
      [`GET /taisTr9/${code}`]: saved,
      [`GET /taisTr9/${other}`]: saved,
    }),
  )
  const page = (one: string) => `${paths.provisionWorks}?dossier=${one}`
  const { router } = renderScreens({ [paths.provisionWorks]: <DossierStepScreen /> }, page(other))
  const change = () => screen.findByRole('button', { name: 'Cambiar la ficha' })
  await change()
  await act(() => router.navigate(page(code)))
  await userEvent.click(await change())
  await userEvent.type(screen.getByLabelText('Número del boletín'), '9')
  await act(() => router.navigate(page(other)))
  expect(await change()).toBeDefined()
})
