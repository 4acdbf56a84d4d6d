/**
 * The parts of a bill's line that a difference needs. Amounts are in cents; prices are in euros per unit, or per unit
 * and day if days count.
 */
export interface BillLine {
  /** POWER_TERM, ENERGY_TERM, a concept that is explained as a whole, or an unknown one. */
  readonly concept: string
  readonly period: number | null
  readonly quantity: number
  readonly days: number | null
  readonly price: number
  readonly amountCents: number
}

/**
 * The cause of a difference between bills: the days, power or energy of the period, the prices, or a whole line of
 * another kind.
 */
export type BillCause =
  | 'days'
  | 'power'
  | 'energy'
  | 'excess'
  | 'reactive'
  | 'prices'
  | 'electricityTax'
  | 'meterRental'
  | 'vat'
  | 'other'

/** A part of the difference between two bills. */
export interface BillStep {
  readonly cause: BillCause
  /** The tariff period, from 1; null if the cause has none. */
  readonly period: number | null
  /** The difference of the quantity in days, kW or kWh; null if there is no single quantity. */
  readonly more: number | null
  readonly cents: number
}

/**
 * The causes of the difference between a bill and the previous one. The steps are whole cents and sum exactly to the
 * difference between the sums of the lines; none of them is empty. A line with quantity, days and price is split in the
 * order days, quantity, price. The largest of these steps takes the cents that rounding leaves over.
 */
export function billDifference(before: readonly BillLine[], after: readonly BillLine[]): readonly BillStep[] {
  const keys = [...new Set([...after, ...before].map(keyOf))]
  const parts = keys.flatMap((key) => {
    const [old, recent] = [before.filter((line) => keyOf(line) === key), after.filter((line) => keyOf(line) === key)]
    return partsOf(old, recent)
  })
  const merged = new Map<string, BillStep>()
  for (const part of parts) {
    const name = `${part.cause}/${part.period}`
    const known = merged.get(name)
    merged.set(name, known ? { ...part, more: known.more, cents: known.cents + part.cents } : part)
  }
  const places = [...merged.values()].filter(({ cents }) => cents !== 0)
  return places.toSorted((a, b) => ORDER.indexOf(a.cause) - ORDER.indexOf(b.cause) || (a.period ?? 0) - (b.period ?? 0))
}

const ORDER: readonly BillCause[] = [
  'days',
  'power',
  'energy',
  'excess',
  'reactive',
  'prices',
  'electricityTax',
  'meterRental',
  'vat',
  'other',
]

const keyOf = ({ concept, period }: BillLine) => `${concept}/${period}`

/** The parts of the difference in one concept and period, usually between one line of each bill. */
function partsOf(before: readonly BillLine[], after: readonly BillLine[]): readonly BillStep[] {
  const line = after[0] ?? before[0]
  if (!line) return []
  const cents = sumOf(after) - sumOf(before)
  const cause = WHOLE.get(line.concept) ?? (SHARED.has(line.concept) ? undefined : 'other')
  const isSingle = before.length <= 1 && after.length <= 1
  if (cause || !isSingle) return [{ cause: cause ?? 'prices', period: null, more: null, cents }]
  // A line that one of the bills lacks counts as a line with quantity 0, for the same days at the same price.
  const none = { ...line, quantity: 0, amountCents: 0 }
  const [old, recent] = [before[0] ?? none, after[0] ?? none]
  const [daysBefore, days] = [old.days ?? 1, recent.days ?? 1]
  const shares = [
    {
      cause: 'days' as const,
      period: null,
      more: days - daysBefore,
      euros: (days - daysBefore) * old.quantity * old.price,
    },
    {
      cause: line.concept === 'POWER_TERM' ? ('power' as const) : ('energy' as const),
      period: line.period,
      more: recent.quantity - old.quantity,
      euros: (recent.quantity - old.quantity) * days * old.price,
    },
    { cause: 'prices' as const, period: null, more: null, euros: recent.quantity * days * (recent.price - old.price) },
  ]
  const rounded = shares.map(({ euros, ...share }) => ({ ...share, euros, cents: Math.round(euros * 100) }))
  const left = cents - sumOfCents(rounded)
  const [largest] = rounded.toSorted((a, b) => Math.abs(b.euros) - Math.abs(a.euros))
  return rounded.map(({ euros: _euros, ...share }) =>
    share.cause === largest?.cause ? { ...share, cents: share.cents + left } : share,
  )
}

/** The concepts whose difference is explained as a whole. */
const WHOLE: ReadonlyMap<string, BillCause> = new Map([
  ['EXCESS_POWER', 'excess'],
  ['REACTIVE_ENERGY', 'reactive'],
  ['ELECTRICITY_TAX', 'electricityTax'],
  ['METER_RENTAL', 'meterRental'],
  ['VAT', 'vat'],
])
/** The concepts whose difference is split into days, quantity and prices. */
const SHARED: ReadonlySet<string> = new Set(['POWER_TERM', 'ENERGY_TERM'])

const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
const sumOfCents = (parts: readonly { readonly cents: number }[]) => parts.reduce((sum, { cents }) => sum + cents, 0)
