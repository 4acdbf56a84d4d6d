import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { InvitationScreen } from './InvitationScreen.tsx'
import { rememberedSignUp } from './pendingSignUp.ts'

const person = {
  isCompany: false,
  documentNumber: '***8888**',
  name: 'A***',
  surName: 'V*** S***',
  email: 'a***@correo.gal',
  phone: '******987',
  language: 'es',
}

function open(
  invitation: Answer = { content: { invitation: person } },
  signUp: Answer = { content: { hash: 'h4sh' } },
) {
  const send = vi.fn<(query: URLSearchParams, body?: unknown) => Answer>(() => signUp)
  vi.stubGlobal(
    'fetch',
    fakeFetch({ 'GET /preregistration/users/1nv1te': () => invitation, 'POST /registration/users': send }),
  )
  const screens = { '/pre-signup/:hash': <InvitationScreen />, '/signup': <p>form</p> }
  return { ...renderScreens(screens, '/pre-signup/1nv1te'), send }
}

const bodies = (send: ReturnType<typeof open>['send']) => send.mock.calls.map(([, body]) => body)
const field = (name: string | RegExp) => screen.findByLabelText(name)

async function choosePassword() {
  for (const label of ['Contraseña nueva', 'Repita la contraseña'])
    fireEvent.change(await field(label), { target: { value: 'Candil#58b' } })
  await userEvent.click(screen.getByRole('checkbox'))
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('shows the invited person masked and signs up with only a password [RT-020]', async () => {
  const { send, router, place } = open()
  await choosePassword()
  for (const masked of ['***8888**', 'A*** V*** S***', 'a***@correo.gal', '******987'])
    expect(screen.getByText(masked)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }))
  await waitFor(() => expect(place()).toBe('/signup/success'))
  expect(router.state.location.state).toEqual({ hash: 'h4sh', email: 'a***@correo.gal' })
  expect(rememberedSignUp()).toEqual({ hash: 'h4sh', address: 'a***@correo.gal' })
  expect(bodies(send)).toMatchObject([
    { invitation: '1nv1te', password: 'Candil#58b', gdprAccepted: '1', language: 'es' },
  ])
  expect(Object.keys(bodies(send)[0] ?? {})).not.toContain('email')
})

test('sends another e-mail address and phone and marks a refused one at its field', async () => {
  const { send } = open(undefined, { code: '2018' })
  await choosePassword()
  fireEvent.change(await field(/Otro correo/), { target: { value: 'Outro@Correo.gal' } })
  fireEvent.change(await field(/Otro teléfono/), { target: { value: '698 765 432' } })
  await userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }))
  await waitFor(() => expect(bodies(send)).toMatchObject([{ email: 'outro@correo.gal', phone: '698765432' }]))
  await waitFor(async () => expect((await field(/Otro correo/)).getAttribute('aria-invalid')).toBe('true'))
})

test.each([
  ['2022', 'La invitación ya no sirve', 'Crear una cuenta', '/signup'],
  ['2019', 'La invitación ya se ha usado', 'Entrar', '/login'],
])('explains for code %s what became of the invitation and where to go', async (code, title, link, to) => {
  open({ code })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to)
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
})

test('reports an invitation that expires while the form is filled in', async () => {
  open(undefined, { code: '2022' })
  await choosePassword()
  await userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }))
  expect(within(await screen.findByRole('alert')).getByText(/La invitación ha caducado/)).toBeDefined()
})

test('falls back to the empty form when the API has no invitations', async () => {
  const { place, router } = open({ code: '9999', status: 404 })
  await waitFor(() => expect(place()).toBe('/signup'))
  expect(router.state.location.state).toEqual({ invitation: '1nv1te' })
})

test('reports a failure of the service and stays on the page', async () => {
  const { place } = open({ code: 'XXX', status: 503 })
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(place()).toBe('/pre-signup/1nv1te')
})
