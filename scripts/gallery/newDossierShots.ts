import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { World } from '@acometida/e2e/src/world.ts'
import type { Page } from '@playwright/test'
import { afterRetries, fails, fill, loads, offline, type Shot, submit } from './shot.ts'

const who = 'dossierClient'
const asked = 'zip=15705&kw=5.75&voltage=BT&metres=20&ground=yes'
const inMind = `${paths.newProvisionInMind}?${asked}`
const questions = `${paths.newGenerationQuestions}?zip=15705`
type TaskId = 'asks' | 'place' | 'power' | 'generation' | 'people' | 'billing' | 'contacts' | 'documents'

const ready = (page: Page) => page.locator('main h2').first().waitFor()

/** Begins the form that the page leads to, and opens one of its tasks. */
const begun = (task?: TaskId) => async (page: Page) => {
  await page.locator('main section').last().locator('button').click()
  await page.waitForURL(/steps/)
  await page.locator('main ol').waitFor()
  if (task === undefined) return
  await page.locator(`main ol a[href*="task=${task}"]`).click()
  await page.waitForURL(/task=/)
}

/** Asking for a new dossier: what to know before it, and its form. */
export const newDossierShots: readonly Shot[] = [
  { path: paths.whatToDo, state: 'none', who: 'unbound' },
  { path: paths.whatToDo, state: 'drafts', who },
  { path: paths.whatToDo, state: 'loading', who, ...loads('listDossiers') },
  { path: paths.whatToDo, state: 'list failed', who, world: fails('listDossiers'), steps: afterRetries },
  { path: paths.whatToDo, state: 'prices failed', who: 'unbound', world: fails('checkScale'), steps: afterRetries },
  { path: paths.whatToDo, state: 'offline', who, steps: offline(ready) },
  { path: paths.newProvision, state: 'postcode', who },
  { path: paths.newProvision, state: 'refused', who, steps: submit },
  { path: paths.editInstallations, state: 'postcode', who },
  { path: paths.newGeneration, state: 'postcode', who },
  { path: paths.newProvisionInMind, state: 'ready', who, at: `${paths.newProvisionInMind}?zip=15705` },
  { path: paths.newProvisionInMind, state: 'not served', who, at: `${paths.newProvisionInMind}?zip=33001` },
  { path: paths.newProvisionInMind, state: 'on the scale', who, at: inMind },
  {
    path: paths.newProvisionInMind,
    state: 'off the scale',
    who,
    at: inMind.replace('metres=20&ground=yes', 'metres=400&ground=no'),
  },
  { path: paths.newProvisionInMind, state: 'denied', who, at: inMind.replace('5.75', '120') },
  { path: paths.newProvisionInMind, state: 'wrong', who, at: `${paths.newProvisionInMind}?zip=15705`, steps: submit },
  { path: paths.newProvisionInMind, state: 'offline', who, at: inMind, steps: offline(ready) },
  {
    path: paths.newProvisionInMind,
    state: 'coverage failed',
    who,
    at: inMind,
    world: fails('getCoverage'),
    steps: afterRetries,
  },
  { path: paths.editInstallationsInMind, state: 'on the scale', who, at: `${paths.editInstallationsInMind}?${asked}` },
  { path: paths.newGenerationInMind, state: 'generation', who, at: `${paths.newGenerationInMind}?${asked}` },
  { path: paths.newGenerationQuestions, state: 'what for', who, at: questions },
  { path: paths.newGenerationQuestions, state: 'surplus', who, at: `${questions}&use=INDIVIDUAL` },
  { path: paths.newGenerationQuestions, state: 'size', who, at: `${questions}&use=INDIVIDUAL&surplus=yes` },
  { path: paths.newGenerationQuestions, state: 'not needed', who, at: `${questions}&use=INDIVIDUAL&surplus=no` },
  { path: paths.newGenerationQuestions, state: 'needed', who, at: `${questions}&use=SELL` },
  { path: paths.editProvision, state: 'choice', who },
  { path: paths.editProvision, state: 'none', who: 'unbound' },
  {
    path: paths.editProvisionInMind,
    state: 'draft',
    who,
    at: paths.editProvision,
    steps: async (page) => {
      await page.locator('main a[href*="dossier="]').first().click()
      await page.waitForURL(/keep-in-mind/)
    },
  },
  {
    path: paths.editProvisionInMind,
    state: 'missing',
    who,
    at: `${paths.editProvisionInMind}?dossier=EXP209900000001`,
  },
  {
    path: paths.editProvisionInMind,
    state: 'not to be changed any more',
    who,
    at: `${paths.editProvisionInMind}?dossier=EXP202600001611`,
  },
  { path: paths.newProvisionSteps, state: 'tasks', who, at: inMind, steps: begun() },
  {
    path: paths.newProvisionSteps,
    state: 'above 15 kW',
    who,
    at: inMind.replace('5.75', '20'),
    steps: begun('power'),
  },
  {
    path: paths.editProvisionSteps,
    state: 'failed',
    who,
    at: `${paths.editProvisionSteps}?dossier=EXP202600001617`,
    world: fails('getDossier'),
    steps: afterRetries,
  },
  { path: paths.newProvisionSteps, state: 'power', who, at: inMind, steps: begun('power') },
  { path: paths.newProvisionSteps, state: 'place', who, at: inMind, steps: begun('place') },
  ...(['asks', 'billing', 'contacts', 'documents'] as const).map((task) => ({
    path: paths.newProvisionSteps,
    state: task,
    who,
    at: inMind,
    steps: begun(task),
  })),
  {
    path: paths.newProvisionSteps,
    state: 'plot found',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('place')(page)
      await fill('reference', '9872023VH5797S0001WX')(page)
      await page.locator('main figure svg').waitFor()
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'no plot',
    who,
    at: inMind,
    world: fails('getGeometry'),
    steps: async (page) => {
      await begun('place')(page)
      await fill('reference', '9872023VH5797S0001WX')(page)
      await page.locator('main form [data-tone=warning]').waitFor({ timeout: 20_000 })
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'location refused',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('place')(page)
      // A telephone alone is asked where it is.
      const ask = page.locator('main form button:has(use[href*=location])')
      if ((await ask.count()) === 0) return
      await ask.click()
      await page.locator('main form [data-tone=warning]').waitFor()
    },
  },
  ...(['kept', 'failed'] as const).map((state) => ({
    path: paths.newProvisionSteps,
    state: `typing ${state}`,
    who,
    at: inMind,
    steps: async (page: Page, world: World) => {
      await begun('asks')(page)
      if (state === 'failed') await fails('saveDossierData')(world)
      await page.locator('main textarea').fill('La entrada es por detrás.')
      await page.locator('main form span[aria-live]:not(:empty), main [data-tone=warning]').first().waitFor()
    },
  })),
  {
    path: paths.newProvisionSteps,
    state: 'place outside',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('place')(page)
      await fill('streetName', 'Rúa do Franco')(page)
      await fill('number', '3')(page)
      await page.locator('main details summary').click()
      await fill('x', '700000')(page)
      await fill('y', '4300000')(page)
      await submit(page)
      await page.locator('main [data-tone=warning]').first().waitFor()
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'building',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('power')(page)
      await page.locator('main input[type=radio]').nth(2).check({ force: true })
      await fill('basic', '4')(page)
      await page.locator('main form').first().locator('button[type=submit]').click()
      await page.locator('main dl').first().waitFor()
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'electronic bill refused',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('billing')(page)
      await page.locator('main [name=digital][value=yes]').check()
      await page.locator('main [name=to][value=offices]').check()
      await submit(page)
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'somebody else refused',
    who,
    at: inMind,
    steps: async (page) => {
      await begun('people')(page)
      await page.locator('main [value=other]').check()
      await submit(page)
    },
  },
  {
    path: paths.newProvisionSteps,
    state: 'not saved',
    who,
    at: inMind,
    steps: async (page, world) => {
      await begun('people')(page)
      await fails('saveExpedientForm')(world)
      await page.locator('main [value=me]').check()
      await submit(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
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
  {
    path: paths.editProvisionSteps,
    state: 'check',
    who,
    at: paths.editProvision,
    steps: async (page) => {
      await page.locator('main a[href*="dossier="]').first().click()
      await page.locator('main a[href*="steps"]').click()
      await page.locator('main ol a').last().click()
      await page.waitForURL(/task=/)
    },
  },
  {
    path: paths.editProvisionSteps,
    state: 'sent',
    who,
    at: paths.editProvision,
    steps: async (page) => {
      await page.locator('main a[href*="dossier="]').first().click()
      await page.locator('main a[href*="steps"]').click()
      await page.locator('main ol a').last().click()
      await page.waitForURL(/task=/)
      await page.locator('main button[class*=primary]').last().click()
      await page.locator('main ol, main dl').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
