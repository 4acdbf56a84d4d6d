import { expect, test } from 'vitest'
import { browserPlaces } from './browser.ts'

test('looks for a browser on Windows in the folders of the user and of all users', () => {
  const places = browserPlaces('win32', { LOCALAPPDATA: String.raw`C:\Users\ana\AppData\Local`, ProgramFiles: 'D:\\P' })
  expect(places).toContain(String.raw`C:\Users\ana\AppData\Local\Google\Chrome\Application\chrome.exe`)
  expect(places).toContain(String.raw`D:\P\Microsoft\Edge\Application\msedge.exe`)
})

test('looks for a browser on macOS among the applications of all and of the user', () => {
  const places = browserPlaces('darwin', { HOME: '/Users/ana' })
  expect(places[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(places).toContain('/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium')
})

test('looks for the headless shell first on Linux', () => {
  expect(browserPlaces('linux', {})[0]).toBe('/usr/bin/chromium-headless-shell')
})
