import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { config, loadConfig } from '#src/api/config.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { InfoPopup } from './beside/InfoPopup.tsx'
import { LoginScreen } from './LoginScreen.tsx'

const post = vi.fn<Handler>()
const masterData = vi.fn<Handler>()
const captcha = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  post.mockReset().mockReturnValue({ content: openingAnswer() })
  captcha.mockReset().mockReturnValue({ code: 'XXX', status: 503 })
  masterData.mockReset().mockReturnValue({ content: { items: [] } })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /login': post,
      'GET /captcha': captcha,
      'GET /masterData': masterData,
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const userField = () => screen.getByRole('textbox', { name: /NIF, NIE/ })
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' })
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña')
const enter = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Entrar' })

/** A fake of the worker that solves challenges. */
class FakeWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { counter: 3 } })))
  }
  terminate() {}
}

/** Loads a `/config.json` with this captcha setting, for this test only. */
async function installCaptcha(kind: string) {
  const former = config().captcha
  await load(kind)
  onTestFinished(() => load(former))

  async function load(captcha: string) {
    const api = window.fetch
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ captcha })))
    await loadConfig()
    vi.stubGlobal('fetch', api)
  }
}

const opened = () => waitFor(() => expect(sessionStore.current().status).toBe('open'))

async function toPassword(address?: string, typed = '12345678Z') {
  const view = renderScreen(<LoginScreen />, address)
  await view.user.type(userField(), typed)
  await view.user.click(next())
  await screen.findByLabelText('Contraseña')
  return view
}

test('enables Next for a valid identifier however it is written [SC-001 VA-002]', async () => {
  const { user } = renderScreen(<LoginScreen />)
  expect(next().disabled).toBe(true)
  for (const [typed, disabled] of [
    ['12345678A', true],
    ['12.345.678-z', false],
    ['70123456', false],
    ['7012345', true],
  ] as const) {
    await user.clear(userField())
    await user.type(userField(), typed)
    expect([typed, next().disabled]).toEqual([typed, disabled])
  }
})

test('explains an invalid identifier on leaving the field and stays silent about an empty one', async () => {
  const { user } = renderScreen(<LoginScreen />)
  await user.click(userField())
  await user.tab()
  expect(screen.queryByText('El documento no es válido. Compruebe los números y la letra.')).toBeNull()
  await user.type(userField(), '12345678A')
  await user.tab()
  expect(screen.getByText('El documento no es válido. Compruebe los números y la letra.')).toBeTruthy()
  expect(userField().getAttribute('aria-invalid')).toBe('true')
  expect(document.title).toMatch(/^Error: /)
})

test('continues on Enter in the first step and logs in on Enter in the second [SC-005]', async () => {
  const { user } = renderScreen(<LoginScreen />)
  await user.type(userField(), '12345678z{Enter}')
  expect(post).not.toHaveBeenCalled()
  await user.type(await screen.findByLabelText('Contraseña'), 'Farola#29a{Enter}')
  await opened()
})

test('asks for the password and gives password managers the normalised user [SC-002 VA-001]', async () => {
  const { user } = await toPassword(undefined, '12.345.678-z')
  expect(screen.getByText('12345678Z')).toBeTruthy()
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('12345678Z')
  expect(password().autocomplete).toBe('current-password')
  expect(enter().disabled).toBe(true)
  await user.type(password(), 'Farola#29a')
  await user.click(enter())
  await waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject({ user: '12345678Z', password: 'Farola#29a' }))
  await opened()
})

test('requires a password before enabling the log-in button [VA-003]', async () => {
  const { user } = await toPassword()
  expect(enter().disabled).toBe(true)
  await user.type(password(), 'x')
  expect(enter().disabled).toBe(false)
  await user.clear(password())
  expect(enter().disabled).toBe(true)
})

test('hides the box to remember the user on the web [SC-003]', async () => {
  await toPassword()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('remembers the user in the app, never the password, and forgets the user when unticked [SC-003 FL-129 ST-027]', async () => {
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => ({ ...usualSwitches, push: false })),
  )
  const { user } = await toPassword()
  const box = () => screen.getByRole('checkbox', { name: 'Recordar mi usuario en este dispositivo' })
  expect(box()).toHaveProperty('checked', false)
  await user.click(box())
  await user.type(password(), 'Farola#29a{Enter}')
  await opened()
  expect(localStorage.getItem('acometida.rememberedUser')).toBe('12345678Z')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Farola')

  cleanup()
  sessionStore.set({ status: 'visitor', ended: 'logout' })
  const again = renderScreen(<LoginScreen />)
  expect(userField()).toHaveProperty('value', '12345678Z')
  await again.user.click(next())
  await screen.findByLabelText('Contraseña')
  expect(box()).toHaveProperty('checked', true)
  await again.user.click(box())
  await again.user.type(password(), 'Farola#29a{Enter}')
  await opened()
  expect(localStorage.getItem('acometida.rememberedUser')).toBeNull()
})

test('shows no captcha to a user with a 70-code and sends none [SC-004 VA-004 CF-017]', async () => {
  const { user } = await toPassword(undefined, '70123456')
  expect(screen.queryByText(/Comprobación de seguridad/)).toBeNull()
  await user.type(password(), 'Farola#29a{Enter}')
  await waitFor(() => expect(post.mock.calls[0]?.[1]).toEqual({ user: '70123456', password: 'Farola#29a' }))
  await opened()
})

test('sends the dummy captcha on localhost [VA-004 CF-017]', async () => {
  const { user } = await toPassword()
  expect(screen.getByText('Comprobación de seguridad superada')).toBeTruthy()
  await user.type(password(), 'Farola#29a{Enter}')
  await waitFor(() => expect(post.mock.calls[0]?.[1]).toMatchObject({ captcha: 'localhost' }))
  await opened()
})

