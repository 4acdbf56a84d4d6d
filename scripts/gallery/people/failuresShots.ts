import { failurePanelPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import {
  afterRetries,
  failed,
  answered,
  answers,
  elsewhere,
  fails,
  fillIn,
  inTurn,
  loads,
  offline,
  press,
  type Shot,
  slow,
  waitsFor,
} from '../shot.ts'

const who = 'agent'
const flat = failurePanelPath({ cups: supplyCups(persona('customer').userId, 1) })
const house = failurePanelPath({ cups: supplyCups(persona('customer').userId, 2) })
const calm = failurePanelPath({ cups: supplyCups(persona('prosumer').userId, 1) })
const ON = 'dialog button[class*=primary]'
const bakery = failurePanelPath({ cups: supplyCups(persona('company').userId, 1) })

/** Links that staff send, failures, and what is known of both. */
export const failuresShots: readonly Shot[] = [
  { path: paths.searchUser, state: 'link with nothing chosen', who, steps: openLink },
  {
    path: paths.searchUser,
    state: 'link with a bad address',
    who,
    steps: inTurn(chooseLink, fillIn('dialog [name=mail]', 'lucia'), press('dialog h2')),
  },
  { path: paths.searchUser, state: 'link ready', who, steps: chooseLink },
  { path: paths.searchUser, state: 'link to review', who, steps: reviewLink },
  { path: paths.searchUser, state: 'link on its way', who, world: slow('sendLink'), waiting: true, steps: pressSend },
  { path: paths.searchUser, state: 'link sent', who, steps: sendLink },
  { path: paths.searchUser, state: 'link not sent', who, world: fails('sendLink'), steps: sendLink },
  {
    path: paths.searchUser,
    state: 'link to a customer who is gone',
    who,
    world: answers('sendLink', '2015'),
    steps: sendLink,
  },
  { path: paths.failures, state: 'board', who },
  { path: paths.failures, state: 'board on its way', who, ...loads('listFailures') },
  { path: paths.failures, state: 'board failed', who, ...failed('listFailures') },
  { path: paths.failures, state: 'several supplies', who, steps: find('12345678Z') },
  { path: paths.failures, state: 'one supply', who, steps: find('34567812P') },
  { path: paths.failures, state: 'nobody', who, steps: find('99999999R') },
  { path: paths.failures, state: 'not registered', who, steps: find('88888888Y') },
  {
    path: paths.failures,
    state: 'search failed',
    who,
    world: fails('searchUsers'),
    steps: inTurn(find('12345678Z'), afterRetries),
  },
  { path: paths.failurePanel, state: 'calm', who, at: calm },
  { path: paths.failurePanel, state: 'without a place', who },
  { path: paths.failurePanel, state: 'questions', who, at: calm, steps: noDanger },
  {
    path: paths.failurePanel,
    state: 'warning on its way',
    who,
    at: calm,
    world: slow('createWarning'),
    waiting: true,
    steps: submitWarning,
  },
  {
    path: paths.failurePanel,
    state: 'supply that is gone',
    who,
    at: calm,
    world: answers('createWarning', 'TS01000004'),
    steps: submitWarning,
  },
  {
    path: paths.failurePanel,
    state: 'without a connection',
    who,
    at: calm,
    steps: offline(waitsFor('[name=danger]')),
  },
  { path: paths.failurePanel, state: 'planned', who, at: flat },
  { path: paths.failurePanel, state: 'tripped', who, at: house },
  { path: paths.failurePanel, state: 'failure with a danger', who, at: bakery, steps: danger },
  { path: paths.failurePanel, state: 'failure that was warned of', who, at: bakery, steps: noDanger },
  { path: paths.failurePanel, state: 'postcode', who, at: failurePanelPath({ postalCode: '15705' }) },
  { path: paths.failureResult, state: 'joined', who, at: bakery, steps: warn },
  { path: paths.failureResult, state: 'opened', who, at: flat, steps: warn },
  { path: paths.failureResult, state: 'failed', who, at: flat, world: fails('createWarning'), steps: warnInVain },
  { path: paths.failureResult, state: 'reconnected', who, at: house, steps: reconnect },
  { path: paths.failureResult, state: 'without a call', who },
  {
    path: paths.failureResult,
    state: 'link to the outages',
    who,
    at: flat,
    steps: inTurn(warn, press('aside button:has(use[href*=mail])'), waitsFor('dialog [name=detail]')),
  },
  { path: paths.messages, state: 'list', who },
  { path: paths.messages, state: 'nobody known who sent them', who: 'administrator', world: deleteAgent },
  { path: paths.messages, state: 'nothing found', who, at: `${paths.messages}?category=PAGO` },
  {
    path: paths.messages,
    state: 'second page',
    who,
    world: sendMany,
    steps: inTurn(press('main button:has(use[href*=chevronRight])'), answered),
  },
  { path: paths.messages, state: 'from after to', who, at: `${paths.messages}?from=2026-03-10&to=2026-03-01` },
  { path: paths.messages, state: 'failed', who, ...failed('listUrlMessages') },
  { path: paths.reports, state: 'by week', who },
  { path: paths.messages, state: 'asked to send again', who, steps: askAgain },
  {
    path: paths.messages,
    state: 'sent again',
    who,
    steps: inTurn(askAgain, fillIn('dialog input', 'emma.taylor@correo.gal'), press(ON), answered),
  },
  { path: paths.reports, state: 'by purpose', who, steps: reportBy(1) },
  { path: paths.reports, state: 'by agent', who, steps: reportBy(2) },
  { path: paths.reports, state: 'nothing found', who, at: `${paths.reports}?category=PAGO` },
  { path: paths.reports, state: 'failed', who, ...failed('listUrlMessages') },
  { path: paths.reports, state: 'on its way', who, ...loads('listUrlMessages') },
]

function find(text: string) {
  return async (page: Page) => {
    await page.locator('[name=place]').fill(text)
    await page.keyboard.press('Enter')
    await page.waitForLoadState('networkidle')
  }
}

async function danger(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('[name=danger][value=yes]').check()
}

async function noDanger(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('[name=danger][value=no]').check()
}

async function askAgain(page: Page): Promise<void> {
  await page.locator('main tbody button, main li button').first().click()
  await page.locator('dialog').waitFor()
}

function reportBy(nth: number) {
  return (page: Page) => page.locator('main fieldset label').nth(nth).click()
}

async function submitWarning(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('[name=danger][value=no]').check()
  await page.locator('main form button[type=submit]').click()
}

async function warn(page: Page): Promise<void> {
  await submitWarning(page)
  await page.locator('blockquote').waitFor()
}

async function warnInVain(page: Page): Promise<void> {
  await submitWarning(page)
  await page.locator('main form [role=alert] button').click({ timeout: 20_000 })
  await page.locator('blockquote').waitFor()
}

async function openLink(page: Page): Promise<void> {
  await page.locator('[name=person]').fill('12345678Z')
  await page.keyboard.press('Enter')
  await page.locator('aside button:has(use[href*=mail])').click()
  await page.waitForLoadState('networkidle')
}

async function chooseLink(page: Page): Promise<void> {
  await openLink(page)
  await page.locator('dialog [name=category]').selectOption('SUMINISTRO')
  await page.locator('dialog [name=subject]').selectOption({ index: 1 })
  await page.locator('dialog [name=detail]').selectOption('FACTURAS')
}

async function reviewLink(page: Page): Promise<void> {
  await chooseLink(page)
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog blockquote').waitFor()
}

async function pressSend(page: Page): Promise<void> {
  await reviewLink(page)
  await press(ON)(page)
}

async function sendLink(page: Page): Promise<void> {
  await pressSend(page)
  await page.locator('dialog blockquote').waitFor({ state: 'detached' })
}

/** The agent acts for the holder, whose order to the meter comes back after a while. */
async function reconnect(page: Page, world: World): Promise<void> {
  await press('main button:has(use[href*=swap])')(page)
  await press(ON)(page)
  await press('main button:has(use[href*=plug])')(page)
  await waitsFor('dialog input[type=checkbox]')(page)
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check()
  // The switch closes so long after the order has arrived.
  const ordered = page.waitForResponse(/action=reconnect/)
  await press('dialog button[type=submit]')(page)
  await ordered
  await world.advance(16)
  await page.locator('dialog a[href*=supplies]').first().waitFor({ timeout: 30_000 })
  await press(ON)(page)
  await waitsFor('blockquote')(page)
}

/** Whoever sent the links is no user any more. */
async function deleteAgent(world: World): Promise<void> {
  const call = await elsewhere(world, 'administrator')
  await call('DELETE', `/users/${persona(who).userId}`, {})
}

/** More links than a page of them holds. */
async function sendMany(world: World): Promise<void> {
  const call = await elsewhere(world, who)
  const supply = { category: 'SUMINISTRO', detail: 'CONSUMPTION', url: paths.supplies }
  const to = {
    userId: persona('customer').userId,
    adminId: persona(who).userId,
    channel: '0',
    mail: 'lucia.ferreiro@correo.gal',
  }
  for (let nth = 0; nth < 25; nth++) await call('POST', '/urlMessages/send', { ...supply, ...to })
}
