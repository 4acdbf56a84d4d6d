import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { BindDossierScreen } from './BindDossierScreen.tsx'

const bind = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  bind
    .mockReset()
    .mockReturnValue({ content: { user: { ...example('UserProfile'), roles: 'US_USER,US_DOSSIER_CLIENT' } } })
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /users/1/binding': bind }))
})
afterEach(() => vi.unstubAllGlobals())

function show() {
  const screens = { '/provisionsVinculation': <BindDossierScreen />, '/provisions/detail': <p>El expediente</p> }
  return renderScreens(screens, '/provisionsVinculation', { roles: ['US_USER'] })
}
const field = () => screen.getByRole('textbox', { name: 'Código del expediente' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Vincular' }))

test('binds a code with spaces and lower case, adds the role and opens the dossier', async () => {
  const { place } = show()
  await userEvent.type(field(), ' exp 2026 0000 1401 ')
  await submit()
  expect(await screen.findByText('El expediente')).toBeTruthy()
  expect(bind.mock.calls[0]?.[1]).toEqual({ dossierCod: 'EXP202600001401' })
  expect(currentSession()?.roles).toContain('US_DOSSIER_CLIENT')
  expect(place()).toBe('/provisions/detail?dossier=EXP202600001401')
})

test.each([
  ['an empty code', '', 'Escriba el código del expediente.'],
  ['another kind of code', 'SR20260031', /letras EXP y doce caracteres/],
])('rejects %s at the field and sends nothing', async (_what, typed, words) => {
  show()
  if (typed !== '') await userEvent.type(field(), typed)
  await submit()
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(bind).not.toHaveBeenCalled()
})

test('explains a refusal in terms of the dossier and keeps what was typed', async () => {
  bind.mockReturnValue({ code: '-0001' })
  show()
  await userEvent.type(field(), 'EXP202600001401')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/vincular ese expediente/)
  expect(field()).toHaveProperty('value', 'EXP202600001401')
})

test('disables binding without a connection and says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  expect(screen.getByRole('button', { name: 'Vincular' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/^Sin conexión/)).toBeTruthy()
  onLine.mockRestore()
})

test('reports any other failure as a failed call and keeps the session', async () => {
  bind.mockReturnValue({ code: '9002', status: 403 })
  show()
  await userEvent.type(field(), 'EXP202600001401')
  await submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Error al llamar al servicio'))
  expect(currentSession()).not.toBeNull()
})
