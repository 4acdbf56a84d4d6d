import { example } from '@acometida/api-spec/operations/example.ts'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { UserSearchScreen } from './UserSearchScreen.tsx'

const users = vi.fn<Handler>()
const invite = vi.fn<Handler>()
const checked = vi.fn<Handler>()
const raise = vi.fn<Handler>()
const invited = vi.fn<Handler>()
const requests = vi.fn<Handler>()
const stranger = {
  ...example('FoundUser'),
  userId: 0,
  documentNumber: '88888888Y',
  name: 'Antonio',
  surName: 'Vila Mato',
  roles: '',
  email: 'antonio@correo.gal',
}
const before = { documentNumber: '88888888Y', name: 'Antonio', surName: 'Vila Mato', registeredAt: null }

beforeEach(() => {
  freshClient()
  users.mockReset().mockReturnValue({ content: { users: { count: 1, items: [stranger] } } })
  checked.mockReset().mockReturnValue({ content: {} })
  invite.mockReset().mockReturnValue({ content: { hash: 'h' } })
  raise.mockReset().mockReturnValue({ content: { codigoSR: 'SR20260032' } })
  invited.mockReset().mockReturnValue({ content: { invitations: { count: 0, items: [] } } })
  requests.mockReset().mockReturnValue({ content: example('listServiceRequests', 'none') })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /users': users,
      'POST /preregistration/users': invite,
      'GET /preregistration/users': invited,
      'POST /serviceRequests': raise,
      'GET /serviceRequests': requests,
      'POST /registration/users': checked,
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // Restores the connection for the next test.
  window.dispatchEvent(new Event('online'))
})

async function card() {
  const view = renderScreens({ '/admin': <UserSearchScreen /> }, '/admin', {
    user: null,
    admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
    roles: ['US_CC'],
    document: '70000001',
    loginDocument: '70000001',
  })
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), '88888888Y{Enter}')
  await screen.findByRole('heading', { name: 'Antonio Vila Mato' })
  return { ...view, user }
}

async function dialogOf() {
  const view = await card()
  await view.user.click(screen.getByRole('button', { name: /^Invitar/ }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Invitar a Antonio Vila Mato a registrarse?' }))
  return { ...view, dialog, yes: () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Sí, invitar' }) }
}

async function filled() {
  const view = await dialogOf()
  const { user, dialog } = view
  await user.click(dialog.getByRole('checkbox', { name: 'Por correo electrónico' }))
  await user.click(dialog.getByRole('radio', { name: 'Solicitante' }))
  return view
}

describe('the red bar', () => {
  test('says that a customer is not registered and offers to invite them [RO-068]', async () => {
    await card()
    const bar = screen.getByRole('alert')
    expect(bar.textContent).toContain('no está registrada')
    expect(await within(bar).findByText('No consta que se le haya invitado.')).toBeDefined()
    expect(within(bar).getByRole('button', { name: 'Invitar' })).toBeDefined()
  })

  test('stays hidden for a registered user', async () => {
    users.mockReturnValue({
      content: { users: { count: 1, items: [{ ...example('FoundUser'), name: 'Antonio', surName: 'Vila Mato' }] } },
    })
    await card()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Invitar/ })).toBeNull()
    expect(requests).not.toHaveBeenCalled()
  })

  test.each([
    [{ openedAt: '12/03/2026 09:30:00', expiresAt: '13/03/2026 09:00:00' }, 'no ha terminado el registro'],
    [{ openedAt: null, expiresAt: '01/01/2100 09:00:00' }, 'Todavía no ha abierto el enlace'],
    [{ openedAt: null, expiresAt: '13/03/2020 09:00:00' }, 'ya ha caducado'],
  ])('says what became of an earlier invitation and offers another', async (times, words) => {
    const item = { ...before, sentAt: '12/03/2026 09:00:00', ...times }
    invited.mockReturnValue({ content: { invitations: { count: 1, items: [item] } } })
    await card()
    expect(await screen.findByText(new RegExp(words))).toBeDefined()
    expect(screen.getByRole('button', { name: 'Invitar de nuevo' })).toBeDefined()
    expect(invited.mock.lastCall?.[0].get('filter')).toBe('documentNumber::88888888Y')
  })

  test('lists the requests known by the document', async () => {
    requests.mockReturnValue({ content: example('listServiceRequests', 'open') })
    await card()
    expect(await screen.findByText('SR20260031')).toBeDefined()
    expect(screen.getByText(/^En curso · /)).toBeDefined()
    expect(requests.mock.lastCall?.[0].get('filter')).toBe('documentNumber::88888888Y')
  })
})

