import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { localDateTime } from '@acometida/api-spec/rules/time/madrid'
import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import { startsAt } from '@acometida/e2e/src/startsAt.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { afterRetries, elsewhere, fails, loads, offline, type Shot, slow } from '../shot.ts'

const path = paths.supplyDetail
const of = (who: Persona['key'], nth = 1) => supplyDetailPath(supplyCups(persona(who).userId, nth), 6)

/** What the meter of a supply is asked. */
export const programmedShots: readonly Shot[] = [
  { path, state: 'meter not asked yet', who: 'customer', at: of('customer'), steps: listed },
  { path, state: 'meter asked', who: 'customer', at: of('customer'), steps: asked },
  { path, state: 'meter asked for a year', who: 'customer', at: of('customer'), steps: forAYear },
  {
    path,
    state: 'meter asked without an hour',
    who: 'customer',
    at: of('customer'),
    steps: async (page) => {
      await page.locator('[name=when][value=at]').check()
      await page.locator('#at').fill('16/3/2026')
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { path, state: 'meter asked during an outage', who: 'company', at: of('company'), steps: askPower },
  {
    path,
    state: 'meter asked as often as it can be',
    who: 'customer',
    at: of('customer'),
    world: async (world) => {
      const call = await elsewhere(world, 'customer')
      for (let hours = 1; hours <= MAX_PENDING; hours++) {
        const dueDate = localDateTime(Date.parse(startsAt) + (hours - 0.5) * HOUR_MS)
        await call('POST', '/programmedQuery', { meterId: '0022000001001', type: 'POWER', dueDate })
      }
    },
    steps: async (page) => {
      await listed(page)
      await page.locator('[name=what][value=power]').check()
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    path,
    state: 'meter query deleted',
    who: 'customer',
    at: of('customer'),
    steps: async (page) => {
      await asked(page)
      await page
        .locator('main td button:has(use[href$="#trash"]), main li button:has(use[href$="#trash"])')
        .first()
        .click()
      await page.locator('[data-tone=info]').last().waitFor()
    },
  },
  {
    path,
    state: 'meter lists failed',
    who: 'customer',
    at: of('customer'),
    world: async (world) => {
      await fails('listProgrammedReads')(world)
      await fails('listProgrammedQueries')(world)
    },
    steps: afterRetries,
  },
  {
    path,
    state: 'meter being asked',
    who: 'customer',
    at: of('customer'),
    world: slow('createProgrammedQuery'),
    waiting: true,
    steps: async (page) => {
      await page.locator('main button:has(use[href$="#refresh"])').first().click()
      await page.locator('main button[aria-busy=true]').first().waitFor()
    },
  },
  {
    path,
    state: 'meter asked for a day that is over',
    who: 'customer',
    at: of('customer'),
    steps: async (page) => {
      await page.locator('[name=when][value=at]').check()
      await page.locator('#at').fill('2/3/2026')
      await page.locator('main form input').last().fill('8:00')
      await page.locator('main form button[type=submit]').click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    path,
    state: 'meter of a supply that is gone',
    who: 'customer',
    at: of('customer'),
    world: (world) => world.fault({ operation: 'createProgrammedQuery', codResult: 'TS01000004' }),
    steps: async (page) => {
      await listed(page)
      await page.locator('main button:has(use[href$="#refresh"])').first().click()
      await afterRetries(page)
    },
  },
  { path, state: 'meter lists on their way', who: 'customer', at: of('customer'), ...loads('listProgrammedReads') },
  { path, state: 'meter without a connection', who: 'customer', at: of('customer'), steps: offline(listed) },
]

async function listed(page: Page): Promise<void> {
  await page.locator('main form').waitFor()
  await page.waitForLoadState('networkidle')
}

async function askPower(page: Page): Promise<void> {
  await listed(page)
  await page.locator('main button:has(use[href$="#refresh"])').first().click()
  await page.locator('main button:has(use[href$="#trash"])').first().waitFor()
}

/** Each question once, and a query for tomorrow. */
async function asked(page: Page): Promise<void> {
  await askPower(page)
  for (const nth of [1, 2]) {
    await page.locator('main button:has(use[href$="#refresh"])').nth(nth).click()
    await page.locator('main button:has(use[href$="#trash"])').nth(nth).waitFor()
  }
  await page.locator('[name=what][value=power]').check()
  await page.locator('main form button[type=submit]').click()
  await page.locator('main button:has(use[href$="#trash"])').nth(3).waitFor()
}

async function forAYear(page: Page): Promise<void> {
  await listed(page)
  await page.locator('[name=when][value=monthEnds]').check()
  await page.locator('main form button[type=submit]').click()
  await page.locator('main form + [data-tone=success]').waitFor()
}
