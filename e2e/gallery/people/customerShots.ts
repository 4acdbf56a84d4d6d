import { paths, paymentPath, requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { attach, check, fill, icon, press, submit } from '../parts/actions.ts'
import { each, failed, unanswered, usual } from '../parts/states.ts'
import { afterRetries, answered, reaches, waitsFor } from '../parts/waits.ts'
import { answers, as, fails, meanwhile, scenario, world } from '../parts/world.ts'
import { type Part, screen, type Setup, type Step } from '../shot.ts'

const customer: Part = as('customer')
const listed = waitsFor('main li')

const paid = waitsFor('main [class*=what]')
const filtered = (by: string): Setup => ({ at: `${paths.payments}?${by}` })
const nothingPaid = waitsFor('main p[class*=title]')

const markAll = press(icon('check'))
/** A notice about no page of the area is shown alone. */
const openNotice = [
  scenario('unreadNotices', 'customer'),
  { at: paths.notifications },
  press('main li a[href*="notifications/detail"]'),
  reaches(/notifications\/detail/),
]

const ofRequest = (code: string): Setup => ({ at: requestPath(code) })
const open = ofRequest('SR20260031')
const written = fill('comment', 'El electricista puede venir el jueves por la mañana.')
const close = [answered, meanwhile(answers('updateServiceRequest', '0409'))]
const untilDocument = (state: 'sent' | 'failed' | 'waiting') => waitsFor(`main fieldset li[data-state=${state}]`)
const unplug: Step = (page) => page.context().setOffline(true)
const plan = attach('plano de la finca.pdf', '%PDF-1.7'.padEnd(3_000_000, ' '))

const go = (step: string) => [submit, reaches(new RegExp(`step=${step}`))]
const choose = (matter: string) => check(`input[value="${matter}"]`)
/** The page with immediate help for a matter. */
const answerAbout = (matter: string) => [choose(matter), go('help')]
/** Opens the group of a matter. */
const unfold = (matter: string) => press(`main details:has(input[value="${matter}"]) summary`)
/** Opens the description of a new request about the voltage. */
const toTell = [unfold('0820A01'), choose('0820A01'), go('tell')]
const ofFirstSupply = check('main input[type=radio]')
const tell = fill('comment', 'Desde el lunes parpadean las luces de la cocina entre las 21 y las 23 horas.')
const toCheck = [toTell, ofFirstSupply, tell, attach('cuadro.pdf'), untilDocument('sent'), go('check')]
const toContact = [toCheck, press('main a[href*="step=contact"]'), waitsFor('[name=email][value*="@"]')]
const garbled = world((world) => world.fault({ operation: 'createServiceRequest', malformed: 'broken' }))
const raise = [toCheck, go('sent')]

/** The payments, notices and requests of a customer. */
export const customerShots = [
  ...screen(paths.requests, customer, {
    'with news': [],
    none: as('prosumer'),
    'nothing found': fill('search', 'xyz'),
    'marks failed': fails('queryNotifications'),
    ...usual('requests', 'listServiceRequests', listed),
    'all read': [open, waitsFor('main ol'), answered, press(`main a[href="${paths.requests}"]`), listed],
  }),
  ...screen(paths.request, [customer, open], {
    answered: [],
    'not answered yet': [{ at: paths.newRequest }, raise, press('main a[href*="request="]'), waitsFor('main ol')],
    'closed while somebody writes': [close, written, submit, afterRetries],
    ...each({ closed: 'SR20260012', annulled: 'SR20250874', missing: 'SR20269999' }, ofRequest),
    'not marked as read': failed('updateServiceRequest'),
    'message refused': submit,
    'being written to': written,
    ...usual('conversation', 'listServiceRequestsComments', waitsFor('main ol')),
    'document of a wrong kind': attach('contador.heic', 'ftypheic'),
    'document handed in': [attach('factura.pdf'), untilDocument('sent')],
    'document on its way': unanswered('uploadDocument', [plan, waitsFor('main fieldset li progress')]),
    'no room for a document': [answers('uploadDocument', '0507'), attach('factura.pdf'), untilDocument('failed')],
    'document without a line': [unplug, attach('factura.pdf'), untilDocument('waiting')],
  }),
  ...screen(paths.newRequest, customer, {
    what: [],
    'found by words': fill('search', 'IBAN'),
    'nothing chosen': submit,
    ...each(
      { 'answer at once': '0830A02', 'answer about cuts': '0820A02', 'answer of a dossier': '1070A02' },
      answerAbout,
    ),
    'group opened': unfold('0840A01'),
    'answer about readings': answerAbout('0810A01'),
    'answer about power': [unfold('0840A01'), answerAbout('0840A01')],
    'answer whose figures are on their way': unanswered('listBills', answerAbout('0830A02')),
    'answer whose figures failed': [fails('listBills'), answerAbout('0830A02'), afterRetries],
    'answered without a request': { at: `${paths.newRequest}?step=helped` },
    problems: [toTell, submit],
    tell: toTell,
    contact: toContact,
    check: toCheck,
    raised: raise,
    'unsure whether sent': [garbled, toCheck, submit, waitsFor('main [role=status]')],
  }),
  ...screen(paths.payments, customer, {
    payments: paid,
    'payments of a state': [filtered('state=paid'), paid],
    'payments that nothing fits': [filtered('from=2026-03-01&to=2026-03-02'), nothingPaid],
    'payments of backward days': [filtered('from=2026-03-02&to=2026-03-01'), waitsFor('main [aria-invalid=true]')],
    'no payment yet': [as('prosumer'), nothingPaid],
    'receipt of a payment': [{ at: paymentPath('PG-0000-0000-0002') }, waitsFor('main [class*=facts]')],
    'payment that was refused': [{ at: paymentPath('PG-0000-0000-0001') }, waitsFor('main [data-tone=error]')],
    'receipt that does not come': [answers('getDocument', 'YYY'), paid, press(icon('download'))],
    ...usual('payments', 'listCardPayments', paid),
  }),
  ...screen(paths.notifications, customer, {
    unread: [],
    none: as('unbound'),
    'nothing found': { at: `${paths.notifications}?search=zzz` },
    ...usual('notices', 'listPushNotifications', listed),
    'all read': markAll,
    'marking failed': [fails('markPushNotificationRead'), markAll, afterRetries],
  }),
  ...screen(paths.notification, customer, {
    shown: openNotice,
    'lost with its window': [],
    'not marked': [fails('markPushNotificationRead'), openNotice, afterRetries],
  }),
]
