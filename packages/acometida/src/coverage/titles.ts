import type { Dimension } from './dimensions.ts'
import type { Coverage, Scope, Share } from './judgeCoverage.ts'

/** The line that explains the denominators of a summary's columns. */
export function denominators({ operations, tests }: Coverage): string {
  const called = operations.filter((each) => each.called).length
  const whole = `all ${operations.length} operations`
  const asked = called === operations.length ? whole : `the ${called} operations that the client calls`
  return `${tests.journeys} journeys, measured against ${asked}; ${tests.api} tests of the API, against ${whole}.`
}

export const headings: Readonly<Record<Scope, string>> = {
  all: 'any test',
  journeys: 'journeys',
  api: 'tests of the API',
}
export const titles: Readonly<Record<Dimension, string>> = {
  operations: 'operations',
  codes: 'codes',
  roles: 'roles',
  request: 'parts of requests',
  answer: 'parts of answers',
}

/** A share as a percentage. A share of no cells is 100 %. */
export function percentOf({ seen, of }: Share): number {
  return of === 0 ? 100 : (100 * seen) / of
}

/** A share as text, such as `45 of 60 (75.0 %)`, rounded down so that only a complete one is 100 %. */
export function formatShare(share: Share): string {
  return `${share.seen} of ${share.of} (${(Math.floor(percentOf(share) * 10) / 10).toFixed(1)} %)`
}
