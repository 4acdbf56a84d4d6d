import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, win32 } from 'node:path'
import { root } from '../root.ts'
import { installDebian } from './debian.ts'

/**
 * Finds the browser for the journeys: CHROMIUM, the system's Chromium, Playwright's own, or else the Debian package,
 * which is installed now. Returns the path of the executable, or null if Playwright finds its own. Without any, throws
 * an Error that says what to do.
 */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM']
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM is "${named}", and there is no such file.`)
  const places = browserPlaces(process.platform, process.env)
  const system = named ?? places.find(existsSync)
  if (system !== undefined) return system
  if (playwrightHasOne() || installOfPlaywright()) return null
  const installed = installDebian('chromium-headless-shell', 'chromium') ? places.find(existsSync) : undefined
  if (installed !== undefined) return installed
  throw new Error(
    'No browser for the journeys. Install Chromium (Debian: apt-get install chromium) or name one in CHROMIUM.',
  )
}

/** The usual paths of Chromium, Chrome and Edge on a system, the best for the journeys first. */
export function browserPlaces(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === 'win32')
    return [env['LOCALAPPDATA'], env['ProgramFiles'], env['ProgramFiles(x86)']].flatMap((folder) =>
      folder === undefined ? [] : windowsBrowsers.map((browser) => win32.join(folder, browser)),
    )
  if (platform === 'darwin')
    return ['/Applications', posix.join(env['HOME'] ?? '', 'Applications')].flatMap((folder) =>
      macBrowsers.map((name) => posix.join(folder, `${name}.app/Contents/MacOS`, name)),
    )
  return linuxBrowsers
}

const windowsBrowsers = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
]
const macBrowsers = ['Google Chrome', 'Chromium', 'Microsoft Edge']
// The headless shell comes first: it draws no windows, so the journeys take a quarter less time.
const linuxBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

function playwrightHasOne(): boolean {
  // The package is a dependency of the journeys, so it is resolved from there.
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath: () => string }
  }
  return existsSync(chromium.executablePath())
}

function installOfPlaywright(): boolean {
  console.log('No Chromium found; downloading one for the journeys')
  const manifest = createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/package.json')
  const words = [join(dirname(manifest), 'cli.js'), 'install', '--with-deps', 'chromium-headless-shell']
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', timeout: 300_000 }).status === 0
}
