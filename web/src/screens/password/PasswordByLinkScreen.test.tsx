import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeQueryClient } from '#src/api/query/queryClient.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { visit } from '#src/testing/visit.tsx'
import { PasswordByLinkScreen } from './PasswordByLinkScreen.tsx'
import { PasswordChangedScreen } from './PasswordChangedScreen.tsx'

const LINK = '/profile/changePassword/s3cret/lucia%2Bcasa%40correo.gal'

async function open(
  answer: Answer = { content: {} },
  path = '/profile/changePassword/s3cret/lucia%2Bcasa%40correo.gal',
) {
  const save = vi.fn<Handler>(() => answer)
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /passwordreminder/s3cret': save }))
  const screens = {
    [paths.changePasswordByLink]: <PasswordByLinkScreen />,
    [paths.passwordChanged]: <PasswordChangedScreen />,
  }
  const visited = visit(screens, path)
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup({ delay: null }), save, ...visited }
}

async function choose(user: ReturnType<typeof userEvent.setup>, password: string, repeated = password) {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Contraseña nueva', password)
  type('Repita la contraseña', repeated)
  await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }))
}

afterEach(() => vi.unstubAllGlobals())

describe('a new password by link', () => {
  test('sends password, e-mail and secret and leads to the success page [RT-009 RT-010 OP-006]', async () => {
    const { user, save, place } = await open()
    await choose(user, 'Ventana#84')
    await waitFor(() => expect(place()).toBe('/profile/changePassword/success'))
    expect(save.mock.calls[0]?.[1]).toEqual({
      newPassword: 'Ventana#84',
      email: 'lucia+casa@correo.gal',
      hash: 's3cret',
    })
    expect((await screen.findByRole('link', { name: 'Entrar' })).getAttribute('href')).toBe('/login')
  })

  test('removes secret and e-mail from the address but keeps them for a reload [RT-009]', async () => {
    const { router } = await open()
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/s3cret|correo/))
    expect(router.state.location.state).toEqual({ hash: 's3cret', email: 'lucia+casa@correo.gal' })
    expect(await screen.findByText(/l\*\*\*@correo\.gal/)).toBeDefined()
  })

  test('shows the form only once the address is free of the secret', async () => {
    const { router } = await open()
    const drawnAt = (pathname: string, state?: object) => {
      const routes = [{ path: paths.changePasswordByLink, element: <PasswordByLinkScreen /> }]
      const at = createMemoryRouter(routes, { initialEntries: [{ pathname, state }] })
      return renderToString(
        <QueryClientProvider client={makeQueryClient()}>
          <RouterProvider router={at} />
        </QueryClientProvider>,
      )
    }
    const { pathname, state } = router.state.location
    expect(drawnAt(LINK)).not.toContain('newPassword')
    expect(drawnAt(pathname, state)).toContain('newPassword')
  })

  test('rejects a password that breaks the rules or is not repeated [SC-102 VA-031]', async () => {
    const { user, save } = await open()
    await choose(user, 'corta', 'otra')
    expect(screen.getByRole('alert').textContent).toContain('Las dos contraseñas no son iguales.')
    expect(screen.getByLabelText('Contraseña nueva').getAttribute('aria-invalid')).toBe('true')
    expect(save).not.toHaveBeenCalled()
  })

  test('reports a password that the server rejects at its field and keeps it [ER-029]', async () => {
    const { user } = await open({ code: '4008', status: 400 })
    await choose(user, 'Lucia#7913')
    await waitFor(() => expect(screen.getAllByText(/La contraseña no cumple las normas/)).toHaveLength(2))
    expect(screen.getByLabelText('Contraseña nueva')).toHaveProperty('value', 'Lucia#7913')
  })

  test('leads a used or expired link to a new one', async () => {
    const { user } = await open({ code: '2405' })
    await choose(user, 'Ventana#84')
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/login/reset')
  })

  test('says that an address without its secret does not work', async () => {
    await open(undefined, '/profile/changePassword/link/read')
    expect(screen.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeDefined()
  })
})
