import { question, useQuestion } from '#src/api/composed.ts'
import { listConsumptions } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'
import type { DayRange } from './comparison.ts'
import { fetchCurve, type CurveRequest } from './fetchCurve.ts'
import type { Supply } from './supplies.ts'

/** The curve of a supply between two days, by hours or days. */
export function useCurve(supply: Supply, range: DayRange, granularity: CurveRequest['granularity'], enabled = true) {
  const { document } = useSession()
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
  const curve = question('listConsumptions', [request], (signal) =>
    fetchCurve(request, (params) => listConsumptions(params, { signal })),
  )
  return useQuestion(curve, { enabled })
}
