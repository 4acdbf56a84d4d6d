import type { Filters } from '@acometida/api-spec/generated/filters'
import { listConsumptions } from '#src/api/generated/api.ts'
import { defineQuery, usePrefetch, useQueryRunner, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import type { DayRange } from './comparison.ts'
import { type Curve, type FetchCurveOptions, type CurveRequest, fetchCurve } from './fetchCurve.ts'

type Granularity = 'hour' | 'day'

/** The curve of a supply between two dates, by hours or days. */
export function useCurve(supply: Supply, range: DayRange, granularity: Granularity, enabled = true) {
  const { document } = useSession()
  return useDefinedQuery(curveOf(supply, document, range, granularity), { enabled })
}

type CurveToFetch = { readonly supply: Supply; readonly range: DayRange }

/** Prefetches curves that are shown later. */
export function usePrefetchCurves(curves: readonly CurveToFetch[], granularity: Granularity): void {
  const { document } = useSession()
  usePrefetch(curves.map(({ supply, range }) => curveOf(supply, document, range, granularity)))
}

/** Fetches whole curves, one by one, until the signal aborts. Fails at once when offline. */
export function useFetchCurve() {
  const { document } = useSession()
  const { fetchFresh } = useQueryRunner()
  return async (
    supply: Supply,
    range: DayRange,
    granularity: Granularity,
    { signal, onWindow }: Pick<FetchCurveOptions, 'onWindow'> & { readonly signal: AbortSignal },
  ): Promise<Curve> =>
    // No component observes them, so tens of years of hours are not cached.
    fetchFresh({
      ...curveOf(supply, document, range, granularity, { whole: true, onWindow }, signal),
      gcTime: 0,
    })
}

function curveOf(
  supply: Supply,
  document: string,
  range: DayRange,
  granularity: Granularity,
  options: FetchCurveOptions = {},
  stop?: AbortSignal,
) {
  const request = curveRequest(supply, document, range, granularity)
  // A curve that has to be whole is another answer.
  const about = options.whole ? [request, 'whole'] : [request]
  return defineQuery('listConsumptions', about, (left) => {
    const signal = stop ? AbortSignal.any([left, stop]) : left
    const ask = (keys: Filters['listConsumptions']) =>
      listConsumptions({ filter: filterOf<'listConsumptions'>(keys) }, { signal })
    return fetchCurve(request, ask, options)
  })
}

/** What is asked for a curve: in kWh, with the generation of the supply's installation. */
export function curveRequest(
  { cups, tariff, delegated, generator, cau }: Pick<Supply, 'cups' | 'tariff' | 'delegated' | 'generator' | 'cau'>,
  document: string,
  range: DayRange,
  granularity: Granularity,
): CurveRequest {
  return {
    cups,
    ...(!delegated && { nif: document }),
    range,
    granularity,
    tariff,
    unit: 'K',
    generator: generator ? '1' : '0',
    isDelegate: delegated ? 'Y' : 'N',
    isSelfConsumption: cau === null ? '0' : '1',
  }
}
