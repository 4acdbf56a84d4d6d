import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'
import { PasswordChangedScreen } from './PasswordChangedScreen.tsx'

function open(answer: Answer = { content: { user: example('UserProfile') } }) {
  const save = vi.fn<Handler>(() => answer)
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /users/1': save }))
  const screens = {
    [paths.changePassword]: <ChangePasswordScreen />,
    [paths.passwordChanged]: <PasswordChangedScreen />,
  }
  return {
    user: userEvent.setup({ delay: null }),
    save,
    ...renderScreens(screens, paths.changePassword, { passwordDaysLeft: 12 }),
  }
}

async function change(user: ReturnType<typeof userEvent.setup>, current: string, password: string) {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Contraseña actual', current)
  type('Contraseña nueva', password)
  type('Repita la contraseña', password)
  await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('changing one’s own password', () => {
  test('sends the current and the new password and leads to the success page [RT-008 RT-010 FL-125 SC-102]', async () => {
    const { user, save, place } = open()
    await change(user, 'Farola#29a', 'Ventana#84')
    await waitFor(() => expect(place()).toBe('/profile/changePassword/success'))
    expect(save.mock.calls[0]?.[1]).toEqual({
      documentNumber: '12345678Z',
      currentPassword: 'Farola#29a',
      password: 'Ventana#84',
    })
    expect(await screen.findByRole('link', { name: 'Ir a mi área' })).toBeDefined()
  })

  test('resets the days left of a password that was just changed', async () => {
    const { user, place } = open()
    await change(user, 'Farola#29a', 'Ventana#84')
    await waitFor(() => expect(place()).toBe('/profile/changePassword/success'))
    expect(currentSession()?.passwordDaysLeft).toBe(365)
  })

  test('reports a wrong current password at its field', async () => {
    const { user } = open({ code: '1001' })
    await change(user, 'Farola#30b', 'Ventana#84')
    const field = screen.getByLabelText('Contraseña actual')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('La contraseña actual no es correcta.')).toHaveLength(2)
  })

  test('marks a new password that the server rejects at its field [FL-125]', async () => {
    const { user, place } = open({ code: '4008', status: 400 })
    await change(user, 'Farola#29a', 'Ventana#84')
    await waitFor(() => expect(screen.getByLabelText('Contraseña nueva').getAttribute('aria-invalid')).toBe('true'))
    expect(place()).toBe('/profile/changePassword')
  })

  test('shows violations at their fields, not in the banner, until the value changes', async () => {
    const violations = [{ where: 'body/password', problem: 'is too long' }]
    const { user } = open({ code: 'ERROR_GENERICO', status: 400, violations })
    await change(user, 'Farola#29a', 'Ventana#84')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    const field = screen.getByLabelText('Contraseña nueva')
    expect([field.getAttribute('aria-invalid'), errorStore.current()]).toEqual(['true', null])
    fireEvent.change(field, { target: { value: 'Ventana#85' } })
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  test('reports a failed call and keeps what was typed', async () => {
    const { user } = open({ code: 'XXX', status: 503 })
    await change(user, 'Farola#29a', 'Ventana#84')
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByLabelText('Contraseña nueva')).toHaveProperty('value', 'Ventana#84')
  })

  test('requires the current password and rejects a piece of the user’s document [FL-125]', async () => {
    const { user, save } = open()
    await change(user, '', 'Luz#1234za')
    expect(screen.getByRole('alert').textContent).toContain('Escriba su contraseña actual.')
    expect(screen.getByRole('alert').textContent).toContain('no cumple todas las condiciones')
    expect(save).not.toHaveBeenCalled()
  })
})
