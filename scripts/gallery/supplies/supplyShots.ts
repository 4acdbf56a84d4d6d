import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { World } from '@acometida/testing'
import { startsAt } from '@acometida/e2e/src/startsAt.ts'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { elsewhere, failed, loads, offline, type Shot, stale } from '../shot.ts'

const maxPowerOfFlat = supplyDetailPath(supplyCups(persona('customer').userId, 1), 2)

/** Three days ago the customer asked the meter of the flat for its power. */
async function askedForPower(world: World): Promise<void> {
  const call = await elsewhere(world, 'customer')
  await call('POST', '/programmedQuery', { meterId: '0022000001001', type: 'POWER', dueDate: startsAt })
  await world.advance(3 * 86_400)
}

/** The page of a supply and its tabs. */
export const supplyShots: readonly Shot[] = [
  { path: paths.supplyDetail, state: 'facts', who: 'customer', at: paths.supplies, steps: openSupply },
  {
    path: paths.supplyDetail,
    state: 'power that was asked for',
    who: 'customer',
    at: `${supplyDetailPath(supplyCups(persona('customer').userId, 1))}&consumptionTabValue=1`,
    world: askedForPower,
    steps: async (page) => {
      await page.locator('main figure input[type=range]').focus()
      await page.keyboard.press('End')
      for (let hour = 23; hour > 10; hour--) await page.keyboard.press('ArrowLeft')
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  {
    path: paths.supplyDetail,
    state: 'of somebody else',
    who: 'manager',
    at: paths.managers,
    steps: async (page) => {
      await page.locator('main a[href*="/supplies/detail"]').first().click()
      await page.waitForURL(/supplies\/detail/)
    },
  },
  { path: paths.supplyDetail, state: 'self-consumption', who: 'prosumer', at: paths.supplies, steps: openSupply },
  { path: paths.supplyDetail, state: 'maximum power', who: 'customer', at: paths.supplies, steps: openMaxPower },
  { path: paths.supplyDetail, state: 'maximum power as a table', who: 'customer', at: paths.supplies, steps: asTable },
  {
    path: paths.supplyDetail,
    state: 'maximum power of 3.0TD',
    who: 'company',
    at: supplyDetailPath(supplyCups(persona('company').userId, 1), 2),
    steps: (page) => page.locator('main figure').waitFor(),
  },
  {
    path: paths.supplyDetail,
    state: 'sheet for the retailer',
    who: 'customer',
    at: paths.supplies,
    steps: async (page) => {
      await openMaxPower(page)
      await page.locator('main button[class*=primary]').click()
      await page.locator('main table').waitFor()
    },
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power at its limit',
    who: 'customer',
    at: supplyDetailPath(supplyCups(persona('customer').userId, 2), 2),
    steps: (page) => page.locator('main figure').waitFor(),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power that fits',
    who: 'manager',
    // The fourteenth community of owners that lets them manage its supply.
    at: supplyDetailPath(supplyCups(persona('manager').userId * 1000 + 14, 1), 2),
    steps: (page) => page.locator('main figure').waitFor(),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power of a generator',
    who: 'prosumer',
    at: supplyDetailPath(supplyCups(persona('prosumer').userId, 2), 2),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power without prices',
    who: 'customer',
    at: maxPowerOfFlat,
    ...failed('listBills'),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power failed',
    who: 'customer',
    at: maxPowerOfFlat,
    ...failed('listMaxPowerDemanded'),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power that is stale',
    who: 'customer',
    at: maxPowerOfFlat,
    steps: stale('listMaxPowerDemanded', (page) => page.locator('main figure').waitFor()),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power not measured',
    who: 'customer',
    at: maxPowerOfFlat,
    world: (world) => world.fault({ operation: 'listMaxPowerDemanded', codResult: '1008' }),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power on its way',
    who: 'customer',
    at: maxPowerOfFlat,
    ...loads('listMaxPowerDemanded'),
  },
  {
    path: paths.supplyDetail,
    state: 'maximum power without a connection',
    who: 'customer',
    at: maxPowerOfFlat,
    steps: offline((page) => page.locator('main figure').waitFor()),
  },
  {
    path: paths.supplyDetail,
    state: 'consumption on its way',
    who: 'customer',
    at: supplyDetailPath(supplyCups(persona('customer').userId, 1), 0),
    ...loads('listConsumptions'),
  },
]

async function openSupply(page: Page): Promise<void> {
  await page.locator('main a[href*="/supplies/detail"]').first().click()
  await page.waitForURL(/supplies\/detail/)
}

async function openMaxPower(page: Page): Promise<void> {
  await openSupply(page)
  await page.locator('[role=tab][data-tab=maxPower]').click()
  await page.locator('main fieldset, main table').first().waitFor()
}

async function asTable(page: Page): Promise<void> {
  await openMaxPower(page)
  await page.locator('main figure button').first().click()
  await page.locator('main figure button[aria-label]').first().waitFor()
}
