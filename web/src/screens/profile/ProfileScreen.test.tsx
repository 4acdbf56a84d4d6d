import { example } from '@acometida/api-spec/operations/example.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserProfile } from '#src/api/generated/api.ts'
import { type Session, sessionStore, useSessionState } from '#src/session/tokens/session.store.ts'
import { factOf } from '#src/testing/factOf.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

type Body = Record<string, string>

/** The visits of others to the account. */
let visits: readonly object[] = []

/**
 * The profile of a user, with a server that stores changes. `refusal` returns the answer to a refused change, or
 * undefined to accept it.
 */
function open(
  changes: { readonly [Field in keyof UserProfile]?: UserProfile[Field] | undefined } = {},
  session: Partial<Session> = {},
  refusal: (body: Body) => Answer | undefined = () => undefined,
  first?: Answer,
) {
  let user = { ...example('UserProfile'), ...changes }
  const keep = (body: Body): Answer => {
    const { currentPassword: _proof, ...rest } = body
    user = { ...user, ...rest }
    return { content: { user } }
  }
  // The generated functions send only records of texts.
  const take: Handler = (_query, body) => refusal(body as Body) ?? keep(body as Body)
  const read = vi.fn<Handler>(() => ({ content: { user } }))
  if (first) read.mockReturnValueOnce(first)
  const save = vi.fn<Handler>(take)
  const alerts = vi.fn<Handler>(take)
  const consent = vi.fn<Handler>(() => ({ content: { user } }))
  const end = vi.fn<Handler>(() => ({ content: {} }))
  const check = vi.fn<Handler>(() => ({ code: '2003' }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /users/1': read,
      'PUT /users/1': save,
      'PUT /users/1/updateAlertConf': alerts,
      'PUT /users/1/legalAccept': consent,
      'DELETE /tokens': end,
      'POST /registration/users': check,
      'GET /users/1/audit': () => ({ content: { audit: { count: visits.length, items: visits } } }),
    }),
  )
  const view = renderScreens({ '/profile': <Guarded /> }, '/profile', session)
  const sent = (call = save) => call.mock.calls.map(([, body]) => body)
  return { ...view, user: userEvent.setup({ delay: null }), read, save, alerts, consent, end, check, sent }
}

/** Renders the screen only with a session, as the private area does. */
function Guarded() {
  return useSessionState().status === 'open' && <ProfileScreen />
}

