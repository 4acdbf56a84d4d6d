import { consumptionWindows } from '@acometida/api-spec/rules/time/consumptionWindows'
import { codeOf, type CodeOf, failureOf } from '#src/api/call/apiError.ts'
import { referenceOf } from '#src/api/error.store.ts'
import type {
  ListConsumptionsFailure,
  ListConsumptionsParams,
  ListConsumptionsSuccess,
} from '#src/api/generated/api.ts'
import { readingsOf, type Reading } from '#src/domain/supply/meter/reading.ts'

export type CurveRequest = {
  readonly cups: string
  /** The holder's document, if the caller is the holder. */
  readonly document: string | undefined
  readonly from: string
  readonly to: string
  readonly granularity: 'hour' | 'day'
  readonly generator: boolean
  readonly delegated: boolean
  /** Include the generation of the installation. */
  readonly selfConsumption: boolean
}

export type Curve = {
  readonly readings: readonly Reading[]
  /**
   * The failure code of a missing part of the range, and the day from which it is missing. A failure outranks windows
   * without data.
   */
  readonly problem: CurveProblem | undefined
  /** Self-consumption was requested, and the supply has none (1004). */
  readonly withoutSelfConsumption: boolean
}

interface CurveProblem {
  readonly code: CodeOf<ListConsumptionsFailure>
  readonly from: string
  /** The reference that the customer may quote. */
  readonly reference: string
}

/**
 * Reads a curve in consecutive windows of six months and joins them. A window without data (1007) is skipped. Any other
 * failure stops the reading and keeps what arrived before. Throws only if nothing arrived.
 */
export async function fetchCurve(
  request: CurveRequest,
  ask: (params: ListConsumptionsParams) => Promise<ListConsumptionsSuccess>,
): Promise<Curve> {
  const readings: Reading[] = []
  let selfConsumption = request.selfConsumption
  let problem: Curve['problem']

  for (const { start, end } of consumptionWindows(request.from, request.to)) {
    const askWindow = () => ask(paramsOf({ ...request, from: start, to: end, selfConsumption }))
    try {
      readings.push(...readingsOf(await askWindow().catch(retryWithout)))
    } catch (cause) {
      const failure = failureOf<ListConsumptionsFailure>(cause)
      if (failure === null) throw cause
      const isEmpty = failure.code === NO_DATA
      if (!isEmpty && readings.length === 0) throw cause
      const windowProblem = { code: failure.code, from: start, reference: referenceOf(failure) }
      problem = isEmpty ? (problem ?? windowProblem) : windowProblem
      if (!isEmpty) break
    }

    async function retryWithout(cause: unknown) {
      if (!selfConsumption || codeOf<ListConsumptionsFailure>(cause) !== NO_SELF_CONSUMPTION) throw cause
      selfConsumption = false
      return askWindow()
    }
  }
  return { readings, problem, withoutSelfConsumption: request.selfConsumption && !selfConsumption }
}

export const NO_DATA = '1007'
const NO_SELF_CONSUMPTION = '1004'

function paramsOf(request: CurveRequest): ListConsumptionsParams {
  const { cups, document, from, to, granularity, generator, delegated, selfConsumption } = request
  return {
    cups,
    ...(document === undefined ? {} : { user: document }),
    startDate: from,
    endDate: to,
    granularity: granularity === 'hour' ? 'H' : 'D',
    unit: 'K',
    generator: generator ? '1' : '0',
    isDelegate: delegated ? '1' : '0',
    isSelfConsumption: selfConsumption ? '1' : '0',
  }
}
