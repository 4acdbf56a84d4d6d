import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { alertsShots } from './supplies/alertsShots.ts'
import { billingPeriodsShots } from './supplies/billingPeriodsShots.ts'
import { compareShots } from './supplies/compareShots.ts'
import { billsShots } from './supplies/billsShots.ts'
import { contractsShots } from './supplies/contractsShots.ts'
import { elsewhere, failed, fails, fill, type Shot, submit } from './shot.ts'
import { hourMapShots } from './supplies/hourMapShots.ts'
import { keyboard, mobileShots } from './people/mobileShots.ts'
import { dossierPlaceShots } from './dossiers/dossierPlaceShots.ts'
import { dossierStepsShots } from './dossiers/dossierStepsShots.ts'
import { newDossierShots } from './dossiers/newDossierShots.ts'
import { newSupplyShots } from './supplies/newSupplyShots.ts'
import { noticesShots } from './people/noticesShots.ts'
import { outagesShots } from './supplies/outagesShots.ts'
import { delegationShots } from './people/delegationShots.ts'
import { dossierShots } from './dossiers/dossierShots.ts'
import { failuresShots } from './people/failuresShots.ts'
import { documentShots } from './dossiers/documentShots.ts'
import { dossierPaymentShots } from './dossiers/dossierPaymentShots.ts'
import { paymentsShots } from './people/paymentsShots.ts'
import { programmedShots } from './supplies/programmedShots.ts'
import { readingsShots } from './supplies/readingsShots.ts'
import { requestShots } from './people/requestShots.ts'
import { rightsShots } from './people/rightsShots.ts'
import { staffShots } from './people/staffShots.ts'
import { usersShots } from './people/usersShots.ts'
import { supplyShots } from './supplies/supplyShots.ts'
import { visitorShots } from './people/visitorShots.ts'

/** A picture of one point. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const submitDialog = (page: Page) => page.locator('dialog button[type=submit]').click()

/** The states of screens that come about by more than their address. A screen without any here is shown as it opens. */
export const shots: readonly Shot[] = [
  ...visitorShots,
  { path: paths.gdpr, state: 'asked', who: 'noGdpr' },
  { path: paths.landing, state: 'nothing yet', who: 'unbound' },
  { path: paths.landing, state: 'staff', who: 'agent' },
  { path: paths.dashboard, state: 'customer', who: 'customer' },
  { path: paths.dashboard, state: 'self-consumption', who: 'prosumer' },
  {
    path: paths.dashboard,
    state: 'overdue bill and a failure',
    who: 'customer',
    world: async (world) => {
      await world.scenario('overdueBill', 'customer')
      await world.scenario('outageNow', 'customer')
    },
  },
  { path: paths.dashboard, state: 'delegation waiting', who: 'consultant', world: entrustToFew },
  { path: paths.dashboard, state: 'nothing waits', who: 'mfaEmail' },
  { path: paths.dashboard, state: 'failed', who: 'customer', ...failed('listSupplyPoints') },
  { path: paths.supplies, state: 'cards', who: 'customer' },
  { path: paths.supplies, state: 'forty', who: 'company' },
  {
    path: paths.supplies,
    state: 'forty, unpaid bills unknown',
    who: 'company',
    world: (world) => world.fault({ operation: 'listBills', codResult: 'TS01000004' }),
  },
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
  ...rightsShots,
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
  ...paymentsShots,
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
  { path: paths.bindSupply, state: 'keyboard open', who: 'customer', steps: keyboard },
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
  { path: paths.contact, state: 'visitor' },
  { path: paths.contact, state: 'customer', who: 'customer' },
  { path: paths.contact, state: 'refused', steps: submit },
  { path: paths.legalNotice, state: 'visitor' },
  { path: paths.privacyPolicy, state: 'visitor' },
  { path: paths.accessibility, state: 'visitor' },
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

/** A consultant with so few supplies left that there is a dashboard is asked to manage one more. */
async function entrustToFew(world: World): Promise<void> {
  const { userId, username: documentNumber } = persona('consultant')
  const consultant = await elsewhere(world, 'consultant')
  await consultant('PUT', '/delegations', {
    delegationIds: [1, 2, 3].map((nth) => `${userId * 1000 + nth}`),
    status: 'R',
  })
  const holder = await elsewhere(world, 'prosumer')
  const cups = [supplyCups(persona('prosumer').userId, 1)]
  await holder('POST', '/delegations', { cups, delegate: { documentNumber, role: 'US_CONSULTANT' } })
}
