import type { Filters } from '@acometida/api-spec/generated/filters'
import { type FilterValue, printFilter } from '@acometida/api-spec/rules/filter'

/**
 * The text of the `filter` of an operation, as in `filterOf<'listCardPayments'>({ order })`. A key or a choice that the
 * contract does not know does not compile. An empty value throws a RangeError, since leaving it out would ask for all.
 */
export function filterOf<Id extends keyof Filters = never>(clauses: Filters[Id]): string {
  // The contract's filters hold texts and lists of texts.
  return printFilter(clauses as Readonly<Record<string, FilterValue | undefined>>)
}
