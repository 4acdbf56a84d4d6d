import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '#src/api/query/queryClient.ts'
import { useStore } from '#src/base/store.ts'
import { logInWithPassword } from '#src/session/login/logIn.ts'
import { pendingLoginStore } from '#src/session/login/pendingLogin.store.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { MfaCodeScreen } from './MfaCodeScreen.tsx'

const post = vi.fn<Handler>()
const resend = vi.fn<Handler>()
const leave = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  freshClient()
  leave.mockReset()
  post.mockReset().mockReturnValueOnce({ content: openingAnswer('0001') })
  resend.mockReset().mockReturnValue({ content: { validSeconds: 300, mfaChanel: 'email' } })
  const pushNotifications = { pushNotificationsItem: [] }
  const handlers = {
    'POST /login': post,
    'POST /mfaCode': resend,
    'GET /pushNotifications': () => ({ content: { pushNotifications } }),
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Pending() {
  const pending = useStore(pendingLoginStore)
  return pending?.stage === 'code' ? <MfaCodeScreen pending={pending} onLeave={leave} /> : null
}

async function open() {
  await logInWithPassword({ user: '12345678Z', password: 'Farola#29a' })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <Pending />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const field = () => screen.getByLabelText<HTMLInputElement>('Código de verificación')
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verificar' })
const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar otro código' })
const type = (code: string) => fireEvent.change(field(), { target: { value: code } })

async function send(code: string) {
  type(code)
  fireEvent.click(verify())
  await pass(0)
}

test('shows countdown, code field, resend, cancel, verify and the masked e-mail address [SC-013]', async () => {
  await open()
  expect(screen.getByRole('timer')).toBeTruthy()
  expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric'])
  expect([verify(), resendButton(), screen.getByRole('button', { name: 'Cancelar' })].length).toBe(3)
  expect(screen.getByText('Hemos enviado un código a su correo l***@correo.gal.')).toBeTruthy()
})

test('shows the phone of the second factor for a code sent by SMS', async () => {
  const user = { mfaChanel: 'sms', mfaPhone: '698765432' } as const
  post.mockReset().mockReturnValueOnce({ content: openingAnswer('0001', { user }) })
  await open()
  expect(screen.getByText(/\*{6}432/)).toBeTruthy()
  expect(screen.queryByText(/@/)).toBeNull()
})

test('counts down 300 seconds in minutes and then declares the code expired [FL-010 CO-003 LA-030 SC-018]', async () => {
  await open()
  const timeLeft = () => screen.getByRole('timer').getAttribute('aria-label')
  expect(timeLeft()).toContain('5:00')
  await pass(61)
  expect(timeLeft()).toContain('3:59')
  type('482913')
  await pass(238)
  expect([timeLeft(), verify().disabled]).toEqual(['Tiempo restante: 0:01', false])
  await pass(1)
  expect(screen.getByRole('alert').textContent).toContain('El código ha caducado')
  expect(verify().disabled).toBe(true)
})

test('requires at least 4 figures and cuts a code at 6 [FL-011 VA-037 CO-004 EN-011]', async () => {
  await open()
  for (const [code, disabled] of [
    ['', true],
    ['482', true],
    ['4829', false],
    ['482913', false],
  ] as const) {
    type(code)
    expect([code, verify().disabled]).toEqual([code, disabled])
  }
  type('48 29 13 7')
  expect(field().value).toBe('482913')
})

test('opens the session with the right code [FL-009]', async () => {
  await open()
  post.mockReturnValueOnce({ content: openingAnswer() })
  await send('482913')
  expect(sessionStore.current().status).toBe('open')
})

test('reports a wrong code with the attempts left and waits for another [SC-017 FL-011 FL-012 ER-010]', async () => {
  await open()
  post.mockReturnValueOnce({ code: '1001' })
  await send('000000')
  expect(screen.getByRole('alert').textContent).toContain('El código no es correcto')
  expect(screen.getByRole('alert').textContent).toContain('Le quedan 2 intentos.')
  expect([field().value, verify().disabled, document.activeElement === field()]).toEqual(['', true, true])
  type('4829')
  expect([verify().disabled, screen.queryByRole('alert')]).toEqual([false, null])
})

test('ends the log-in after three wrong codes [SC-014 FL-016 LA-004 LA-005]', async () => {
  await open()
  post.mockReturnValue({ code: '1001' })
  await send('000000')
  await send('000000')
  await send('000000')
  expect(screen.getByRole('heading', { name: 'Ha agotado los intentos' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Por seguridad hemos cancelado este acceso.')
  fireEvent.click(screen.getByRole('button', { name: 'Volver al inicio de sesión' }))
  expect(leave).toHaveBeenCalledOnce()
})

test('ends the log-in at once on code 2024 [SC-014]', async () => {
  await open()
  post.mockReturnValueOnce({ code: '2024' })
  await send('000000')
  expect(screen.getByRole('heading', { name: 'Ha agotado los intentos' })).toBeTruthy()
})

test('sends another code after a pause and restarts the countdown [FL-015 OP-108]', async () => {
  await open()
  expect(resendButton().disabled).toBe(true)
  await pass(10)
  expect(resendButton().disabled).toBe(false)
  await pass(290)
  fireEvent.click(resendButton())
  await pass(0)
  expect(resend.mock.calls[0]?.[1]).toEqual({ user: '12345678Z' })
  expect(screen.getByRole('timer').getAttribute('aria-label')).toContain('5:00')
  expect(screen.getByText('Le hemos enviado otro código. El anterior ya no sirve.')).toBeTruthy()
})

test('advises to log in again when no other code can be sent, without calling the session expired', async () => {
  await open()
  resend.mockReturnValueOnce({ code: '9002', status: 404 })
  await pass(10)
  fireEvent.click(resendButton())
  await pass(1)
  expect(screen.getByRole('alert').textContent).toContain('Cancele y vuelva a entrar')
  expect(screen.queryByText(/caducado/)).toBeNull()
})

test('gives another code three attempts of its own [FL-015 SC-017]', async () => {
  await open()
  post.mockReturnValue({ code: '1001' })
  await send('111111')
  await send('222222')
  expect(screen.getByRole('alert').textContent).toContain('Le queda 1 intento')
  await pass(10)
  fireEvent.click(resendButton())
  await pass(0)
  expect(screen.queryByRole('alert')).toBeNull()
  await send('333333')
  expect(screen.getByRole('alert').textContent).toContain('Le quedan 2 intentos')
  await send('444444')
  await send('555555')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ha agotado los intentos')
})

test('leaves the log-in on Cancel [FL-015]', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(leave).toHaveBeenCalledOnce()
})
