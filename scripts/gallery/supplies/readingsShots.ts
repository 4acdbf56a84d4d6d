import { paths, readingPath, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { failed, loads, offline, type Shot, slow } from '../shot.ts'

const path = paths.supplyDetail
const cupsOf = (who: Persona['key'], nth = 1) => supplyCups(persona(who).userId, nth)
const of = (who: Persona['key'], nth = 1) => supplyDetailPath(cupsOf(who, nth), 5)

/** What the meter of a supply shows. */
export const readingsShots: readonly Shot[] = [
  { path, state: 'readings', who: 'customer', at: of('customer'), steps: drawn },
  { path, state: 'readings beside now', who: 'customer', at: of('customer'), steps: readNow },
  {
    path,
    state: 'readings of 3.0TD beside now',
    who: 'company',
    at: supplyDetailPath(cupsOf('company', 2), 5),
    steps: readNow,
  },
  { path, state: 'readings during an outage', who: 'company', at: of('company'), steps: pressed },
  { path, state: 'readings the newest of which is estimated', who: 'company', at: of('company', 13), steps: drawn },
  { path, state: 'readings of a generator', who: 'prosumer', at: of('prosumer', 2), steps: drawn },
  {
    path,
    state: 'readings of a kind',
    who: 'customer',
    at: `${readingPath(cupsOf('customer'), '2025-12-31')}&kind=estimated`,
    steps: drawn,
  },
  {
    path,
    state: 'readings failed',
    who: 'customer',
    at: of('customer'),
    ...failed('listMeterReadings'),
  },
  {
    path,
    state: 'readings while the meter is read',
    who: 'customer',
    at: of('customer'),
    world: slow('createProgrammedRead'),
    waiting: true,
    steps: async (page) => {
      await drawn(page)
      await page.locator('main section button:has(use[href$="#meter"])').click()
      await page.locator('main section button[aria-busy=true]').waitFor()
    },
  },
  { path, state: 'readings on their way', who: 'customer', at: of('customer'), ...loads('listMeterReadings') },
  { path, state: 'readings without a connection', who: 'customer', at: of('customer'), steps: offline(drawn) },
]

const meters = 'main svg[role=img] text'

async function drawn(page: Page): Promise<void> {
  await page.locator(meters).first().waitFor()
}

async function pressed(page: Page): Promise<void> {
  await drawn(page)
  await page.locator('main section button:has(use[href$="#meter"])').click()
  await page.locator('main section [role=status]').waitFor()
}

async function readNow(page: Page): Promise<void> {
  await drawn(page)
  await page.locator('main section button:has(use[href$="#meter"])').click()
  await page.locator('main section svg[role=img]').nth(1).waitFor()
}
