import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { check, fill, icon, ifThere, press, submit, submitDialog } from '../parts/actions.ts'
import { failed } from '../parts/states.ts'
import { waitsFor } from '../parts/waits.ts'
import { answers, calls, fails, scenario } from '../parts/world.ts'
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
  ...screen(paths.landing, [], { 'nothing yet': { who: 'unbound' }, staff: { who: 'agent' } }),
  ...screen(
    paths.dashboard,
    { who: 'customer' },
    {
      customer: [],
      'self-consumption': { who: 'prosumer' },
      'overdue bill and a failure': [scenario('overdueBill', 'customer'), scenario('outageNow', 'customer')],
      'delegation waiting': [{ who: 'consultant' }, entrustToFew],
      'nothing waits': { who: 'mfaEmail' },
      failed: failed('listSupplyPoints'),
    },
  ),
  ...screen(
    paths.supplies,
    { who: 'company' },
    {
      cards: { who: 'customer' },
      forty: [],
      'forty, unpaid bills unknown': answers('listBills', 'TS01000004'),
      // A phone shows them as cards, which cannot be chosen.
      'two chosen': ifThere(box, check(box), check(box, 1)),
      'export of curves': [exportCurves, waitsFor('dialog form')],
      'export of curves failed': [
        [fails('listConsumptions'), exportCurves, check('dialog [name=step][value=day]'), submitDialog],
        // Each one is tried three times, so closing after those in progress is enough.
        [waitsFor('dialog progress'), press(icon('close', 'dialog'), -1), waitsFor('dialog li', { timeout: 60_000 })],
      ],
      failed: [{ who: 'customer' }, failed('listSupplyPoints')],
    },
  ),
  ...screen(
    paths.bindSupply,
    { who: 'unbound' },
    {
      form: [],
      'wrong code': fill('cups', 'ES0022000001234567AA'),
      refused: submit,
      'keyboard open': [{ who: 'customer' }, keyboard],
    },
  ),
]
