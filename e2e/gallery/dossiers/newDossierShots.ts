import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { attach, check, choose, fill, fillIn, icon, ifThere, press, select, submit } from '../parts/actions.ts'
import { failed, offline, usual, waiting } from '../parts/states.ts'
import { afterRetries, alerted, reaches, waitsFor } from '../parts/waits.ts'
import { answers, as, calls, fails, meanwhile, slow } from '../parts/world.ts'
import { type Part, type Setup, type Step, screen } from '../shot.ts'

const client: Part = as('dossierClient')
/** A wanted connection as the query of the address. */
const wanted = (kw: string, place = 'metres=20&ground=yes') => `zip=15705&kw=${kw}&voltage=BT&${place}`
/** The page before the form of a connection with so many kW. */
const inMind = (path: string, kw = '5.75'): Part => ({ who: 'dossierClient', at: `${path}?${wanted(kw)}` })

const { newProvisionInMind, editProvisionInMind, newGenerationQuestions } = paths
const provision = (kw?: string) => inMind(newProvisionInMind, kw)
const questions = (given = ''): Setup => ({ at: `${newGenerationQuestions}?zip=15705${given}` })
/** A place that is compared by its name. */
const place = { type: 'dossier', documentNumber: 'X1234567L', name: 'Casa de Lalín', icon: 'home' }
const named = (dossier: string) => calls('dossierClient', 'PUT', `/customData/${dossier}`, place)
type TaskId = 'asks' | 'place' | 'power' | 'generation' | 'people' | 'billing' | 'contacts' | 'documents'
/** Opens the form that the page leads to. */
const begun = [press('main section >> nth=-1 >> button'), reaches(/steps/), waitsFor('main ol')]
const open = (id: TaskId): Part => [press(`main ol a[href*="task=${id}"]`), reaches(/task=/)]
const task = (id: TaskId): Part => [provision(), begun, open(id)]
/** Back at the list of tasks, once one is saved. */
const inTheList = waitsFor('main ol a')

/** Types into a task, and waits until it shows the result. */
const typed = [
  fillIn('main textarea', 'La entrada es por detrás.'),
  waitsFor('main form span[aria-live]:not(:empty), main [data-tone=warning]'),
]
/** A kind of place, whose radio button is covered by its picture. */
const kind =
  (nth: number): Step =>
  (page) =>
    page.locator('main input[type=radio]').nth(nth).check({ force: true })
const calculate = [kind(2), fill('basic', '4'), press('main form >> nth=0 >> button[type=submit]')]
const somebodyElse = check('main [value=other]')
const xiana = [somebodyElse, fill('name', 'Xiana'), fill('surname', 'Lema'), fill('document', '11111111H')]
const kept = [check('main [name=consent]'), check('main [name=remember]')]
const me = check('main [value=me]')
const toOffices = [choose('digital', 'yes'), choose('to', 'offices')]
/** Somebody else pays, and their offices are looked up. */
const officesOf = (document: string): Part => [
  [somebodyElse, fill('document', document), toOffices],
  [press(icon('search', 'main form')), waitsFor('main form [data-tone]')],
]
const sayWhatItIs = ifThere('main fieldset li select', select('main fieldset li select', 1))
const refused = waitsFor('main fieldset li[data-state=failed]')
const toDraft = press('main a[href*="dossier="]')
/** The form of a draft, at its last task. */
const toCheck = [toDraft, press('main a[href*="steps"]'), press('main ol a', -1), reaches(/task=/)]
/** A plot by its reference. */
const typePlot = fill('reference', '9872023VH5797S0001WX')
const typePlace = (x: string, y: string): Part => [
  [fill('streetName', 'Rúa do Franco'), fill('number', '3')],
  [press('main details summary'), fill('x', x), fill('y', y), submit],
]
const warned = waitsFor('main [data-tone=warning]', { timeout: 20_000 })
const inside = [typePlace('537000', '4747500'), inTheList]
const outside = [typePlace('700000', '4300000'), warned]
const insist = press('main [data-tone=warning] button')

