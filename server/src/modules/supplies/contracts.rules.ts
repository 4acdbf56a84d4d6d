import { addDays, addMonths } from '@acometida/api-spec/rules/calendar'
import { noise, seedOf } from '#src/modules/consumption/noise.rules.ts'

/** A time from one local day to another; null while it lasts. */
export interface Term {
  readonly startDate: string
  readonly endDate: string | null
}

/** What the utility knows of the contracts of a supply beside the present ones: a pure function of the supply. Newest first. */
export function contractHistory(point: { cups: string; dataFrom: string; contractedWatts: string }): {
  readonly contractStart: string
  readonly powers: readonly (Term & { readonly watts: readonly number[] })[]
  readonly retailers: readonly (Term & { readonly name: string })[]
} {
  const seed = seedOf(point.cups)
  const chance = (salt: number) => noise(seed, 0, 800 + salt)
  const contractStart = addMonths(point.dataFrom, -Math.floor(1 + chance(0) * 60))
  const watts = point.contractedWatts.split(',').map(Number)
  const changed = chance(1) < 0.4 ? addMonths(contractStart, Math.floor(6 + chance(2) * 12)) : null
  // Who lowers the power saves: before the change it was a step higher.
  const before = watts.map((each) => each + 1150)
  const powers = termsOf(contractStart, changed === null ? [] : [changed])
  const moves = [chance(3), chance(4)].filter((each) => each < 0.55)
  const moved = moves.map((each, nth) => addMonths(contractStart, 4 + nth * 14 + Math.floor(each * 12)))
  const first = Math.floor(chance(5) * names.length)
  return {
    contractStart,
    powers: powers.map((term, age) => ({ ...term, watts: age === 0 ? watts : before })),
    retailers: termsOf(contractStart, moved).map((term, age) => ({
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

/** The terms between a start and some changes in order, newest first. */
function termsOf(start: string, changes: readonly string[]): Term[] {
  const starts = [start, ...changes]
  return starts
    .map((startDate, index) => {
      const next = starts[index + 1]
      return { startDate, endDate: next === undefined ? null : addDays(next, -1) }
    })
    .toReversed()
}
