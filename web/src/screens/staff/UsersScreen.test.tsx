import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserRoleRecord } from '#src/api/generated/api.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { UsersScreen } from './UsersScreen.tsx'

const list = vi.fn<Handler>()
const read = vi.fn<Handler>()
const save = vi.fn<Handler>()
const remove = vi.fn<Handler>()

function record(changes: Partial<UserRoleRecord> = {}): UserRoleRecord {
  const who = { userId: 19, username: '12345678Z', document: '12345678Z', name: 'Lucía', surName: 'Ferreiro' }
  return {
    ...who,
    email: 'lucia@correo.gal',
    enabled: true,
    roles: ['US_USER'],
    registrationDate: '14/03/2024',
    ...changes,
  }
}

const agent = record({ userId: 21, username: '70000001', name: 'Iria', surName: 'Souto', roles: ['US_CC'] })

function found(items: readonly UserRoleRecord[], count = items.length) {
  list.mockReset().mockReturnValue({ content: { userRoles: { count, items } } })
}

beforeEach(() => {
  freshClient()
  found([record(), agent])
  read.mockReset().mockReturnValue({ content: { userRole: record() } })
  save.mockReset().mockReturnValue({ content: { userRole: record() } })
  remove.mockReset().mockReturnValue({ content: {} })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /userRoles': list,
      'GET /userRoles/19': read,
      'PUT /userRoles/19': save,
      'DELETE /users/19': remove,
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(roles: Session['roles'] = ['US_CC']) {
  const view = renderScreens({ '/gestionUsuarios': <UsersScreen /> }, '/gestionUsuarios', {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles,
    document: '70000009',
    loginDocument: '70000009',
  })
  return { ...view, user: userEvent.setup() }
}

async function look(roles?: Session['roles']) {
  const view = open(roles)
  await view.user.click(screen.getByRole('button', { name: 'Buscar' }))
  await screen.findByRole('table')
  return view
}

async function ask(button: string) {
  const view = await look()
  await view.user.click(screen.getByRole('button', { name: button }))
  return { ...view, dialog: within(screen.getByRole('dialog')) }
}

const filters = () => list.mock.calls.map(([query]) => query.get('filter'))

describe('the list', () => {
  test('waits for a search and lists everybody page by page when nothing is filled in', async () => {
    found([record()], 60)
    const { user } = open()
    expect(screen.getByText('Busque por lo que sepa de esa persona')).toBeDefined()
    expect(list).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('60 usuarios')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /siguiente/i }))
    await waitFor(() => expect(list.mock.lastCall?.[0].get('offset')).toBe('25'))
    expect(filters()).toEqual([null, null])
  })

  test('filters by all filled fields and keeps them out of the address', async () => {
    const { user, place } = open()
    await user.type(screen.getByRole('textbox', { name: 'Documento' }), '12345678z')
    await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'Lucia@correo.gal')
    fireEvent.change(screen.getAllByLabelText('Desde')[1] ?? document.body, { target: { value: '2024-03-14' } })
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    await screen.findByRole('table')
    expect(filters()).toEqual(['document::12345678Z|email::lucia@correo.gal|lastLoginDate::14/03/2024'])
    expect(place()).toBe('/gestionUsuarios')
  })

  test('keeps the columns chosen on this device', async () => {
    const { user, unmount } = await look()
    await user.click(screen.getByRole('button', { name: 'Columnas' }))
    const choice = within(screen.getByRole('group', { name: /^Columnas/ }))
    await user.click(choice.getByRole('checkbox', { name: 'Correo' }))
    expect(screen.queryByRole('columnheader', { name: 'Correo' })).toBeNull()
    unmount()
    await look()
    expect(screen.queryByRole('columnheader', { name: 'Correo' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Documento' })).toBeDefined()
  })

  test('rejects half an address and a day to come without a call', async () => {
    const { user } = open()
    await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'lucia')
    fireEvent.change(screen.getAllByLabelText('Desde')[0] ?? document.body, { target: { value: '2999-03-14' } })
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(screen.getAllByText('Ese día todavía no ha llegado.').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/No es un correo válido/).length).toBeGreaterThan(0)
    expect(list).not.toHaveBeenCalled()
  })

  test('says that nobody matches', async () => {
    list.mockReset().mockReturnValue({ code: '0025' })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('Nadie cumple todo eso')).toBeDefined()
  })

  test("offers nothing for one's own user and lets only administrators manage staff", async () => {
    found([record({ username: '70000009', roles: ['US_CC'] }), agent])
    const { unmount } = await look()
    expect(screen.getByText('Es usted')).toBeDefined()
    expect(screen.getByText('Solo lo gestiona un administrador')).toBeDefined()
    unmount()
    await look(['US_CC', 'US_CC_WHITELIST'])
    expect(screen.getByRole('button', { name: 'Borrar a Iria Souto' })).toBeDefined()
  })
})

