import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.clear()
})

test('applies a chosen theme at once and keeps it on the device', async () => {
  const { useTheme } = await deviceIn('light')
  const { result } = renderHook(() => useTheme())
  expect(result.current[0]).toBe('system')

  act(() => result.current[1]('dark'))
  expect(result.current[0]).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('acometida.theme')).toBe('dark')
})

test('follows the device with the choice of the system', async () => {
  const { chooseTheme } = await deviceIn('dark')
  chooseTheme('light')
  expect(document.documentElement.dataset.theme).toBe('light')
  chooseTheme('system')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

/** A fresh import of the module on a device with this preference. The module stores the choice. */
function deviceIn(preference: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({
    matches: preference === 'dark',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return import('./theme.ts')
}
