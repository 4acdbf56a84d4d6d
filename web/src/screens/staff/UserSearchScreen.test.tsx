import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundUser } from '#src/api/generated/api.ts'
import { searchedUsersStore } from '#src/session/acting/searchedUser.store.ts'
import { currentSession, type Session } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { UserSearchScreen } from './UserSearchScreen.tsx'

const users = vi.fn<Handler>()
const bySr = vi.fn<Handler>()
const logIn = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  searchedUsersStore.set([])
  found([example('FoundUser')])
  bySr.mockReset().mockReturnValue({ content: { user: example('FoundUser') } })
  logIn.mockReset().mockReturnValue({ content: openingAnswer('0000', { user: { userId: 1 }, accessToken: 'theirs' }) })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /users': users,
      'GET /searchUserByParam': bySr,
      'POST /login': logIn,
      'GET /preregistration/users': () => ({ content: { invitations: { count: 0, items: [] } } }),
      'GET /serviceRequests': () => ({ content: example('listServiceRequests', 'none') }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

function found(items: readonly FoundUser[], count = items.length) {
  users.mockReset().mockReturnValue({ content: { users: { count, items } } })
}

function open(changes: Partial<Session> = {}) {
  const staff = {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles: ['US_CC'] as const,
  }
  const view = renderScreens({ '/admin': <UserSearchScreen />, '/': <p>home of who is in view</p> }, '/admin', {
    ...staff,
    document: '70000001',
    loginDocument: '70000001',
    ...changes,
  })
  return { ...view, user: userEvent.setup() }
}

const box = () =>
  screen.getByRole('searchbox', { name: 'Documento, correo, teléfono, CUPS, solicitud, expediente o nombre' })

async function look(typed: string, changes: Partial<Session> = {}) {
  const view = open(changes)
  await view.user.type(box(), `${typed}{Enter}`)
  return view
}

describe('the box', () => {
  test('takes the focus, says what it will search by and makes no call while typing', async () => {
    const { user } = open()
    expect(document.activeElement).toBe(box())
    await user.type(box(), 'ES0022007661975321ZM')
    expect(screen.getByText('Buscará por CUPS.')).toBeDefined()
    await user.clear(box())
    await user.type(box(), 'Lucía')
    expect(screen.getByText('Buscará por nombre.')).toBeDefined()
    expect(users).not.toHaveBeenCalled()
  })

  test.each([
    ['12345678z', 'documentNumber::12345678Z', '1'],
    ['1234', 'documentNumber::1234', '25'],
    ['Lucia.Ferreiro@correo.gal', 'email::lucia.ferreiro@correo.gal', '1'],
    ['ES0022007661975321ZM', 'cups::ES0022007661975321ZM1P', '1'],
    ['Lucía', 'name::Lucía', '25'],
    ['+34 612 345 678', 'phone::612345678', '25'],
  ])('searches for “%s” by %s, %s at most', async (typed, filter, limit) => {
    await look(typed)
    await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })
    expect(users.mock.calls.map(([query]) => [query.get('filter'), query.get('limit')])).toEqual([[filter, limit]])
  })

  test.each([
    ['SR20260031', 'sr', 'Buscará por código de solicitud.'],
    ['EXP202600000001', 'dossier', 'Buscará por expediente.'],
  ])('searches for the owner of the code %s', async (code, key, words) => {
    const { user } = open()
    await user.type(box(), code)
    expect(screen.getByText(words)).toBeDefined()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })).toBeDefined()
    expect(bySr.mock.lastCall?.[0].get('filter')).toBe(`${key}::${code}`)
    expect(users).not.toHaveBeenCalled()
  })

  test.each([
    ['lu', 'Escriba al menos tres caracteres.'],
    [' ', 'Escriba a quién busca.'],
    ['ab123456c123456789', /^Por esa referencia no se puede buscar a nadie\. Pida el documento/],
  ])('sends nothing for “%s” and says what is wrong', async (typed, words) => {
    await look(typed)
    expect(screen.getByText(words)).toBeDefined()
    expect(users).not.toHaveBeenCalled()
    expect(bySr).not.toHaveBeenCalled()
  })

  test('searches by the first filled of the four fields', async () => {
    const { user } = open()
    await user.click(screen.getByText('Buscar por campos'))
    await user.type(screen.getByRole('textbox', { name: 'Nombre y apellidos' }), 'Ana')
    await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'lucia.ferreiro@correo.gal{Enter}')
    await waitFor(() => expect(users.mock.lastCall?.[0].get('filter')).toBe('email::lucia.ferreiro@correo.gal'))
  })

  test('keeps the searched person out of the address', async () => {
    const { place } = await look('12345678Z')
    await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })
    expect(place()).toBe('/admin')
  })
})

