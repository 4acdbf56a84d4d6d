import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { paths, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '../../support/persona.ts'
import { fill, fillIn, goTo, icon, press, submit } from '../parts/actions.ts'
import { each, failed, offline, usual } from '../parts/states.ts'
import { afterRetries, gone, reaches, waitsFor } from '../parts/waits.ts'
import { answers, as, calls, meanwhile, passes } from '../parts/world.ts'
import { type Part, type Setup, type Step, screen } from '../shot.ts'

const client: Part = as('dossierClient')
const customer: Part = as('customer')
/** A dossier of the seed by the end of its code. */
const code = (end: number) => `EXP20260000${end}`
const panel = (end: number, which?: DossierPanel): Setup => ({ at: provisionPath(code(end), which) })
/** Dossiers by the names of their statuses. */
const inStatus = (ends: Readonly<Record<string, number>>) =>
  screen(
    paths.provisionDetail,
    client,
    each(ends, (end) => panel(end)),
  )
const of =
  (path: string) =>
  (end: number): Part => ({ who: 'dossierClient', at: `${path}?dossier=${code(end)}` })
const data = of(paths.provisionData)
const budget = of(paths.provisionBudget)
const works = of(paths.provisionWorks)
const closure = of(paths.provisionClosure)

/** A dossier that nobody follows yet. */
const ofUnbound = `EXP2026${String(persona('unbound').userId * 100 + 1).padStart(8, '0')}`
const bind = (dossier: string): Part => [fill('dossier', dossier), submit]
const refused = waitsFor('main [role=alert]')
const accept = press('main section button[class*=primary]')
const confirm = press('dialog button[class*=primary]')
const withdraw = press('main button[class*=quiet]', -1)
const insist = press('dialog button[class*=danger]')
/** Shows the page as on paper. */
const printed: Step = (page) => page.emulateMedia({ media: 'print' })
const sheet = [
  [fill('certificateNumber', 'BOE-2026-004518'), fillIn('#inspectionDate', '2026-03-10')],
  [fill('installerName', 'Instalaciones Eléctricas Breogán'), fill('installerDocument', '12345678Z')],
  [fill('installerRegistration', 'RII-15-20871'), fill('installedPowerKw', '43,6'), fill('maxAdmissiblePowerKw', '50')],
  [fill('voltageVolts', '230'), fill('mainSwitchAmps', '63')],
  [fill('earthResistanceOhms', '12,5'), fill('insulationResistanceMegaohms', '0,8')],
]
const chooseFirsts: Step = async (page) => {
  for (const select of await page.locator('main form select').all()) await select.selectOption({ index: 1 })
}

/** The list of dossiers, the binding of one, and the progress of each. */
export const dossierShots = [
  ...screen(paths.provisions, client, {
    'of every status': [],
    'ended ones open': press('main summary'),
    one: customer,
    none: as('prosumer'),
    ...usual('dossiers', 'listDossiers'),
    'none that waits for the customer': [
      [{ who: 'unbound', at: paths.bindProvision }, bind(ofUnbound), reaches(/detail/)],
      [press(`main a[href="${paths.provisions}"]`), waitsFor('main section', { nth: 1 })],
    ],
  }),
  ...screen(paths.bindProvision, as('unbound'), { empty: [], 'without a connection': offline }),
  ...screen(paths.bindProvision, customer, {
    refused: [bind('EXP202600009999'), refused],
    wrong: [bind('SR20260031'), refused],
  }),
  ...inStatus({ closed: 1601, denied: 1602, 'out of time': 1603, cancelled: 1604, inadmissible: 1606 }),
  ...inStatus({ 'in service': 1607, 'in execution': 1608, charged: 1609, valued: 1610, quoted: 1611, open: 1612 }),
  ...inStatus({ valid: 1613, 'pending correction': 1614, 'pending review': 1615, 'pending documentation': 1616 }),
  ...inStatus({ registered: 1617 }),
  ...screen(paths.provisionDetail, [client, panel(1612, 'panel1')], {
    annulled: { at: provisionPath('EXP202500001605') },
    missing: { at: provisionPath('EXP202600000000') },
    ...usual('dossier', 'getDossier'),
    'panel of the request': panel(1611, 'panel1'),
    'panel of the documents': panel(1611, 'panel2'),
    'panel of works': panel(1608, 'panel5'),
    'closed panel': panel(1612, 'panel5'),
    accepting: [panel(1611, 'panel3'), accept],
    printed,
    'changed while it was called off': [
      answers('updateDossier', '0409'),
      [withdraw, insist, waitsFor('dialog [data-tone=error]')],
    ],
    withdrawing: withdraw,
  }),
  ...screen(paths.provisionData, data(1611), { shown: [], draft: data(1617), failed: failed('getDossier') }),
  ...screen(paths.provisionBudget, budget(1611), {
    open: [],
    'not yet': budget(1612),
    accepted: budget(1610),
    lapsed: budget(1603),
    'just accepted': [accept, confirm, waitsFor('main a[href*=panel4]')],
    'last days': passes(26 * 86_400),
    'file failed': [answers('getDocument', 'YYY'), press(icon('download')), afterRetries],
    'changed meanwhile': [
      [accept, meanwhile(calls('dossierClient', 'PUT', `/dossiers/${code(1611)}`, { act: 'REJECT_BUDGET' }))],
      [confirm, waitsFor('main [data-tone=warning]')],
    ],
    rejected: [press('main section button[class*=quiet]', -1), insist, gone('dialog')],
    printed,
  }),
  ...screen(paths.provisionWorks, works(1608), {
    'not begun': works(1609),
    'of a dossier that ended otherwise': works(1602),
    'under way': [],
    'sheet saved': [sheet, chooseFirsts, submit, gone('main form')],
  }),
  ...screen(paths.provisionClosure, closure(1601), {
    'in service': closure(1607),
    closed: [],
    'its supply added': [
      [press('main a[href*=suppliesVinculation]'), submit, reaches(/supplies\/detail/)],
      [goTo(`${paths.provisionClosure}?dossier=${code(1601)}`), waitsFor('main a[href*="supplies/detail"]')],
    ],
  }),
]
