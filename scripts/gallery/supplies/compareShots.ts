import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { failed, loads, offline, type Shot, stale } from '../shot.ts'

const TAB = 1
const path = paths.supplyDetail
const of = (who: Persona['key'], nth = 1, query = '') =>
  `${supplyDetailPath(supplyCups(persona(who).userId, nth), TAB)}${query}`
const house = supplyCups(persona('customer').userId, 2)
const drawn = (page: Page) => page.locator('main figure input[type=range]').last().waitFor()

/** The comparison of a supply. */
export const compareShots: readonly Shot[] = [
  { path, state: 'comparison with a year ago', who: 'customer', at: of('customer'), steps: drawn },
  {
    path,
    state: 'comparison as a table',
    who: 'customer',
    at: of('customer', 1, '&menuTabValue=1'),
    steps: (page) => page.locator('main section ul, main table').last().waitFor(),
  },
  { path, state: 'comparison of months', who: 'customer', at: of('customer', 1, '&by=month'), steps: drawn },
  { path, state: 'comparison around a day', who: 'customer', at: of('customer', 1, '&by=day'), steps: drawn },
  {
    path,
    state: 'comparison with another supply',
    who: 'customer',
    at: of('customer', 1, `&by=supply&other=${house}`),
    steps: drawn,
  },
  { path, state: 'comparison with no supply yet', who: 'customer', at: of('customer', 1, '&by=supply') },
  {
    path,
    state: 'comparison of the same days',
    who: 'customer',
    at: of('customer', 1, '&by=dates&from=2026-03-01&to=2026-03-07&againstFrom=2026-03-01&againstTo=2026-03-07'),
  },
  {
    path,
    state: 'comparison without data',
    who: 'customer',
    at: of('customer', 1, '&by=dates&from=2026-03-01&to=2026-03-07&againstFrom=2020-03-01&againstTo=2020-03-07'),
  },
  {
    path,
    state: 'comparison of years',
    who: 'company',
    at: of('company', 1, '&by=dates&from=2025-04-01&to=2026-03-14&againstFrom=2024-04-02&againstTo=2025-03-15'),
    steps: drawn,
  },
  { path, state: 'comparison of a roof', who: 'prosumer', at: of('prosumer'), steps: drawn },
  { path, state: 'comparison of a generator', who: 'prosumer', at: of('prosumer', 2), steps: drawn },
  {
    path,
    state: 'comparison of which half came',
    who: 'customer',
    at: of('customer', 1, '&by=dates&from=2026-03-01&to=2026-03-07&againstFrom=2025-03-02&againstTo=2025-03-08'),
    ...failed('listConsumptions', 'startDate::2025-03-02'),
  },
  {
    path,
    state: 'comparison of days of which much is estimated',
    who: 'customer',
    at: of('customer', 1, '&by=dates&from=2026-03-12&to=2026-03-14&againstFrom=2025-03-13&againstTo=2025-03-15'),
    steps: drawn,
  },
  {
    path,
    state: 'comparison that is stale',
    who: 'customer',
    at: of('customer'),
    steps: stale('listConsumptions', drawn),
  },
  {
    path,
    state: 'comparison failed',
    who: 'customer',
    at: of('customer'),
    ...failed('listConsumptions'),
  },
  { path, state: 'comparison on its way', who: 'customer', at: of('customer'), ...loads('listConsumptions') },
  { path, state: 'comparison without a connection', who: 'customer', at: of('customer'), steps: offline(drawn) },
]
