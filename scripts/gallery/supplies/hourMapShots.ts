import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type Persona, persona } from '@acometida/e2e/src/people.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { fails, loads, offline, type Shot } from '../shot.ts'

const path = paths.supplyDetail
const of = (who: Persona['key'], query = '', nth = 1) =>
  `${supplyDetailPath(supplyCups(persona(who).userId, nth), 0)}&menuTabValue=2${query}`
const YEAR = '&consumptionTabValue=3'
const drawn = (page: Page) => page.locator('main figure input[type=range]').first().waitFor()

/** The map of the hours of a supply. */
export const hourMapShots: readonly Shot[] = [
  { path, state: 'map of the hours of a month', who: 'customer', at: of('customer'), steps: drawn },
  { path, state: 'map of the hours of a year', who: 'customer', at: of('customer', YEAR), steps: drawn },
  { path, state: 'map of a holiday house', who: 'customer', at: of('customer', YEAR, 2), steps: drawn },
  {
    path,
    state: 'map of what a roof made',
    who: 'prosumer',
    at: of('prosumer', `${YEAR}&generationTabValue=1`),
    steps: drawn,
  },
  {
    path,
    state: 'an hour of the map',
    who: 'customer',
    at: of('customer'),
    steps: async (page) => {
      await drawn(page)
      await page.locator('main figure input[type=range]').first().press('ArrowUp')
    },
  },
  {
    path,
    state: 'map of which half came',
    who: 'customer',
    at: of('customer', YEAR),
    world: fails('listConsumptions', 'startDate::2025-10-01|granularity::H'),
    steps: drawn,
  },
  {
    path,
    state: 'map on its way',
    who: 'customer',
    at: of('customer', YEAR),
    ...loads('listConsumptions', 'granularity::H'),
  },
  { path, state: 'map without a connection', who: 'customer', at: of('customer'), steps: offline(drawn) },
]
