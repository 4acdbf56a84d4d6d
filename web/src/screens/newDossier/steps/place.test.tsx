import { example } from '@acometida/api-spec/operations/example.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#src/base/clock.ts'
import { drawSteps, lastSaved, stepsList, wholeForm } from '#src/testing/drawSteps.tsx'
import type { Handler } from '#src/testing/fakeFetch.ts'
import { StepsScreen } from './StepsScreen.tsx'

beforeEach(() => syncServerClock('Mon, 2 Mar 2026 09:00:00 GMT'))
afterEach(() => {
  // Leaving a task stores its input, which needs the fake server.
  cleanup()
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const place = `${stepsList}&task=place`
const reference = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Referencia catastral' })

test('draws the plot of a reference with its size and saves its centre as the place', async () => {
  const { saveAndGoBack, save } = drawSteps(<StepsScreen />, place, wholeForm)
  expect(
    await screen.findByRole('img', {
      name: 'Parcela de 800 m² en Vigo, de unos 40 por 20 metros, con el norte arriba',
    }),
  ).toBeTruthy()
  await saveAndGoBack()
  expect(await screen.findByText('El sitio está a 1,2 km del centro de Vigo.')).toBeTruthy()
  expect(lastSaved(save).coordinates).toEqual({ x: 523_020, y: 4_676_010, huso: 29 })
  expect(await screen.findByRole('list', { name: 'Partes de la solicitud' })).toBeTruthy()
})

test('warns of a plot in another town than the address and saves it all the same', async () => {
  const { geometria, ...rest } = example('getGeometry')
  const { saveAndGoBack, save } = drawSteps(<StepsScreen />, place, wholeForm, {
    'GET /geometriaSolicitud': () => ({ content: { ...rest, geometria: { ...geometria, town: 'Lalín' } } }),
  })
  expect(await screen.findByText(/^Esa parcela está en Lalín y la dirección dice Vigo\./)).toBeTruthy()
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
})

test('says that a reference has no plot and saves the form without coordinates', async () => {
  const { saveAndGoBack, save } = drawSteps(<StepsScreen />, place, wholeForm, {
    'GET /geometriaSolicitud': () => ({ code: '0404' }),
  })
  expect(await screen.findByText(/No encontramos ninguna parcela/)).toBeTruthy()
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(lastSaved(save).coordinates).toBeUndefined()
})

test('saves a place outside the area with a warning and confirms it only after asking twice', async () => {
  const force = vi.fn<Handler>(() => ({ content: { validacion: { resultado: 'OK', forzado: true } } }))
  const { saveAndGoBack, user, save } = drawSteps(<StepsScreen />, place, wholeForm, {
    'POST /validarCoordenadas': () => ({ content: example('validateCoordinates', 'outside') }),
    'GET /forzarValidacion': force,
  })
  await screen.findByRole('img')
  await saveAndGoBack()
  expect(await screen.findByText('Ese sitio parece quedar fuera de nuestra zona')).toBeTruthy()
  expect(screen.getByText(/Está a 34 km del centro de Santiago de Compostela/)).toBeTruthy()
  expect(save).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Es correcto, seguir' }))
  expect(force).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Sí, es ahí' }))
  expect(await screen.findByText('Tomamos el sitio como usted lo da.')).toBeTruthy()
  expect(force.mock.calls[0]?.[0].get('resultado')).toBe('OK')
})

test('drops the coordinates and their checks when the reference changes', async () => {
  const drop = vi.fn<Handler>(() => ({ code: '0404' }))
  const form = { ...wholeForm, coordinates: { x: 523_500, y: 4_676_500, huso: 29 as const } }
  const { saveAndGoBack, user, save } = drawSteps(<StepsScreen />, place, form, {
    'GET /geometriaSolicitud': () => ({ code: '0404' }),
    'DELETE /borrarValidacion': drop,
  })
  await user.clear(await reference())
  await user.type(await reference(), '1111111VH5797S0001WX')
  await saveAndGoBack()
  await waitFor(() => expect(drop).toHaveBeenCalled())
  expect(lastSaved(save).coordinates).toBeUndefined()
  expect(await screen.findByText(/lo comprobado antes ya no vale/)).toBeTruthy()
  expect(screen.queryByText(/no hemos podido comprobar/)).toBeNull()
})

test('takes the location of a phone and says what to do when it is denied', async () => {
  const getCurrentPosition = vi
    .fn<(good: (at: object) => void, bad: () => void) => void>()
    .mockImplementationOnce((_good, bad) => bad())
    .mockImplementationOnce((good) => good({ coords: { latitude: 0, longitude: -9 } }))
    .mockImplementationOnce((good) => good({ coords: { latitude: 42.2, longitude: -8.72 } }))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
  // The page uses no other method.
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as unknown as Geolocation)
  const { user } = drawSteps(<StepsScreen />, place, wholeForm)
  await user.click(await screen.findByRole('button', { name: 'Usar mi ubicación' }))
  expect(await screen.findByText(/no nos deja ver dónde está/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Usar mi ubicación' }))
  await user.click(screen.getByRole('button', { name: 'Usar mi ubicación' }))
  expect(await screen.findByText(/Usamos el sitio en el que está/)).toBeTruthy()
  const [x] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'X', hidden: true })
  expect(Number(x?.value)).toBeGreaterThan(522_000)
  expect(Number(x?.value)).toBeLessThan(524_000)
})
