import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { choose, fill, icon, press, submit } from '../parts/actions.ts'
import { atProvider, returnsEarly, openProvider } from '../parts/provider.ts'
import { failed, isSending, usual } from '../parts/states.ts'
import { afterRetries, alerted, gone, waitsFor } from '../parts/waits.ts'
import { answers, passes, scenario } from '../parts/world.ts'
import type { Part } from '../shot.ts'
import { cupsOf, ofSupply, tab } from './supplyTab.ts'

const [periods, bills, contracts] = [tab(3), tab(4), tab(7)]
/** The figures of a bill compared with its curve. */
const tied = waitsFor('main section section p + *', { nth: -1 })

const flat = supplyDetailPath(cupsOf('customer'), 4)
const unpaid = 'FE202602000001001'
const listed = waitsFor('main table, main ul')
const main = waitsFor('main')
const back = (outcome: 'pay' | 'refuse' | 'timeout'): Part => [atProvider(outcome, /order=/), listed]
const pays = bills('customer', 1, `&pay=${unpaid}`)
const opened = bills('customer', 1, `&bill=${unpaid}`)
const drawn = waitsFor('main figure')

/** The billing of a supply: its periods, its bills with their payment, and its contracts. */
export const billsShots = [
  ...ofSupply(periods('customer'), {
    'billing periods': tied,
    'billing periods as a table': press('main figure button'),
    'billing periods of 3.0TD': [periods('company'), tied],
    'billing periods of a generator': periods('prosumer', 2),
    'billing periods without their curve': failed('listConsumptions'),
    'billing periods of none yet': answers('listBillingPeriods', '1007'),
    'billing periods of the year before': [tied, press(icon('chevronRight'), -1)],
    ...usual('billing periods', 'listBillingPeriods', tied),
  }),
  ...ofSupply(bills('customer'), {
    'bills: one to be paid': listed,
    'bills: all paid': [bills('customer', 2), listed],
    'bills: two overdue': [bills('company', 17), listed],
    'bills: unpaid ones of other supplies': [bills('company', 1), listed],
    'bills: of a generator': [bills('prosumer', 2), main],
    'bills: one of them': [opened, listed],
    'bills: one of 3.0TD': [bills('company', 1, '&bill=FE202602000003001'), listed],
    'bills: one that is not there': [bills('customer', 1, '&bill=FE1'), main],
    'bills: its file failed': [opened, answers('getDocument', 'YYY'), listed, press(icon('download')), alerted],
    'bills: payment': [pays, waitsFor('main form')],
    'bills: payment of all': [bills('company', 1, '&pay=all'), waitsFor('main fieldset')],
    'bills: code of Bizum': [
      [pays, choose('method', 'bizum'), fill('phone', '612345678')],
      [submit, waitsFor('[autocomplete=one-time-code]')],
    ],
    'bills: paid': [pays, back('pay')],
    'bills: refused': [pays, back('refuse')],
    'bills: expired': [pays, back('timeout')],
    'bills: waiting': [pays, openProvider, returnsEarly(`${flat}&order=`), listed],
    'bills: unknown order': [bills('customer', 1, '&order=none'), listed],
    'bills: a debit to come': [bills('customer', 2), passes(21 * 86_400), listed],
    'bills: not among those of the user': [answers('listBills', 'TS01000004'), afterRetries],
    'bills: its file on its way': [opened, isSending('getDocument', press(icon('download')))],
    ...usual('bills', 'listBills', listed),
  }),
  ...ofSupply(contracts('customer'), {
    contracts: drawn,
    'contracts of 3.0TD': [contracts('company'), drawn],
    'contracts as a table': [drawn, press('main figure button'), gone('main figure input')],
    'contracts sheet': [press(icon('document')), waitsFor(icon('print'))],
    'contracts without their powers': failed('listContracts', 'code::02'),
    'contracts without the setting': failed('listMasterData'),
    'contracts whose powers the company does not show': [scenario('powersNotShown', 'customer'), drawn],
    'contracts of a supply looked after': [
      { who: 'manager', at: paths.managers },
      [press('main a[href*="/supplies/detail"]'), press('[role=tab][data-tab=contracts]'), drawn],
    ],
    'contracts of a supply that is gone': [answers('listContracts', 'TS01000004'), afterRetries],
    ...usual('contracts', 'listContracts', drawn),
  }),
]
