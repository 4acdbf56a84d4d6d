import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FoundUser } from '#src/api/generated/api.ts'
import { searchedUsersStore } from '#src/session/acting/searchedUser.store.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { MfaAdminScreen } from './MfaAdminScreen.tsx'

const users = vi.fn<Handler>()
const change = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  searchedUsersStore.set([])
  change.mockReset().mockReturnValue({ code: 'CC3' })
  vi.stubGlobal('fetch', fakeFetch({ 'GET /users': users, 'PUT /users/1': change }))
})
afterEach(() => vi.unstubAllGlobals())

async function look(typed: string, changes: Partial<FoundUser> = {}, roles: Session['roles'] = ['US_CC_MFA_ADMIN']) {
  users
    .mockReset()
    .mockReturnValue({ content: { users: { count: 1, items: [{ ...example('FoundUser'), ...changes }] } } })
  const view = renderScreens({ '/mfa-admin': <MfaAdminScreen /> }, '/mfa-admin', {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles,
    document: '70000003',
    loginDocument: '70000003',
  })
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), `${typed}{Enter}`)
  return { ...view, user }
}

async function card(changes: Partial<FoundUser> = {}, roles?: Session['roles']) {
  const view = await look('12345678Z', changes, roles)
  await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })
  return view
}

const acts = () =>
  ['Exigirla', 'Dejar de exigirla', 'Reiniciarla', 'Quitarla', 'Cambiar el teléfono'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  )

test('names in the search box only the searches open to the role', async () => {
  const { unmount, user } = await look('12345678Z')
  const box = () => screen.getByRole('searchbox')
  expect(box()).toBe(screen.getByRole('searchbox', { name: 'Documento, correo, teléfono, CUPS o nombre' }))
  expect(screen.queryByText(/Ctrl/)).toBeNull()
  await user.clear(box())
  await user.type(box(), 'SR20260031')
  expect(screen.getByText('Por esta referencia no se puede buscar.')).toBeDefined()
  unmount()
  await look('12345678Z', {}, ['US_CC', 'US_CC_MFA_ADMIN'])
  expect(box()).toBe(screen.getByRole('searchbox', { name: /solicitud, expediente/ }))
})

test('offers to require a second factor of a user without one', async () => {
  await card()
  expect(screen.getByText('Sin activar')).toBeDefined()
  expect(acts()).toEqual(['Exigirla'])
})

test('shows the masked target of an active factor and offers every action', async () => {
  await card({ mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '698765432' })
  expect(screen.getByText('Por SMS al ******432')).toBeDefined()
  expect(acts()).toEqual(['Exigirla', 'Reiniciarla', 'Quitarla', 'Cambiar el teléfono'])
})

test('explains why a mandatory factor cannot be turned off', async () => {
  await card({ mfaEnabled: 'S', mfaMandatory: 'S' })
  expect(acts()).toEqual(['Dejar de exigirla', 'Reiniciarla', 'Cambiar el teléfono'])
  expect(screen.getByText(/no se puede quitar mientras lo sea/)).toBeDefined()
})

test('says that a mandatory factor that was reset is asked for at the next log-in', async () => {
  await card({ mfaMandatory: 'S' })
  expect(screen.getByText(/se le pedirá la próxima vez que entre/)).toBeDefined()
})

test('resets a factor after saying what is forgotten, what ends and what is mailed', async () => {
  change.mockReturnValue({ content: {} })
  const { user } = await card({ mfaEnabled: 'S' })
  await user.click(screen.getByRole('button', { name: 'Reiniciarla' }))
  const dialog = within(screen.getByRole('dialog'))
  for (const words of [/Se olvidan el canal y el teléfono/, /sesiones abiertas se cierran/, /Se le avisa por correo/])
    expect(dialog.getByText(words)).toBeDefined()
  expect(change).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Reiniciarla' }))
  await waitFor(() => expect(change.mock.lastCall?.[1]).toEqual({ mfaReset: true, documentNumber: '12345678Z' }))
})

test('rejects an invalid phone before sending and reports a refusal', async () => {
  const { user } = await card({ mfaEnabled: 'S' })
  await user.click(screen.getByRole('button', { name: 'Cambiar el teléfono' }))
  const dialog = within(screen.getByRole('dialog'))
  const box = dialog.getByRole('textbox', { name: 'Teléfono para los códigos' })
  await user.type(box, '981000000{Enter}')
  expect(dialog.getAllByText(/No es un móvil/).length).toBeGreaterThan(0)
  expect(change).not.toHaveBeenCalled()
  await user.clear(box)
  await user.type(box, '698 765 432{Enter}')
  await waitFor(() =>
    expect(change.mock.lastCall?.[1]).toEqual({ mfaChanel: 'sms', mfaPhone: '698765432', documentNumber: '12345678Z' }),
  )
  expect((await dialog.findByRole('alert')).textContent).toContain('solo la cambia otro administrador')
})

test('closes the factor of an administrator to anybody but another administrator', async () => {
  await card({ roles: 'US_CC,US_CC_WHITELIST' })
  expect(screen.getByText(/solo la cambia otro administrador/)).toBeDefined()
  expect(acts()).toEqual([])
})

test('says that an unregistered person has no factor to administer', async () => {
  await card({ userId: 0, roles: '' })
  expect(screen.getByText(/no tiene verificación que administrar/)).toBeDefined()
  expect(acts()).toEqual([])
})

test('says that nobody was found', async () => {
  await look('99999999R')
  users.mockReturnValue({ code: '0025' })
  await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })
  const box = screen.getByRole('searchbox')
  const user = userEvent.setup()
  await user.clear(box)
  await user.type(box, '11111111H{Enter}')
  expect(await screen.findByText('No hay nadie con esos datos')).toBeDefined()
})

test('explains without a call that the role cannot search by request', async () => {
  await look('SR20260031')
  expect(await screen.findByText('Por solicitud o expediente no puede buscar')).toBeDefined()
  expect(users).not.toHaveBeenCalled()
})
