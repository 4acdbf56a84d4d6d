import { afterEach, expect, test, vi } from 'vitest'
import styles from '#src/ui/base.css?raw'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import script from '../../public/theme.js?raw'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['splash']
})

/** Runs what every page runs before its first paint. */
function begin() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // oxlint-disable-next-line no-implied-eval -- the script is the product's own, and stands in no module
  new Function(script)()
  return document.documentElement.dataset['splash'] !== undefined
}

test('the app starts with its picture in the place of the system’s, and the web with none [SC-070]', () => {
  expect(begin()).toBe(false)
  const told = vi.fn<(what: string) => void>()
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => usualSwitches, told),
  )
  expect(begin()).toBe(true)
  expect(told).toHaveBeenCalledWith('hideSplash')
})

test('the picture goes by itself after 2500 ms [CO-018 SC-070]', () => {
  expect(/\[data-splash\]::after \{[^}]*animation: splash (\d+)ms forwards/.exec(styles)?.[1]).toBe('2500')
})
