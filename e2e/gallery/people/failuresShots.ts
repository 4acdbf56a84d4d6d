import { failurePanelPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { type Persona, persona } from '../../support/persona.ts'
import { choose, fill, fillIn, icon, key, press, select, submitDialog } from '../parts/actions.ts'
import { each, offline, unanswered, usual } from '../parts/states.ts'
import { afterRetries, answered, gone, waitsFor } from '../parts/waits.ts'
import { answers, as, calls, fails, meanwhile, passes } from '../parts/world.ts'
import { type Part, screen, type Step } from '../shot.ts'

const agent: Part = as('agent')
const ON = 'dialog button[class*=primary]'
const openLink = [fill('person', '12345678Z'), key('Enter'), press(icon('mail', 'aside')), answered]
const chooseLink = [
  [openLink, select('dialog [name=category]', 'SUMINISTRO'), select('dialog [name=subject]', 1)],
  select('dialog [name=detail]', 'FACTURAS'),
]
const reviewLink = [chooseLink, submitDialog, waitsFor('dialog blockquote')]
const pressSend = [reviewLink, press(ON)]
const sendLink = [pressSend, gone('dialog blockquote')]

const userIdOf = (who: Persona['key']) => persona(who).userId
const panel = (who: Persona['key'], nth = 1) => ({ at: failurePanelPath({ cups: supplyCups(userIdOf(who), nth) }) })
const [calm, bakery, flat, house] = [panel('prosumer'), panel('company'), panel('customer'), panel('customer', 2)]
const find = (text: string) => [fill('place', text), key('Enter')]
const noDanger = [answered, choose('danger', 'no')]
const submitWarning = [noDanger, press('main form button[type=submit]')]
const warn = [submitWarning, waitsFor('blockquote')]
const RETRY = 'main form [role=alert] button'
const warnInVain = [submitWarning, waitsFor(RETRY, { timeout: 20_000 }), press(RETRY), waitsFor('blockquote')]
const checkAll: Step = async (page) => {
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check()
}
/** The agent acts for the holder, and the order to the meter is answered after a while. */
const reconnect = [
  [press(icon('swap')), press(ON), press(icon('plug')), waitsFor('dialog input[type=checkbox]'), checkAll],
  // The switch closes this long after the order has arrived.
  (page, world) => Promise.all([page.waitForResponse(/action=reconnect/), submitDialog(page, world)]),
  [meanwhile(passes(16)), waitsFor('dialog a[href*=supplies]', { timeout: 30_000 }), press(ON), waitsFor('blockquote')],
] satisfies Part

const askAgain = [press('main tbody button, main li button'), waitsFor('dialog')]
/** Deletes the user who sent the links. */
const deleteAgent = calls('administrator', 'DELETE', `/users/${userIdOf('agent')}`, {})
const link = { category: 'SUMINISTRO', detail: 'CONSUMPTION', url: paths.supplies }
const to = { userId: userIdOf('customer'), adminId: userIdOf('agent'), channel: '0', mail: 'lucia.ferreiro@correo.gal' }
const send = (times: number) =>
  Array.from({ length: times }, () => calls('agent', 'POST', '/urlMessages/send', { ...link, ...to }))
/** Sends more links than a page holds, and than are allowed in an hour. */
const sendMany = [send(20), passes(3600), send(5)]

/** Links that staff send, and failures, with their details. */
export const failuresShots = [
  ...screen(paths.searchUser, agent, {
    'link with nothing chosen': openLink,
    'link with a bad address': [chooseLink, fillIn('dialog [name=mail]', 'lucia'), press('dialog h2')],
    'link ready': chooseLink,
    'link to review': reviewLink,
    'link on its way': unanswered('sendLink', pressSend),
    'link sent': sendLink,
    'link not sent': [fails('sendLink'), sendLink],
    'link to a customer who is gone': [answers('sendLink', '2015'), sendLink],
  }),
  ...screen(paths.failures, agent, {
    board: [],
    ...usual('board', 'listFailures'),
    ...each({ 'several supplies': '12345678Z', 'one supply': '34567812P' }, find),
    ...each({ nobody: '99999999R', 'not registered': '88888888Y' }, find),
    'search failed': [fails('searchUsers'), find('12345678Z'), answered, afterRetries],
  }),
  ...screen(paths.failurePanel, agent, {
    calm,
    'without a place': [],
    questions: [calm, noDanger],
    'warning on its way': [calm, unanswered('createWarning', submitWarning)],
    'supply that is gone': [calm, answers('createWarning', 'TS01000004'), submitWarning],
    'without a connection': [calm, waitsFor('[name=danger]'), offline],
    planned: flat,
    tripped: house,
    'failure with a danger': [bakery, answered, choose('danger', 'yes')],
    'failure that was warned of': [bakery, noDanger],
    postcode: { at: failurePanelPath({ postalCode: '15705' }) },
  }),
  ...screen(paths.failureResult, agent, {
    joined: [bakery, warn],
    opened: [flat, warn],
    failed: [flat, fails('createWarning'), warnInVain],
    reconnected: [house, reconnect],
    'without a call': [],
    'link to the outages': [flat, warn, press(icon('mail', 'aside')), waitsFor('dialog [name=detail]')],
  }),
  ...screen(paths.messages, agent, {
    list: [],
    'nobody known who sent them': [as('administrator'), deleteAgent],
    'nothing found': { at: `${paths.messages}?category=PAGO` },
    'second page': [sendMany, press(icon('chevronRight'))],
    'from after to': { at: `${paths.messages}?from=2026-03-10&to=2026-03-01` },
    ...usual('links', 'listUrlMessages'),
    'asked to send again': askAgain,
    'sent again': [askAgain, fillIn('dialog input', 'emma.taylor@correo.gal'), press(ON)],
  }),
  ...screen(paths.reports, agent, {
    'by week': [],
    'by purpose': press('main fieldset label', 1),
    'by agent': press('main fieldset label', 2),
    'nothing found': { at: `${paths.reports}?category=PAGO` },
    ...usual('report', 'listUrlMessages'),
  }),
]