describe('the roles', () => {
  test('starts from the current roles, however old the list is', async () => {
    read.mockReturnValue({ content: { userRole: record({ roles: ['US_USER', 'US_CONSULTANT'] }) } })
    const { dialog, user } = await ask('Permisos de Lucía Ferreiro')
    await user.click(await dialog.findByRole('checkbox', { name: 'Gestor' }))
    await user.click(dialog.getByRole('button', { name: 'Guardar permisos' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.lastCall?.[1]).toEqual({ roles: ['US_USER', 'US_MANAGER', 'US_CONSULTANT'] })
  })

  test('reports a user that is gone and reloads the list', async () => {
    read.mockReturnValue({ code: '2015' })
    const { dialog } = await ask('Permisos de Lucía Ferreiro')
    expect((await dialog.findByRole('alert')).textContent).toContain('Ese usuario ya no existe')
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  })

  test('saves all roles and reloads the list', async () => {
    const { dialog, user } = await ask('Permisos de Lucía Ferreiro')
    expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Agente' })).disabled).toBe(true)
    await user.click(dialog.getByRole('checkbox', { name: 'Gestor' }))
    await user.click(dialog.getByRole('button', { name: 'Guardar permisos' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(save.mock.lastCall?.[1]).toEqual({ roles: ['US_USER', 'US_MANAGER'] })
    expect(list).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['CC3', 'solo lo cambia un administrador'],
    ['2015', 'Ese usuario ya no existe'],
  ])('keeps the roles open with the reason after code %s', async (code, words) => {
    save.mockReturnValue({ code })
    const { dialog, user } = await ask('Permisos de Lucía Ferreiro')
    await user.click(dialog.getByRole('checkbox', { name: 'Gestor' }))
    await user.click(dialog.getByRole('button', { name: 'Guardar permisos' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(words)
    // A missing user (2015) also leaves the list.
    await waitFor(() => expect(list).toHaveBeenCalledTimes(code === '2015' ? 2 : 1))
  })
})

describe('the deletion', () => {
  const del = 'Borrar a Lucía Ferreiro'

  test('requires the document and deletes only the user by default', async () => {
    const { dialog, user } = await ask(del)
    const box = dialog.getByRole('textbox', { name: 'Escriba 12345678Z para confirmar' })
    await user.type(box, '12345678A')
    await user.click(dialog.getByRole('button', { name: del }))
    expect(dialog.getAllByText('Tiene que ser exactamente 12345678Z.').length).toBeGreaterThan(0)
    expect(remove).not.toHaveBeenCalled()
    await user.clear(box)
    await user.type(box, '12345678z')
    await user.click(dialog.getByRole('button', { name: del }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(remove.mock.lastCall?.[1]).toEqual({})
  })

  test('asks a second time before the customer record is deleted too', async () => {
    const { dialog, user } = await ask(del)
    await user.type(dialog.getByRole('textbox'), '12345678Z')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: del }))
    const confirmation = within(await screen.findByRole('dialog', { name: '¿Borrar también la ficha de cliente?' }))
    expect(remove).not.toHaveBeenCalled()
    await user.click(confirmation.getByRole('button', { name: 'Borrar el usuario y la ficha' }))
    await waitFor(() => expect(remove.mock.lastCall?.[1]).toEqual({ deleteCommons: true }))
  })

  test('says that the user to delete is already gone and reloads the list', async () => {
    remove.mockReturnValue({ code: '2015' })
    const { dialog, user } = await ask(del)
    await user.type(dialog.getByRole('textbox'), '12345678Z')
    await user.click(dialog.getByRole('button', { name: del }))
    expect(await dialog.findByText('Ese usuario ya no existe.')).toBeDefined()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  })
})
