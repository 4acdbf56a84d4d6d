import { example } from '@acometida/api-spec/operations/example.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ChangeEmailScreen } from './ChangeEmailScreen.tsx'
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx'

const fine: Answer = { content: {} }

type Answers = { readonly [Call in 'check' | 'save' | 'confirm' | 'first']?: Answer }

/** `first` is the first answer of the confirmation, if it differs from the others. */
function open(address: string, { check = fine, save = fine, confirm = fine, first }: Answers = {}) {
  const user = example('UserProfile')
  const calls = {
    check: vi.fn<Handler>(() => check),
    save: vi.fn<Handler>(() => ('code' in save ? save : { content: { user } })),
    confirm: vi.fn<Handler>(() => confirm).mockReturnValueOnce(first ?? confirm),
  }
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /users/1': () => ({ content: { user } }),
      'PUT /users/1': calls.save,
      'POST /registration/users': calls.check,
      'PUT /emailConfirmation/s3cret': calls.confirm,
    }),
  )
  const screens = {
    '/profile/changeEmail': <ChangeEmailScreen />,
    '/profile/changeEmail/:hash': <ConfirmEmailScreen />,
  }
  return { ...renderScreens(screens, address), ...calls, user: userEvent.setup({ delay: null }) }
}

const field = () => screen.findByLabelText<HTMLInputElement>('Correo electrónico nuevo')
const send = async (typed: string) => {
  fireEvent.change(await field(), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar el enlace' }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

afterEach(() => vi.unstubAllGlobals())

describe('asking for another address', () => {
  test('sends the address in lower case and says in full where the link went [FL-126 SC-103]', async () => {
    const { save, place, router } = open('/profile/changeEmail')
    expect(await screen.findByText(/lucia\.ferreiro@correo\.gal/)).toBeDefined()
    await send(' Nova@Correo.gal ')
    await heading('Confirme su correo nuevo')
    expect(save.mock.calls[0]?.[1]).toEqual({ documentNumber: '12345678Z', email: 'nova@correo.gal' })
    expect(screen.getByText(/un enlace a nova@correo\.gal/)).toBeDefined()
    expect(place()).toBe('/profile/changeEmail')
    await router.navigate(-1)
    expect((await field()).value).toBe('')
  })

  test('asks for another link with the address that was typed', async () => {
    const { user } = open('/profile/changeEmail')
    await send('nova@correo.gal')
    await user.click(await screen.findByRole('link', { name: /Pedir otro enlace/ }))
    expect((await field()).value).toBe('nova@correo.gal')
  })

  test.each([
    ['half an address', 'nova', 'Escriba un correo electrónico completo'],
    ['the current address', 'LUCIA.Ferreiro@correo.gal', 'Ese ya es su correo electrónico.'],
  ])('rejects %s without sending it', async (_what, typed, words) => {
    const { save } = open('/profile/changeEmail')
    await send(typed)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(document.title).toMatch(/^Error: /)
    expect(save).not.toHaveBeenCalled()
  })

  test.each([
    ['2018', 'ya lo usa otra cuenta'],
    ['2003', 'No aceptamos correos de ese proveedor'],
  ])('reports code %s on leaving the field until the address changes', async (code, words) => {
    const { check } = open('/profile/changeEmail', { check: { code } })
    fireEvent.change(await field(), { target: { value: 'nova@correo.gal' } })
    fireEvent.blur(await field())
    expect(await screen.findByText(new RegExp(words))).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(check.mock.calls[0]?.[1]).toEqual({ checkEmail: true, email: 'nova@correo.gal' })
    fireEvent.change(await field(), { target: { value: 'outra@correo.gal' } })
    expect(screen.queryByText(new RegExp(words))).toBeNull()
  })

  test('marks an address that the server rejects and keeps it', async () => {
    const violations = [{ where: 'body/email', problem: 'is no address' }]
    open('/profile/changeEmail', { save: { code: 'ERROR_GENERICO', status: 400, violations } })
    await send('nova@correo.gal')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    const typed = await field()
    expect([typed.value, typed.getAttribute('aria-invalid')]).toEqual(['nova@correo.gal', 'true'])
  })

  test('reports code 2018 of the change at the field and keeps the address', async () => {
    open('/profile/changeEmail', { save: { code: '2018' } })
    await send('nova@correo.gal')
    expect((await screen.findByRole('alert')).textContent).toContain('ya lo usa otra cuenta')
    expect((await field()).value).toBe('nova@correo.gal')
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
  })

  test('asks for the current password on code 1001', async () => {
    open('/profile/changeEmail', { save: { code: '1001' } })
    await send('nova@correo.gal')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual')))
  })
})

describe('the link of the mail', () => {
  const link = '/profile/changeEmail/s3cret'

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirmar mi correo' }))

  test('confirms only after a press, once, and removes the secret from the address bar', async () => {
    const replace = vi.spyOn(window.history, 'replaceState')
    const { confirm } = open(link)
    await heading('Confirme que este correo es suyo')
    expect(confirm).not.toHaveBeenCalled()
    await press()
    await heading('Su correo se ha cambiado')
    expect(confirm).toHaveBeenCalledOnce()
    expect(replace).toHaveBeenCalledWith(expect.anything(), '', '/profile/changeEmail/link')
    expect(JSON.stringify(window.history.state)).not.toContain('s3cret')
    expect(screen.getByRole('link', { name: 'Ir a mi perfil' }).getAttribute('href')).toBe('/profile')
    replace.mockRestore()
  })

  test('leads a visitor to the log-in', async () => {
    open(link)
    act(() => sessionStore.set({ status: 'visitor', ended: null }))
    await press()
    expect((await screen.findByRole('link', { name: 'Entrar' })).getAttribute('href')).toBe('/login')
  })

  test.each([
    ['2022', 'Este enlace ya no confirma su correo'],
    ['2018', 'No hemos podido cambiar su correo'],
  ])('explains code %s and links to the profile', async (code, title) => {
    open(link, { confirm: { code } })
    await press()
    await heading(title)
    expect(screen.getByRole('link', { name: 'Ir a mi perfil' })).toBeDefined()
  })

  test('lets the user retry after a server failure', async () => {
    const { user } = open(link, { first: { code: 'XXX', status: 503 } })
    await press()
    await heading('No hemos podido confirmar su correo')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await heading('Su correo se ha cambiado')).toBeDefined()
  })
})
