import type { Code, Operation } from '@acometida/testing'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { failed, loads, offline, type Shot, slow, submit } from '../shot.ts'

const who = 'dossierClient'
const ready = (page: Page) => page.locator('main section').first().waitFor()

/** Goes from the list to the payment of the first bill that is open. */
async function toPayment(page: Page): Promise<void> {
  await page.locator(`main a[href^="${paths.provisionPayment}"]`).first().click()
  await page.locator('main form').waitFor()
}
async function toProvider(page: Page): Promise<void> {
  await toPayment(page)
  await submit(page)
  await page.locator('button[formaction*="outcome="]').first().waitFor()
}
const atProvider = (outcome: 'pay' | 'refuse' | 'timeout') => async (page: Page) => {
  await toProvider(page)
  await page.locator(`button[formaction*="outcome=${outcome}"]`).click()
  await page.waitForURL(/order=/)
  await page.locator('main section').first().waitFor()
}
async function toBizum(page: Page): Promise<void> {
  await toPayment(page)
  await page.locator('[name=method][value=bizum]').check()
  await page.locator('[name=phone]').fill('612345678')
}
async function toCode(page: Page): Promise<void> {
  await toBizum(page)
  await submit(page)
  await page.locator('[autocomplete=one-time-code]').waitFor()
}
const refused = (operation: Operation, codResult: Code) => ({
  world: (world: Parameters<NonNullable<Shot['world']>>[0]) => world.fault({ operation, codResult }),
  steps: async (page: Page) => {
    await (operation === 'startBizumPayment' ? toBizum(page) : toPayment(page))
    await submit(page)
    await page.getByRole('alert').first().waitFor()
  },
})

const list = (state: string, more: Partial<Shot> = {}): Shot => ({ path: paths.provisionBills, state, who, ...more })
const payment = (state: string, more: Partial<Shot> = {}): Shot => ({
  path: paths.provisionPayment,
  state,
  who,
  at: paths.provisionBills,
  ...more,
})

/** The bills of works, and paying them. */
export const dossierPaymentShots: readonly Shot[] = [
  list('one to be paid', { steps: ready }),
  list('one that is not to be paid any more', { world: (world) => world.advance(40 * 86_400), steps: ready }),
  list('none', { who: 'customer' }),
  list('failed', { ...failed('listDossierBills') }),
  list('on their way', loads('listDossierBills')),
  list('without a connection', { steps: offline(ready) }),
  payment('card', { steps: toPayment }),
  payment('without a connection', { steps: offline(toPayment) }),
  payment('phone of Bizum', { steps: toBizum }),
  payment('code of Bizum', { steps: toCode }),
  payment('wrong code', {
    steps: async (page) => {
      await toCode(page)
      await page.locator('[autocomplete=one-time-code]').fill('000000')
      await submit(page)
      await page.getByRole('alert').first().waitFor()
    },
  }),
  payment('too many codes', refused('startBizumPayment', '2024')),
  payment('being paid by somebody else', refused('startCardPayment', '0409')),
  payment('no provider', refused('startCardPayment', '0503')),
  payment('paid', { steps: atProvider('pay') }),
  payment('paid, its receipt failed', {
    world: (world) => world.fault({ operation: 'getDocument', codResult: 'YYY' }),
    steps: async (page) => {
      await atProvider('pay')(page)
      await page.locator('main button:has(use[href*=download])').click()
      await page.getByRole('alert').waitFor()
    },
  }),
  payment('refused', { steps: atProvider('refuse') }),
  payment('expired', { steps: atProvider('timeout') }),
  payment('being taken to the provider', {
    world: slow('startCardPayment'),
    waiting: true,
    steps: async (page) => {
      await toPayment(page)
      await submit(page)
      await page.locator('main form button[aria-busy=true]').waitFor()
    },
  }),
  payment('given up at the provider', {
    steps: async (page) => {
      await toProvider(page)
      await page.goBack()
      await page.locator('main form').waitFor()
    },
  }),
  payment('waiting', {
    steps: async (page) => {
      const { origin } = new URL(page.url())
      await toPayment(page)
      const dossier = new URL(page.url()).searchParams.get('dossier') ?? ''
      await submit(page)
      await page.locator('button[formaction*="outcome="]').first().waitFor()
      const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.goto(`${origin}${paths.provisionPayment}?${new URLSearchParams({ dossier, order })}`)
      await page.locator('main section').first().waitFor()
    },
  }),
  payment('nothing to pay', { at: `${paths.provisionPayment}?dossier=EXP202699999999` }),
]
