import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { QuestionsScreen } from './QuestionsScreen.tsx'

afterEach(() => vi.unstubAllGlobals())

function draw() {
  const coverage = { served: true, towns: [{ name: 'Vigo', province: 'Pontevedra', ineCode: '36057', huso: 29 }] }
  vi.stubGlobal('fetch', fakeFetch({ 'GET /coverage': () => ({ content: { coverage } }) }))
  const path = '/provisions/new-generation/questions'
  return {
    ...renderScreens({ [path]: <QuestionsScreen /> }, `${path}?zip=36202`),
    user: userEvent.setup({ delay: null }),
  }
}

async function answer({ user }: ReturnType<typeof draw>, name: RegExp) {
  await user.click(await screen.findByRole('radio', { name }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
}

test('says after two questions that a generator without surplus needs no permit', async () => {
  const drawn = draw()
  await answer(drawn, /mi propio consumo/)
  expect(await screen.findByText('Pregunta 2 de 3 como mucho')).toBeTruthy()
  await answer(drawn, /^No$/)
  expect(await screen.findByText('No tiene que pedirnos permiso')).toBeTruthy()
  expect(screen.getByText(/artículo 7 del Real Decreto 244\/2019/)).toBeTruthy()
  await drawn.user.click(screen.getByRole('link', { name: 'Cambiar las respuestas' }))
  expect(await screen.findByRole('heading', { name: '¿Para qué quiere generar?' })).toBeTruthy()
})

test('exempts a surplus generator up to 15 kW on urbanised ground and requires a permit above', async () => {
  const drawn = draw()
  await answer(drawn, /compartirla/)
  await answer(drawn, /^Sí$/)
  await answer(drawn, /Hasta 15 kW/)
  expect(await screen.findByText(/con excedentes de hasta 15 kW/)).toBeTruthy()
  await drawn.router.navigate(-1)
  await answer(drawn, /Más de 15 kW/)
  expect(await screen.findByText('Sí tiene que pedirlo')).toBeTruthy()
  const on = screen.getByRole('link', { name: 'Ver precio y plazos' })
  expect(on.getAttribute('href')).toBe(
    '/provisions/new-generation/keep-in-mind?zip=36202&use=COLLECTIVE&surplus=yes&small=no',
  )
})

test('asks an unanswered question again and requires a permit for a generator that only sells', async () => {
  const drawn = draw()
  await screen.findByRole('radio', { name: /venderla/ })
  await drawn.user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect((await screen.findAllByText('Diga para qué quiere generar')).length).toBeGreaterThan(0)
  await answer(drawn, /venderla/)
  expect(await screen.findByText('Sí tiene que pedirlo')).toBeTruthy()
})
