import { type Bill, type BillConcept, useListBills } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The prices of power on bills: tolls and charges of access, never the retailer's energy. */
export interface PowerPrices {
  /** Euros per kW and day, by power period, P1 first. */
  readonly term: readonly number[]
  /** Euros per kW above the contracted power and day, by power period. Undefined if no bill has charged any. */
  readonly excess: readonly (number | undefined)[]
  /** The factor by which taxes multiply a price. */
  readonly taxFactor: number
}

/** The prices on the last bill of a supply. Null if it has none. */
export function usePowerPrices({ cups, delegated, contractedPower }: Supply) {
  return useListBills(
    {
      filter: filterOf<'listBills'>({ cups, isMigrated: '0', isDelegate: delegated ? 'Y' : 'N' }),
      limit: BILLS,
    },
    { query: { select: ({ bills }) => pricesOf(bills.items, contractedPower.length) } },
  )
}

/** Bills are newest first. An excess is billed only in months that have one, so its price may be on an older bill. */
export function pricesOf(bills: readonly Bill[], periods: number): PowerPrices | null {
  const [last] = bills
  if (!last) return null
  const priceOf = (concept: BillConcept['concept'], period: number | null, concepts = last.concepts) =>
    concepts.find((line) => line.concept === concept && line.period === period)?.price
  const slots = Array.from({ length: periods }, (_, index) => index + 1)
  const term = slots.flatMap((period) => priceOf('POWER_TERM', period) ?? [])
  const [electricity, vat] = [priceOf('ELECTRICITY_TAX', null), priceOf('VAT', null)]
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
