import { makeCups } from '@acometida/api-spec/rules/cups'
import { addMonths } from '@acometida/api-spec/rules/calendar'
import { localDate } from '@acometida/api-spec/rules/madrid'
import type { supplyPoint } from '@acometida/server/db/schema'
import { between, pick } from './fraction.ts'
import { type Place, placeIn, towns } from './places.ts'

export type SupplyRow = typeof supplyPoint.$inferInsert

const MONTHS_OF_DATA = 24
/** Prime to the twelve digits of a CUPS, so that near numbers lie far apart and no two meet. */
const SCATTER = 7_654_321

export interface Installation {
  readonly place: Place
  readonly usage: SupplyRow['usage']
  readonly annualKwh: number
  /** Contracted power of each period, watts; 2.0TD has two and 3.0TD six of them. */
  readonly watts: readonly number[]
  readonly solarKwp?: number
  readonly cau?: string
  readonly generator?: boolean
}

/** The CUPS of the n-th supply, counting from 1, that a user of the seed holds. */
export function supplyCups(userId: number, nth: number): string {
  return makeCups('0022', ((userId * 1000 + nth) * SCATTER) % 1e12)
}

/** The n-th supply of a user, with 24 months of data at an instant of the world's clock. */
export function supplyRow(userId: number, nth: number, installation: Installation, nowMs: number): SupplyRow {
  const { place, usage, annualKwh, watts, solarKwp = 0, cau = null, generator = false } = installation
  const number = userId * 1000 + nth
  return {
    cups: supplyCups(userId, nth),
    holderId: userId,
    meterId: `0022${String(number).padStart(9, '0')}`,
    addressId: String(number),
    ...place,
    generator,
    cau,
    tariff: watts.length === 6 ? '3.0TD' : '2.0TD',
    contractedWatts: watts.join(','),
    usage,
    annualKwh,
    solarKwp,
    dataFrom: addMonths(`${localDate(nowMs).slice(0, 7)}-01`, -MONTHS_OF_DATA),
  }
}

/** The flat of somebody of whom nothing else matters, by key. */
export function ordinaryFlat(key: string | number): Installation {
  const watts = pick([3450, 4600, 5750], 'flat', key, 'power')
  return {
    place: placeIn(pick(towns, 'flat', key), true, 'flat', key),
    usage: 'household',
    annualKwh: between(2200, 4300, 'flat', key, 'energy'),
    watts: [watts, watts],
  }
}

/** The six powers of 3.0TD: the nights of P6 may be higher than the rest. */
export function sixPowers(watts: number, nightWatts: number = watts): readonly number[] {
  return [watts, watts, watts, watts, watts, nightWatts]
}
