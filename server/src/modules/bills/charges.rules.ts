import type { Bill, BillConcept } from '@acometida/api-spec/generated/operations'
import { memoize } from '@acometida/api-spec/rules/memoize'
import type { Tariff } from '@acometida/api-spec/rules/supply/tariff'
import { partsOf } from '@acometida/api-spec/rules/time/calendar'
import { contractedOn, keyOfContracted } from '#src/modules/metering/contractedPower.rules.ts'
import { keyOfPoint } from '#src/modules/metering/curve.rules.ts'
import { type BilledPoint, measuresOfMonth } from '#src/modules/metering/measures.rules.ts'
import { noise, seedOf } from '#src/modules/metering/noise.rules.ts'

/**
 * The charges of a bill, in cents that add up exactly: the concepts without VAT are the base, base and VAT the total.
 */
export type BillCharge = Pick<Bill, 'concepts' | 'consumption' | 'baseCents' | 'vatCents' | 'totalCents'>

/**
 * The charge of a supply for the days of a month `YYYY-MM`, from its first day of data on. It depends on these alone.
 */
export const chargeOf = memoize(
  20_000,
  (point: BilledPoint, month: string, dataFrom: string, days: number) =>
    [keyOfPoint(point), keyOfContracted(point), month, dataFrom, days].join('/'),
  computeCharge,
)

function computeCharge(point: BilledPoint, month: string, dataFrom: string, days: number): BillCharge {
  const { wh, peaks } = measuresOfMonth(point, month, dataFrom)
  const kwh = wh.map(wholeKwh)
  const { power, energy, excess } = tolls[point.tariff]
  const contracted = contractedOn(point, `${month}-01`).map((watts) => watts / 1000)
  const taxed = [
    ...contracted.map((kw, index) => line('POWER_TERM', index, kw, 'kW', power[index], days)),
    ...excess.map((price, index) => {
      const above = Math.max(0, (peaks[index]?.watts ?? 0) / 1000 - (contracted[index] ?? 0))
      return line('EXCESS_POWER', index, thousandths(above), 'kW', price, days)
    }),
    ...kwh.map((used, index) => line('ENERGY_TERM', index, used, 'kWh', energy[index])),
    ...reactiveAbove(point, month, kwh).map((kvarh, index) =>
      line('REACTIVE_ENERGY', index, kvarh, 'kVArh', reactive.price),
    ),
  ].filter(({ concept, quantity }) => quantity > 0 || concept === 'POWER_TERM')
  const net = [
    ...taxed,
    tax('ELECTRICITY_TAX', sum(taxed), taxes.electricity),
    line('METER_RENTAL', null, days, 'day', METER_RENTAL),
  ]
  const vat = tax('VAT', sum(net), taxes.vat)
  return {
    concepts: [...net, vat],
    consumption: kwh.reduce((one, other) => one + other, 0),
    baseCents: sum(net),
    vatCents: vat.amountCents,
    totalCents: sum(net) + vat.amountCents,
  }
}

/** Bills and readings count whole kWh. */
export function wholeKwh(wh: number): number {
  return Math.round(wh / 1000)
}

/**
 * The reactive energy above the free share, by period. The motors and lamps of a business shift the phase: reactive
 * energy is about a third of the active energy, more in some months.
 */
function reactiveAbove(point: BilledPoint, month: string, kwh: readonly number[]): number[] {
  if (point.tariff === '2.0TD') return []
  const { year, month: nth } = partsOf(`${month}-01`)
  const share = 0.2 + 0.25 * noise(seedOf(point.cups), year * 12 + nth, 600)
  const above = Math.max(0, share - reactive.freeShare)
  return kwh.map((used, index) => (index + 1 === reactive.valley ? 0 : Math.round(used * above)))
}

function line(
  concept: BillConcept['concept'],
  index: number | null,
  quantity: number,
  unit: BillConcept['unit'],
  price = 0,
  days: number | null = null,
): BillConcept {
  const amountCents = cents(quantity * price * (days ?? 1))
  return { concept, period: index === null ? null : index + 1, quantity, unit, days, price, amountCents }
}

function tax(concept: 'ELECTRICITY_TAX' | 'VAT', baseCents: number, percent: number): BillConcept {
  const amountCents = Math.round((baseCents * percent) / 100)
  return { concept, period: null, quantity: baseCents / 100, unit: 'EUR', days: null, price: percent, amountCents }
}

const sum = (lines: readonly BillConcept[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0)
const cents = (euros: number) => Math.round(euros * 100)
const thousandths = (value: number) => Math.round(value * 1000) / 1000

interface Tolls {
  /** Euros per kW and day, by power period. */
  readonly power: readonly number[]
  /** Euros per kWh, by energy period. */
  readonly energy: readonly number[]
  /** Euros per day and kW above the contracted power, by power period; empty if a switch limits the power. */
  readonly excess: readonly number[]
}

/**
 * Access tolls and charges together ("peajes y cargos", Circular 3/2020 of the CNMC and RD 148/2021). The amounts are
 * assumed, similar to those of 2025.
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
 * Reactive energy above a third of the active energy, euros per kVArh at a power factor of 0.80 or more; not in the
 * valley.
 */
export const reactive = { price: 0.041554, freeShare: 0.33, valley: 6 } as const

/** Rental of the meter, euros a day. */
export const METER_RENTAL = 0.026667

/** Percent: the special tax on electricity (Law 38/1992, art. 99) and VAT. */
const taxes = { electricity: 5.11269632, vat: 21 } as const
