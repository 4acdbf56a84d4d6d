import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { persona } from '../../support/persona.ts'
import { startsAt } from '../../support/startsAt.ts'
import { icon, key, press } from '../parts/actions.ts'
import { failed, loads, offline, usual } from '../parts/states.ts'
import { afterRetries, reaches, waitsFor } from '../parts/waits.ts'
import { answers, as, calls, fails, passes } from '../parts/world.ts'
import type { Part } from '../shot.ts'
import { cupsOf, ofSupply, tab } from './supplyTab.ts'

const DAY = 86_400
const [consumption, comparison, maxPower] = [tab(0), tab(1), tab(2)]
const drawn = waitsFor('main figure')

const first: Part = [{ at: paths.supplies }, press('main a[href*="/supplies/detail"]'), reaches(/supplies\/detail/)]
const maxPowerOfFirst = [first, press('[role=tab][data-tab=maxPower]'), waitsFor('main fieldset, main table')]

const hours = (who: 'customer' | 'prosumer', query = '', nth = 1) => consumption(who, nth, `&menuTabValue=2${query}`)
const YEAR = '&consumptionTabValue=3'
const mapDrawn = waitsFor('main figure input[type=range]')

const compares = (query: string) => comparison('customer', 1, query)
const dates = (from: string, to: string, againstFrom: string, againstTo: string) =>
  `&by=dates&${new URLSearchParams({ from, to, againstFrom, againstTo })}`
const bothDrawn = waitsFor('main figure input[type=range]', { nth: -1 })

/** The supply that a dossier produced twelve days ago. */
const young = 'ES0022202600001601LM1P'
/** A tab of the young supply after its applicant has bound it, optionally some days later. */
const bound = (index: number, days?: number): Part => [
  { who: 'dossierClient', at: supplyDetailPath(young, index) },
  calls('dossierClient', 'PUT', `/users/${persona('dossierClient').userId}/binding`, { cups: young }),
  days === undefined ? [] : passes(days * DAY),
]

/** The page of a supply, with the tabs of its consumption. */
export const supplyShots = [
  ...ofSupply(maxPower('customer'), {
    facts: [first, press('main header button[aria-expanded]')],
    'power that was asked for': [
      { at: `${supplyDetailPath(cupsOf('customer'))}&consumptionTabValue=1` },
      calls('customer', 'POST', '/programmedQuery', { meterId: '0022000001001', type: 'POWER', dueDate: startsAt }),
      passes(3 * DAY),
      (page) => page.locator('main figure input[type=range]').focus(),
      [key('End'), Array.from({ length: 13 }, () => key('ArrowLeft'))],
    ],
    'of somebody else': [
      { who: 'manager', at: paths.managers },
      [press('main a[href*="/supplies/detail"]'), reaches(/supplies\/detail/)],
    ],
    'self-consumption': [as('prosumer'), first],
    'maximum power': maxPowerOfFirst,
    'maximum power as a table': [
      maxPowerOfFirst,
      [press('main figure button'), waitsFor('main figure button[aria-label]')],
    ],
    'maximum power of 3.0TD': [maxPower('company'), drawn],
    'sheet for the retailer': [maxPowerOfFirst, press('main button[class*=primary]'), waitsFor('main table')],
    'maximum power at its limit': [maxPower('customer', 2), drawn],
    // The supply of the fourteenth community of owners that the manager manages.
    'maximum power that fits': [
      { who: 'manager', at: supplyDetailPath(supplyCups(persona('manager').userId * 1000 + 14, 1), 2) },
      drawn,
    ],
    'maximum power of a generator': maxPower('prosumer', 2),
    'maximum power without prices': failed('listBills'),
    'maximum power not measured': answers('listMaxPowerDemanded', '1008'),
    ...usual('maximum power', 'listMaxPowerDemanded', drawn),
    'consumption in euros': [consumption('customer', 1, '&unit=euros'), drawn],
    'consumption in euros by hours': [consumption('customer', 1, '&unit=euros&consumptionTabValue=1'), drawn],
    'consumption in euros, prices failed': [
      consumption('customer', 1, '&unit=euros'),
      fails('listBills'),
      afterRetries,
    ],
    'consumption of a day': [consumption('customer', 1, '&consumptionTabValue=0'), drawn],
    'consumption of a year': [consumption('customer', 1, '&consumptionTabValue=3&compare=1'), drawn],
    'consumption as a table': [consumption('customer', 1, '&menuTabValue=1'), waitsFor('main table')],
    'download of its readings': [first, press(icon('download')), waitsFor('dialog form')],
    'consumption on its way': [consumption('customer'), loads('listConsumptions')],
  }),
  ...ofSupply([], {
    'maximum power of a new supply': bound(2),
    'consumption in euros of a new supply': [bound(0, 5), (page) => page.locator('[type=radio][value=euros]').check()],
    'billing periods of a new supply': bound(3),
    'bills of a new supply': bound(4),
    'readings of a new supply': bound(5),
    'billing periods with a short first month of a new supply': bound(3, 25),
    'maximum power of too few months of a new supply': bound(2, 120),
  }),
  ...ofSupply(comparison('customer'), {
    'comparison with a year ago': bothDrawn,
    'comparison as a table': [compares('&menuTabValue=1'), waitsFor('main section ul, main table', { nth: -1 })],
    'comparison of months': [compares('&by=month'), bothDrawn],
    'comparison around a day': [compares('&by=day'), bothDrawn],
    'comparison with another supply': [compares(`&by=supply&other=${cupsOf('customer', 2)}`), bothDrawn],
    'comparison with no supply yet': compares('&by=supply'),
    'comparison of the same days': compares(dates('2026-03-01', '2026-03-07', '2026-03-01', '2026-03-07')),
    'comparison without data': compares(dates('2026-03-01', '2026-03-07', '2020-03-01', '2020-03-07')),
    'comparison of years': [
      comparison('company', 1, dates('2025-04-01', '2026-03-14', '2024-04-02', '2025-03-15')),
      bothDrawn,
    ],
    'comparison of a roof': [comparison('prosumer'), bothDrawn],
    'comparison of a generator': [comparison('prosumer', 2), bothDrawn],
    'comparison of which half came': [
      compares(dates('2026-03-01', '2026-03-07', '2025-03-02', '2025-03-08')),
      failed('listConsumptions', 'startDate::2025-03-02'),
    ],
    'comparison of days of which much is estimated': [
      compares(dates('2026-03-12', '2026-03-14', '2025-03-13', '2025-03-15')),
      bothDrawn,
    ],
    ...usual('comparison', 'listConsumptions', bothDrawn),
  }),
  ...ofSupply([], {
    'map of the hours of a month': [hours('customer'), mapDrawn],
    'map of the hours of a year': [hours('customer', YEAR), mapDrawn],
    'map of a holiday house': [hours('customer', YEAR, 2), mapDrawn],
    'map of what a roof made': [hours('prosumer', `${YEAR}&generationTabValue=1`), mapDrawn],
    'an hour of the map': [
      [hours('customer'), mapDrawn],
      (page) => page.locator('main figure input[type=range]').first().press('ArrowUp'),
    ],
    'map of which half came': [
      hours('customer', YEAR),
      fails('listConsumptions', 'startDate::2025-10-01|granularity::H'),
      mapDrawn,
    ],
    'map on its way': [hours('customer', YEAR), loads('listConsumptions', 'granularity::H')],
    'map without a connection': [hours('customer'), mapDrawn, offline],
  }),
]
