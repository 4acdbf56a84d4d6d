import { paths } from '@acometida/api-spec/rules/clientPaths'
import { inShell, type PhoneApp } from '@acometida/e2e/src/shell.ts'
import type { Page } from '@playwright/test'
import type { Shot } from './shot.ts'

/** The prosumer's, of whom nothing keeps the app from asking. */
const userId = 2
const user = '23456781R'
const welcomed = [userId]
const DAY_MS = 86_400_000

/** The page begins again in the shell of the app. */
const inApp = (app: PhoneApp, path: string) => async (page: Page) => {
  await inShell(page, app)
  await page.goto(new URL(path, page.url()).href)
}
const next = (times: number) => async (page: Page) => {
  for (let slide = 0; slide < times; slide++)
    await page.locator('main section button:has(use[href*=arrowRight])').first().click()
}
const logIn = async (page: Page) => {
  await page.locator('input[name=username]').fill(user)
  await page.locator('main button[type=submit]').click()
  await page.locator('input[name=password]').fill('Farola#29a')
  await page.locator('main button[type=submit]').click()
}
const atLogin = (app: PhoneApp) => async (page: Page) => {
  await inApp({ welcomed, ...app }, paths.login)(page)
  await page.locator('input[name=username]').waitFor()
}
const offered = (app: PhoneApp) => async (page: Page) => {
  await atLogin(app)(page)
  await logIn(page)
  await page.locator('dialog').waitFor()
}
const rating = async (page: Page) => {
  // As if the app had been there for a year.
  await page.addInitScript(([id, at]) => localStorage.setItem('acometida.rating', `${id}:${at}`), [
    userId,
    Date.now() - 365 * DAY_MS,
  ] as const)
  await inApp({ welcomed }, paths.supplies)(page)
  await page.locator('dialog').waitFor({ timeout: 45_000 })
}

/** What the mobile app adds. */
export const mobileShots: readonly Shot[] = [
  { path: paths.welcome, state: 'first', who: 'prosumer', at: paths.faqs, steps: inApp({}, paths.supplies) },
  {
    path: paths.welcome,
    state: 'last',
    who: 'prosumer',
    at: paths.faqs,
    steps: async (page) => {
      await inApp({}, paths.supplies)(page)
      await next(3)(page)
    },
  },
  { path: paths.news, state: 'opened', who: 'customer' },
  {
    path: paths.news,
    state: 'slides of the app',
    who: 'prosumer',
    at: paths.faqs,
    steps: inApp({ welcomed }, paths.news),
  },
  {
    path: paths.login,
    state: 'app whose stored password is out of date',
    steps: async (page) => {
      await atLogin({ biometry: 'fingerprint', stored: { user, password: 'Otra#2026x' } })(page)
      await page.locator('main [data-tone=warning]').waitFor()
    },
  },
  { path: paths.login, state: 'app that offers the fingerprint', steps: offered({ biometry: 'fingerprint' }) },
  {
    path: paths.login,
    state: 'app that offers to replace by face',
    steps: offered({ biometry: 'face', stored: { user: '12345678Z', password: 'x' } }),
  },
  {
    path: paths.profile,
    state: 'of the app',
    who: 'prosumer',
    steps: inApp({ welcomed, biometry: 'face' }, paths.profile),
  },
  { path: paths.supplies, state: 'app that asks for a rating', who: 'prosumer', at: paths.faqs, steps: rating },
  {
    path: paths.supplies,
    state: 'app that asks what could be better',
    who: 'prosumer',
    at: paths.faqs,
    steps: async (page) => {
      await rating(page)
      await page.locator('dialog label:has([name=stars])').nth(2).click()
      await page.locator('dialog button').last().click()
      await page.locator('dialog textarea').waitFor()
    },
  },
  {
    path: paths.supplies,
    state: 'app with a newer version',
    who: 'prosumer',
    at: paths.faqs,
    steps: inApp({ welcomed, version: '4.1.0' }, paths.supplies),
  },
  { path: paths.versionEnforcer, state: 'in the app', at: paths.faqs, steps: inApp({ version: '3.1.0' }, paths.login) },
]
