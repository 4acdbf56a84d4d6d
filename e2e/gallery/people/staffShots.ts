import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Operation } from '@acometida/testing'
import { type Persona, persona } from '../../support/persona.ts'
import { check, fill, fillIn, goTo, icon, key, press, submitDialog } from '../parts/actions.ts'
import { each, isSending, offline, unanswered, usual } from '../parts/states.ts'
import { afterRetries, answered, gone, reaches, waitsFor } from '../parts/waits.ts'
import { answers, as, calls, fails, meanwhile, world } from '../parts/world.ts'
import { type Part, screen, type Step } from '../shot.ts'

const agent: Part = as('agent')
const look = (text: string) => [fill('person', text), key('Enter'), answered]
const found = waitsFor('main dl, main tbody, main li button')
const find = (text: string) => [look(text), found]
/** Looks up the things of a person. */
const holdings = [press('main section button[aria-expanded=false]'), waitsFor('main section section li')]
const nextPage = press(`${icon('arrowRight', 'main nav')}, ${icon('chevronRight', 'main nav')}`)

const dialog = waitsFor('dialog')
const REASON = 'Le ayudamos a presentar una solicitud'
const ask = [find('12345678Z'), press('main section button[class*=primary]'), dialog]
const confirm = press('dialog button[class*=primary]')
const act = [ask, confirm, reaches(/dashboard/), answered]
const actForMember = [press('main tbody button, main li button'), confirm]
const refused = waitsFor('dialog [role=alert]')
const stop = [press('aside button'), waitsFor('[name=person]')]
const endTokens = (operations: readonly Operation[], more?: { readonly times: number }): Part =>
  operations.map((operation) =>
    meanwhile(world((world) => world.fault({ operation, status: 401, codResult: '9002', ...more }))),
  )
/** Refuses the tokens of the customer once. The tokens of the person who acts stay valid. */
const endActing = endTokens(['listSupplyPoints', 'refreshTokens'], { times: 1 })
/** Makes all tokens invalid. */
const endAll = endTokens(['searchUsers', 'searchUserByParam', 'listUserRoles', 'refreshTokens', 'getUser'])
/** An agent acts for the customer. */
const visit = (why?: object) => calls('agent', 'POST', '/login', { userId: persona('customer').userId, ...why })

const invite = [find('88888888Y'), press('main [data-tone=error] button'), dialog]
const write = (name: string, value: string) => fillIn(`dialog [name=${name}]`, value)
const boxes = ['[name=byMail]', '[name=bySms]', '[value=solicitant]'].map((box) => check(`dialog ${box}`))
const ready = [invite, write('email', 'antonio.vila@correo.gal'), write('phone', '612345678'), boxes]
const toldWhether = waitsFor('dialog [role=status], dialog [role=alert]', { nth: -1 })
const sendInvitation = [ready, submitDialog, toldWhether, answered]
const toByMail: Step = (page) => page.locator('dialog [name=byMail]').focus()

const admin: Part = as('administrator')
/** Gives a persona these roles, and no others. */
const withRoles = (who: Persona['key'], ...roles: readonly string[]): Part => [
  { who },
  calls('administrator', 'PUT', `/userRoles/${persona(who).userId}`, { roles }),
]
const listed = waitsFor('main table button, main article button, main li button')
const SMALL = 'main table button[class*=small], main li button[class*=small]'
const openRow = (nth: number) => [press(SMALL, nth), dialog]
const grant = [openRow(1), check('dialog [value=grant]')]
const danger = press('dialog button[class*=danger]')

const search = press('main form button[type=submit]')
const everybody = [search, listed]
const openUser = (nth: number) => [fill('document', '12345678Z'), everybody, openRow(nth)]
const saveRoles = [openUser(0), check('dialog [name=US_MANAGER]'), submitDialog]
const confirmTwice = [write('typed', '12345678Z'), check('dialog [name=commons]'), submitDialog]
const secondQuestion = [openUser(1), confirmTwice]

const findFactor = (text: string) => [look(text), waitsFor('main dl'), answered]
const pressFactor = (nth: number) => [findFactor('45678123P'), press('main section button', nth)]

