import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { Page } from '@playwright/test'
import { alertsShots } from './alertsShots.ts'
import { billingPeriodsShots } from './billingPeriodsShots.ts'
import { compareShots } from './compareShots.ts'
import { billsShots } from './billsShots.ts'
import { contractsShots } from './contractsShots.ts'
import { failed, fails, fill, type Shot, submit } from './shot.ts'
import { hourMapShots } from './hourMapShots.ts'
import { mobileShots } from './mobileShots.ts'
import { dossierPlaceShots } from './dossierPlaceShots.ts'
import { dossierStepsShots } from './dossierStepsShots.ts'
import { newDossierShots } from './newDossierShots.ts'
import { newSupplyShots } from './newSupplyShots.ts'
import { noticesShots } from './noticesShots.ts'
import { outagesShots } from './outagesShots.ts'
import { delegationShots } from './delegationShots.ts'
import { dossierShots } from './dossierShots.ts'
import { failuresShots } from './failuresShots.ts'
import { documentShots } from './documentShots.ts'
import { dossierPaymentShots } from './dossierPaymentShots.ts'
import { programmedShots } from './programmedShots.ts'
import { readingsShots } from './readingsShots.ts'
import { requestShots } from './requestShots.ts'
import { staffShots } from './staffShots.ts'
import { usersShots } from './usersShots.ts'
import { supplyShots } from './supplyShots.ts'

/** A picture of one point. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

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
const submitDialog = (page: Page) => page.locator('dialog button[type=submit]').click()

/** The states of screens that come about by more than their address. A screen without any here is shown as it opens. */
export const shots: readonly Shot[] = [
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
  { path: paths.invitation, state: 'invited', at: '/pre-signup/invitation' },
  { path: paths.offlinePayment, state: 'bill' },
  { path: paths.offlinePayment, state: 'refused', steps: submit },
  { path: paths.offlinePayment, state: 'failed', ...failed('logIn') },
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
  { path: paths.gdpr, state: 'asked', who: 'noGdpr' },
  { path: paths.landing, state: 'nothing yet', who: 'unbound' },
  { path: paths.landing, state: 'staff', who: 'agent' },
  { path: paths.dashboard, state: 'customer', who: 'customer' },
  { path: paths.dashboard, state: 'self-consumption', who: 'prosumer' },
  { path: paths.dashboard, state: 'failed', who: 'customer', ...failed('listSupplyPoints') },
  { path: paths.supplies, state: 'cards', who: 'customer' },
  { path: paths.supplies, state: 'forty', who: 'company' },
  {
    path: paths.supplies,
    state: 'two chosen',
    who: 'company',
    steps: async (page) => {
      // A phone shows them as cards, which are not chosen.
      const boxes = page.locator('main tbody input[type=checkbox]')
      for (const box of (await boxes.all()).slice(0, 2)) await box.check()
    },
  },
  {
    path: paths.supplies,
    state: 'export of curves',
    who: 'company',
    steps: async (page) => {
      await page.locator('main button:has(use[href*=download])').first().click()
      await page.locator('dialog form').waitFor()
    },
  },
  {
    path: paths.supplies,
    state: 'export of curves failed',
    who: 'company',
    world: fails('listConsumptions'),
    steps: async (page) => {
      await page.locator('main button:has(use[href*=download])').first().click()
      await page.locator('dialog [name=step][value=day]').check()
      await submitDialog(page)
      // Each of them is tried three times: those that are on their way are enough.
      await page.locator('dialog progress').waitFor()
      await page.locator('dialog button:has(use[href*=close])').last().click()
      await page.locator('dialog li').first().waitFor({ timeout: 60_000 })
    },
  },
  { path: paths.supplies, state: 'failed', who: 'customer', ...failed('listSupplyPoints') },
  ...supplyShots,
  ...staffShots,
  ...usersShots,
  ...failuresShots,
  ...dossierPaymentShots,
  ...documentShots,
  ...newDossierShots,
  ...dossierStepsShots,
  ...dossierPlaceShots,
  ...requestShots,
  ...dossierShots,
  ...readingsShots,
  ...newSupplyShots,
  ...programmedShots,
  ...compareShots,
  ...hourMapShots,
  ...billingPeriodsShots,
  ...contractsShots,
  ...outagesShots,
  ...billsShots,
  ...delegationShots,
  ...alertsShots,
  ...mobileShots,
  ...noticesShots,
  { path: paths.bindSupply, state: 'form', who: 'unbound' },
  { path: paths.bindSupply, state: 'wrong code', who: 'unbound', steps: fill('cups', 'ES0022000001234567AA') },
  { path: paths.bindSupply, state: 'refused', who: 'unbound', steps: submit },
  { path: paths.profile, state: 'customer', who: 'customer' },
  { path: paths.profile, state: 'password that ages', who: 'agingPassword' },
  { path: paths.changePassword, state: 'form', who: 'customer' },
  { path: paths.changePassword, state: 'refused', who: 'customer', steps: submit },
  { path: paths.confirmEmail, state: 'dead link', at: '/profile/changeEmail/none' },
  { path: paths.faqs, state: 'visitor' },
  {
    path: paths.faqs,
    state: 'open',
    who: 'customer',
    steps: (page) => page.locator('main summary').first().click(),
  },
  { path: paths.faqs, state: 'nothing found', who: 'customer', steps: fill('search', 'xyz') },
  { path: paths.cookiePolicy, state: 'visitor' },
  { path: paths.cookiePolicy, state: 'customer', who: 'customer' },
  {
    path: paths.photos,
    state: 'checked',
    steps: (page) =>
      page.locator('input[type=file]').setInputFiles([
        { name: 'contador.png', mimeType: 'image/png', buffer: onePixel },
        { name: 'contador.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
      ]),
  },
  { path: paths.notFound, state: 'visitor' },
  { path: paths.notFound, state: 'customer', who: 'customer' },
]
