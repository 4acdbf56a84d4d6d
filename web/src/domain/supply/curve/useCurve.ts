import { question, usePrefetch, useAnswers, useQuestion } from '#src/api/query/composed.ts'
import { listConsumptions } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import type { DayRange } from './comparison.ts'
import { type Curve, fetchCurve, type CurveRequest } from './fetchCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The curve of a supply between two dates, by hours or days. */
export function useCurve(supply: Supply, range: DayRange, granularity: CurveRequest['granularity'], enabled = true) {
  const { document } = useSession()
  return useQuestion(curveOf(supply, document, range, granularity), { enabled })
}

/** A curve to fetch: of a supply, between two dates. */
export interface CurveToFetch {
  readonly supply: Supply
  readonly range: DayRange
}

/** Prefetches curves that are shown later. */
export function usePrefetchCurves(curves: readonly CurveToFetch[], granularity: CurveRequest['granularity']): void {
  const { document } = useSession()
  usePrefetch(curves.map(({ supply, range }) => curveOf(supply, document, range, granularity)))
}

/** Fetches the curves of many supplies, one by one. Fails at once when offline. */
export function useAskCurve() {
  const { document } = useSession()
  const { askNow } = useAnswers()
  return async (supply: Supply, range: DayRange, granularity: CurveRequest['granularity']): Promise<Curve> =>
    // No component observes them, so tens of years of hours are not cached.
    askNow({ ...curveOf(supply, document, range, granularity), gcTime: 0 })
}

function curveOf(supply: Supply, document: string, range: DayRange, granularity: CurveRequest['granularity']) {
  const request: CurveRequest = {
    cups: supply.cups,
    document: supply.delegated ? undefined : document,
    from: range.from,
    to: range.to,
    granularity,
    generator: supply.generator,
    delegated: supply.delegated,
    selfConsumption: supply.cau !== null,
  }
  return question('listConsumptions', [request], (signal) =>
    fetchCurve(request, (params) => listConsumptions(params, { signal })),
  )
}
