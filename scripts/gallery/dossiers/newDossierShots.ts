import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { elsewhere, failed, loads, offline, type Shot, submit } from '../shot.ts'

const who = 'dossierClient'
/** A connection that is wanted, as the address carries it. */
export const asked = 'zip=15705&kw=5.75&voltage=BT&metres=20&ground=yes'
export const inMind = `${paths.newProvisionInMind}?${asked}`
const questions = `${paths.newGenerationQuestions}?zip=15705`

const ready = (page: Page) => page.locator('main h2').first().waitFor()

/** Asking for a new dossier: what to know before its form. */
export const newDossierShots: readonly Shot[] = [
  { path: paths.whatToDo, state: 'none', who: 'unbound' },
  { path: paths.whatToDo, state: 'drafts', who },
  {
    path: paths.whatToDo,
    state: 'one waiting of the same place',
    who,
    world: async (world) => {
      const call = await elsewhere(world, who)
      // Places are compared by their names.
      for (const code of ['EXP202600001617', 'EXP202600001612'])
        await call('PUT', `/customData/${code}`, {
          type: 'dossier',
          documentNumber: 'X1234567L',
          name: 'Casa de Lalín',
          icon: 'home',
        })
    },
  },
  { path: paths.whatToDo, state: 'loading', who, ...loads('listDossiers') },
  { path: paths.whatToDo, state: 'list failed', who, ...failed('listDossiers') },
  { path: paths.whatToDo, state: 'prices failed', who: 'unbound', ...failed('checkScale') },
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
    ...failed('getCoverage'),
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
]
