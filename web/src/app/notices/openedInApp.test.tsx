import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type SimulatedShell, simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { OpenedInApp } from './OpenedInApp.tsx'

/** Renders the app at a page. Returns the shell and the current address. */
function open(shell: SimulatedShell = simulatedShell(() => usualSwitches)) {
  const view = renderScreen(<OpenedInApp shell={shell} />, '/supplies')
  const place = () => `${view.router.state.location.pathname}${view.router.state.location.search}`
  return { ...view, shell, place }
}

test.each([
  ['the return from the card page', 'https://area.example/payments?order=A1', '/payments?order=A1'],
  [
    'the link of a mail, with its secret',
    'https://area.example/#/signup/activate/k2Yb/lucia%40correo.gal',
    '/signup/activate/k2Yb/lucia%40correo.gal',
  ],
])('opens inside the app: %s', async (_what, address, place) => {
  const { shell, place: at } = open()
  await act(async () => shell.openAddress(address))
  expect(at()).toBe(place)
})

test.each([
  'https://area.example/elsewhere',
  'https://area.example//evil.example/payments',
  'javascript:alert(1)',
  'acometida://payments',
  'https://area.example/#//evil.example',
  'no address',
])('ignores an address that is no page of the app: %s', async (address) => {
  const { shell, place } = open()
  await act(async () => shell.openAddress(address))
  expect(place()).toBe('/supplies')
})

test('opens the page of a tapped push message, unless it leads elsewhere', async () => {
  const { shell, place } = open()
  await act(async () => shell.tapNotice('https://evil.example/payments'))
  await act(async () => shell.tapNotice('//evil.example'))
  expect(place()).toBe('/supplies')
  await act(async () => shell.tapNotice('/notifications?id=3'))
  expect(place()).toBe('/notifications?id=3')
})

test('keeps the client working in a shell without these messages', () => {
  const { onAddress: _address, onNotice: _notice, ...older } = simulatedShell(() => usualSwitches)
  const { router } = renderScreen(<OpenedInApp shell={older} />, '/supplies')
  expect(router.state.location.pathname).toBe('/supplies')
})

test('opens the address that started the app once, with the first listener', async () => {
  const shell = simulatedShell(() => usualSwitches)
  shell.openAddress('https://area.example/payments')
  expect(open(shell).place()).toBe('/payments')
  cleanup()
  expect(open(shell).place()).toBe('/supplies')
})
