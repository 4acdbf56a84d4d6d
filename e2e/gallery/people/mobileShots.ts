import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { inShell, type PhoneApp } from '../../support/shell.ts'
import { fillIn, goTo, icon, press, submitDialog } from '../parts/actions.ts'
import { unanswered } from '../parts/states.ts'
import { afterRetries, answered, gone, waitsFor } from '../parts/waits.ts'
import { as, fails, scenario } from '../parts/world.ts'
import { type Part, screen, type Step } from '../shot.ts'
import { logIn } from './visitorShots.ts'

/** The prosumer, for whom nothing prevents the questions of the app. */
const userId = 2
const user = '23456781R'
const welcomed = [userId]
const YEAR_MS = 365 * 86_400_000
const prosumer: Part = { who: 'prosumer', at: paths.faqs }

/** Reloads the page in the shell of the app. */
const inApp = (app: PhoneApp, path: string): Part => [(page) => inShell(page, app), goTo(path)]
const slides = (times: number) => Array.from({ length: times }, () => press(icon('arrowRight', 'main section')))
const atLogin = (app: PhoneApp) => [inApp({ welcomed, ...app }, paths.login), waitsFor('input[name=username]')]
const offered = (app: PhoneApp) => [atLogin(app), logIn(user), waitsFor('dialog')]
const finger: PhoneApp = { biometry: 'fingerprint' }
const enrolled: PhoneApp = { ...finger, stored: { user, password: 'Farola#29a' } }
const outdated: PhoneApp = { ...finger, stored: { user, password: 'Otra#2026x' } }
const replaced: PhoneApp = { biometry: 'face', stored: { user: '12345678Z', password: 'x' }, recognises: 'cancelled' }
const prompted = (app: PhoneApp) => [atLogin({ ...enrolled, ...app }), waitsFor('main [aria-live] > *')]
const yes = press('dialog button[class*=primary]')
const again = press(icon('fingerprint'))
/** Keeps the splash screen, because the gallery takes its picture only after all animations. */
const holdSplash: Step = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'splash') animation.cancel()
  })

/** Makes the app look installed for a year. */
const usedForAYear: Step = (page) =>
  page.addInitScript((value) => localStorage.setItem('acometida.rating', value), `${userId}:${Date.now() - YEAR_MS}`)
const rating = [usedForAYear, inApp({ welcomed }, paths.supplies), waitsFor('dialog', { timeout: 45_000 })]
const stars = (nth: number) => [rating, press('dialog label:has([name=stars])', nth), press('dialog button', -1)]
const threeStars = [stars(2), waitsFor('dialog textarea')]
const sendOpinion = [threeStars, fillIn('dialog textarea', 'El aviso del corte llegó tarde.'), submitDialog]

const reload: Step = (page) => page.reload()
/** The client is installed on the device, and the page is loaded from there. */
const controlled: Part = [
  { installed: true },
  (page) => page.evaluate(async () => void (await navigator.serviceWorker.ready)),
  [reload, answered],
]
/** Opens the page without a connection, with its last answers. */
const reopenOffline: Part = [
  [controlled, (page) => page.waitForFunction(() => sessionStorage.getItem('acometida.answers') !== null)],
  [(page) => page.context().setOffline(true), reload],
]
/** Loads the same worker from another address, where it counts as new, like that of a release. */
const newRelease: Step = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await navigator.serviceWorker.register(`${active?.scriptURL}?next`)
  })
/** Shrinks the screen as a keyboard does, with the focus in its field. */
export const keyboard: Step = async (page) => {
  await page.evaluate('Object.defineProperty(visualViewport, "height", { get: () => 380 })')
  await page.locator('main input').first().focus()
}
/** Opens the menu, whose button only a phone has. */
const burger: Step = async (page) => {
  const button = page.locator(icon('menu', 'header')).first()
  if (await button.isVisible()) await button.click()
}

/** The additions of the mobile app. */
export const mobileShots = [
  ...screen(paths.welcome, [prosumer, inApp({}, paths.supplies)], { first: [], second: slides(1), last: slides(3) }),
  ...screen(paths.news, [], {
    opened: as('customer'),
    'seen before': [as('customer'), reload],
    'last of the slides': [prosumer, inApp({ welcomed, hasNews: true }, paths.news), slides(4)],
    'slides of the app': [prosumer, inApp({ welcomed, hasNews: true }, paths.news)],
  }),
  ...screen(paths.login, [], {
    'app whose stored password is out of date': [atLogin(outdated), waitsFor('main [data-tone=warning]')],
    'app that offers the fingerprint': offered(finger),
    'app that offers the face': offered({ biometry: 'face' }),
    'app that offers to replace by face': offered(replaced),
    'app that starts': [inApp({ welcomed }, paths.login), holdSplash],
    'app that asks for the finger': atLogin({ ...enrolled, recognises: 'waits' }),
    'app that was told not now': prompted({ recognises: 'cancelled' }),
    'app that has not recognised': prompted({ recognises: 'failed' }),
    'app that asks for the password in the end': [prompted({ recognises: 'failed' }), again, again],
    'app whose system refuses': [offered({ ...finger, saves: false }), yes, waitsFor('dialog [role=alert]')],
    'app that keeps the password': [offered(finger), yes, gone('dialog')],
  }),
  ...screen(paths.supplies, as('customer'), {
    'opened without a connection': reopenOffline,
    'new release': [controlled, newRelease, waitsFor(icon('refresh', 'body'))],
    'more than 999 unread': scenario('unreadNotices', 'customer'),
  }),
  ...screen(paths.supplies, prosumer, {
    'app that asks for a rating': rating,
    'app that asks what could be better': threeStars,
    'app that thanks for the stars': stars(-1),
    'app that sends an opinion': unanswered('sendMail', sendOpinion),
    'app that thanks for an opinion': sendOpinion,
    'app whose opinion is not sent': [fails('sendMail'), sendOpinion, answered, afterRetries],
    'app with a newer version': inApp({ welcomed, version: '4.1.0' }, paths.supplies),
  }),
  ...screen(paths.requests, as('customer'), { 'never seen before the connection went': reopenOffline }),
  ...screen(paths.searchUser, as('agent'), { 'burger menu': burger }),
  ...screen(paths.profile, as('prosumer'), { 'of the app': inApp({ welcomed, biometry: 'face' }, paths.profile) }),
  ...screen(paths.versionEnforcer, { at: paths.faqs }, { 'in the app': inApp({ version: '3.1.0' }, paths.login) }),
]
