import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { biometryStore } from '#src/session/login/biometry.store.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { simulatedShell, type Switches, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { BiometricLogin } from './BiometricLogin.tsx'

const credentials = { user: '12345678Z', password: 'Farola#29a' }
const initial = biometryStore.current()
const post = vi.fn<Handler>()
const onMessage = vi.fn<(what: string) => void>()
let switches: Switches = usualSwitches
let shell = simulatedShell(() => switches, onMessage)

beforeEach(async () => {
  freshClient()
  biometryStore.set(initial)
  switches = { ...usualSwitches, push: false }
  onMessage.mockReset()
  shell = simulatedShell(() => switches, onMessage)
  await shell.biometry.save(credentials)
  post.mockReset().mockReturnValue({ content: openingAnswer() })
  vi.stubGlobal('acometidaShell', shell)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /login': post,
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const button = (name = 'Entrar con la huella') => screen.findByRole('button', { name })
const prompts = () => onMessage.mock.calls.filter(([what]) => what.startsWith('prompt')).length
const byHand = () => sessionStore.set({ status: 'visitor', ended: 'logout' })

test.each([
  ['fingerprint', 'Entrar con la huella'],
  ['face', 'Entrar con la cara'],
] as const)('shows the icon of a %s on its button [SC-067]', async (biometry, name) => {
  switches = { ...switches, biometry }
  byHand()
  renderScreen(<BiometricLogin />)
  expect((await button(name)).querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${biometry}$`))
})

test('hides the button on the web and where no password is stored [SC-067]', async () => {
  await shell.biometry.clear()
  const { unmount } = renderScreen(<BiometricLogin />)
  await waitFor(() => expect(biometryStore.current().dataInitialized).toBe(true))
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  vi.stubGlobal('acometidaShell', undefined)
  expect(renderScreen(<BiometricLogin />).container.textContent).toBe('')
})

test('asks on arrival and logs in with the stored password', async () => {
  renderScreen(<BiometricLogin />)
  await waitFor(() => expect(sessionStore.current().status).toBe('open'))
  expect(post.mock.calls[0]?.[1]).toMatchObject(credentials)
})

test('waits for the button after a manual log-out', async () => {
  byHand()
  const { user } = renderScreen(<BiometricLogin />)
  await user.click(await button())
  await waitFor(() => expect(sessionStore.current().status).toBe('open'))
  expect(prompts()).toBe(1)
})

test('counts down the attempts and keeps the password unsent after the third failure', async () => {
  switches = { ...switches, recognises: 'failed' }
  byHand()
  const { user } = renderScreen(<BiometricLogin />)
  await user.click(await button())
  expect(await screen.findByText(/Le quedan 2 intentos/)).toBeTruthy()
  await user.click(await button())
  expect(await screen.findByText(/Le queda 1 intento\./)).toBeTruthy()
  await user.click(await button())
  expect(await screen.findByText('Ha agotado los intentos con la huella')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(post).not.toHaveBeenCalled()
})

test('keeps the button after a cancelled prompt and does not prompt again by itself', async () => {
  switches = { ...switches, recognises: 'cancelled' }
  renderScreen(<BiometricLogin />)
  expect(await screen.findByText(/No ha terminado/)).toBeTruthy()
  expect(await button()).toBeTruthy()
  expect(prompts()).toBe(1)
})

test('erases a rejected stored password and tells the user', async () => {
  post.mockReturnValue({ code: '1001' })
  renderScreen(<BiometricLogin />)
  expect(await screen.findByText('Hay que activar la huella otra vez')).toBeTruthy()
  expect(await shell.biometry.holds()).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the stored password after any other refusal and shows an alert', async () => {
  post.mockReturnValue({ code: '2021' })
  renderScreen(<BiometricLogin />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await shell.biometry.holds()).toBe(true)
})
