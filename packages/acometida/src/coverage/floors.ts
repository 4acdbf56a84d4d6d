import { InvalidArgumentError } from 'commander'
import { DIMENSIONS, type Dimension } from './dimensions.ts'
import { type Coverage, SCOPES, type Scope } from './judgeCoverage.ts'
import { percentOf, formatShare } from './titles.ts'

/** The least percentages that tests have to see: `{ codes: 98, 'journeys.codes': 60 }`. */
export type Floors = Readonly<Partial<Record<`${'' | `${Exclude<Scope, 'all'>}.`}${Dimension}`, number>>>

/** Parses floors such as `codes=98,journeys.codes=60`. */
export function parseFloors(text: string): Floors {
  const entries = text.split(',').map((each) => {
    const [, name = '', percent = ''] = /^([a-z.]+)=(\d{1,3}(?:\.\d+)?)$/.exec(each.trim()) ?? []
    if (!NAMES.has(name) || Number(percent) > 100)
      throw new InvalidArgumentError(
        `"${each}" is not a floor. Allowed: a name and a percentage up to 100, such as codes=95 or journeys.codes=60. Names: ${DIMENSIONS.join(', ')}.`,
      )
    return [name, Number(percent)] as const
  })
  return Object.fromEntries(entries)
}

const NAMES: ReadonlySet<string> = new Set(
  SCOPES.flatMap((scope) => DIMENSIONS.map((dimension) => (scope === 'all' ? dimension : `${scope}.${dimension}`))),
)

/** One sentence for each share below its floor. */
export function belowFloors({ shares }: Coverage, floors: Floors): string[] {
  return Object.entries(floors).flatMap(([name, floor]) => {
    const [dimension, scope = 'all'] = name.split('.').toReversed() as [Dimension, Scope?] // parseFloors accepts no other.
    const share = shares[scope][dimension]
    return percentOf(share) >= floor
      ? []
      : [`${name} is below its floor of ${floor} %: ${formatShare(share)}. --report html lists the gaps.`]
  })
}
