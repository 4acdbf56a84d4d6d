import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { inShell, type PhoneApp } from '@acometida/e2e/src/shell.ts'
import type { Page } from '@playwright/test'
import { afterRetries, fails, inTurn, press, type Shot, slow, waitsFor } from '../shot.ts'

/** The prosumer's, of whom nothing keeps the app from asking. */
const userId = 2
const user = '23456781R'
const welcomed = [userId]
const YES = 'dialog button[class*=primary]'
const stored = { user, password: 'Farola#29a' }
const DAY_MS = 86_400_000

/** The page begins again in the shell of the app. */
const inApp = (app: PhoneApp, path: string) => async (page: Page) => {
  await inShell(page, app)
  await page.goto(new URL(path, page.url()).href)
}
const slides = (times: number) => async (page: Page) => {
  for (let slide = 0; slide < times; slide++)
    await page.locator('main section button:has(use[href*=arrowRight])').first().click()
}
const welcome = (times: number) => async (page: Page) => {
  await inApp({}, paths.supplies)(page)
  await slides(times)(page)
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
const prompted = (recognises: 'cancelled' | 'failed') => async (page: Page) => {
  await atLogin({ biometry: 'fingerprint', stored, recognises })(page)
  await page.locator('main [aria-live] > *').first().waitFor()
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

const threeStars = async (page: Page) => {
  await rating(page)
  await page.locator('dialog label:has([name=stars])').nth(2).click()
  await page.locator('dialog button').last().click()
  await page.locator('dialog textarea').waitFor()
}
const sendsOpinion = async (page: Page) => {
  await threeStars(page)
  await page.locator('dialog textarea').fill('El aviso del corte llegó tarde.')
  await page.locator('dialog button[type=submit]').click()
}
const opinion = inTurn(sendsOpinion, (page) => page.waitForLoadState('networkidle'))

/** The page opens without a connection, with what it was last answered. */
const reopenOffline = async (page: Page) => {
  await controlled(page)
  await page.waitForFunction(() => sessionStorage.getItem('acometida.answers') !== null)
  await page.context().setOffline(true)
  await page.reload()
}
/** The client is on the device, and the page comes from there. */
const controlled = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForLoadState('networkidle')
}
/** Under another address the same worker is a new one, as that of a release is. */
const newRelease = async (page: Page) => {
  await controlled(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await navigator.serviceWorker.register(`${active?.scriptURL}?next`)
  })
  await page.locator('button:has(use[href*=refresh])').first().waitFor()
}
/** The picture that the app starts with stays: that of the gallery is taken when all movement is over. */
const heldSplash = async (page: Page) => {
  await inApp({ welcomed }, paths.login)(page)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'splash') animation.cancel()
  })
}
/** What a keyboard leaves of the screen, with the focus in the field that it is for. */
export const keyboard = async (page: Page) => {
  await page.evaluate('Object.defineProperty(visualViewport, "height", { get: () => 380 })')
  await page.locator('main input').first().focus()
}
/** A phone alone has it. */
const burger = async (page: Page) => {
  const button = page.locator('header button:has(use[href*=menu])').first()
  if (await button.isVisible()) await button.click()
}

/** What the mobile app adds. */
export const mobileShots: readonly Shot[] = [
  { path: paths.welcome, state: 'first', who: 'prosumer', at: paths.faqs, steps: welcome(0) },
  { path: paths.welcome, state: 'second', who: 'prosumer', at: paths.faqs, steps: welcome(1) },
  { path: paths.welcome, state: 'last', who: 'prosumer', at: paths.faqs, steps: welcome(3) },
  { path: paths.news, state: 'opened', who: 'customer' },
  { path: paths.news, state: 'seen before', who: 'customer', steps: (page) => page.reload() },
  {
    path: paths.news,
    state: 'last of the slides',
    who: 'prosumer',
    at: paths.faqs,
    steps: inTurn(inApp({ welcomed, hasNews: true }, paths.news), slides(4)),
  },
  {
    path: paths.news,
    state: 'slides of the app',
    who: 'prosumer',
    at: paths.faqs,
    steps: inApp({ welcomed, hasNews: true }, paths.news),
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
  { path: paths.login, state: 'app that offers the face', steps: offered({ biometry: 'face' }) },
  {
    path: paths.login,
    state: 'app that offers to replace by face',
    steps: offered({ biometry: 'face', stored: { user: '12345678Z', password: 'x' }, recognises: 'cancelled' }),
  },
  { path: paths.login, state: 'app that starts', steps: heldSplash },
  {
    path: paths.login,
    state: 'app that asks for the finger',
    steps: atLogin({ biometry: 'fingerprint', stored, recognises: 'waits' }),
  },
  { path: paths.supplies, state: 'opened without a connection', who: 'customer', steps: reopenOffline },
  { path: paths.requests, state: 'never seen before the connection went', who: 'customer', steps: reopenOffline },
  { path: paths.supplies, state: 'new release', who: 'customer', steps: newRelease },
  {
    path: paths.supplies,
    state: 'more than 999 unread',
    who: 'customer',
    world: (world) => world.scenario('unreadNotices', 'customer'),
  },
  { path: paths.searchUser, state: 'burger menu', who: 'agent', steps: burger },
  { path: paths.login, state: 'app that was told not now', steps: prompted('cancelled') },
  { path: paths.login, state: 'app that has not recognised', steps: prompted('failed') },
  {
    path: paths.login,
    state: 'app that asks for the password in the end',
    steps: async (page) => {
      await prompted('failed')(page)
      for (let time = 0; time < 2; time++) await page.locator('main button:has(use[href*=fingerprint])').click()
    },
  },
  {
    path: paths.login,
    state: 'app whose system refuses',
    steps: inTurn(offered({ biometry: 'fingerprint', saves: false }), press(YES), waitsFor('dialog [role=alert]')),
  },
  {
    path: paths.login,
    state: 'app that keeps the password',
    steps: async (page) => {
      await offered({ biometry: 'fingerprint' })(page)
      await press(YES)(page)
      await page.locator('dialog').waitFor({ state: 'detached' })
    },
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
    steps: threeStars,
  },
  {
    path: paths.supplies,
    state: 'app that thanks for the stars',
    who: 'prosumer',
    at: paths.faqs,
    steps: async (page) => {
      await rating(page)
      await page.locator('dialog label:has([name=stars])').last().click()
      await page.locator('dialog button').last().click()
    },
  },
  {
    path: paths.supplies,
    state: 'app that sends an opinion',
    who: 'prosumer',
    at: paths.faqs,
    world: slow('sendMail'),
    waiting: true,
    steps: sendsOpinion,
  },
  { path: paths.supplies, state: 'app that thanks for an opinion', who: 'prosumer', at: paths.faqs, steps: opinion },
  {
    path: paths.supplies,
    state: 'app whose opinion is not sent',
    who: 'prosumer',
    at: paths.faqs,
    world: fails('sendMail'),
    steps: inTurn(opinion, afterRetries),
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
