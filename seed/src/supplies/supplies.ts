import { makeCups } from '@acometida/api-spec/rules/supply/cups'
import { addMonths } from '@acometida/api-spec/rules/time/calendar'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import type { supplyPoint } from '@acometida/server/db/schema'
import { between, fraction, pick } from '#src/fraction.ts'
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

/** The CUPS, such as `ES0022661982975321KS1P`, of the n-th supply, counting from 1, that a user of the seed holds. */
export function supplyCups(userId: number, nth: number): string {
  return makeCups('0022', ((userId * 1000 + nth) * SCATTER) % 1e12)
}

/** The n-th supply of a user, with 24 months of data at an instant of the world's clock. */
export function supplyRow(userId: number, nth: number, installation: Installation, nowMs: number): SupplyRow {
  const { place, usage, annualKwh, watts, solarKwp = 0, cau = null, generator = false } = installation
  const number = userId * 1000 + nth
  const dataFrom = addMonths(`${localDate(nowMs).slice(0, 7)}-01`, -MONTHS_OF_DATA)
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
    ...changeOfPower(number, watts, dataFrom),
    usage,
    annualKwh,
    solarKwp,
    dataFrom,
  }
}

/**
 * A third of the supplies have lowered their powers once since their data begin, by a step. Their contract began at
 * least a year before the data, so that there is a year between it and the change (RD 1164/2001, art. 5).
 */
function changeOfPower(
  number: number,
  watts: readonly number[],
  dataFrom: string,
): Pick<SupplyRow, 'formerWatts' | 'powersSince'> {
  if (fraction('power change', number) >= 1 / 3) return { formerWatts: null, powersSince: null }
  const most = watts.length === 2 ? MOST_SMALL_WATTS : Infinity
  return {
    formerWatts: watts.map((each) => Math.min(each + POWER_STEP_WATTS, most)).join(','),
    powersSince: addMonths(dataFrom, between(3, 15, 'power change', number, 'month')),
  }
}

const POWER_STEP_WATTS = 1150
/** Above it the tariff is another one than 2.0TD. */
const MOST_SMALL_WATTS = 15_000

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
