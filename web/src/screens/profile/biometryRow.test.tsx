import { example } from '@acometida/api-spec/operations/example.ts'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { simulatedShell, type Switches, usualSwitches } from '#src/shell/simulatedShell.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { toastStore } from '#src/ui/feedback/toast.store.ts'
import { BiometryRow } from './BiometryRow.tsx'

const password = 'Farola#29a'
const pair = { user: '12345678Z', password }
const judge = vi.fn<Handler>()
let switches: Switches = usualSwitches
let shell = simulatedShell(() => switches)

beforeEach(async () => {
  freshClient()
  await loadTexts('mobile', 'profile', 'shared')
  switches = usualSwitches
  shell = simulatedShell(() => switches)
  judge.mockReset().mockImplementation((_query, body): Answer => {
    const { currentPassword } = fieldsIn(body)
    return currentPassword === password ? { content: { user: example('UserProfile') } } : { code: '1001' }
  })
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /users/1': judge }))
  vi.stubGlobal('acometidaShell', shell)
})
afterEach(() => vi.unstubAllGlobals())

const open = (session: Partial<Session> = {}) => ({
  ...renderScreens({ '/profile': <BiometryRow /> }, '/profile', session),
  user: userEvent.setup({ delay: null }),
})

async function askFor(typed: string) {
  const view = open()
  await view.user.click(await screen.findByRole('button', { name: 'Activar' }))
  const dialog = within(screen.getByRole('dialog', { name: '¿Quiere entrar con la huella?' }))
  const answer = async (next: string) => {
    fireEvent.change(dialog.getByLabelText('Contraseña actual'), { target: { value: next } })
    await view.user.click(dialog.getByRole('button', { name: 'Activar' }))
  }
  await answer(typed)
  return { ...view, dialog, answer }
}

test('stores the password once the server has confirmed it [SC-068]', async () => {
  await askFor(password)
  // The dialog closes once the row shows the stored password.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Activado en este móvil')).toBeDefined()
  expect(judge.mock.calls.map(([, body]) => body)).toEqual([{ documentNumber: '12345678Z', currentPassword: password }])
  expect(await shell.biometry.holds(pair)).toBe(true)
  expect(toastStore.current().at(-1)?.text).toMatch(/la próxima vez/)
  expect(screen.getByRole('button', { name: 'Desactivar' })).toBeDefined()
})

test('rejects a wrong password at its field and stores the right one afterwards', async () => {
  const { dialog, answer } = await askFor('Farola#29b')
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('no es correcta'))
  expect(dialog.getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true')
  expect(await shell.biometry.holds()).toBe(false)
  await answer(password)
  await waitFor(async () => expect(await shell.biometry.holds(pair)).toBe(true))
})

test('requires the current password without a call', async () => {
  const { dialog } = await askFor('')
  expect(dialog.getByRole('alert').textContent).toContain('Escriba su contraseña actual.')
  expect(judge).not.toHaveBeenCalled()
})

test('stores nothing when the password could not be checked, and says so', async () => {
  judge.mockReturnValue({ code: 'XXX', status: 503 })
  const { dialog } = await askFor(password)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/No hemos podido comprobar su contraseña/)
  expect(await shell.biometry.holds()).toBe(false)
})

test('shows that the system refused to store and lets the user retry', async () => {
  switches = { ...switches, saves: false }
  const { dialog, user } = await askFor(password)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/no nos ha dejado guardarla/)
  expect(screen.getByText('Desactivado')).toBeDefined()
  switches = { ...switches, saves: true }
  await user.click(dialog.getByRole('button', { name: 'Activar' }))
  await waitFor(async () => expect(await shell.biometry.holds(pair)).toBe(true))
})

test('hides the offer from a browser, a phone without a sensor and an actor', async () => {
  const acting = open({ loginDocument: '70000001' })
  expect(await screen.findByText('Desactivado')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  acting.unmount()
  switches = { ...switches, biometry: null }
  const without = open()
  await act(async () => void (await shell.biometry.type()))
  await waitFor(() => expect(without.container.textContent).toBe(''))
  without.unmount()
  vi.stubGlobal('acometidaShell', undefined)
  expect(open().container.textContent).toBe('')
})
