import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import styles from '#src/ui/base.css?raw'
import script from '../../public/theme.js?raw'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['splash']
})

/** Runs the script that every page runs before its first paint. Returns whether the splash is shown. */
function begin() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // oxlint-disable-next-line no-implied-eval -- the script is our own, and in no module
  new Function(script)()
  return document.documentElement.dataset['splash'] !== undefined
}

test('starts the app with its picture instead of that of the system, and the web with none [SC-070]', () => {
  expect(begin()).toBe(false)
  const onMessage = vi.fn<(what: string) => void>()
  vi.stubGlobal(
    'acometidaShell',
    simulatedShell(() => usualSwitches, onMessage),
  )
  expect(begin()).toBe(true)
  expect(onMessage).toHaveBeenCalledWith('hideSplash')
})

test('removes the picture after 2500 ms [CO-018 SC-070]', () => {
  expect(/\[data-splash\]::after \{[^}]*animation: splash (\d+)ms forwards/.exec(styles)?.[1]).toBe('2500')
})

/** The z-indexes of a style sheet. */
function layers(sheet: string): number[] {
  return [...sheet.matchAll(/z-index:\s*(-?\d+)/g)].map(([, layer]) => Number(layer))
}

test('puts the picture above everything that the app draws', () => {
  const src = join(import.meta.dirname, '..')
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    // This screen replaces the app.
    (name) => name.endsWith('.module.css') && !name.includes('NoClientScreen'),
  )
  expect(sheets.length).toBeGreaterThan(50)
  const [splash] = layers(/\[data-splash\]::after \{[^}]*\}/.exec(styles)?.[0] ?? '')
  expect(splash).toBeGreaterThan(Math.max(...sheets.flatMap((name) => layers(readFileSync(join(src, name), 'utf8')))))
})

test('shows the picture unchanged for nine tenths of its time, and then fades it', () => {
  const steps = /@keyframes splash \{(.*?)\n\}/s.exec(styles)?.[1] ?? ''
  const held = /(\d+)% \{\s*opacity: 1;/.exec(steps)?.[1]
  expect(Number(held)).toBeGreaterThanOrEqual(90)
  expect(steps).toMatch(/to \{\s*opacity: 0;\s*visibility: hidden;/)
})
