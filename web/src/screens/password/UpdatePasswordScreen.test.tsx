import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { visit } from '#src/testing/visit.tsx'
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx'

const onRequest = { user: '50000003G', codeSent: false }
const sent = { user: '50000002A', codeSent: true }

function open(state: unknown, { update, code = { content: {} } }: { update?: Answer; code?: Answer } = {}) {
  const save = vi.fn<Handler>(() => update ?? { code: '2910' })
  const resend = vi.fn<Handler>(() => code)
  vi.stubGlobal('fetch', fakeFetch({ 'POST /login': save, 'POST /confirmationCode': resend }))
  const user = userEvent.setup({ delay: null })
  return {
    user,
    save,
    resend,
    ...visit({ [paths.updatePassword]: <UpdatePasswordScreen /> }, paths.updatePassword, state),
  }
}

const code = () => screen.getByRole('textbox', { name: 'Código de verificación' })
const newPassword = () => screen.getByLabelText('Contraseña nueva')
const repeated = () => screen.getByLabelText('Repita la contraseña')
const privacy = () => screen.getByRole('checkbox')
const save = () => screen.getByRole('button', { name: 'Cambiar la contraseña' })

type User = ReturnType<typeof userEvent.setup>

async function fill(user: User, password = 'Ventana#84') {
  fireEvent.change(code(), { target: { value: '123456' } })
  fireEvent.change(newPassword(), { target: { value: password } })
  fireEvent.change(repeated(), { target: { value: password } })
  await user.click(privacy())
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the first step, for a code on request', () => {
  test('sends the code and leads to the second step [SC-019 OP-111]', async () => {
    const { user, resend } = open(onRequest)
    await user.click(screen.getByRole('button', { name: 'Enviarme el código' }))
    expect(await screen.findByText(/Le hemos enviado un código/)).toBeDefined()
    expect(resend.mock.calls[0]?.[1]).toEqual({ user: '50000003G' })
    await user.click(screen.getByRole('button', { name: 'Ya tengo el código' }))
    expect(code()).toBeDefined()
  })

  test('sends no other code for a minute [SC-019]', async () => {
    const { user, resend } = open(onRequest)
    await user.click(screen.getByRole('button', { name: 'Enviarme el código' }))
    const resendButton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enviar otro código' })
    expect(resendButton.disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await user.click(resendButton)
    expect(resend).toHaveBeenCalledTimes(2)
  })

  test('returns to the first step and keeps what was typed [FL-019]', async () => {
    const { user } = open(onRequest)
    await user.click(screen.getByRole('button', { name: 'Ya tengo el código' }))
    await user.type(newPassword(), 'Ventana#84')
    await user.click(screen.getByRole('button', { name: 'Volver al paso 1' }))
    await user.click(await screen.findByRole('button', { name: 'Ya tengo el código' }))
    expect(newPassword()).toHaveProperty('value', 'Ventana#84')
  })

  test('skips the first step when the code was already sent [FL-019]', () => {
    open(sent)
    expect(code()).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Volver al paso 1' })).toBeNull()
  })
})

describe('the second step', () => {
  test('shows every field that the change needs [SC-020]', () => {
    open(sent)
    expect(code().getAttribute('autocomplete')).toBe('one-time-code')
    expect(newPassword().getAttribute('autocomplete')).toBe('new-password')
    expect(repeated().getAttribute('autocomplete')).toBe('new-password')
    expect(privacy()).toBeDefined()
    expect(screen.getByText('Comprobación de seguridad superada')).toBeDefined()
  })

  test('opens the privacy policy in a dialog [SC-022]', async () => {
    const { user } = open(sent)
    await user.click(screen.getByRole('button', { name: 'Leer la información legal' }))
    expect(within(screen.getByRole('dialog')).getByText('Para qué')).toBeDefined()
  })

  test('blocks pasting into the repeated password [SC-021]', async () => {
    const { user } = open(sent)
    await user.click(newPassword())
    await user.paste('Ventana#84')
    await user.click(repeated())
    await user.paste('Ventana#84')
    expect(newPassword()).toHaveProperty('value', 'Ventana#84')
    expect(repeated()).toHaveProperty('value', '')
  })

  test('sends user, password, code and security check and then leads to the log-in [SC-024 FL-006 FL-017 EN-012]', async () => {
    const { user, save: sentUpdate } = open(sent)
    await fill(user)
    await user.click(save())
    expect(await screen.findByRole('heading', { name: 'Su contraseña se ha cambiado' })).toBeDefined()
    expect(sentUpdate.mock.calls[0]?.[1]).toEqual({
      user: '50000002A',
      newpassword: 'Ventana#84',
      confirmation_code: '123456',
      captcha: 'localhost',
    })
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
  })

  test.each([
    ['the code', async (user: User) => user.clear(code()), /Escriba el código/],
    ['a password that keeps the rules', async (user: User) => user.type(newPassword(), 'ñññ'), /no cumple todas/],
    ['the same password again', async (user: User) => user.type(repeated(), 'x'), /no son iguales/],
    ['the privacy policy', async (user: User) => user.click(privacy()), /debe aceptar/],
  ])('rejects a change without %s [VA-032]', async (_what, spoil, words) => {
    const { user, save: sentUpdate } = open(sent)
    await fill(user)
    await spoil(user)
    await user.click(save())
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(sentUpdate).not.toHaveBeenCalled()
  })

  test('rejects a password with a piece of the user’s document', async () => {
    const { user, save: sentUpdate } = open(sent)
    await fill(user, 'Luz#5000ta')
    await user.click(save())
    expect(screen.getByRole('alert').textContent).toContain('no cumple todas las condiciones')
    expect(sentUpdate).not.toHaveBeenCalled()
  })

  test('reports code 4008 at the password and asks for the code again [ER-029]', async () => {
    const { user, resend } = open(sent, { update: { code: '4008', status: 400 } })
    await fill(user)
    await user.click(save())
    await waitFor(() => expect(screen.getAllByText(/La contraseña no cumple las normas/)).toHaveLength(2))
    expect(code()).toHaveProperty('value', '')
    expect(newPassword()).toHaveProperty('value', 'Ventana#84')
    expect(resend).not.toHaveBeenCalled()
  })

  test('treats any other refusal as a wrong code and sends another, at most one a minute [ER-031]', async () => {
    const { user, resend } = open(sent, { update: { code: '2013' } })
    await fill(user)
    await user.click(save())
    await waitFor(() => expect(screen.getAllByText(/Mire el último que le enviamos/)).toHaveLength(2))
    expect(resend).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await user.type(code(), '654321')
    await user.click(save())
    await waitFor(() => expect(resend).toHaveBeenCalledTimes(1))
    expect(screen.getAllByText('El código no es correcto o ha caducado. Le hemos enviado otro.')).toHaveLength(2)
    await user.type(code(), '654321')
    await user.click(save())
    await waitFor(() => expect(code()).toHaveProperty('value', ''))
    expect(resend).toHaveBeenCalledTimes(1)
  })

  test('keeps the code after a failed call and sends no other', async () => {
    const { user, resend } = open(sent, { update: { code: '', status: 503 } })
    await fill(user)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await user.click(save())
    await waitFor(() => expect(screen.getByRole('alert')).toBeDefined())
    expect(code()).toHaveProperty('value', '123456')
    expect(resend).not.toHaveBeenCalled()
  })
})

test('leads to the log-in when opened by hand', async () => {
  const { place } = open(null)
  await waitFor(() => expect(place()).toBe('/login'))
})
