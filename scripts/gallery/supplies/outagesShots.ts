import { paths, supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { afterRetries, elsewhere, failed, fails, loads, type Shot, submit } from '../shot.ts'

const flat = supplyOutagesPath(supplyCups(persona('customer').userId, 1))
const house = supplyOutagesPath(supplyCups(persona('customer').userId, 2))
const bakery = supplyOutagesPath(supplyCups(persona('company').userId, 1))
const store = supplyOutagesPath(supplyCups(persona('company').userId, 6))
const shown = (page: Page) => page.locator('main figure').waitFor()
const shot = (state: string, who: string, at: string, more: Partial<Shot> = {}): Shot => ({
  path: paths.supplyDetail,
  state,
  who,
  at,
  steps: shown,
  ...more,
})

/** The outages of a supply, and reconnecting it. */
export const outagesShots: readonly Shot[] = [
  shot('outages with nothing known', 'company', store),
  shot('outages on their way', 'customer', flat, loads('listIncidences')),
  shot('outages just over', 'customer', flat, {
    world: async (world) => {
      await world.scenario('outageNow', 'customer')
      await world.advance(2 * 3600)
    },
  }),
  shot('outages with a failure and a tripped switch', 'customer', flat, {
    world: async (world) => {
      await world.scenario('trippedSwitch', 'customer')
      await world.scenario('outageNow', 'customer')
    },
  }),
  shot('outages with works ahead', 'customer', flat),
  shot('outages with a tripped switch', 'customer', house),
  shot('outages with a failure', 'company', bakery),
  shot('outages after "me too"', 'company', bakery, {
    steps: async (page) => {
      await shown(page)
      await page.locator('main ol button[class*=primary]').first().click()
      await page.locator('main ol button[class*=primary]').first().waitFor({ state: 'detached' })
    },
  }),
  shot('outages as a table', 'customer', flat, {
    steps: async (page) => {
      await shown(page)
      await page.locator('main figure button').first().click()
      await page.locator('main figure input').waitFor({ state: 'detached' })
    },
  }),
  shot('report of a danger', 'customer', flat, { steps: openDanger }),
  shot('report with a problem', 'customer', flat, {
    steps: async (page) => {
      await openReport(page)
      await submit(page)
      await page.getByRole('alert').waitFor()
    },
  }),
  shot('reported', 'customer', flat, {
    steps: async (page) => {
      await openReport(page)
      await page.locator('[name=kind]').first().check()
      await submit(page)
      await page.locator('main form').waitFor({ state: 'detached' })
    },
  }),
  shot('outages failed', 'customer', flat, { ...failed('listIncidences') }),
  shot('meter failed', 'customer', house, {
    world: fails('controlMeter'),
    // The switch is not known, and may be asked again.
    steps: (page) => page.locator('main ol > li:nth-child(2) button').waitFor(),
  }),
  shot('outages without a connection', 'customer', flat, {
    steps: async (page) => {
      await shown(page)
      await page.context().setOffline(true)
      await page.locator('main a[href="tel:112"]').waitFor()
    },
  }),
  shot('reconnect explained', 'customer', house, { steps: openReconnect }),
  shot('reconnect not confirmed', 'customer', house, {
    steps: async (page) => {
      await openReconnect(page)
      await page.locator('dialog button[type=submit]').click()
    },
  }),
  shot('reconnecting', 'customer', house, { steps: reconnect }),
  shot('reconnecting, behind the dialog', 'customer', house, {
    steps: async (page) => {
      await reconnect(page)
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    },
  }),
  shot('reconnected', 'customer', house, {
    steps: async (page, world) => {
      await reconnect(page)
      await world.advance(16)
      await page.locator('dialog [role=timer]').waitFor({ state: 'detached' })
    },
  }),
  shot('reconnect not needed', 'customer', house, {
    steps: async (page, world) => {
      await openReconnect(page)
      const call = await elsewhere(world, 'customer')
      const cups = supplyCups(persona('customer').userId, 2)
      await call('GET', `/meterControl?${new URLSearchParams({ cups, action: 'reconnect' })}`)
      await world.advance(90)
      await confirm(page)
      await page.locator('dialog [aria-live]').first().waitFor()
      await afterRetries(page)
    },
  }),
  shot('reconnect asked for a moment ago', 'customer', flat, {
    world: async (world) => {
      // Then the switch was closed, and now it is not.
      const call = await elsewhere(world, 'customer')
      const cups = supplyCups(persona('customer').userId, 1)
      await call('GET', `/meterControl?${new URLSearchParams({ cups, action: 'reconnect' })}`)
      await world.scenario('trippedSwitch', 'customer')
    },
    steps: async (page) => {
      await shown(page)
      await page.locator('main ol button[class*=primary]').first().click()
      await page.locator('dialog [role=timer]').waitFor()
    },
  }),
  shot('reconnect in vain', 'customer', house, {
    steps: async (page) => {
      // Its clock stands still, and so does the switch.
      await reconnect(page)
      await page.locator('dialog [role=timer]').waitFor({ state: 'detached', timeout: 70_000 })
    },
  }),
  shot('reconnect without an answer', 'customer', house, {
    steps: async (page) => {
      await openReconnect(page)
      await page.context().setOffline(true)
      await confirm(page)
      await page.locator('dialog [aria-live]').waitFor()
    },
  }),
]

async function openReport(page: Page): Promise<void> {
  await shown(page)
  await page.locator('main ol > li:last-child button').click()
  await page.locator('main form').waitFor()
}

async function openDanger(page: Page): Promise<void> {
  await openReport(page)
  await page.locator('[name=kind][value=PELIGRO]').check()
  await page.getByRole('alert').waitFor()
}

async function openReconnect(page: Page): Promise<void> {
  await shown(page)
  await page.locator('main ol button[class*=primary]').first().click()
  await page.locator('dialog input').first().waitFor()
}

async function confirm(page: Page): Promise<void> {
  for (const tick of await page.locator('dialog input').all()) await tick.check()
  await page.locator('dialog button[type=submit]').click()
}

async function reconnect(page: Page): Promise<void> {
  await openReconnect(page)
  await confirm(page)
  await page.locator('dialog [role=timer]').waitFor()
}
