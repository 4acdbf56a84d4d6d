import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { check, fill, key, press, submit } from '../parts/actions.ts'
import { each, failed, isSending, offline, usual } from '../parts/states.ts'
import { reaches, waitsFor } from '../parts/waits.ts'
import { answers, as, calls, meanwhile, passes, world } from '../parts/world.ts'
import { type Part, screen, type Setup, type Step } from '../shot.ts'

const CHOICE = 'main tbody input[type=checkbox], main li input[type=checkbox]'
const chooseTwo = [check(CHOICE), check(CHOICE, 1)]
const accept = press('main button[class*=primary]')
/** The manager rejects a pending delegation in another window. */
const reject = meanwhile(calls('manager', 'PUT', '/delegations', { delegationIds: ['17019'], status: 'R' }))
const refused = waitsFor('main [data-tone=warning], main [data-tone=error]')
const broken = world((world) => world.fault({ operation: 'updateDelegations', status: 500 }))
const toAnswer = (answer: string): Setup => ({ at: `/delegation/update/${answer}` })

const entrustTo = (document: string): Part => fill('document', document)
const SUPPLY = 'fieldset input[type=checkbox]'
const chooseSupplies = [check(SUPPLY, 1), check(SUPPLY)]
const chooseOfMany = [press('#cups'), chooseSupplies]
const filledIn = [entrustTo('11111111H'), chooseSupplies]
const toCheck = [filledIn, submit, reaches(/step=check/)]
const sent = [submit, waitsFor('main [role=alert], main a[href*="view=given"]')]
const send = [toCheck, sent]

const PROFILE = 'main a[href*="profile"]'
const toGiven: Part = [
  { who: 'company', at: paths.addManager },
  [entrustTo('11111111H'), chooseOfMany, key('Escape'), submit, reaches(/step=check/), sent],
  press('main a[href*="view=given"]'),
  waitsFor(PROFILE),
]
const withdraw = [toGiven, press('main td button, main dd button')]
const toProfile = [toGiven, press(PROFILE), reaches(/profile/)]
/** Waits for a withdrawal, which can be undone for six seconds. */
const afterUndo: Step = (page) => page.waitForTimeout(8_000)

/** Delegations to managers and consultants, and the link of an answer. */
export const delegationShots = [
  ...screen(paths.managers, as('manager'), {
    'entrusted to a manager': [],
    'some chosen': chooseTwo,
    'some that could not be accepted': [chooseTwo, reject, accept, waitsFor('main [data-tone=warning]')],
    'nothing found': { at: `${paths.managers}?search=zzz` },
    'nothing entrusted yet': as('customer'),
    'being withdrawn': withdraw,
    people: [toGiven, press('main fieldset label', 2), waitsFor(PROFILE)],
    withdrawn: [withdraw, afterUndo],
    'some that end soon': passes(60 * 86_400),
    ...usual('delegations', 'listDelegations', waitsFor('main tbody, main li')),
  }),
  ...screen(paths.consultants, as('consultant'), { 'entrusted to a consultant': [] }),
  ...screen(paths.addManager, as('customer'), {
    empty: [],
    'wrong document': [entrustTo('11111111A'), submit],
    'many supplies': [as('company'), chooseOfMany],
    'filled in': filledIn,
    check: toCheck,
    sent: send,
    'being sent': isSending('createDelegations', [toCheck, submit]),
    'of supplies that are gone': [answers('createDelegations', 'TS01000004'), send],
  }),
  ...screen(paths.addConsultant, as('customer'), { 'no such consultant': send }),
  ...screen(paths.managerProfile, [], {
    shown: toProfile,
    'with ended ones alone': [toProfile, press('main button[class*=small]:not([class*=quiet])'), afterUndo],
    failed: [as('customer'), failed('listDelegations')],
    'without a connection': [toProfile, offline],
  }),
  ...screen(paths.consultantProfile, as('customer'), { missing: [] }),
  ...screen(paths.answerDelegation, as('manager'), {
    ...each({ asks: '17019,17020/C', partly: '17019,17023,999999/C', ends: '17001/R' }, toAnswer),
    ...each({ 'so already': '17001/C', 'bad link': 'x/C' }, toAnswer),
    missing: [as('customer'), toAnswer('17019/C')],
    'ended meanwhile': [toAnswer('17019,17020/C'), reject, accept, refused],
    'not sent': [toAnswer('17019/C'), broken, accept, waitsFor('main [role=alert]')],
    'being sent': [toAnswer('17019/C'), isSending('updateDelegations', accept)],
  }),
  ...screen(paths.delegationDone, as('manager'), {
    accepted: { at: `${paths.delegationDone}?status=C&count=2` },
    withdrawn: { at: `${paths.delegationDone}?status=R&count=1` },
  }),
]