/** Screens where staff and managers find, invite, manage and act for others, and where a customer reads about it. */
export const staffShots = [
  ...screen(paths.searchUser, agent, {
    idle: [],
    typing: fill('person', 'ES0022000001'),
    fields: press('main summary'),
    ...each({ 'too short': 'an', nobody: '99999999A', oneself: '70000001' }, look),
    ...each({ one: '12345678Z', many: '700000', 'not registered': '88888888Y', blocked: '55555555K' }, find),
    ...each({ 'without data protection': '33333333P', staff: '70000002', manager: 'G12345674' }, find),
    'last found': [find('12345678Z'), key('Control+k'), found],
    failed: [fails('searchUsers'), look('12345678Z'), afterRetries],
    'on its way': isSending('searchUsers', [fill('person', '12345678Z'), key('Enter')], 'main [data-skeleton]'),
    'what a customer has': [find('12345678Z'), holdings],
    'what a company has': [find('B87654323'), holdings],
    'card with the second factor': [as('mfaAdministrator'), find('12345678Z')],
    'second page': [look('700'), nextPage],
    'no access': as('customer'),
  }),
  ...screen(paths.searchUser, agent, {
    'asked to act': ask,
    'asked to act, with a reason': [ask, fillIn('dialog [name=reason]', REASON)],
    'acting on its way': unanswered('logIn', [ask, confirm]),
    'acting refused': [answers('logIn', 'CC2'), ask, confirm, refused],
    acting: act,
    'closed while acting': [act, goTo(paths.changePassword)],
    'profile while acting': [act, goTo(paths.profile)],
    'acting stopped': [act, stop],
    'acting that ended by itself': [act, endActing, goTo(paths.supplies)],
    'acting whose own session ends': [act, endAll, stop, look('700')],
  }),
  ...screen(paths.searchUser, agent, {
    'invitation empty': invite,
    'invitation wrong': [invite, write('email', 'antonio@'), write('phone', ''), toByMail],
    'invitation ready': ready,
    invited: sendInvitation,
    'invited without request': [answers('createServiceRequest', '2015'), sendInvitation],
    'invitation on its way': unanswered('inviteUser', [ready, submitDialog]),
    'invitation refused': [answers('inviteUser', '2018'), sendInvitation],
    'invitation of whoever has the document': [answers('inviteUser', '2019'), sendInvitation],
    'invitation with a wrong document': [answers('inviteUser', '2017'), sendInvitation],
    'invitation without a connection': [ready, offline],
    'invited before': [sendInvitation, submitDialog],
  }),
  ...screen(paths.dashboard, agent, { 'choose a customer': [] }),
  ...screen(paths.association, as('association'), {
    list: [],
    'nothing found': fill('search', 'zzz'),
    ...usual('members', 'listAssociationMembers'),
    'acting refused': [answers('logIn', 'CC2'), actForMember, refused],
    acting: [actForMember, reaches(/dashboard|provisions/)],
    none: withRoles('company', 'US_USER', 'US_CC', 'MANAGER_ADMIN_ASOC'),
  }),
  ...screen(paths.enterprise, as('enterprise'), { list: [] }),
  ...screen(paths.profile, as('customer'), {
    'after somebody was in the account': [visit({ reason: REASON }), visit()],
  }),
  ...screen(paths.callCentreUsers, admin, {
    list: listed,
    'nothing found': [listed, fill('search', 'zzz')],
    ...usual('users', 'listCallCentreUsers', listed),
    'asked to disable': openRow(0),
    'grant explained': grant,
    'single roles': [openRow(1), submitDialog, check('dialog [name=SU_UFD]')],
    'grant refused': [answers('setCallCentreRoles', 'CC3'), grant, submitDialog],
    'disabling refused': [answers('setCallCentreStatus', 'CC3'), openRow(0), danger, refused],
    'somebody new': [listed, press('main header button'), dialog],
    'disabled ones': press('main fieldset label:nth-of-type(3)'),
    'no access': as('agent'),
  }),
  ...screen(paths.users, admin, {
    'session that was closed': as('utilityAdmin'),
    idle: [],
    list: everybody,
    'columns to choose': [everybody, press(icon('table'))],
    nobody: [fill('document', '99999999R'), search],
    wrong: [fill('email', 'lucia'), fillIn('#registered', '2030-01-01'), search],
    roles: openUser(0),
    'roles saved': saveRoles,
    'roles refused': [answers('setUserRoles', 'CC3'), saveRoles],
    'roles of whoever is gone': [answers('setUserRoles', '2015'), saveRoles],
    'deletion of whoever is gone': [answers('deleteUser', '2015'), secondQuestion, danger, refused],
    'second page': [everybody, nextPage],
    deletion: openUser(1),
    'deletion, second question': secondQuestion,
  }),
  ...screen(paths.mfaAdmin, as('mfaAdministrator'), {
    idle: [],
    ...each({ off: '12345678Z', on: '45678123P', mandatory: '50000001W', closed: '70000002' }, findFactor),
    'asked for a phone': [pressFactor(-1), dialog],
    reset: [pressFactor(-3), submitDialog, gone('dialog')],
    nobody: look('99999999R'),
    'search that is closed': [withRoles('mfaAdministrator', 'US_CC_MFA_ADMIN'), fill('person', 'SR20260031'), search],
    'no access': as('agent'),
  }),
]
