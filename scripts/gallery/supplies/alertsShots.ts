import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { failed, loads, offline, type Shot, slow } from '../shot.ts'

const path = paths.alerts
const edits = (page: Page) => page.locator('main button:has(use[href*=edit])')
const openFirst = async (page: Page) => {
  await edits(page).first().click()
  await page.locator('dialog figure').waitFor()
}
const choose = async (page: Page) => {
  for (const nth of [1, 2])
    await page.locator('main :is(tbody tr, li)').nth(nth).locator('input[type=checkbox]').check()
}

/** The alerts of supplies. */
export const alertsShots: readonly Shot[] = [
  { path, state: 'alerts of some', who: 'customer' },
  { path, state: 'alerts of none', who: 'prosumer' },
  {
    path,
    state: 'alerts of all',
    who: 'customer',
    steps: async (page) => {
      await page.locator('main section[data-tone=attention] button').click()
      await page.locator('main section[data-tone=attention]').waitFor({ state: 'detached' })
    },
  },
  { path, state: 'alert with its rehearsal', who: 'customer', steps: openFirst },
  {
    path,
    state: 'alert at any time',
    who: 'customer',
    steps: async (page) => {
      await openFirst(page)
      await page.locator('dialog button[aria-pressed]').click()
    },
  },
  {
    path,
    state: 'alert with a problem',
    who: 'customer',
    steps: async (page) => {
      await openFirst(page)
      await page.locator('dialog [name=alertEmail]').fill('lucia')
      await page.locator('dialog button[type=submit]').click()
    },
  },
  {
    path,
    state: 'alert about to end',
    who: 'customer',
    steps: (page) => page.locator('main button:has(use[href*=trash])').first().click(),
  },
  { path, state: 'alerts without a supply', who: 'unbound' },
  { path, state: 'alerts of forty', who: 'company', steps: choose },
  {
    path,
    state: 'alerts of forty with one that failed',
    who: 'company',
    world: (world) => world.fault({ operation: 'saveAlerts', codResult: 'TS01000004', times: 1 }),
    steps: async (page) => {
      await page.locator('main section[data-tone=attention] button').click()
      await page.locator('main [role=status] li').waitFor()
    },
  },
  {
    path,
    state: 'alerts of several without a device',
    who: 'company',
    steps: async (page) => {
      await choose(page)
      await page.locator('main button:has(use[href*=clock])').click()
      await page.locator('dialog form').waitFor()
    },
  },
  {
    path,
    state: 'alerts of forty being turned on',
    who: 'company',
    world: slow('saveAlerts'),
    waiting: true,
    steps: async (page) => {
      await page.locator('main section[data-tone=attention] button').click()
      await page.locator('main progress').waitFor()
    },
  },
  { path, state: 'alerts on their way', who: 'customer', ...loads('listAlerts') },
  {
    path,
    state: 'alerts without a connection',
    who: 'customer',
    steps: offline((page) => edits(page).first().waitFor()),
  },
  { path, state: 'alerts failed', who: 'customer', ...failed('listAlerts') },
]
