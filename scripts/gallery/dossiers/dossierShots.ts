import { paths, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import type { Page } from '@playwright/test'
import { afterRetries, elsewhere, failed, fails, fill, loads, offline, type Shot, stale, submit } from '../shot.ts'

/** A dossier of the seed in each status, by the end of its code. */
const statuses = [
  ['closed', 'EXP202600001601'],
  ['denied', 'EXP202600001602'],
  ['out of time', 'EXP202600001603'],
  ['cancelled', 'EXP202600001604'],
  ['annulled', 'EXP202500001605'],
  ['inadmissible', 'EXP202600001606'],
  ['in service', 'EXP202600001607'],
  ['in execution', 'EXP202600001608'],
  ['charged', 'EXP202600001609'],
  ['valued', 'EXP202600001610'],
  ['quoted', 'EXP202600001611'],
  ['open', 'EXP202600001612'],
  ['valid', 'EXP202600001613'],
  ['pending correction', 'EXP202600001614'],
  ['pending review', 'EXP202600001615'],
  ['pending documentation', 'EXP202600001616'],
  ['registered', 'EXP202600001617'],
] as const

const panel = (state: string, code: string, which: DossierPanel, steps?: Shot['steps']): Shot => ({
  path: paths.provisionDetail,
  state,
  who: 'dossierClient',
  at: provisionPath(code, which),
  ...(steps && { steps }),
})

/** Nobody follows it yet. */
const ofUnbound = `EXP2026${String(persona('unbound').userId * 100 + 1).padStart(8, '0')}`

/** The list of dossiers, the binding of one, and the way of each. */
export const dossierShots: readonly Shot[] = [
  { path: paths.provisions, state: 'of every status', who: 'dossierClient' },
  {
    path: paths.provisions,
    state: 'ended ones open',
    who: 'dossierClient',
    steps: (page) => page.locator('main summary').click(),
  },
  { path: paths.provisions, state: 'one', who: 'customer' },
  { path: paths.provisions, state: 'none', who: 'prosumer' },
  { path: paths.provisions, state: 'failed', who: 'customer', ...failed('listDossiers') },
  { path: paths.provisions, state: 'on their way', who: 'dossierClient', ...loads('listDossiers') },
  { path: paths.provisions, state: 'without a connection', who: 'customer', steps: offline(drawn) },
  {
    path: paths.provisions,
    state: 'none that waits for the customer',
    who: 'unbound',
    at: paths.bindProvision,
    steps: async (page) => {
      await fill('dossier', ofUnbound)(page)
      await submit(page)
      await page.waitForURL(/detail/)
      await page.locator(`main a[href="${paths.provisions}"]`).click()
      await page.locator('main section').nth(1).waitFor()
    },
  },
  { path: paths.bindProvision, state: 'empty', who: 'unbound' },
  { path: paths.bindProvision, state: 'without a connection', who: 'unbound', steps: offline(async () => {}) },
  { path: paths.bindProvision, state: 'refused', who: 'customer', steps: bind('EXP202600009999') },
  { path: paths.bindProvision, state: 'wrong', who: 'customer', steps: bind('SR20260031') },
  ...statuses.map(([state, code]) => ({
    path: paths.provisionDetail,
    state,
    who: 'dossierClient',
    at: provisionPath(code),
  })),
  {
    path: paths.provisionDetail,
    state: 'missing',
    who: 'dossierClient',
    at: provisionPath('EXP202600000000'),
  },
  { ...panel('on its way', 'EXP202600001612', 'panel1'), ...loads('getDossier') },
  panel('without a connection', 'EXP202600001612', 'panel1', offline(drawn)),
  { ...panel('failed', 'EXP202600001612', 'panel1', afterRetries), world: fails('getDossier') },
  step(paths.provisionData, 'shown', 'EXP202600001611'),
  step(paths.provisionData, 'draft', 'EXP202600001617'),
  { ...step(paths.provisionData, 'failed', 'EXP202600001611'), ...failed('getDossier') },
  step(paths.provisionBudget, 'open', 'EXP202600001611'),
  step(paths.provisionBudget, 'not yet', 'EXP202600001612'),
  step(paths.provisionBudget, 'accepted', 'EXP202600001610'),
  step(paths.provisionBudget, 'lapsed', 'EXP202600001603'),
  {
    ...step(paths.provisionBudget, 'just accepted', 'EXP202600001611'),
    steps: async (page) => {
      await page.locator('main section button[class*=primary]').click()
      await page.locator('dialog button[class*=primary]').click()
      await page.locator('main a[href*=panel4]').waitFor()
    },
  },
  {
    ...step(paths.provisionBudget, 'last days', 'EXP202600001611'),
    world: (world) => world.advance(26 * 86_400),
  },
  {
    ...step(paths.provisionBudget, 'file failed', 'EXP202600001611'),
    world: (world) => world.fault({ operation: 'getDocument', codResult: 'YYY' }),
    steps: async (page) => {
      await page.locator('main button:has(use[href*=download])').click()
      await afterRetries(page)
    },
  },
  {
    ...step(paths.provisionBudget, 'changed meanwhile', 'EXP202600001611'),
    steps: async (page, world) => {
      await page.locator('main section button[class*=primary]').click()
      const call = await elsewhere(world, 'dossierClient')
      await call('PUT', '/dossiers/EXP202600001611', { act: 'REJECT_BUDGET' })
      await page.locator('dialog button[class*=primary]').click()
      await page.locator('main [data-tone=warning]').waitFor()
    },
  },
  {
    ...step(paths.provisionBudget, 'rejected', 'EXP202600001611'),
    steps: async (page) => {
      await page.locator('main section button[class*=quiet]').last().click()
      await page.locator('dialog button[class*=danger]').click()
      await page.locator('dialog').waitFor({ state: 'detached' })
    },
  },
  step(paths.provisionWorks, 'not begun', 'EXP202600001609'),
  step(paths.provisionWorks, 'of a dossier that ended otherwise', 'EXP202600001602'),
  step(paths.provisionWorks, 'under way', 'EXP202600001608'),
  {
    ...step(paths.provisionWorks, 'sheet saved', 'EXP202600001608'),
    steps: async (page) => {
      for (const [name, value] of Object.entries(sheet)) await fill(name, value)(page)
      for (const select of await page.locator('main form select').all()) await select.selectOption({ index: 1 })
      await submit(page)
      await page.locator('main form').waitFor({ state: 'detached' })
    },
  },
  step(paths.provisionClosure, 'in service', 'EXP202600001607'),
  step(paths.provisionClosure, 'closed', 'EXP202600001601'),
  {
    ...step(paths.provisionClosure, 'its supply added', 'EXP202600001601'),
    steps: async (page) => {
      await page.locator('main a[href*=suppliesVinculation]').click()
      await submit(page)
      await page.waitForURL(/supplies\/detail/)
      await page.goto(new URL(`${paths.provisionClosure}?dossier=EXP202600001601`, page.url()).href)
      await page.locator('main a[href*="supplies/detail"]').waitFor()
    },
  },
  panel('panel of the request', 'EXP202600001611', 'panel1'),
  panel('panel of the documents', 'EXP202600001611', 'panel2'),
  panel('panel of works', 'EXP202600001608', 'panel5'),
  panel('closed panel', 'EXP202600001612', 'panel5'),
  panel('accepting', 'EXP202600001611', 'panel3', (page) =>
    page.locator('main section button[class*=primary]').click(),
  ),
  panel('stale', 'EXP202600001612', 'panel1', stale('getDossier', drawn)),
  panel('printed', 'EXP202600001612', 'panel1', printed),
  { ...step(paths.provisionBudget, 'printed', 'EXP202600001611'), steps: printed },
  {
    ...panel('changed while it was called off', 'EXP202600001612', 'panel1', async (page) => {
      await page.locator('main button[class*=quiet]').last().click()
      await page.locator('dialog button[class*=danger]').click()
      await page.locator('dialog [data-tone=error]').waitFor()
    }),
    world: (world) => world.fault({ operation: 'updateDossier', codResult: '0409' }),
  },
  panel('withdrawing', 'EXP202600001612', 'panel1', (page) => page.locator('main button[class*=quiet]').last().click()),
]

const sheet = {
  certificateNumber: 'BOE-2026-004518',
  inspectionDate: '2026-03-10',
  installerName: 'Instalaciones Eléctricas Breogán',
  installerDocument: '12345678Z',
  installerRegistration: 'RII-15-20871',
  installedPowerKw: '43,6',
  maxAdmissiblePowerKw: '50',
  voltageVolts: '230',
  mainSwitchAmps: '63',
  earthResistanceOhms: '12,5',
  insulationResistanceMegaohms: '0,8',
}

function drawn(page: Page) {
  return page.locator('main section').first().waitFor()
}

/** On paper. */
async function printed(page: Page): Promise<void> {
  await drawn(page)
  await page.emulateMedia({ media: 'print' })
}

function step(path: string, state: string, code: string): Shot {
  return { path, state, who: 'dossierClient', at: `${path}?dossier=${code}` }
}

function bind(code: string) {
  return async (page: Page) => {
    await fill('dossier', code)(page)
    await submit(page)
    await page.locator('main [role=alert]').first().waitFor()
  }
}
