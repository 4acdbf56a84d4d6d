import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { persona } from '../../support/persona.ts'
import { check, fill, icon, ifThere, press, submit, submitDialog } from '../parts/actions.ts'
import { usual } from '../parts/states.ts'
import { waitsFor } from '../parts/waits.ts'
import { answers, as, calls, fails, scenario } from '../parts/world.ts'
import { keyboard } from '../people/mobileShots.ts'
import { type Part, screen } from '../shot.ts'

const { userId, username: documentNumber } = persona('consultant')
/** Asks a consultant to manage one more supply, with so few left that there is a dashboard. */
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

/** The home page, and the list of supplies. */
export const suppliesShots = [
  ...screen(paths.landing, [], { 'nothing yet': as('unbound'), staff: as('agent') }),
  ...screen(paths.dashboard, as('customer'), {
    customer: [],
    'self-consumption': as('prosumer'),
    'overdue bill and a failure': [scenario('overdueBill', 'customer'), scenario('outageNow', 'customer')],
    'delegation waiting': [as('consultant'), entrustToFew],
    'nothing waits': as('mfaEmail'),
    ...usual('supplies', 'listSupplyPoints'),
  }),
  ...screen(paths.supplies, as('company'), {
    cards: as('customer'),
    forty: [],
    'forty, unpaid bills unknown': answers('listBills', 'TS01000004'),
    // A phone shows them as cards, which cannot be chosen.
    'two chosen': ifThere(box, check(box), check(box, 1)),
    'export of curves': [exportCurves, waitsFor('dialog form')],
    'export of curves failed': [
      [as('customer'), fails('listConsumptions'), exportCurves, submitDialog],
      // Each one is tried three times.
      [waitsFor('dialog progress'), waitsFor('dialog li', { timeout: 60_000 })],
    ],
    ...usual('supplies', 'listSupplyPoints'),
  }),
  ...screen(paths.bindSupply, as('unbound'), {
    form: [],
    'wrong code': fill('cups', 'ES0022000001234567AA'),
    refused: submit,
    'keyboard open': [as('customer'), keyboard],
  }),
]
