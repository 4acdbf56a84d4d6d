import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { afterRetries, failed, loads, offline, type Shot } from '../shot.ts'

const path = paths.supplyDetail
const flat = supplyDetailPath(supplyCups(persona('customer').userId, 1), 7)
const bakery = supplyDetailPath(supplyCups(persona('company').userId, 1), 7)
const drawn = (page: Page) => page.locator('main figure').waitFor()

/** The contracts of a supply. */
export const contractsShots: readonly Shot[] = [
  { path, state: 'contracts', who: 'customer', at: flat, steps: drawn },
  { path, state: 'contracts of 3.0TD', who: 'company', at: bakery, steps: drawn },
  {
    path,
    state: 'contracts as a table',
    who: 'customer',
    at: flat,
    steps: async (page) => {
      await drawn(page)
      await page.locator('main figure button').first().click()
      await page.locator('main figure input').waitFor({ state: 'detached' })
    },
  },
  {
    path,
    state: 'contracts sheet',
    who: 'customer',
    at: flat,
    steps: async (page) => {
      await page.locator('main button:has(use[href*=document])').click()
      await page.locator('main button:has(use[href*=print])').waitFor()
    },
  },
  {
    path,
    state: 'contracts without their powers',
    who: 'customer',
    at: flat,
    ...failed('listContracts', 'code::02'),
  },
  { path, state: 'contracts failed', who: 'customer', at: flat, ...failed('listContracts') },
  {
    path,
    state: 'contracts without the setting',
    who: 'customer',
    at: flat,
    ...failed('listMasterData'),
  },
  {
    path,
    state: 'contracts whose powers the company does not show',
    who: 'customer',
    at: flat,
    world: (world) => world.scenario('powersNotShown', 'customer'),
    steps: drawn,
  },
  {
    path,
    state: 'contracts of a supply looked after',
    who: 'manager',
    at: paths.managers,
    steps: async (page) => {
      await page.locator('main a[href*="/supplies/detail"]').first().click()
      await page.waitForURL(/supplies\/detail/)
      await page.locator('[role=tab][data-tab=contracts]').click()
      await drawn(page)
    },
  },
  {
    path,
    state: 'contracts of a supply that is gone',
    who: 'customer',
    at: flat,
    world: (world) => world.fault({ operation: 'listContracts', codResult: 'TS01000004' }),
    steps: afterRetries,
  },
  { path, state: 'contracts on their way', who: 'customer', at: flat, ...loads('listContracts') },
  { path, state: 'contracts without a connection', who: 'customer', at: flat, steps: offline(drawn) },
]
