import { type Bill, type BillConcept, useListBills } from '#src/api/generated/api.ts'
import type { Supply } from './supplies.ts'

/** The prices of power in bills: access tolls and charges, without the retailer's energy. */
export interface PowerPrices {
  /** Euros per kW and day, by power period, P1 first. */
  readonly term: readonly number[]
  /** Euros per kW above the contracted power and day, by power period; undefined where no bill has charged any. */
  readonly excess: readonly (number | undefined)[]
  /** The factor of taxes. */
  readonly taxFactor: number
}

/** The prices of the last bill of a supply; null where it has none that tells them. */
export function usePowerPrices({ cups, delegated, contractedPower }: Supply) {
  return useListBills(
    { cups, isMigrated: '0', limit: BILLS, isDelegate: delegated ? '1' : '0' },
    { query: { select: ({ bills }) => pricesOf(bills.items, contractedPower.length) } },
  )
}

/** Bills come newest first. An excess is charged in the months that have one, so its price may be on an older bill. */
export function pricesOf(bills: readonly Bill[], periods: number): PowerPrices | null {
  const [last] = bills
  if (!last) return null
  const priceOf = (concept: BillConcept['concept'], period: number | null, of: readonly BillConcept[]) =>
    of.find((line) => line.concept === concept && line.period === period)?.price
  const slots = Array.from({ length: periods }, (_, index) => index + 1)
  const term = slots.flatMap((period) => priceOf('POWER_TERM', period, last.concepts) ?? [])
  const [electricity, vat] = [priceOf('ELECTRICITY_TAX', null, last.concepts), priceOf('VAT', null, last.concepts)]
  if (term.length < periods || electricity === undefined || vat === undefined) return null
  const all = bills.flatMap(({ concepts }) => concepts)
  return {
    term,
    excess: slots.map((period) => priceOf('EXCESS_POWER', period, all)),
    taxFactor: (1 + electricity / 100) * (1 + vat / 100),
  }
}

/** Two years of bills. */
const BILLS = 24
