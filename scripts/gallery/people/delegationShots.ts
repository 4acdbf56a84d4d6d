import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { elsewhere, failed, fill, loads, offline, type Shot, slow, submit } from '../shot.ts'

const listed = (page: Page) => page.locator('main tbody, main li').first().waitFor()

/** What is entrusted to managers and consultants, and the link of an answer. */
export const delegationShots: readonly Shot[] = [
  { path: paths.managers, state: 'entrusted to a manager', who: 'manager' },
  { path: paths.managers, state: 'some chosen', who: 'manager', steps: chooseTwo },
  {
    path: paths.managers,
    state: 'some that could not be accepted',
    who: 'manager',
    steps: async (page, world) => {
      await chooseTwo(page)
      await rejectElsewhere(world)
      await page.locator('main button[class*=primary]').first().click()
      await page.locator('main [data-tone=warning]').first().waitFor()
    },
  },
  { path: paths.managers, state: 'nothing found', who: 'manager', at: `${paths.managers}?search=zzz` },
  { path: paths.managers, state: 'nothing entrusted yet', who: 'customer' },
  { path: paths.managers, state: 'failed', who: 'customer', ...failed('listDelegations') },
  { path: paths.managers, state: 'being withdrawn', who: 'company', at: paths.addManager, steps: withdraw },
  { path: paths.managers, state: 'people', who: 'company', at: paths.addManager, steps: people },
  { path: paths.managers, state: 'withdrawn', who: 'company', at: paths.addManager, steps: withdrawn },
  {
    path: paths.managers,
    state: 'some that end soon',
    who: 'manager',
    world: (world: World) => world.advance(60 * 86_400),
  },
  { path: paths.managers, state: 'on their way', who: 'manager', ...loads('listDelegations') },
  { path: paths.managers, state: 'without a connection', who: 'manager', steps: offline(listed) },
  { path: paths.consultants, state: 'entrusted to a consultant', who: 'consultant' },
  { path: paths.addManager, state: 'who', who: 'customer' },
  { path: paths.addManager, state: 'wrong document', who: 'customer', steps: wrongDocument },
  { path: paths.addManager, state: 'which supplies', who: 'company', steps: toSupplies },
  { path: paths.addManager, state: 'until when', who: 'customer', steps: toUntil },
  { path: paths.addManager, state: 'check', who: 'customer', steps: toCheck },
  { path: paths.addManager, state: 'sent', who: 'customer', steps: send },
  {
    path: paths.addManager,
    state: 'being sent',
    who: 'customer',
    world: slow('createDelegations'),
    waiting: true,
    steps: async (page) => {
      await toCheck(page)
      await submit(page)
      await page.locator('main button[aria-busy=true]').waitFor()
    },
  },
  {
    path: paths.addManager,
    state: 'of supplies that are gone',
    who: 'customer',
    world: (world: World) => world.fault({ operation: 'createDelegations', codResult: 'TS01000004' }),
    steps: send,
  },
  { path: paths.addConsultant, state: 'no such consultant', who: 'customer', steps: send },
  { path: paths.managerProfile, state: 'shown', who: 'company', at: paths.addManager, steps: profile },
  { path: paths.managerProfile, state: 'with ended ones alone', who: 'company', at: paths.addManager, steps: ended },
  {
    path: paths.managerProfile,
    state: 'failed',
    who: 'customer',
    ...failed('listDelegations'),
  },
  {
    path: paths.managerProfile,
    state: 'without a connection',
    who: 'company',
    at: paths.addManager,
    steps: offline(profile),
  },
  { path: paths.consultantProfile, state: 'missing', who: 'customer' },
  { path: paths.answerDelegation, state: 'asks', who: 'manager', at: '/delegation/update/17019,17020/C' },
  { path: paths.answerDelegation, state: 'partly', who: 'manager', at: '/delegation/update/17019,17023,999999/C' },
  { path: paths.answerDelegation, state: 'ends', who: 'manager', at: '/delegation/update/17001/R' },
  { path: paths.answerDelegation, state: 'so already', who: 'manager', at: '/delegation/update/17001/C' },
  { path: paths.answerDelegation, state: 'missing', who: 'customer', at: '/delegation/update/17019/C' },
  { path: paths.answerDelegation, state: 'bad link', who: 'manager', at: '/delegation/update/x/C' },
  {
    path: paths.answerDelegation,
    state: 'ended meanwhile',
    who: 'manager',
    at: '/delegation/update/17019,17020/C',
    steps: async (page, world) => {
      await page.locator('main button[class*=primary]').waitFor()
      await rejectElsewhere(world)
      await page.locator('main button[class*=primary]').click()
      await page.locator('main [data-tone=warning], main [data-tone=error]').first().waitFor()
    },
  },
  {
    path: paths.answerDelegation,
    state: 'not sent',
    who: 'manager',
    at: '/delegation/update/17019/C',
    world: (world: World) => world.fault({ operation: 'updateDelegations', status: 500 }),
    steps: async (page) => {
      await page.locator('main button[class*=primary]').click()
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    path: paths.answerDelegation,
    state: 'being sent',
    who: 'manager',
    at: '/delegation/update/17019/C',
    world: slow('updateDelegations'),
    waiting: true,
    steps: async (page) => {
      await page.locator('main button[class*=primary]').click()
      await page.locator('main button[aria-busy=true]').waitFor()
    },
  },
  { path: paths.delegationDone, state: 'accepted', who: 'manager', at: `${paths.delegationDone}?status=C&count=2` },
  { path: paths.delegationDone, state: 'withdrawn', who: 'manager', at: `${paths.delegationDone}?status=R&count=1` },
]

/** In another window the manager rejects one that waits. */
async function rejectElsewhere(world: World): Promise<void> {
  const call = await elsewhere(world, 'manager')
  await call('PUT', '/delegations', { delegationIds: ['17019'], status: 'R' })
}

async function chooseTwo(page: Page): Promise<void> {
  await page.locator('main tbody input[type=checkbox], main li input[type=checkbox]').nth(0).check()
  await page.locator('main tbody input[type=checkbox], main li input[type=checkbox]').nth(1).check()
}

async function wrongDocument(page: Page): Promise<void> {
  await fill('document', '11111111A')(page)
  await submit(page)
}

async function toSupplies(page: Page): Promise<void> {
  await fill('document', '11111111H')(page)
  await submit(page)
  await page.waitForURL(/step=supplies/)
  await page.locator('#cups').click()
  await page.locator('fieldset input[type=checkbox]').nth(1).check()
  await page.locator('fieldset input[type=checkbox]').nth(0).check()
}

async function toUntil(page: Page): Promise<void> {
  await toSupplies(page)
  await page.keyboard.press('Escape')
  await submit(page)
  await page.waitForURL(/step=until/)
  await page.locator('main button[aria-pressed]').nth(1).click()
}

async function toCheck(page: Page): Promise<void> {
  await toUntil(page)
  await submit(page)
  await page.waitForURL(/step=check/)
}

async function send(page: Page): Promise<void> {
  await toCheck(page)
  await submit(page)
  await page.locator('main [role=alert], main a[href*="view=given"]').first().waitFor()
}

async function toGiven(page: Page): Promise<void> {
  await send(page)
  await page.locator('main a[href*="view=given"]').click()
  await page.locator('main a[href*="profile"]').first().waitFor()
}

async function withdraw(page: Page): Promise<void> {
  await toGiven(page)
  await page.locator('main td button, main dd button').first().click()
}

async function people(page: Page): Promise<void> {
  await toGiven(page)
  await page.locator('main fieldset label').nth(2).click()
  await page.locator('main a[href*="profile"]').first().waitFor()
}

async function profile(page: Page): Promise<void> {
  await toGiven(page)
  await page.locator('main a[href*="profile"]').first().click()
  await page.waitForURL(/profile/)
}

/** A press withdraws once nobody has taken it back for six seconds. */
async function withdrawn(page: Page): Promise<void> {
  await withdraw(page)
  await page.waitForTimeout(8_000)
}

async function ended(page: Page): Promise<void> {
  await profile(page)
  await page.locator('main button[class*=small]:not([class*=quiet])').first().click()
  await page.waitForTimeout(8_000)
}
