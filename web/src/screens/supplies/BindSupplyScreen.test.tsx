import { example } from '@acometida/api-spec/operations/example.ts'
import { makeCups } from '@acometida/api-spec/rules/supply/cups'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { BindSupplyScreen } from './BindSupplyScreen.tsx'

const cups = makeCups('0022', 1_234_567)
const bind = vi.fn<Handler>()
const list = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  bind.mockReset().mockReturnValue({ content: { user: example('UserProfile') } })
  list.mockReset().mockReturnValue({ content: example('listSupplyPoints', 'flat') })
  vi.stubGlobal('fetch', fakeFetch({ 'PUT /users/1/binding': bind, 'GET /supplypoints': list }))
})
afterEach(() => vi.unstubAllGlobals())

const show = (address = '/suppliesVinculation') =>
  renderScreens({ '/suppliesVinculation': <BindSupplyScreen /> }, address, { roles: ['US_USER'] })
const field = () => screen.getByRole('textbox', { name: 'CUPS' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Vincular' }))

test('sends a CUPS in any writing completed and adds the role of a client with supplies [SC-106 OP-043]', async () => {
  show()
  await userEvent.type(field(), cups.slice(0, 20).toLowerCase())
  expect(screen.getByText('El código es correcto.')).toBeTruthy()
  await submit()
  await waitFor(() => expect(currentSession()?.roles).toContain('US_SUPPLYPOINT_CLIENT'))
  expect(bind.mock.calls[0]?.[1]).toEqual({ cups })
})

test('fills in the CUPS of the address', async () => {
  show(`/suppliesVinculation?supply=${cups}`)
  expect(field()).toHaveProperty('value', cups)
  await submit()
  await waitFor(() => expect(bind.mock.calls[0]?.[1]).toEqual({ cups }))
})

test('says what a typed code lacks and rejects a wrong one', async () => {
  show()
  await userEvent.type(field(), cups.slice(0, 18))
  expect(screen.getByText('Faltan 2 caracteres.')).toBeTruthy()
  await userEvent.clear(field())
  await userEvent.type(field(), 'ES0031')
  expect(screen.getByText(/es de otra distribuidora/)).toBeTruthy()
  await submit()
  expect(screen.getAllByText(/es de otra distribuidora/).length).toBeGreaterThan(0)
  expect(bind).not.toHaveBeenCalled()
})

test('reveals nothing about the existence of the supply on code -0001 [ER-045 SC-106]', async () => {
  bind.mockReturnValue({ code: '-0001' })
  show()
  await userEvent.type(field(), cups)
  await submit()
  expect(await screen.findByText(/No hemos podido vincular ese suministro/)).toBeTruthy()
})

test('marks a CUPS that the server rejects and keeps it', async () => {
  const violations = [{ where: 'body/cups', problem: 'is no CUPS' }]
  bind.mockReturnValue({ code: 'ERROR_GENERICO', status: 400, violations })
  show()
  await userEvent.type(field(), cups)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field()).toHaveProperty('value', cups)
})

test('disables binding without a connection and says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  expect(screen.getByRole('button', { name: 'Vincular' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/^Sin conexión/)).toBeTruthy()
  onLine.mockRestore()
})

test('reports any other refusal as a failed call and keeps the session', async () => {
  bind.mockReturnValue({ code: '9002', status: 403 })
  show()
  await userEvent.type(field(), cups)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('Error al llamar al servicio')
  expect(field()).toHaveProperty('value', cups)
  expect(currentSession()).not.toBeNull()
})

test('links to delegated supplies only when there are some', async () => {
  const { unmount } = show()
  await waitFor(() => expect(list).toHaveBeenCalled())
  expect(screen.queryByRole('link', { name: 'Ver los suministros delegados' })).toBeNull()
  unmount()
  freshClient()
  list.mockReturnValue({ content: example('listSupplyPoints', 'delegated') })
  show()
  const link = await screen.findByRole('link', { name: 'Ver los suministros delegados' })
  expect(link.getAttribute('href')).toBe('/supplies')
})
