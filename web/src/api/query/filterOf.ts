import type { Filters } from '@acometida/api-spec/generated/filters'
import { type FilterValue, printFilter } from '@acometida/api-spec/rules/filter'

/**
 * Prints the `filter` of an operation: `filterOf<'listCardPayments'>({ order })` is `order::PG-4K7M-29QD-X3VT`. An
 * unknown key or value does not compile. An empty value throws a RangeError: a clause left out would match everything.
 */
export function filterOf<Id extends keyof Filters = never>(clauses: Filters[Id]): string {
  // The contract's filters hold strings and lists of strings.
  return printFilter(clauses as Readonly<Record<string, FilterValue | undefined>>)
}
