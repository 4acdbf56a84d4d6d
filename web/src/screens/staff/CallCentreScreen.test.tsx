import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallCentreUser } from '#src/api/generated/api.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { CallCentreScreen } from './CallCentreScreen.tsx'

const list = vi.fn<Handler>()
const status = vi.fn<Handler>()
const grant = vi.fn<Handler>()
const single = vi.fn<Handler>()

function agent(nth: number, changes: Partial<CallCentreUser> = {}): CallCentreUser {
  const username = String(70_000_100 + nth)
  const who = { userId: 90_100 + nth, username, name: 'Iria', surName: `Souto ${nth}` }
  return { ...who, email: `iria${nth}@correo.gal`, enabled: true, roles: ['US_CC'], ...changes }
}

function answer(items: readonly CallCentreUser[]) {
  list.mockReset().mockReturnValue({ content: { users: { count: items.length, items } } })
}

const record = { userId: 90_100, username: '70000100', document: '70000100', name: 'Iria', surName: 'Souto 0' }
const saved = { content: { userRole: { ...record, email: 'iria0@correo.gal', enabled: true, roles: ['US_CC'] } } }

beforeEach(() => {
  freshClient()
  answer([agent(0), agent(1, { enabled: false, name: 'Brais' }), agent(2, { username: '70000002', name: 'Uxía' })])
  status.mockReset().mockReturnValue({ content: { user: agent(0, { enabled: false }) } })
  grant.mockReset().mockReturnValue(saved)
  single.mockReset().mockReturnValue(saved)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /callcenter/users': list,
      'GET /callcenter/roles': () => ({ content: { roles: ['US_CC', 'US_CC_WHITELIST', 'SU_UFD'] } }),
      'POST /callcenter/user/70000100/status': status,
      'POST /callcenter/user/70000100/roles': grant,
      'POST /callcenter/user/12345678Z/roles': grant,
      'PUT /userRoles/90100': single,
      'GET /userRoles/90100': () => saved,
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const view = renderScreens({ '/gestionUsuariosCallCenter': <CallCentreScreen /> }, '/gestionUsuariosCallCenter', {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles: ['US_CC', 'US_CC_WHITELIST'],
    document: '70000002',
    loginDocument: '70000002',
  })
  const user = userEvent.setup()
  await screen.findByRole('table')
  return { ...view, user }
}

async function ask(button: string) {
  const view = await open()
  await view.user.click(screen.getByRole('button', { name: button }))
  return { ...view, dialog: within(screen.getByRole('dialog')) }
}

const rows = () => screen.getAllByRole('row').slice(1)

test('lists twenty-five users a page', async () => {
  answer(Array.from({ length: 44 }, (_, nth) => agent(nth)))
  const { user } = await open()
  expect(rows()).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: /siguiente/i }))
  expect(rows()).toHaveLength(19)
})

test("offers no action on one's own user", async () => {
  await open()
  const own = within(screen.getByRole('row', { name: /Uxía/ }))
  expect(own.queryByRole('button')).toBeNull()
  expect(own.getByText(/nadie se gestiona a sí mismo/)).toBeDefined()
})

