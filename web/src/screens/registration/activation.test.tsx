import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch, type Answer } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ActivationScreen } from './ActivationScreen.tsx'
import { ActivationTimeoutScreen } from './ActivationTimeoutScreen.tsx'
import { InvitationScreen } from './InvitationScreen.tsx'
import { rememberedSignUp, rememberSignUp } from './pendingSignUp.ts'
import { SignUpDoneScreen } from './SignUpDoneScreen.tsx'
import { SignUpRefusedScreen } from './SignUpRefusedScreen.tsx'

const screens = {
  '/signup/activate/:hash/:email': <ActivationScreen />,
  '/signup/activate/timeout': <ActivationTimeoutScreen />,
  '/signup/success': <SignUpDoneScreen />,
  '/signup/register/error': <SignUpRefusedScreen />,
  '/pre-signup': <InvitationScreen />,
}
const link = '/signup/activate/s3cret/uxia%40correo.gal'
const mine = { hash: 'h4sh', address: 'u***@correo.gal' }

function open(pathname: string, answer: Answer = { content: {} }, state: unknown = null) {
  const activate = vi.fn<(query: URLSearchParams, body?: unknown) => Answer>(() => answer)
  const resend = vi.fn<() => Answer>(() => answer)
  const ask = vi.fn<(query: URLSearchParams, body?: unknown) => Answer>(() => answer)
  const calls = {
    'PUT /registration/users/s3cret': activate,
    'GET /registration/users/s3cret': resend,
    'GET /registration/users/h4sh': resend,
    'POST /registration/activation': ask,
  }
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(fakeFetch(calls)))
  return { ...renderScreens(screens, { pathname, state }), activate, resend, ask }
}

const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar otra vez el correo' })
const called = () => vi.mocked(fetch).mock.calls.map(([address]) => address)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Activar mi cuenta' }))

test('activates only after a press, with the hash and the address of the link', async () => {
  rememberSignUp(mine)
  const { activate, place } = open(link)
  expect(await screen.findByText(/u\*\*\*@correo\.gal/)).toBeDefined()
  expect(fetch).not.toHaveBeenCalled()
  await press()
  await waitFor(() => expect(place()).toBe('/signup/activate/success'))
  expect(activate.mock.calls.map(([, body]) => body)).toEqual([{ email: 'uxia@correo.gal', hash: 's3cret' }])
  expect(rememberedSignUp()).toBeNull()
})

test('hides secret and address of the link from the address bar', async () => {
  const replace = vi.spyOn(window.history, 'replaceState')
  open(link)
  expect(replace).toHaveBeenCalledWith(window.history.state, '', '/signup/activate/timeout')
  replace.mockRestore()
})

test('asks again after a reload', async () => {
  open(link)
  const entry: unknown = window.history.state
  cleanup()
  const { activate } = open('/signup/activate/timeout', { content: {} }, Object(entry).usr)
  await press()
  await waitFor(() => expect(activate).toHaveBeenCalledOnce())
})

test('leads an expired link (2022) to the page that sends another mail [ER-025]', async () => {
  const { place } = open(link, { code: '2022' })
  await press()
  expect(await screen.findByRole('heading', { level: 1, name: 'El enlace ya no sirve' })).toBeDefined()
  expect(place()).toBe('/signup/activate/timeout')
  expect(screen.getByText(/enlace nuevo a u\*\*\*@correo\.gal/)).toBeDefined()
})

test('leads any other failure to the generic error page', async () => {
  const { place } = open(link, { code: 'XXX', status: 503 })
  await press()
  await waitFor(() => expect(place()).toBe('/signup/error'))
})

test('prefers the sign-up remembered on this device over its old link', async () => {
  rememberSignUp(mine)
  open(link, { code: '2022' })
  await press()
  await screen.findByRole('heading', { level: 1, name: 'El enlace ya no sirve' })
  await userEvent.click(resendButton())
  expect(called().at(-1)).toBe('/api/registration/users/h4sh')
})

test('ignores a remembered sign-up of somebody else', async () => {
  rememberSignUp({ hash: 'h4sh', address: 'b***@correo.gal' })
  open(link, { code: '2022' })
  await press()
  await screen.findByRole('heading', { level: 1, name: 'El enlace ya no sirve' })
  await userEvent.click(resendButton())
  expect(called().at(-1)).toBe('/api/registration/users/s3cret')
})

test('sends the mail by document and e-mail once a minute, with an answer that reveals nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { ask } = open('/signup/activate/timeout')
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar el correo' })
  fireEvent.click(send())
  expect(await screen.findAllByText('Revise el documento: no tiene un formato válido.')).toHaveLength(2)
  expect(ask).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('NIF, NIE, CIF o pasaporte'), { target: { value: '99.999.999-r' } })
  fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'Uxia@Correo.gal' } })
  fireEvent.click(send())
  expect(await screen.findByText(/^Si hay una cuenta sin activar con esos datos/)).toBeDefined()
  expect(ask.mock.calls.map(([, body]) => body)).toMatchObject([
    { documentNumber: '99999999R', email: 'uxia@correo.gal' },
  ])
  expect(send().disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(send().disabled).toBe(false))
})

test('explains a refused request for the mail', async () => {
  open('/signup/activate/timeout', { code: '2004' })
  fireEvent.change(screen.getByLabelText('NIF, NIE, CIF o pasaporte'), { target: { value: '99999999R' } })
  fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'uxia@correo.gal' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar el correo' }))
  expect(await screen.findByText(/comprobar que no es un robot/)).toBeDefined()
  expect(screen.queryByText(/^Si hay una cuenta sin activar/)).toBeNull()
})

test('sends the mail again once a minute [SC-061]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  rememberSignUp(mine)
  const { resend } = open('/signup/activate/timeout')
  fireEvent.click(resendButton())
  expect(await screen.findByText(/recibirá otro correo/)).toBeDefined()
  expect(resendButton().disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(resendButton().disabled).toBe(false))
  fireEvent.click(resendButton())
  await waitFor(() => expect(resend).toHaveBeenCalledTimes(2))
})

test('says after the sign-up where the mail went and starts the pause', async () => {
  const { router } = open('/')
  await router.navigate('/signup/success', { state: { hash: 'h4sh', email: 'uxia@correo.gal' } })
  expect(await screen.findByText(/un correo a uxia@correo\.gal/)).toBeDefined()
  expect(resendButton().disabled).toBe(true)
  expect(screen.getByText('Podrá pedir otro correo en 60 s')).toBeDefined()
})

test('leads from a refused sign-up back to the form [SC-060]', () => {
  open('/signup/register/error')
  expect(screen.getByRole('link', { name: 'Volver al formulario' }).getAttribute('href')).toBe('/signup')
})

test('explains invitations when the address has no hash', () => {
  open('/pre-signup')
  expect(screen.getByRole('heading', { level: 1, name: 'Necesita una invitación' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Crear una cuenta' }).getAttribute('href')).toBe('/signup')
})