describe('the dialog', () => {
  test('shows name and surname and lets e-mail and phone be changed [VA-058]', async () => {
    const { dialog } = await dialogOf()
    expect(dialog.getByText('Antonio')).toBeDefined()
    expect(dialog.getByText('Vila Mato')).toBeDefined()
    expect(dialog.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['email', 'phone'])
  })

  test('enables the invitation only with valid fields and a channel [FL-055]', async () => {
    const { dialog, user, yes } = await dialogOf()
    expect(yes().disabled).toBe(true)
    await user.click(dialog.getByRole('radio', { name: 'Consumidor' }))
    expect(yes().disabled).toBe(true)
    await user.click(dialog.getByRole('checkbox', { name: 'Por SMS' }))
    expect(yes().disabled).toBe(false)
    for (const name of ['Correo electrónico', 'Teléfono móvil']) {
      const field = dialog.getByRole<HTMLInputElement>('textbox', { name })
      const { value } = field
      await user.clear(field)
      expect(yes().disabled).toBe(true)
      await user.type(field, 'x')
      expect(yes().disabled).toBe(true)
      await user.clear(field)
      await user.type(field, value)
      expect(yes().disabled).toBe(false)
    }
  })

  test.each([
    ['Correo electrónico', 'ana@', 'No es un correo válido', 'Falta el correo.'],
    ['Teléfono móvil', '981000000', 'No es un móvil', 'Falta el teléfono.'],
  ])('judges %s on leaving it and tells wrong from empty [VA-054 VA-055]', async (name, wrong, ofWrong, ofEmpty) => {
    const { dialog, user } = await dialogOf()
    const field = dialog.getByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, wrong)
    expect(dialog.queryByText(new RegExp(ofWrong))).toBeNull()
    await user.tab()
    expect(dialog.getByText(new RegExp(ofWrong))).toBeDefined()
    await user.clear(field)
    await user.tab()
    expect(dialog.getByText(ofEmpty)).toBeDefined()
    expect(dialog.queryByText(new RegExp(ofWrong))).toBeNull()
  })

  test('rejects a throw-away e-mail address on leaving the field and accepts another', async () => {
    checked.mockReturnValueOnce({ code: '2003' })
    const { dialog, user, yes } = await filled()
    const field = dialog.getByRole('textbox', { name: 'Correo electrónico' })
    await user.clear(field)
    await user.type(field, 'antonio@yopmail.com')
    await user.tab()
    expect(await dialog.findByText(/No escribimos a direcciones de ese proveedor/)).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(yes().disabled).toBe(true)
    await user.clear(field)
    await user.type(field, 'vila@correo.gal')
    await user.tab()
    await waitFor(() => expect(checked).toHaveBeenCalledTimes(2))
    expect(checked.mock.calls.map(([, body]) => body)).toEqual([
      { checkEmail: true, email: 'antonio@yopmail.com' },
      { checkEmail: true, email: 'vila@correo.gal' },
    ])
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(yes().disabled).toBe(false)
  })

  test('sends the invitation, creates the request and records its number', async () => {
    const { dialog, user, yes } = await filled()
    await user.click(yes())
    expect(await dialog.findByText('Solicitud SR20260032 creada.')).toBeDefined()
    expect(dialog.getByText('Invitación enviada a antonio@correo.gal.')).toBeDefined()
    const sent = { docNumber: '88888888Y', docType: 'NIF', userType: 'solicitant', sendMail: true, sendSms: false }
    expect(invite.mock.calls.map(([, body]) => body)).toMatchObject([sent, { ...sent, srCode: 'SR20260032' }])
    expect(raise.mock.lastCall?.[1]).toMatchObject({ documentNumber: '88888888Y', subtipology: '1070A03' })
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('reports a failed request apart from the invitation and retries it alone', async () => {
    raise.mockReturnValueOnce({ code: '2015' })
    const { dialog, user, yes } = await filled()
    await user.click(yes())
    expect(await dialog.findByText('La solicitud de alta no se ha creado')).toBeDefined()
    expect(dialog.getByText('Invitación enviada a antonio@correo.gal.')).toBeDefined()
    expect(invite.mock.lastCall?.[1]).toMatchObject({ zeusError: '2015' })
    await user.click(dialog.getByRole('button', { name: 'Reintentar la solicitud' }))
    expect(await dialog.findByText('Solicitud SR20260032 creada.')).toBeDefined()
    const known = invite.mock.calls.map(([, body]) => Object.keys(fieldsIn(body)).filter((key) => /sr|zeus/.test(key)))
    expect(known).toEqual([[], ['zeusError'], ['srCode']])
  })

  test.each([
    ['2018', 'email::antonio@correo.gal'],
    ['2019', 'documentNumber::88888888Y'],
  ])('opens the card of the holder after code %s', async (code, filter) => {
    invite.mockReturnValue({ code })
    const { dialog, user, yes } = await filled()
    await user.click(yes())
    users.mockReturnValue({ content: { users: { count: 1, items: [example('FoundUser')] } } })
    await user.click(await dialog.findByRole('button', { name: 'Abrir su ficha' }))
    expect(await screen.findByRole('heading', { name: 'Lucía Ferreiro Castro' })).toBeDefined()
    expect(users.mock.lastCall?.[0].get('filter')).toBe(filter)
    expect(raise).not.toHaveBeenCalled()
  })

  test('disables sending without a connection and says why', async () => {
    const { dialog, yes } = await filled()
    expect(dialog.getByText('Todo listo para enviarla.')).toBeDefined()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(dialog.getByText(/^Sin conexión: podrá enviarlo/)).toBeDefined()
    expect(yes()).toHaveProperty('disabled', true)
  })

  test('keeps what was typed after a refusal and no longer says that it is ready', async () => {
    invite.mockReturnValueOnce({ code: '2017' }).mockImplementationOnce(() => Promise.reject(new TypeError('gone')))
    const { dialog, user, yes } = await filled()
    await user.click(yes())
    expect(await dialog.findByText(/documento de esta persona no es válido/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Abrir su ficha' })).toBeNull()
    expect(dialog.queryByText('Todo listo para enviarla.')).toBeNull()
    await user.click(yes())
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/No podemos conectar/))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' }).value).toBe(
      'antonio@correo.gal',
    )
    expect(raise).not.toHaveBeenCalled()
  })
})
