import type { Tariff } from '@acometida/api-spec/rules/tariff'

export interface Tolls {
  /** Euros per kW and day, by power period. */
  readonly power: readonly number[]
  /** Euros per kWh, by energy period. */
  readonly energy: readonly number[]
  /**
   * Euros per kW above the contracted power and day, by power period; empty where a switch lets nothing above it
   * through.
   */
  readonly excess: readonly number[]
}

/**
 * Tolls and charges of access together ("peajes y cargos", Circular 3/2020 of the CNMC and RD 148/2021). The amounts
 * are assumed, of the order of those of 2025.
 */
export const tolls: Readonly<Record<Tariff, Tolls>> = {
  '2.0TD': { power: [0.075901, 0.001988], energy: [0.097553, 0.029267, 0.003292], excess: [] },
  '3.0TD': {
    power: [0.053865, 0.028121, 0.011663, 0.010057, 0.006456, 0.003924],
    energy: [0.058766, 0.031369, 0.016201, 0.010864, 0.005318, 0.003292],
    excess: [0.115218, 0.060042, 0.024896, 0.021462, 0.013786, 0.008378],
  },
}

/**
 * Reactive energy above a third of the active one, euros per kVArh with a power factor of 0.80 or more; not in the
 * valley.
 */
export const reactive = { price: 0.041554, freeShare: 0.33, valley: 6 } as const

/** Rental of the meter, euros a day. */
export const meterRental = 0.026667

/** Percent: the special tax on electricity (Law 38/1992, art. 99) and VAT. */
export const taxes = { electricity: 5.11269632, vat: 21 } as const