test.each(['1001', '2015', '2004'])(
  'loads no real captcha after code %s where the dummy is configured',
  async (code) => {
    post.mockReturnValue({ code })
    const { user } = await toPassword()
    await user.type(password(), 'Farola#29a{Enter}')
    await screen.findByRole('alert')
    expect(captcha).not.toHaveBeenCalled()
  },
)

test('keeps an early Enter until the security check ends and sends its token once [VA-004]', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  await installCaptcha('altcha')
  let answer = (_answer: Answer) => {}
  captcha.mockReturnValue(new Promise<Answer>((resolve) => (answer = resolve)))
  const { user } = await toPassword()
  await user.type(password(), 'Farola#29a{Enter}')
  expect(screen.getByText('Comprobando que la conexión es segura…')).toBeTruthy()
  await user.click(enter())
  expect(post).not.toHaveBeenCalled()
  answer({ content: { challenge: btoa(JSON.stringify({ nonce: 'n' })) } })
  await opened()
  const [, sent] = post.mock.calls[0] ?? []
  expect(post).toHaveBeenCalledOnce()
  const { captcha: token, ...rest } = sent as { captcha: string } // what the client sends with a check
  expect(rest).toEqual({ user: '12345678Z', password: 'Farola#29a' })
  expect(JSON.parse(atob(token))).toEqual({ challenge: { nonce: 'n' }, solution: { counter: 3 } })
})

test('keeps the query of the address through the steps [RT-087 RO-067]', async () => {
  const { place, user } = await toPassword('/login?redirectTo=/supplies&dossier=3')
  expect(place()).toBe('/login?redirectTo=/supplies&dossier=3')
  await user.click(screen.getByRole('button', { name: 'Cambiar' }))
  expect(place()).toBe('/login?redirectTo=/supplies&dossier=3')
  expect(userField()).toHaveProperty('value', '12345678Z')
})

test('keeps the user between the steps, drops the password and stores neither on the web [ST-027]', async () => {
  const { user } = await toPassword()
  await user.type(password(), 'Farola#29a')
  await user.click(screen.getByRole('button', { name: 'Cambiar' }))
  expect(userField()).toHaveProperty('value', '12345678Z')
  await user.click(next())
  expect((await screen.findByLabelText<HTMLInputElement>('Contraseña')).value).toBe('')
  await user.type(password(), 'Farola#29a{Enter}')
  await opened()
  expect(localStorage.getItem('acometida.rememberedUser')).toBeNull()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Farola')
})

test('reports a wrong password, keeps the user and focuses the emptied field [ER-010]', async () => {
  post.mockReturnValue({ code: '1001' })
  const { user } = await toPassword()
  await user.type(password(), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('El usuario o la contraseña no son correctos')
  expect(screen.getByText('12345678Z')).toBeTruthy()
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
})

test('keeps the typed password after a server error so that one press retries', async () => {
  post.mockReturnValueOnce({ code: 'x', status: 503 })
  const { user } = await toPassword()
  await user.type(password(), 'Farola#29a{Enter}')
  await screen.findByRole('alert')
  expect(password().value).toBe('Farola#29a')
  await user.click(enter())
  await opened()
})

test.each([
  ['0001', 'Verificación en dos pasos'],
  ['2903', 'Configure la verificación en dos pasos'],
] as const)('follows code %s to the screen "%s" and keeps the query [FL-003 FL-004 RT-087]', async (code, title) => {
  post.mockReturnValue({ content: openingAnswer(code) })
  const { user, place } = await toPassword('/login?redirectTo=/supplies')
  await user.type(password(), 'Farola#29a{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(place()).toBe('/login?redirectTo=/supplies')
})

test.each(['2909', '2901', '2910'])(
  'leads to the change of password after code %s [ER-004 ER-006 ER-007]',
  async (code) => {
    post.mockReturnValue({ code })
    const { user, place } = await toPassword()
    await user.type(password(), 'Farola#29a{Enter}')
    await waitFor(() => expect(place()).toBe('/login/update-password'))
  },
)

const popup = (value: string) => ({
  content: {
    items: [
      { master: 'POPUP_LOGIN', language: 'ES', key: 'ACTIVO', value },
      { master: 'POPUP_LOGIN', language: 'ES', key: 'MENSAJE_POPUP_1', value: 'Este sábado' },
      { master: 'POPUP_LOGIN', language: 'ES', key: 'MENSAJE_POPUP_2', value: 'hay mantenimiento' },
    ],
  },
})

test.each(['N', 's', '1', ''])(
  'hides the news before the log-in when ACTIVO is "%s" [SC-009 CF-005]',
  async (value) => {
    masterData.mockReturnValue(popup(value))
    renderScreen(<LoginScreen />)
    await waitFor(() => expect(masterData).toHaveBeenCalled())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('shows both messages of the news once when ACTIVO is S [SC-009 CF-005 CF-006 CF-007]', async () => {
  masterData.mockReturnValue(popup('S'))
  const { user } = renderScreen(<LoginScreen />)
  const dialog = await screen.findByRole('dialog', { name: 'Aviso' })
  expect(dialog.textContent).toContain('Este sábado')
  expect(dialog.textContent).toContain('hay mantenimiento')
  expect(masterData.mock.calls[0]?.[0].get('filter')).toBe('master::POPUP_LOGIN|language::ES')
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // Returning to the log-in is not a new visit.
  cleanup()
  masterData.mockClear()
  renderScreen(<InfoPopup />)
  await act(async () => void (await Promise.resolve()))
  expect([masterData.mock.calls, screen.queryByRole('dialog')]).toEqual([[], null])
})