/** A server's refusal of input that the form accepts. */
const refusalOf = (...places: readonly string[]): Answer => ({
  code: 'ERROR_GENERICO',
  status: 400,
  violations: places.map((where) => ({ where, problem: 'is wrong' })),
})

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const section = (name: string) => within(screen.getByRole('region', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  localStorage.clear()
  visits = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('what the profile shows', () => {
  test('shows the names of its parts before the data loads', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeDefined()
    expect(section('Datos personales').getByText('Correo electrónico')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('hides the number that stands for no phone', async () => {
    open({ phone: '600000000' })
    expect(await screen.findByText('Sin teléfono')).toBeDefined()
    expect(document.body.textContent).not.toContain('600')
    expect(screen.getByRole('button', { name: 'Añadir un teléfono' })).toBeDefined()
  })

  test('shows an address that waits for confirmation beside the current one', async () => {
    open({ pendingEmail: 'nova@correo.gal' })
    expect(await screen.findByText(/Falta confirmar nova@correo\.gal/)).toBeDefined()
  })

  test('says how many days are left to change the password', async () => {
    open({}, { passwordDaysLeft: 1 })
    expect(await screen.findByText('Cámbiela pronto')).toBeDefined()
    expect(screen.getByText('Le queda 1 día para cambiarla.')).toBeDefined()
  })

  test.each<[string, Answer]>([
    ['loaded', { code: '2015' }],
    ['read without a user', { content: {} }],
    ['read with an unknown flag', { content: { user: { ...example('UserProfile'), mfaEnabled: 'Y' } } }],
  ])('offers to retry a part that could not be %s', async (_, answer) => {
    const { user } = open({}, {}, undefined, answer)
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeDefined()
    await press(user, 'Reintentar')
    expect(await screen.findByText('12345678Z')).toBeDefined()
  })

  test('says that the data is outdated and keeps it', async () => {
    const { client, read } = open()
    await screen.findByText('12345678Z')
    read.mockReturnValueOnce({ code: '2015' })
    await client.invalidateQueries()
    expect(await screen.findByText(/No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText('12345678Z')).toBeDefined()
  })

  test('hides from an actor whatever guards the account', async () => {
    open({}, { loginDocument: '70000001' })
    expect(await screen.findByText(/Está actuando en nombre de otra persona/)).toBeDefined()
    expect(await screen.findByText('12345678Z')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Cambiar el correo' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cambiar el teléfono' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Acceso y seguridad' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Protección de datos' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Galego' })).toBeNull()
  })

  test('hides the notices of outages from staff', async () => {
    open({}, { roles: ['US_CC'] })
    await screen.findByText('12345678Z')
    expect(screen.queryByRole('region', { name: 'Avisos de cortes de luz' })).toBeNull()
  })

  test('shows staff the notices of the customer they act for', async () => {
    open({}, { roles: ['US_CC'], loginDocument: '70000001' })
    expect(await screen.findByLabelText('Correo que los recibe')).toBeDefined()
    expect(section('Avisos de cortes de luz').getByRole('button', { name: 'Guardar los avisos' })).toBeDefined()
  })

  test('shows name and e-mail address under their labels', async () => {
    open()
    await screen.findByText('12345678Z')
    expect([factOf('Nombre'), factOf('Correo electrónico')]).toEqual([
      'Lucía Ferreiro Castro',
      expect.stringMatching(/^lucia\.ferreiro@correo\.gal/),
    ])
  })
})

describe('who has been in the account', () => {
  const visit = (operation: string, actor?: string, codResult = '0000') => ({
    at: '16/03/2026 11:02:05',
    operation,
    codResult,
    ...(actor === undefined ? {} : { actor }),
  })

  test('lists visits by role in plain words and leaves out refused ones', async () => {
    visits = [
      visit('endSession', 'agentAdmin'),
      visit('updateAlertConf', 'agentAdmin'),
      visit('logIn', 'agentAdmin'),
      visit('logIn', 'agentAdmin', 'CC2'),
      visit('getUser'),
    ]
    open()
    const region = within(await screen.findByRole('region', { name: 'Quién ha entrado en su cuenta' }))
    await region.findByText(/dejó de actuar/)
    expect(region.getAllByRole('listitem').map((row) => row.firstChild?.textContent)).toEqual([
      'Agente administrador: dejó de actuar en su nombre',
      'Agente administrador: hizo una gestión o un cambio',
      'Agente administrador: empezó a actuar en su nombre',
      'Alguien que ya no trabaja aquí: consultó sus datos',
    ])
  })

  test('shows the reason of a visit where one was given', async () => {
    visits = [{ ...visit('logIn', 'agentAdmin'), reason: 'Le ayudamos con una avería' }, visit('logIn', 'agentAdmin')]
    open()
    const region = within(await screen.findByRole('region', { name: 'Quién ha entrado en su cuenta' }))
    await region.findByText('Motivo: Le ayudamos con una avería')
    expect(region.getAllByText(/Motivo/)).toHaveLength(1)
  })

  test('says that there were no visits and hides the list from actors', async () => {
    const { unmount } = open()
    expect(await screen.findByText('Nadie ha entrado en su cuenta salvo usted.')).toBeDefined()
    unmount()
    open({}, { loginDocument: '70000001' })
    await screen.findByText('12345678Z')
    expect(screen.queryByRole('region', { name: 'Quién ha entrado en su cuenta' })).toBeNull()
  })
})

describe('the phone', () => {
  test('sends the phone without separators and shows what was saved', async () => {
    const { user, sent } = open()
    await press(user, 'Cambiar el teléfono')
    type('Teléfono móvil', '698 76-54.32')
    await press(user, 'Guardar')
    expect(await screen.findByText('698 765 432')).toBeDefined()
    expect(sent()).toEqual([{ documentNumber: '12345678Z', phone: '698765432' }])
  })

  test('sends the number that stands for none when the phone is removed', async () => {
    const { user, sent } = open()
    await press(user, 'Cambiar el teléfono')
    type('Teléfono móvil', '')
    await press(user, 'Guardar')
    expect(await screen.findByText('Sin teléfono')).toBeDefined()
    expect(sent()).toEqual([{ documentNumber: '12345678Z', phone: '600000000' }])
  })

  test('asks for the current password on code 1001 and repeats the change of phone with it', async () => {
    const refusal = ({ currentPassword }: Body) => (currentPassword === 'Farola#29a' ? undefined : { code: '1001' })
    const { user, sent } = open({}, {}, refusal)
    await press(user, 'Cambiar el teléfono')
    type('Teléfono móvil', '698765432')
    await press(user, 'Guardar')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual')))
    type('Contraseña actual', 'Farola#30b')
    await press(user, 'Guardar')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no es correcta'))
    type('Contraseña actual', 'Farola#29a')
    await press(user, 'Guardar')
    expect(await screen.findByText('698 765 432')).toBeDefined()
    expect(sent().at(-1)).toEqual({ documentNumber: '12345678Z', phone: '698765432', currentPassword: 'Farola#29a' })
  })

  test('rejects an invalid phone in a focused summary and at its field', async () => {
    const { user, save } = open()
    await press(user, 'Cambiar el teléfono')
    const words = 'Escriba un móvil'
    for (const attempt of ['6987', '69876']) {
      type('Teléfono móvil', attempt)
      await press(user, 'Guardar')
      const summary = screen.getByRole('alert')
      expect(document.activeElement).toBe(summary)
      expect(summary.textContent).toContain(words)
      await user.click(within(summary).getByRole('link'))
      expect(document.activeElement).toBe(screen.getByLabelText('Teléfono móvil'))
      expect(screen.getByLabelText('Teléfono móvil').getAttribute('aria-invalid')).toBe('true')
    }
    expect(save).not.toHaveBeenCalled()
  })

  test('marks a phone that the server rejects until it changes', async () => {
    const { user } = open({}, {}, () => refusalOf('body/phone'))
    await press(user, 'Cambiar el teléfono')
    type('Teléfono móvil', '698765432')
    await press(user, 'Guardar')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('#phone')
    expect(screen.getByLabelText<HTMLInputElement>('Teléfono móvil').value).toBe('698765432')
    type('Teléfono móvil', '698765433')
    expect(screen.getByLabelText('Teléfono móvil').getAttribute('aria-invalid')).toBeNull()
  })

  test('sends nothing on Cancel and returns the focus', async () => {
    const { user, save } = open()
    await press(user, 'Cambiar el teléfono')
    type('Teléfono móvil', '698765432')
    await press(user, 'Cancelar')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar el teléfono' }))
    expect(save).not.toHaveBeenCalled()
  })
})

describe('the second factor', () => {
  test('enables the second factor for the chosen channel', async () => {
    const { user, sent } = open({ phone: '600000000' })
    await press(user, 'Activar la verificación')
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'Por SMS' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Teléfono móvil para los códigos').value).toBe('')
    type('Teléfono móvil para los códigos', '612 345 678')
    await press(user, 'Activar')
    expect(await screen.findByText('Al entrar le enviamos un código por SMS al ******678.')).toBeDefined()
    expect(sent()).toEqual([{ documentNumber: '12345678Z', mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '612345678' }])
  })

  test('asks for the current password on code 1001 and repeats the change of factor with it', async () => {
    const refusal = ({ currentPassword }: Body) => (currentPassword === 'Farola#29a' ? undefined : { code: '1001' })
    const { user, sent } = open({ mfaEnabled: 'S' }, {}, refusal)
    await press(user, 'Desactivar la verificación')
    await press(user, 'Desactivar')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual')))
    expect(screen.queryByRole('alert')).toBeNull()
    await press(user, 'Desactivar')
    expect((await screen.findByRole('alert')).textContent).toContain('Escriba su contraseña actual.')
    type('Contraseña actual', 'Farola#30b')
    await press(user, 'Desactivar')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no es correcta'))
    type('Contraseña actual', 'Farola#29a')
    await press(user, 'Desactivar')
    expect(await screen.findByText('Desactivada')).toBeDefined()
    expect(sent()).toHaveLength(3)
  })

  test('shows the e-mail address or the separate phone that receives the codes', async () => {
    const { unmount } = open({ mfaEnabled: 'S' })
    expect(await screen.findByText('Al entrar le enviamos un código a l***@correo.gal.')).toBeDefined()
    unmount()
    const { user } = open({ mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '698765432' })
    await press(user, 'Cambiar cómo recibo el código')
    expect(screen.getByLabelText<HTMLInputElement>('Teléfono móvil para los códigos').value).toBe('698765432')
  })

  test('keeps the channel when the second factor is disabled', async () => {
    const { user, sent } = open({ mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '698765432' })
    await press(user, 'Desactivar la verificación')
    await press(user, 'Desactivar')
    expect(await screen.findByText('Desactivada')).toBeDefined()
    expect(sent()).toEqual([{ documentNumber: '12345678Z', mfaEnabled: 'N', mfaChanel: 'sms' }])
  })

  test('lets a user with a mandatory factor change its channel but not disable it', async () => {
    open({ mfaEnabled: 'S', mfaMandatory: 'S' })
    expect(await screen.findByRole('button', { name: 'Cambiar cómo recibo el código' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Desactivar la verificación' })).toBeNull()
    expect(screen.getByText(/Su cuenta la necesita/)).toBeDefined()
  })
})

describe('the notices', () => {
  test('sends all settings of the notices with the recipient of the channel', async () => {
    const { user, alerts, sent } = open()
    expect((await screen.findByLabelText<HTMLInputElement>('Correo que los recibe')).value).toBe(
      'lucia.ferreiro@correo.gal',
    )
    await user.click(await screen.findByRole('radio', { name: 'Por SMS' }))
    expect(screen.getByLabelText<HTMLInputElement>('Teléfono que los recibe').value).toBe('618126175')
    await press(user, 'Guardar los avisos')
    await waitFor(() => expect(alerts).toHaveBeenCalledOnce())
    expect(sent(alerts)).toEqual([
      {
        tipoCanal: 'sms',
        destinatario: '618126175',
        franjaInicio: '09:00',
        franjaFin: '21:00',
        franjaInicioEspecial: '10:00',
        franjaFinEspecial: '14:00',
      },
    ])
  })

  test('shows violations at their fields and keeps the input', async () => {
    const { user } = open({}, {}, () => refusalOf('body/destinatario', 'body/franjaFin'))
    await screen.findByText('12345678Z')
    type('Correo que los recibe', 'casa@correo.gal')
    await press(user, 'Guardar los avisos')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    const lines = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((line) => line.getAttribute('href'))
    expect(lines()).toEqual(['#alertEmail', '#weekdays'])
    const recipient = screen.getByLabelText<HTMLInputElement>('Correo que los recibe')
    expect([recipient.value, recipient.getAttribute('aria-invalid')]).toEqual(['casa@correo.gal', 'true'])
    type('Correo que los recibe', 'piso@correo.gal')
    expect([recipient.getAttribute('aria-invalid'), lines()]).toEqual([null, ['#weekdays']])
    const hours = within(screen.getByRole('group', { name: 'Días laborables' }))
    await user.selectOptions(hours.getByRole('combobox', { name: 'Hasta las' }), '20:00')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('rejects a throw-away e-mail address on leaving the field', async () => {
    const { user, alerts, check, sent } = open()
    await screen.findByText('12345678Z')
    type('Correo que los recibe', 'casa@yopmail.com')
    fireEvent.blur(screen.getByLabelText('Correo que los recibe'))
    expect(await screen.findByText(/No escribimos a direcciones de ese proveedor/)).toBeDefined()
    expect(sent(check)).toEqual([{ checkEmail: true, email: 'casa@yopmail.com' }])
    await press(user, 'Guardar los avisos')
    expect(alerts).not.toHaveBeenCalled()
  })

  test('keeps what was typed while the other channel is shown', async () => {
    const { user } = open()
    await screen.findByText('12345678Z')
    type('Correo que los recibe', 'casa@correo.gal')
    await user.click(screen.getByRole('radio', { name: 'Por SMS' }))
    await user.click(screen.getByRole('radio', { name: 'Por correo electrónico' }))
    expect(screen.getByLabelText<HTMLInputElement>('Correo que los recibe').value).toBe('casa@correo.gal')
  })

  test('reports a failure and keeps what was typed', async () => {
    const { user } = open({}, {}, () => ({ code: 'XXX', status: 503 }))
    await screen.findByText('12345678Z')
    type('Correo que los recibe', 'casa@correo.gal')
    await press(user, 'Guardar los avisos')
    expect(await screen.findByText(/Lo que ha escrito sigue aquí/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Correo que los recibe').value).toBe('casa@correo.gal')
  })
})

describe('language and consent', () => {
  test('saves the language on the server and reloads the page in it', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const { user, sent } = open()
    await user.click(await screen.findByRole('radio', { name: 'Galego' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(localStorage.getItem('lang')).toBe('gl')
    expect(sent()).toEqual([{ documentNumber: '12345678Z', language: 'gl' }])
    reload.mockRestore()
  })

  test('records the withdrawn consent and ends the session here and on the server [EN-013]', async () => {
    const { user, consent, end, sent } = open({}, { user: { token: 'mine', refreshToken: '', expiresAtMs: 0 } })
    await press(user, 'Retirar mi consentimiento')
    await press(user, 'Retirar y salir')
    await waitFor(() => expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' }))
    expect(sent(consent)).toEqual([{ indLegalAccept: '0' }])
    await waitFor(() => expect(end).toHaveBeenCalledOnce())
  })
})

test('lets a user with the app choose whether all notices go to the phone', async () => {
  const { user, sent } = open({ pushNotices: 'N' })
  await user.click(await screen.findByRole('radio', { name: 'Todos' }))
  await waitFor(() => expect(sent()).toMatchObject([{ pushNotices: 'S' }]))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Todos' })).toHaveProperty('checked', true))
})

test('offers no push notices to a user without the app', async () => {
  open({ pushNotices: undefined })
  expect(await screen.findByText('Idioma y aspecto')).toBeDefined()
  expect(screen.queryByText('Avisos en el móvil')).toBeNull()
})
