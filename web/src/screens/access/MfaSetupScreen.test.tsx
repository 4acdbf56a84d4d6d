import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PendingLogin } from '#src/session/login/pendingLogin.store.ts'
import { pendingLoginStore } from '#src/session/login/pendingLogin.store.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { MfaSetupScreen } from './MfaSetupScreen.tsx'

const put = vi.fn<Handler>()
const notices = vi.fn<Handler>(() => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }))

beforeEach(() => {
  freshClient()
  notices.mockClear()
  put.mockReset().mockReturnValue({ content: { user: example('UserProfile') } })
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /users/1': put, 'GET /pushNotifications': notices }))
})
afterEach(() => vi.unstubAllGlobals())

function open({ mandatory = false, user = {} } = {}) {
  const pending = { stage: 'setup', answer: openingAnswer('0001', { user }), mandatory } as const satisfies PendingLogin
  pendingLoginStore.set(pending)
  return renderScreen(<MfaSetupScreen pending={pending} onLeave={() => undefined} />)
}

const save = () => screen.getByRole('button', { name: 'Guardar y entrar' })
const enable = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Activar la verificación en dos pasos' })
const phone = () => screen.getByLabelText<HTMLInputElement>('Teléfono móvil')

test('offers the enabled switch, e-mail or SMS and the phone of the user [SC-015 FL-013]', async () => {
  const { user } = open()
  expect(enable().checked).toBe(true)
  expect(screen.getByRole('radio', { name: 'Por correo electrónico' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Por SMS' }))
  expect(phone().value).toBe('618126175')
})

test('rejects SMS with an invalid phone and explains it at the field [VA-013]', async () => {
  const { user } = open({ user: { mfaChanel: 'sms' } })
  await user.clear(phone())
  await user.type(phone(), '600000000')
  await user.click(save())
  expect(screen.getAllByText(/nueve cifras que empiecen por 6 o 7/).length).toBe(2)
  expect(put).not.toHaveBeenCalled()
})

test('confirms the saved factor in a dialog and opens the area when it is closed [SC-016 FL-014 OP-109]', async () => {
  const { user } = open({ user: { mfaChanel: 'sms' } })
  await user.click(save())
  expect(await screen.findByRole('dialog', { name: 'Verificación guardada' })).toBeTruthy()
  expect(put.mock.calls[0]?.[1]).toEqual({
    mfaEnabled: 'S',
    mfaChanel: 'sms',
    mfaPhone: '618126175',
    documentNumber: '12345678Z',
  })
  expect(sessionStore.current().status).toBe('visitor')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(notices).toHaveBeenCalled())
  expect(sessionStore.current().status).toBe('open')
})

test('lets the user decline an optional second factor', async () => {
  const { user } = open()
  await user.click(enable())
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(save())
  expect((await screen.findByRole('dialog')).textContent).toContain('Seguirá entrando solo con su contraseña.')
  expect(put.mock.calls[0]?.[1]).toMatchObject({ mfaEnabled: 'N' })
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(notices).toHaveBeenCalled())
})

test('locks the switch of a mandatory second factor [FL-004]', () => {
  open({ mandatory: true })
  expect([enable().checked, enable().disabled]).toEqual([true, true])
})

test('reports a refusal and keeps the typed phone', async () => {
  put.mockReturnValue({ code: 'XXX', status: 500 })
  const { user } = open({ user: { mfaChanel: 'sms' } })
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('se ha producido un error')
  expect(phone().value).toBe('618126175')
})

test('marks a phone that the server rejects and keeps the log-in waiting', async () => {
  const violations = [{ where: 'body/mfaPhone', problem: 'is no phone' }]
  put.mockReturnValue({ code: 'ERROR_GENERICO', status: 400, violations })
  const { user } = open({ user: { mfaChanel: 'sms' } })
  await user.click(save())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect([phone().value, phone().getAttribute('aria-invalid')]).toEqual(['618126175', 'true'])
  expect(pendingLoginStore.current()).not.toBeNull()
})
