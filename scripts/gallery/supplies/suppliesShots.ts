import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import {
  answers,
  calls,
  check,
  failed,
  fails,
  fill,
  icon,
  ifThere,
  press,
  scenario,
  seenBy,
  submit,
  submitDialog,
  waitsFor,
} from '../parts.ts'
import { keyboard } from '../people/mobileShots.ts'
import { type Part, screen } from '../shot.ts'

const { userId, username: documentNumber } = persona('consultant')
/** A consultant with so few supplies left that there is a dashboard is asked to manage one more. */
const entrustToFew: Part = [
  calls('consultant', 'PUT', '/delegations', {
    delegationIds: [1, 2, 3].map((nth) => `${userId * 1000 + nth}`),
    status: 'R',
  }),
  calls('prosumer', 'POST', '/delegations', {
    cups: [supplyCups(persona('prosumer').userId, 1)],
    delegate: { documentNumber, role: 'US_CONSULTANT' },
  }),
]
const box = 'main tbody input[type=checkbox]'
const exportCurves = press(icon('download'))

/** Where people begin, and the list of their supplies. */
export const suppliesShots = [
  ...screen(paths.landing, [], { 'nothing yet': seenBy('unbound'), staff: seenBy('agent') }),
  ...screen(paths.dashboard, seenBy('customer'), {
    customer: [],
    'self-consumption': seenBy('prosumer'),
    'overdue bill and a failure': [scenario('overdueBill', 'customer'), scenario('outageNow', 'customer')],
    'delegation waiting': [seenBy('consultant'), entrustToFew],
    'nothing waits': seenBy('mfaEmail'),
    failed: failed('listSupplyPoints'),
  }),
  ...screen(paths.supplies, seenBy('company'), {
    cards: seenBy('customer'),
    forty: [],
    'forty, unpaid bills unknown': answers('listBills', 'TS01000004'),
    // A phone shows them as cards, which are not chosen.
    'two chosen': ifThere(box, check(box), check(box, 1)),
    'export of curves': [exportCurves, waitsFor('dialog form')],
    'export of curves failed': [
      [fails('listConsumptions'), exportCurves, check('dialog [name=step][value=day]'), submitDialog],
      // Each of them is tried three times: those that are on their way are enough.
      [waitsFor('dialog progress'), press(icon('close', 'dialog'), -1), waitsFor('dialog li', { timeout: 60_000 })],
    ],
    failed: [seenBy('customer'), failed('listSupplyPoints')],
  }),
  ...screen(paths.bindSupply, seenBy('unbound'), {
    form: [],
    'wrong code': fill('cups', 'ES0022000001234567AA'),
    refused: submit,
    'keyboard open': [seenBy('customer'), keyboard],
  }),
]
