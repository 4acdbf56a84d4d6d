import { type Bill, type BillConcept, useListBills } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The prices on bills: tolls and charges of access, never the retailer's energy. */
export interface AccessPrices {
  /** The first local day of the bill that they are from: `2026-02-01`. */
  readonly billedFrom: string
  /** Euros per kWh, by tariff period, P1 first. Undefined if no bill has charged any. */
  readonly energy: readonly (number | undefined)[]
  /** Euros per kW and day, by power period, P1 first. */
  readonly term: readonly number[]
  /** Euros per kW above the contracted power and day, by power period. Undefined if no bill has charged any. */
  readonly excess: readonly (number | undefined)[]
  /** The factor by which taxes multiply a price. */
  readonly taxFactor: number
}

/** The prices of power alone. */
export type PowerPrices = Pick<AccessPrices, 'term' | 'excess' | 'taxFactor'>

/** The prices on the last bill of a supply. Null if it has none. */
export function useAccessPrices({ cups, delegated, contractedPower }: Supply, { enabled = true } = {}) {
  return useListBills(
    {
      filter: filterOf<'listBills'>({ cups, isMigrated: '0', isDelegate: delegated ? 'Y' : 'N' }),
      limit: BILLS,
    },
    { query: { select: ({ bills }) => pricesOf(bills.items, contractedPower.length), enabled } },
  )
}

/**
 * Bills are newest first. An excess, or the energy of a period, is billed only in months that have it, so its price may
 * be on an older bill.
 * @param periods The number of power periods.
 */
export function pricesOf(bills: readonly Bill[], periods: number): AccessPrices | null {
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
    billedFrom: last.startDate,
    energy: ENERGY_PERIODS.map((period) => priceOf('ENERGY_TERM', period, all)),
    term,
    excess: slots.map((period) => priceOf('EXCESS_POWER', period, all)),
    taxFactor: (1 + electricity / 100) * (1 + vat / 100),
  }
}

/**
 * The tolls and charges of energy with taxes, euros. Null without energy by period, and for a period whose price no
 * bill has told.
 * @param periods The energy by tariff period, kWh, P1 first.
 */
export function eurosOfEnergy(periods: readonly number[], { energy, taxFactor }: AccessPrices): number | null {
  if (periods.length === 0 || periods.some((kwh, index) => kwh !== 0 && energy[index] === undefined)) return null
  return periods.reduce((sum, kwh, index) => sum + kwh * (energy[index] ?? 0), 0) * taxFactor
}

const ENERGY_PERIODS = [1, 2, 3, 4, 5, 6] as const

/** Two years of bills. */
const BILLS = 24