describe('what comes', () => {
  const ana = { ...example('FoundUser'), userId: 20, documentNumber: '11111111H', name: 'Ana', surName: 'Lago' }

  test('lists many people in pages, opens one by document and returns to the same page', async () => {
    found([example('FoundUser'), ana], 40)
    const { user, router } = await look('Castro')
    expect(await screen.findByText('40 personas')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /siguiente/i }))
    await waitFor(() => expect(users.mock.lastCall?.[0].get('offset')).toBe('25'))
    found([ana])
    await user.click(await screen.findByRole('button', { name: 'Abrir la ficha de Ana Lago' }))
    expect(await screen.findByRole('heading', { name: 'Ana Lago' })).toBeDefined()
    expect(users.mock.lastCall?.[0].get('filter')).toBe('documentNumber::11111111H')
    await router.navigate(-1)
    expect(await screen.findByText('40 personas')).toBeDefined()
    // The list is at the page from which the card was opened: the last one.
    expect(screen.getByRole('button', { name: /siguiente/i })).toHaveProperty('disabled', true)
    found([example('FoundUser'), ana], 40)
    await user.type(box(), ' Lago{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /siguiente/i })).toHaveProperty('disabled', false))
  })

  test('moves through the list by keyboard, opens a card and returns to it', async () => {
    const third = { ...example('FoundUser'), userId: 21, documentNumber: '22222222J', name: 'Brais', surName: 'Rey' }
    found([example('FoundUser'), ana, third])
    const { user, router } = await look('Castro')
    const open = (name: string) => screen.getByRole('button', { name: `Abrir la ficha de ${name}` })
    await screen.findByText('3 personas')
    expect(document.activeElement).toBe(box())
    const goes = async (keys: string, to: HTMLElement) => {
      await user.keyboard(keys)
      expect([keys, document.activeElement]).toEqual([keys, to])
    }
    await goes('{ArrowDown}', open('Lucía Ferreiro Castro'))
    await goes('{ArrowDown}', open('Ana Lago'))
    expect(['Lucía Ferreiro Castro', 'Ana Lago', 'Brais Rey'].map((name) => open(name).tabIndex)).toEqual([-1, 0, -1])
    await goes('{End}', open('Brais Rey'))
    await goes('{ArrowDown}', open('Brais Rey'))
    await goes('{ArrowUp}', open('Ana Lago'))
    await goes('{Home}', open('Lucía Ferreiro Castro'))
    await goes('{ArrowUp}', box())
    await goes('{ArrowDown}{ArrowDown}', open('Ana Lago'))
    await goes('{Escape}', box())
    await goes('{ArrowDown}', open('Ana Lago'))
    found([ana])
    await user.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Ana Lago' })
    expect(document.activeElement?.contains(heading)).toBe(true)
    await router.navigate('/admin')
    await waitFor(() => expect(document.activeElement).toBe(box()))
    await goes('{ArrowDown}', open('Ana Lago'))
  })

  test('says that nobody was found and suggests the document with the right letter', async () => {
    users.mockReset().mockReturnValueOnce({ code: '0025' })
    const { user } = await look('12345678A')
    expect(await screen.findByText('No hay nadie con esos datos')).toBeDefined()
    users.mockReturnValue({ content: { users: { count: 1, items: [example('FoundUser')] } } })
    await user.click(screen.getByRole('button', { name: 'Buscar 12345678Z' }))
    expect(await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })).toBeDefined()
  })

  test("says that one's own user is not looked up", async () => {
    users.mockReset().mockReturnValue({ code: 'CC0' })
    await look('70000001')
    expect(await screen.findByText('Ese es su propio usuario')).toBeDefined()
  })

  test('lets the user retry a failed search', async () => {
    users.mockReset().mockReturnValueOnce({ code: 'XXX', status: 500 })
    const { user } = await look('12345678Z')
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    users.mockReturnValue({ content: { users: { count: 1, items: [example('FoundUser')] } } })
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })).toBeDefined()
  })

  test('keeps the people found last at hand under the empty box', async () => {
    const { router, user } = await look('12345678Z')
    await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })
    await router.navigate('/admin')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
    await user.click(await screen.findByRole('button', { name: 'Abrir la ficha de Lucía Ferreiro Castro' }))
    expect(await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })).toBeDefined()
  })
})