test('filters all pages by text and state and lets an empty filter be cleared', async () => {
  answer([...Array.from({ length: 30 }, (_, nth) => agent(nth)), agent(40, { name: 'Brais', enabled: false })])
  const { user } = await open()
  await user.type(screen.getByRole('searchbox'), 'brais')
  expect(rows()).toHaveLength(1)
  expect(within(screen.getByRole('row', { name: /Brais/ })).getByText('Desactivado')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Activas' }))
  expect(screen.getByText('Nadie coincide con el filtro')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro' }))
  expect(rows()).toHaveLength(25)
})

test('lists, finds and counts users of later pages with the rest', async () => {
  const all = Array.from({ length: 103 }, (_, nth) => agent(nth, nth === 102 ? { name: 'Xiana' } : {}))
  list.mockReset().mockImplementation((query) => {
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit'))]
    return { content: { users: { count: all.length, items: all.slice(offset, offset + limit) } } }
  })
  const { user } = await open()
  expect(screen.getByText('103 personas')).toBeDefined()
  await user.type(screen.getByRole('searchbox'), 'xiana')
  expect(rows()).toHaveLength(1)
})

test('disables a user after saying that their sessions end at once', async () => {
  const { dialog, user } = await ask('Desactivar a Iria Souto 0')
  expect(dialog.getByText(/Sus sesiones se cierran en el acto/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Desactivar a Iria Souto 0' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(status.mock.lastCall?.[1]).toEqual({ enabled: false })
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
})

test('offers to enable a disabled user', async () => {
  await open()
  expect(screen.getByRole('button', { name: 'Activar a Brais Souto 1' })).toBeDefined()
})

test('names the rule of a refusal and keeps the dialog open', async () => {
  status.mockReturnValue({ code: 'CC3' })
  const { dialog, user } = await ask('Desactivar a Iria Souto 0')
  await user.click(dialog.getByRole('button', { name: 'Desactivar a Iria Souto 0' }))
  expect(await dialog.findByText(/nadie cambia su propio usuario/)).toBeDefined()
})

test('grants all three roles at once after saying what they close', async () => {
  const { dialog, user } = await ask('Permisos de Iria Souto 0')
  expect(dialog.queryByText('Los tres juntos cierran la gestión')).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Dar los tres de atención' }))
  expect(dialog.getByText('Los tres juntos cierran la gestión')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Dar los tres permisos' }))
  await waitFor(() => expect(grant.mock.lastCall?.[1]).toEqual({ roles: ['US_CC', 'US_CC_WHITELIST', 'SU_UFD'] }))
})

test('revokes all three roles at once', async () => {
  const { dialog, user } = await ask('Permisos de Iria Souto 0')
  await user.click(dialog.getByRole('radio', { name: 'Quitar los tres de atención' }))
  await user.click(dialog.getByRole('button', { name: 'Quitar los tres permisos' }))
  await waitFor(() => expect(grant.mock.lastCall?.[1]).toEqual({ roles: [] }))
})

test('edits single roles, with the difference and what they close before saving', async () => {
  const { dialog, user } = await ask('Permisos de Iria Souto 0')
  await user.click(dialog.getByRole('button', { name: 'Elegir permisos' }))
  const editor = within(screen.getByRole('dialog', { name: 'Permisos de Iria Souto 0' }))
  const save = await editor.findByRole<HTMLButtonElement>('button', { name: 'Guardar permisos' })
  await user.click(save)
  expect(editor.getByText('No hay cambios.')).toBeDefined()
  await user.click(editor.getByRole('checkbox', { name: 'Agente' }))
  await user.click(save)
  expect(editor.getByText(/Debe quedar al menos un permiso/)).toBeDefined()
  expect(single).not.toHaveBeenCalled()
  await user.click(editor.getByRole('checkbox', { name: 'Administrador de la distribuidora' }))
  expect(editor.getByText(/cierra averías, mensajes y usuarios/)).toBeDefined()
  expect(editor.getByText('Se le da: Administrador de la distribuidora.')).toBeDefined()
  expect(editor.getByText('Se le quita: Agente.')).toBeDefined()
  await user.click(save)
  await waitFor(() => expect(single.mock.lastCall?.[1]).toEqual({ roles: ['SU_UFD'] }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(list).toHaveBeenCalledTimes(2)
})

test('adds an existing user by document and rejects anything else', async () => {
  grant.mockReturnValueOnce({ code: '2015' })
  const { dialog, user } = await ask('Añadir a alguien')
  const box = dialog.getByRole('textbox', { name: 'Documento o código' })
  await user.type(box, 'Ana{Enter}')
  expect(dialog.getAllByText('No es un documento ni un código de usuario.').length).toBeGreaterThan(0)
  expect(grant).not.toHaveBeenCalled()
  await user.clear(box)
  await user.type(box, '12345678z{Enter}')
  expect((await dialog.findAllByText('Nadie tiene un usuario con ese documento.')).length).toBeGreaterThan(0)
  await user.type(box, '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offers to retry a list that failed', async () => {
  list.mockReset().mockReturnValue({ code: '9999', status: 400 })
  renderScreens({ '/x': <CallCentreScreen /> }, '/x', { roles: ['US_CC_WHITELIST'] })
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeDefined()
})
