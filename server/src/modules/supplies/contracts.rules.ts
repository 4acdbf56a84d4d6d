import { addDays, addMonths } from '@acometida/api-spec/rules/time/calendar'
import { type Contracted, contractedOn } from '#src/modules/metering/contractedPower.rules.ts'
import { noise, seedOf } from '#src/modules/metering/noise.rules.ts'

/** A period from one local day to another; null without an end. */
export interface Term {
  readonly startDate: string
  readonly endDate: string | null
}

/** The contract history of a supply, newest first. It depends on the supply alone. */
export function contractHistory(
  point: Contracted & { readonly cups: string; readonly dataFrom: string; readonly connectedOn?: string | null },
): {
  readonly contractStart: string
  readonly powers: readonly (Term & { readonly watts: readonly number[] })[]
  readonly retailers: readonly (Term & { readonly name: string })[]
} {
  const seed = seedOf(point.cups)
  const chance = (salt: number) => noise(seed, 0, 800 + salt)
  const contractStart = point.connectedOn ?? addMonths(point.dataFrom, -Math.floor(12 + chance(0) * 49))
  const powers = termsOf(contractStart, point.powersSince ? [point.powersSince] : [])
  // A new supply has had no changes yet.
  const changes = (point.connectedOn ? [] : [chance(3), chance(4)]).filter((each) => each < 0.55)
  const changeDates = changes.map((each, nth) => addMonths(contractStart, 4 + nth * 14 + Math.floor(each * 12)))
  const first = Math.floor(chance(5) * names.length)
  return {
    contractStart,
    powers: powers.map((term) => ({ ...term, watts: contractedOn(point, term.startDate) })),
    retailers: termsOf(contractStart, changeDates).map((term, age) => ({
      ...term,
      name: names[(first + age * 2) % names.length] ?? '',
    })),
  }
}

/** Invented retailers. */
const names = [
  'Luz do Atlántico Comercializadora, S. L.',
  'Enerxía Fonte Nova, S. A.',
  'Comercializadora de Referencia del Noroeste, S. A.',
  'Vatio Claro Energía, S. L.',
  'Cooperativa Eléctrica A Roda, S. Coop.',
]

/** The terms between a start and later changes, newest first. `changes`: oldest first. */
function termsOf(start: string, changes: readonly string[]): Term[] {
  const starts = [start, ...changes]
  return starts
    .map((startDate, index) => {
      const next = starts[index + 1]
      return { startDate, endDate: next === undefined ? null : addDays(next, -1) }
    })
    .toReversed()
}