describe('the card', () => {
  const card = async (changes: Partial<FoundUser>, session: Partial<Session> = {}) => {
    found([{ ...example('FoundUser'), ...changes }])
    const view = await look('12345678Z', session)
    await screen.findByRole('heading', { name: /Ferreiro/ })
    return view
  }
  const act = () => screen.queryByRole('button', { name: 'Actuar en su nombre' })

  test('shows e-mail and phone on request', async () => {
    const { user } = await card({})
    expect(screen.getByText(/l\*\*\*@correo\.gal/)).toBeDefined()
    expect(screen.queryByText('lucia.ferreiro@correo.gal')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Mostrar el correo' }))
    await user.click(screen.getByRole('button', { name: 'Mostrar el teléfono' }))
    expect(screen.getByText('lucia.ferreiro@correo.gal')).toBeDefined()
    expect(screen.getByText('618126175')).toBeDefined()
  })

  test.each([
    ['an agent', { roles: 'US_CC' }, 'No se puede actuar en nombre de personal'],
    ['a manager', { roles: 'US_USER,US_CC,MANAGER_ADMIN_ASOC' }, 'de quien gestiona asociaciones'],
    ['a disabled user', { enabled: false }, 'mientras su usuario esté desactivado'],
  ])('explains why it offers no acting for %s', async (_who, changes, words) => {
    await card(changes)
    expect(screen.getByText(new RegExp(words))).toBeDefined()
    expect(act()).toBeNull()
  })

  test('warns in red that a customer is not registered, and only then', async () => {
    const { unmount } = await card({ userId: 0, roles: '' })
    expect(screen.getByRole('alert').textContent).toContain('Esta persona no está registrada')
    expect(act()).toBeNull()
    unmount()
    await card({})
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('allows acting for a customer without accepted data protection and says who must accept', async () => {
    await card({ gdprAccepted: '0' })
    expect(screen.getByText(/la aceptación solo la hace esa persona/)).toBeDefined()
    expect(act()).not.toBeNull()
  })

  test('offers no second acting during the first', async () => {
    const acting = { userId: 7, name: 'Iria', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }
    await card({}, { acting, name: 'Antón' })
    expect(screen.getByText(/Ya está actuando en nombre de Antón/)).toBeDefined()
    expect(act()).toBeNull()
  })
})

describe('acting', () => {
  const confirm = async () => {
    const view = await look('12345678Z')
    await view.user.click(await screen.findByRole('button', { name: 'Actuar en su nombre' }))
    const dialog = screen.getByRole('dialog', { name: '¿Actuar en nombre de Lucía Ferreiro Castro?' })
    return { ...view, dialog }
  }

  test('confirms beforehand for whom, what stays closed and that the customer will see it', async () => {
    const { dialog, user } = await confirm()
    for (const words of ['12345678Z', 'Seguirá cerrado', 'esa persona lo verá'])
      expect(dialog.textContent).toContain(words)
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(logIn).not.toHaveBeenCalled()
  })

  test('begins with the staff token and opens the home of the customer', async () => {
    const { dialog, user, place } = await confirm()
    await user.click(within(dialog).getByRole('button', { name: 'Actuar por Lucía Ferreiro Castro' }))
    await waitFor(() => expect(place()).toBe('/'))
    expect(logIn.mock.lastCall?.[1]).toEqual({ userId: 1 })
    expect(currentSession()).toMatchObject({ userId: 1, acting: { userId: 1 } })
  })

  test('sends the reason that the customer will read, on Enter', async () => {
    const { dialog, user } = await confirm()
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), ' Le ayudamos con una avería {Enter}')
    await waitFor(() => expect(logIn).toHaveBeenCalledOnce())
    expect(logIn.mock.lastCall?.[1]).toEqual({ userId: 1, reason: 'Le ayudamos con una avería' })
  })

  test('stays cancelled even when the answer comes late', async () => {
    let answer = () => {}
    logIn.mockImplementation(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return { content: openingAnswer('0000', { user: { userId: 1 }, accessToken: 'theirs' }) }
    })
    const { dialog, user, place } = await confirm()
    await user.click(within(dialog).getByRole('button', { name: 'Actuar por Lucía Ferreiro Castro' }))
    await waitFor(() => expect(logIn).toHaveBeenCalledOnce())
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    answer()
    await new Promise(setImmediate)
    expect(currentSession()?.acting).toBeUndefined()
    expect(place()).toBe('/admin')
  })

  test('shows one text for any refusal and begins nothing', async () => {
    logIn.mockReturnValue({ code: 'CC2' })
    const { dialog, user } = await confirm()
    await user.click(within(dialog).getByRole('button', { name: 'Actuar por Lucía Ferreiro Castro' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Ahora no se puede actuar')
    expect(currentSession()?.acting).toBeUndefined()
  })
})
