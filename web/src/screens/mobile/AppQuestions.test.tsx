import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { biometryOfferStore, type BiometryOffer } from '#src/session/login/biometryOffer.ts'
import { simulatedShell, type Switches, usualSwitches } from '#src/shell/simulatedShell.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { toastStore } from '#src/ui/feedback/toast.store.ts'
import { AppQuestions } from './AppQuestions.tsx'

const credentials = { user: '12345678Z', password: 'Farola#29a' }
const offer: BiometryOffer = { kind: 'enable', type: 'fingerprint', credentials }
let switches: Switches = usualSwitches
let shell = simulatedShell(() => switches)

beforeEach(() => {
  freshClient()
  switches = usualSwitches
  shell = simulatedShell(() => switches)
  biometryOfferStore.set(null)
})

const show = (path = '/supplies') => ({
  ...renderScreens({ [path]: <AppQuestions shell={shell} /> }, path),
  user: userEvent.setup(),
})
const press = (name: string) => screen.getByRole('button', { name })

test.each([
  ['fingerprint', '¿Quiere entrar con la huella?'],
  ['face', '¿Quiere entrar con la cara?'],
] as const)(
  'offers to log in by %s after the log-in and stores the password on acceptance [SC-068]',
  async (type, name) => {
    biometryOfferStore.set({ ...offer, type })
    const { user } = show()
    expect(await screen.findByRole('dialog', { name })).toBeTruthy()
    await user.click(press('Activar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await shell.biometry.holds(credentials)).toBe(true)
    expect(toastStore.current().at(-1)?.text).toMatch(/la próxima vez/)
  },
)

test('offers to replace the stored credentials with the current ones [SC-069]', async () => {
  await shell.biometry.save({ user: '23456781R', password: 'x' })
  biometryOfferStore.set({ ...offer, kind: 'replace' })
  const { user } = show()
  expect(await screen.findByRole('dialog', { name: '¿Guardamos este usuario para entrar con la huella?' })).toBeTruthy()
  await user.click(press('Actualizar'))
  await waitFor(async () => expect(await shell.biometry.holds(credentials)).toBe(true))
})

test('shows that the system refused to store and keeps the offer', async () => {
  switches = { ...switches, saves: false }
  biometryOfferStore.set(offer)
  const { user } = show()
  await user.click(press('Activar'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/no nos ha dejado guardarla/)
  expect(press('Ahora no')).toBeTruthy()
})

test('closes the offer on "not now" and stores nothing', async () => {
  biometryOfferStore.set(offer)
  const { user } = show()
  await user.click(press('Ahora no'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await shell.biometry.holds()).toBe(false)
})

test('asks nothing while another question is on screen', () => {
  biometryOfferStore.set(offer)
  show('/gdpr')
  expect(screen.queryByRole('dialog')).toBeNull()
})
