import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ShellScreen } from './ShellScreen.tsx'

beforeEach(() => freshClient())

const credentials = { user: '12345678Z', password: 'Farola#29a' }
const words = { title: 'Entre', cancel: 'Cancelar' }
/** The shell that the page provides for the client in its frame. */
const shell = () => {
  if (!window.simulatedShell) throw new Error('The page lends no shell.')
  return window.simulatedShell
}
const open = () => {
  renderScreens({ '/__shell': <ShellScreen /> }, '/__shell')
  return userEvent.setup()
}

test('simulates the chosen sensor of a device, or none', async () => {
  const user = open()
  const found = [await shell().biometry.type()]
  for (const name of ['Face', 'None', 'Fingerprint']) {
    await user.click(screen.getByRole('radio', { name }))
    found.push(await shell().biometry.type())
  }
  expect(found).toEqual(['fingerprint', 'face', null, 'fingerprint'])
})

test('ends the next prompt as chosen, with what the device may store, and lists it', async () => {
  const user = open()
  const storing = screen.getByRole('checkbox', { name: 'The system lets it store' })
  await user.click(storing)
  expect(await shell().biometry.save(credentials)).toBe(false)
  await user.click(storing)
  expect(await shell().biometry.save(credentials)).toBe(true)
  const ends = []
  for (const name of ['Not recognised', 'Cancelled', 'Recognised']) {
    await user.click(screen.getByRole('radio', { name }))
    ends.push(await shell().biometry.read(words))
  }
  expect(ends).toEqual([{ kind: 'failed' }, { kind: 'cancelled' }, { kind: 'recognised', credentials }])
  const messages = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(messages).toEqual(['saved', 'prompt: failed', 'prompt: cancelled', 'prompt: recognised'])
})

test('applies the chosen push, and platform and version from the next start on', async () => {
  const user = open()
  await user.click(screen.getByRole('checkbox', { name: 'Push messages are allowed' }))
  expect(await shell().requestPush()).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'iOS' }))
  await user.clear(screen.getByRole('textbox', { name: 'Version' }))
  await user.type(screen.getByRole('textbox', { name: 'Version' }), '3.1.0')
  expect([shell().platform, shell().version]).toEqual(['android', '4.2.0'])
  await user.click(screen.getByRole('button', { name: 'Start the app again' }))
  expect([shell().platform, shell().version]).toEqual(['ios', '3.1.0'])
})
