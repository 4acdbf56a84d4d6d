import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { chooseFile } from './documentShots.ts'
import { begun, inTheList, task, who } from './dossierTask.ts'
import { asked, inMind } from './newDossierShots.ts'
import { afterRetries, failed, fails, fill, offline, type Shot, slow, submit } from '../shot.ts'

/** The form of a draft, at its last task. */
async function toCheck(page: Page): Promise<void> {
  await page.locator('main a[href*="dossier="]').first().click()
  await page.locator('main a[href*="steps"]').click()
  await page.locator('main ol a').last().click()
  await page.waitForURL(/task=/)
}

const typeOther = async (page: Page) => {
  await page.locator('main [value=other]').check()
  await fill('name', 'Xiana')(page)
  await fill('surname', 'Lema')(page)
  await fill('document', '11111111H')(page)
}
/** Types into a task, and waits until it says what became of that. */
const typed = async (page: Page) => {
  await page.locator('main textarea').fill('La entrada es por detrás.')
  await page.locator('main form span[aria-live]:not(:empty), main [data-tone=warning]').first().waitFor()
}
/** Whoever pays is somebody else, whose offices are looked up. */
const officesOf = (document: string) => async (page: Page) => {
  await page.locator('main [value=other]').check()
  await fill('document', document)(page)
  await page.locator('main [name=digital][value=yes]').check()
  await page.locator('main [name=to][value=offices]').check()
  await page.locator('main form button:has(use[href*=search])').click()
  await page.locator('main form [data-tone]').first().waitFor()
}
const calculate = async (page: Page) => {
  await page.locator('main input[type=radio]').nth(2).check({ force: true })
  await fill('basic', '4')(page)
  await page.locator('main form').first().locator('button[type=submit]').click()
}

/** The form of a new dossier: its tasks, and what becomes of them. */
export const dossierStepsShots: readonly Shot[] = [
  { path: paths.newProvisionSteps, state: 'tasks', who, at: inMind, steps: begun() },
  {
    path: paths.newProvisionSteps,
    state: 'tasks with one begun',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('asks')(page)
      await typed(page)
      await page.locator('main a[href*="steps"]').first().click()
      await inTheList(page)
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'tasks with a problem',
    who,
    at: inMind.replace('5.75', '120'),
    steps: begun(),
  },
  {
    path: paths.editProvisionSteps,
    state: 'tasks that wait for documents',
    who,
    at: `${paths.editProvisionSteps}?dossier=EXP202600001616`,
  },
  {
    path: paths.editProvisionSteps,
    state: 'failed',
    who,
    at: `${paths.editProvisionSteps}?dossier=EXP202600001617`,
    ...failed('getDossier'),
  },
  ...(['asks', 'place', 'power', 'people', 'billing', 'contacts', 'documents'] as const).map((id) => task(id, id)),
  task(
    'asks',
    'without a connection',
    offline(async () => {}),
  ),
  task('asks', 'typing kept', typed),
  task('asks', 'typing failed', async (page, world) => {
    await fails('saveDossierData')(world)
    await typed(page)
  }),
  task(
    'people',
    'being saved',
    async (page, world) => {
      await slow('saveExpedientForm')(world)
      await page.locator('main [value=me]').check()
      await submit(page)
      await page.locator('main form button[aria-busy=true]').waitFor()
    },
    { waiting: true },
  ),
  task('power', 'above 15 kW', undefined, { at: inMind.replace('5.75', '20') }),
  task('power', 'above 100 kW', undefined, { at: inMind.replace('5.75', '120') }),
  task('power', 'home', async (page) => {
    await page.locator('main input[type=radio]').nth(1).check({ force: true })
    await page.locator('main section button:not([type=submit])').first().click()
  }),
  task('power', 'building', async (page) => {
    await calculate(page)
    await page.locator('main dl').first().waitFor()
  }),
  task('power', 'calculation failed', async (page, world) => {
    await fails('calculatePower')(world)
    await calculate(page)
    await page.getByRole('alert').first().waitFor({ timeout: 20_000 })
  }),
  task('power', 'price failed', async (page, world) => {
    await fails('checkScale')(world)
    await fill('kw', '8')(page)
    await afterRetries(page)
  }),
  task('billing', 'payer found', async (page) => {
    await page.locator('main [value=other]').check()
    await fill('name', 'Ben')(page)
    await page.locator('main [role=option]').first().waitFor()
  }),
  task('billing', 'electronic bill refused', async (page) => {
    await page.locator('main [name=digital][value=yes]').check()
    await page.locator('main [name=to][value=offices]').check()
    await submit(page)
  }),
  task('billing', 'offices found', officesOf('P1590101J')),
  task('billing', 'offices not found', officesOf('12345678Z')),
  task('people', 'somebody else refused', async (page) => {
    await page.locator('main [value=other]').check()
    await submit(page)
  }),
  task(
    'people',
    'nobody more can be kept',
    async (page) => {
      await typeOther(page)
      await page.locator('main [name=consent]').check()
      await page.locator('main [name=remember]').check()
      await submit(page)
      await inTheList(page)
    },
    { world: (world: World) => world.fault({ operation: 'saveCustomer', codResult: '0409' }) },
  ),
  task('people', 'not saved', async (page, world) => {
    await fails('saveExpedientForm')(world)
    await page.locator('main [value=me]').check()
    await submit(page)
    await page.getByRole('alert').first().waitFor()
  }),
  task('documents', 'code for the phone', async (page) => {
    const offer = page.locator('main button:has(use[href$="#phone"])')
    // A phone is there already.
    if ((await offer.count()) === 0) return
    await offer.click()
    await page.locator('dialog svg[role=img]').waitFor()
  }),
  task(
    'documents',
    'documents without a connection',
    offline(async () => {}),
  ),
  task(
    'documents',
    'document that is no longer taken',
    async (page) => {
      await chooseFile(page)
      const kind = page.locator('main fieldset li select')
      if ((await kind.count()) > 0) await kind.selectOption({ index: 1 })
      await page.locator('main fieldset li[data-state=failed]').waitFor()
    },
    { world: (world: World) => world.fault({ operation: 'updateDossier', codResult: '0409' }) },
  ),
  {
    path: paths.newGenerationSteps,
    state: 'generation',
    who,
    at: `${paths.newGenerationInMind}?${asked}`,
    steps: begun('generation'),
  },
  {
    path: paths.editInstallationsSteps,
    state: 'tasks',
    who,
    at: `${paths.editInstallationsInMind}?${asked}`,
    steps: begun(),
  },
  { path: paths.editProvisionSteps, state: 'check', who, at: paths.editProvision, steps: toCheck },
  {
    path: paths.editProvisionSteps,
    state: 'check without a connection',
    who,
    at: paths.editProvision,
    steps: offline(toCheck),
  },
  {
    path: paths.editProvisionSteps,
    state: 'sent',
    who,
    at: paths.editProvision,
    steps: async (page) => {
      await toCheck(page)
      await page.locator('main button[class*=primary]').last().click()
      await page.locator('main ol, main dl').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
