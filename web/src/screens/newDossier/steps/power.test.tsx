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

const power = `${stepsList}&task=power`
const kilowatts = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Potencia/ })
const breakdown = [
  { use: 'DWELLINGS', units: 4, simultaneity: 3.8, watts: 21_850, source: 'ITC-BT-10, tabla 1' },
  { use: 'COMMON_SERVICES', units: 1, simultaneity: 1, watts: 7_500, source: 'ITC-BT-10' },
]

test('calculates the power of a building from its parts and saves both', async () => {
  const calculate = vi.fn<Handler>(() => ({ content: { totalWatts: 29_350, breakdown } }))
  const { user, saveAndGoBack, save } = drawSteps(<StepsScreen />, power, wholeForm, {
    'POST /powerCalculation': calculate,
  })
  await user.click(await screen.findByRole('radio', { name: 'Un edificio' }))
  await user.click(screen.getByRole('button', { name: 'Calcular la potencia' }))
  expect((await screen.findAllByText(/al menos una cosa/)).length).toBeGreaterThan(0)
  await user.type(screen.getByRole('textbox', { name: /electrificación básica/ }), '4')
  await user.type(screen.getByRole('textbox', { name: /Ascensores/ }), '7,5')
  await user.click(screen.getByRole('button', { name: 'Calcular la potencia' }))
  expect(await screen.findByText('21,85 kW a la vez (ITC-BT-10, tabla 1)')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pedir 29,35 kW' }))
  expect((await kilowatts()).value).toBe('29,35')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Trifásica' }).checked).toBe(true)
  await saveAndGoBack()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(lastSaved(save)).toMatchObject({
    technicalData: { requestedPowerKw: 29.35, phases: 3 },
    powerList: [
      { use: 'DWELLING', units: 4, powerKw: 5.75 },
      { use: 'COMMON_SERVICES', units: 1, powerKw: 7.5 },
    ],
  })
})

test('suggests the power of a home by how it is lived in', async () => {
  const { user } = drawSteps(<StepsScreen />, power, wholeForm)
  await user.click(await screen.findByRole('radio', { name: 'Una vivienda' }))
  await user.click(screen.getByRole('button', { name: 'Pedir 9,20 kW' }))
  expect((await kilowatts()).value).toBe('9,2')
})

test('announces a power that will be denied while it is typed and offers medium voltage', async () => {
  const scale = vi.fn<Handler>((_query, body) => ({
    // The body is that of the screen's call.
    content:
      (body as { voltage: string }).voltage === 'MT'
        ? example('checkScale', 'byStudy')
        : example('checkScale', 'denied'),
  }))
  const { user } = drawSteps(<StepsScreen />, power, wholeForm, { 'POST /comprobarBaremo': scale })
  await user.clear(await kilowatts())
  await user.type(await kilowatts(), '120')
  expect(await screen.findByText('Esa potencia no se puede dar en baja tensión')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Calcular en media tensión' }))
  expect(await screen.findByText('Como mínimo, IVA incluido')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Media/ }).checked).toBe(true)
})
