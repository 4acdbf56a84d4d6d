import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { failed, loads, offline, type Shot } from '../shot.ts'

const TAB = 3
const path = paths.supplyDetail
const of = (who: Persona['key'], nth = 1) => supplyDetailPath(supplyCups(persona(who).userId, nth), TAB)
/** The figures of a bill against its curve. */
const tied = (page: Page) => page.locator('main section section p + *').last().waitFor()

/** The billing periods of a supply. */
export const billingPeriodsShots: readonly Shot[] = [
  { path, state: 'billing periods', who: 'customer', at: of('customer'), steps: tied },
  {
    path,
    state: 'billing periods as a table',
    who: 'customer',
    at: of('customer'),
    steps: (page) => page.locator('main figure button').first().click(),
  },
  { path, state: 'billing periods of 3.0TD', who: 'company', at: of('company'), steps: tied },
  { path, state: 'billing periods of a generator', who: 'prosumer', at: of('prosumer', 2) },
  {
    path,
    state: 'billing periods without their curve',
    who: 'customer',
    at: of('customer'),
    ...failed('listConsumptions'),
  },
  {
    path,
    state: 'billing periods failed',
    who: 'customer',
    at: of('customer'),
    ...failed('listBillingPeriods'),
  },
  {
    path,
    state: 'billing periods of none yet',
    who: 'customer',
    at: of('customer'),
    world: (world) => world.fault({ operation: 'listBillingPeriods', codResult: '1007' }),
  },
  {
    path,
    state: 'billing periods of the year before',
    who: 'customer',
    at: of('customer'),
    steps: async (page) => {
      await tied(page)
      await page.locator('main button:has(use[href*=chevronRight])').last().click()
    },
  },
  { path, state: 'billing periods on their way', who: 'customer', at: of('customer'), ...loads('listBillingPeriods') },
  { path, state: 'billing periods without a connection', who: 'customer', at: of('customer'), steps: offline(tied) },
]
