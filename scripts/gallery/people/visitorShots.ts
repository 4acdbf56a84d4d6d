import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { afterRetries, fails, type Shot, submit } from '../shot.ts'

const toPassword = (user: string) => async (page: Page) => {
  await page.locator('input[name=username]').fill(user)
  await submit(page)
  await page.locator('input[name=password]').waitFor()
}
const logIn =
  (user: string, password = 'Farola#29a') =>
  async (page: Page) => {
    await toPassword(user)(page)
    await page.locator('input[name=password]').fill(password)
    await submit(page)
  }
const findBill =
  (factura = 'FE202602000001001') =>
  async (page: Page) => {
    await page.locator('[name=nif]').fill('12345678Z')
    await page.locator('[name=factura]').fill(factura)
    await submit(page)
    await page.waitForURL(/step=pay/)
    await page.waitForLoadState('networkidle')
  }
const atProvider = (outcome: 'pay' | 'refuse') => async (page: Page) => {
  await findBill()(page)
  await submit(page)
  await page.locator(`button[formaction*="outcome=${outcome}"]`).click()
  await page.waitForURL(outcome === 'pay' ? /successofflinepayment/ : /step=pay/)
}

/** What needs no session: the log-in, passwords, the sign-up and the payment without registration. */
export const visitorShots: readonly Shot[] = [
  { path: paths.login, state: 'user' },
  { path: paths.login, state: 'password', steps: toPassword('12345678Z') },
  {
    path: paths.login,
    state: 'wrong password',
    steps: async (page) => {
      await logIn('12345678Z', 'wrong')(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    path: paths.login,
    state: 'code',
    steps: async (page) => {
      await logIn('34567812P')(page)
      await page.locator('[autocomplete=one-time-code]').waitFor()
    },
  },
  {
    path: paths.login,
    state: 'set-up of the second factor',
    steps: async (page) => {
      await logIn('50000001W')(page)
      await page.locator('[name=channel]').first().waitFor()
    },
  },
  { path: paths.resetPassword, state: 'form' },
  {
    path: paths.resetPassword,
    state: 'refused',
    steps: async (page) => {
      await page.locator('[name=username]').fill('12345678Z')
      await page.locator('[name=email]').fill('otra.persona@correo.gal')
      await submit(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    path: paths.updatePassword,
    state: 'asked for by the log-in',
    at: paths.login,
    steps: async (page) => {
      await logIn('50000003G')(page)
      await page.waitForURL(/update-password/)
    },
  },
  { path: paths.redirectLogin, state: 'failed', at: '/redirect-login?code=x&state=y' },
  { path: paths.changePasswordByLink, state: 'form', at: '/profile/changePassword/any/lucia%40correo.gal' },
  { path: paths.changePasswordByLink, state: 'dead link', at: '/profile/changePassword/link/read' },
  { path: paths.signUp, state: 'form' },
  { path: paths.signUp, state: 'refused', steps: submit },
  { path: paths.activation, state: 'dead link', at: '/signup/activate/none/lucia%40correo.gal' },
  { path: paths.invitation, state: 'invited', at: '/pre-signup/seeded-invitation-1' },
  { path: paths.invitation, state: 'expired', at: '/pre-signup/seeded-invitation-2' },
  { path: paths.offlinePayment, state: 'bill' },
  { path: paths.offlinePayment, state: 'refused', steps: submit },
  { path: paths.offlinePayment, state: 'failed', world: fails('logIn'), steps: afterRetries },
  { path: paths.offlinePayment, state: 'nothing to pay', steps: findBill('FE202601000001001') },
  { path: paths.offlinePayment, state: 'card', steps: findBill() },
  {
    path: paths.offlinePayment,
    state: 'code of Bizum',
    steps: async (page) => {
      await findBill()(page)
      await page.locator('[name=method][value=bizum]').check()
      await page.locator('[name=phone]').fill('612345678')
      await submit(page)
      await page.locator('[autocomplete=one-time-code]').waitFor()
    },
  },
  { path: paths.offlinePayment, state: 'refused by the provider', steps: atProvider('refuse') },
  { path: paths.offlinePaymentDone, state: 'paid', at: paths.offlinePayment, steps: atProvider('pay') },
  { path: paths.offlinePaymentDone, state: 'unknown', at: '/successofflinepayment/none' },
]
