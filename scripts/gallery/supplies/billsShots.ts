import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { afterRetries, failed, loads, offline, type Shot, slow, submit } from '../shot.ts'

const TAB = 4
const cupsOf = (who: 'customer' | 'company' | 'prosumer', nth: number) => supplyCups(persona(who).userId, nth)
const tabOf = (who: 'customer' | 'company' | 'prosumer', nth: number, more = '') =>
  `${supplyDetailPath(cupsOf(who, nth), TAB)}${more}`
const unpaid = 'FE202602000001001'
const ready = (page: Page) => page.locator('main table, main ul').first().waitFor()

async function toProvider(page: Page): Promise<void> {
  await submit(page)
  await page.locator('button[formaction*="outcome="]').first().waitFor()
}
const atProvider = (outcome: 'pay' | 'refuse' | 'timeout') => async (page: Page) => {
  await toProvider(page)
  await page.locator(`button[formaction*="outcome=${outcome}"]`).click()
  await page.waitForURL(/order=/)
  await ready(page)
}
async function toBizum(page: Page): Promise<void> {
  await page.locator('[name=method][value=bizum]').check()
  await page.locator('[name=phone]').fill('612345678')
  await submit(page)
  await page.locator('[autocomplete=one-time-code]').waitFor()
}

const shot = (state: string, at: string, more: Partial<Shot> = {}): Shot => ({
  path: paths.supplyDetail,
  state: `bills: ${state}`,
  who: 'customer',
  at,
  steps: ready,
  ...more,
})

/** The bills of a supply, and paying them. */
export const billsShots: readonly Shot[] = [
  shot('one to be paid', tabOf('customer', 1)),
  shot('all paid', tabOf('customer', 2)),
  shot('two overdue', tabOf('company', 17), { who: 'company' }),
  shot('unpaid ones of other supplies', tabOf('company', 1), { who: 'company' }),
  shot('of a generator', tabOf('prosumer', 2), { who: 'prosumer', steps: (page) => page.locator('main').waitFor() }),
  shot('one of them', tabOf('customer', 1, `&bill=${unpaid}`)),
  shot('one of 3.0TD', tabOf('company', 1, `&bill=FE202602000003001`), { who: 'company' }),
  shot('one that is not there', tabOf('customer', 1, '&bill=FE1'), { steps: (page) => page.locator('main').waitFor() }),
  shot('its file failed', tabOf('customer', 1, `&bill=${unpaid}`), {
    world: (world) => world.fault({ operation: 'getDocument', codResult: 'YYY' }),
    steps: async (page) => {
      await ready(page)
      await page.locator('main button:has(use[href*=download])').first().click()
      await page.getByRole('alert').waitFor()
    },
  }),
  shot('payment', tabOf('customer', 1, `&pay=${unpaid}`), { steps: (page) => page.locator('main form').waitFor() }),
  shot('payment of all', tabOf('company', 1, '&pay=all'), {
    who: 'company',
    steps: (page) => page.locator('main fieldset').waitFor(),
  }),
  shot('code of Bizum', tabOf('customer', 1, `&pay=${unpaid}`), { steps: toBizum }),
  shot('paid', tabOf('customer', 1, `&pay=${unpaid}`), { steps: atProvider('pay') }),
  shot('refused', tabOf('customer', 1, `&pay=${unpaid}`), { steps: atProvider('refuse') }),
  shot('expired', tabOf('customer', 1, `&pay=${unpaid}`), { steps: atProvider('timeout') }),
  shot('waiting', tabOf('customer', 1, `&pay=${unpaid}`), {
    steps: async (page) => {
      const { origin } = new URL(page.url())
      await toProvider(page)
      const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.goto(`${origin}${tabOf('customer', 1)}&order=${order}`)
      await ready(page)
    },
  }),
  shot('unknown order', tabOf('customer', 1, '&order=none')),
  shot('failed', tabOf('customer', 1), { ...failed('listBills') }),
  shot('a debit to come', tabOf('customer', 2), { world: (world) => world.advance(21 * 86_400) }),
  shot('not among those of the user', tabOf('customer', 1), {
    world: (world) => world.fault({ operation: 'listBills', codResult: 'TS01000004' }),
    steps: afterRetries,
  }),
  shot('its file on its way', tabOf('customer', 1, `&bill=${unpaid}`), {
    world: slow('getDocument'),
    waiting: true,
    steps: async (page) => {
      await page.locator('main button:has(use[href*=download])').first().click()
      await page.locator('main button[aria-busy=true]').waitFor()
    },
  }),
  shot('on their way', tabOf('customer', 1), loads('listBills')),
  shot('without a connection', tabOf('customer', 1), { steps: offline(ready) }),
]
