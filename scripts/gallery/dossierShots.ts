import { paths, provisionPath } from '@acometida/api-spec/rules/clientPaths'
import type { DossierPanel } from '@acometida/api-spec/rules/dossierPanels'
import type { Page } from '@playwright/test'
import { afterRetries, fails, fill, type Shot, submit } from './shot.ts'

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
  { path: paths.provisions, state: 'failed', who: 'customer', world: fails('listDossiers'), steps: afterRetries },
  { path: paths.bindProvision, state: 'empty', who: 'unbound' },
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
  step(paths.provisionData, 'shown', 'EXP202600001611'),
  step(paths.provisionBudget, 'open', 'EXP202600001611'),
  step(paths.provisionBudget, 'not yet', 'EXP202600001612'),
  step(paths.provisionWorks, 'under way', 'EXP202600001608'),
  {
    ...step(paths.provisionWorks, 'sheet saved', 'EXP202600001608'),
    steps: async (page) => {
      for (const input of await page.locator('main form input').all()) {
        const type = await input.getAttribute('type')
        const mode = await input.getAttribute('inputmode')
        await input.fill(
          type === 'date' ? '2026-03-10' : mode === 'decimal' || mode === 'numeric' ? '230' : '12345678Z',
        )
      }
      for (const select of await page.locator('main form select').all()) await select.selectOption({ index: 1 })
      await submit(page)
      await page.locator('main form').waitFor({ state: 'detached' })
    },
  },
  step(paths.provisionClosure, 'in service', 'EXP202600001607'),
  step(paths.provisionClosure, 'closed', 'EXP202600001601'),
  panel('panel of the request', 'EXP202600001611', 'panel1'),
  panel('panel of the documents', 'EXP202600001611', 'panel2'),
  panel('panel of works', 'EXP202600001608', 'panel5'),
  panel('closed panel', 'EXP202600001612', 'panel5'),
  panel('accepting', 'EXP202600001611', 'panel3', (page) =>
    page.locator('main section button[class*=primary]').click(),
  ),
  panel('withdrawing', 'EXP202600001612', 'panel1', (page) => page.locator('main button[class*=quiet]').last().click()),
]

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
