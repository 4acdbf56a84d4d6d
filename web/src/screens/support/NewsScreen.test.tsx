import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { NewsScreen } from './NewsScreen.tsx'

beforeEach(() => {
  freshClient()
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => usualSwitches),
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = () => ({ ...renderScreens({ '/what-is-new': <NewsScreen /> }, '/what-is-new'), user: userEvent.setup() })
const seen = () => localStorage.getItem('acometida.newsSeen')

test('shows the news as slides in the app until all were seen [SC-108]', async () => {
  const { user, place, unmount } = show()
  expect(await screen.findByText('1 de 5')).toBeTruthy()
  for (let slide = 1; slide < 5; slide++) await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(seen()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Entendido' }))
  expect([seen(), place()]).toEqual(['1:1', '/'])
  unmount()
  show()
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.queryByText('1 de 5')).toBeNull()
})

test('leaves skipped slides unseen', async () => {
  const { user, place } = show()
  await user.click(await screen.findByRole('button', { name: 'Saltar' }))
  expect([seen(), place()]).toEqual([null, '/'])
})

test('shows the news as a page on the web and marks it as seen', () => {
  vi.stubGlobal('acometidaShell', undefined)
  show()
  expect([screen.getAllByRole('article').length, seen()]).toEqual([5, '1:1'])
})