/** A new dossier: the page before its form, the tasks of the form, and their results. */
export const newDossierShots = [
  ...screen(paths.whatToDo, client, {
    none: as('unbound'),
    drafts: [],
    'one waiting of the same place': [named('EXP202600001617'), named('EXP202600001612')],
    ...usual('drafts', 'listDossiers'),
    'prices failed': [as('unbound'), failed('checkScale')],
  }),
  ...screen(paths.newProvision, client, { postcode: [], refused: submit }),
  ...screen(paths.editInstallations, client, { postcode: [] }),
  ...screen(paths.newGeneration, client, { postcode: [] }),
  ...screen(newProvisionInMind, provision(), {
    ready: { at: `${newProvisionInMind}?zip=15705` },
    'not served': { at: `${newProvisionInMind}?zip=33001` },
    'on the scale': [],
    'off the scale': { at: `${newProvisionInMind}?${wanted('5.75', 'metres=400&ground=no')}` },
    denied: provision('120'),
    wrong: [{ at: `${newProvisionInMind}?zip=15705` }, submit],
    offline,
    'coverage failed': failed('getCoverage'),
  }),
  ...screen(paths.editInstallationsInMind, inMind(paths.editInstallationsInMind), { 'on the scale': [] }),
  ...screen(paths.newGenerationInMind, inMind(paths.newGenerationInMind), { generation: [] }),
  ...screen(newGenerationQuestions, client, {
    'what for': questions(),
    surplus: questions('&use=INDIVIDUAL'),
    size: questions('&use=INDIVIDUAL&surplus=yes'),
    'not needed': questions('&use=INDIVIDUAL&surplus=no'),
    needed: questions('&use=SELL'),
  }),
  ...screen(paths.editProvision, client, { choice: [], none: as('unbound') }),
  ...screen(editProvisionInMind, client, {
    draft: [{ at: paths.editProvision }, toDraft, reaches(/keep-in-mind/)],
    missing: { at: `${editProvisionInMind}?dossier=EXP209900000001` },
    'not to be changed any more': { at: `${editProvisionInMind}?dossier=EXP202600001611` },
  }),
  ...screen(paths.newProvisionSteps, provision(), {
    tasks: begun,
    'tasks with one begun': [begun, open('asks'), typed, press('main a[href*="steps"]'), inTheList],
    'tasks with a problem': [provision('120'), begun],
  }),
  ...screen(paths.newProvisionSteps, task('asks'), {
    asks: [],
    'without a connection': offline,
    'typing kept': typed,
    'typing failed': [meanwhile(fails('saveDossierData')), typed],
  }),
  ...screen(paths.newProvisionSteps, task('place'), {
    place: [],
    'place with problems': submit,
    'plot found': [typePlot, waitsFor('main figure svg')],
    'no such plot': [answers('getGeometry', '0404'), typePlot, warned],
    'no plot': [fails('getGeometry'), typePlot, warned],
    // Only a phone is asked for its location.
    'location refused': ifThere(icon('location', 'main form'), press(icon('location', 'main form')), warned),
    'place right': inside,
    'place outside': outside,
    'checked place dropped': [fails('getGeometry'), inside, open('place'), typePlot, warned, submit, inTheList],
    'place insisted on': [outside, insist, waitsFor('dialog button[class*=danger]')],
    'place forced': [outside, insist, press('dialog button[class*=danger]'), inTheList],
  }),
  ...screen(paths.newProvisionSteps, task('power'), {
    power: [],
    'above 15 kW': provision('20'),
    'above 100 kW': provision('120'),
    home: [kind(1), press('main section button:not([type=submit])')],
    building: [calculate, waitsFor('main dl')],
    'calculation failed': [
      meanwhile(fails('calculatePower')),
      calculate,
      waitsFor('[role=alert]', { timeout: 20_000 }),
    ],
    'price failed': [meanwhile(fails('checkScale')), fill('kw', '8'), afterRetries],
  }),
  ...screen(paths.newProvisionSteps, task('people'), {
    people: [],
    'being saved': [waiting, meanwhile(slow('saveExpedientForm')), me, submit, waitsFor('main button[aria-busy=true]')],
    'somebody else refused': [somebodyElse, submit],
    'nobody more can be kept': [answers('saveCustomer', '0409'), xiana, kept, submit, inTheList],
    'not saved': [meanwhile(fails('saveExpedientForm')), me, submit, alerted],
  }),
  ...screen(paths.newProvisionSteps, task('billing'), {
    billing: [],
    'payer found': [somebodyElse, fill('name', 'Ben'), waitsFor('main [role=option]')],
    'electronic bill refused': [toOffices, submit],
    'offices found': officesOf('P1590101J'),
    'offices not found': officesOf('12345678Z'),
  }),
  ...screen(paths.newProvisionSteps, task('contacts'), { contacts: [] }),
  ...screen(paths.newProvisionSteps, task('documents'), {
    documents: [],
    // The form already has a phone.
    'code for the phone': ifThere(icon('phone'), press(icon('phone')), waitsFor('dialog svg[role=img]')),
    'documents without a connection': offline,
    'document that is no longer taken': [
      answers('updateDossier', '0409'),
      attach('escritura.pdf'),
      sayWhatItIs,
      refused,
    ],
  }),
  ...screen(paths.newGenerationSteps, inMind(paths.newGenerationInMind), { generation: [begun, open('generation')] }),
  ...screen(paths.editInstallationsSteps, inMind(paths.editInstallationsInMind), { tasks: begun }),
  ...screen(paths.editProvisionSteps, [client, { at: paths.editProvision }], {
    'tasks that wait for documents': { at: `${paths.editProvisionSteps}?dossier=EXP202600001616` },
    failed: [{ at: `${paths.editProvisionSteps}?dossier=EXP202600001617` }, failed('getDossier')],
    check: toCheck,
    'check without a connection': [toCheck, offline],
    sent: [toCheck, press('main button[class*=primary]', -1), waitsFor('main ol, main dl')],
  }),
]
