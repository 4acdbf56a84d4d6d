import { consumptionWindows } from '@acometida/api-spec/rules/consumptionWindows'
import { codeOf, type CodeOf, failureOf } from '#src/api/apiError.ts'
import { referenceOf } from '#src/api/error.store.ts'
import type {
  ListConsumptionsFailure,
  ListConsumptionsParams,
  ListConsumptionsSuccess,
} from '#src/api/generated/api.ts'
import { readingsOf, type Reading } from './reading.ts'

export type CurveRequest = {
  readonly cups: string
  /** Document of the holder, where the caller is the holder. */
  readonly document: string | undefined
  readonly from: string
  readonly to: string
  readonly granularity: 'hour' | 'day'
  readonly generator: boolean
  readonly delegated: boolean
  /** Ask for what the installation made as well. */
  readonly selfConsumption: boolean
}

export type Curve = {
  readonly readings: readonly Reading[]
  /**
   * The code with which a part of the range did not arrive, and the day from which it is missing. A failure outranks
   * windows without data.
   */
  readonly problem: CurveProblem | undefined
  /** Self-consumption was asked for and the supply has none (1004). */
  readonly withoutSelfConsumption: boolean
}

interface CurveProblem {
  readonly code: CodeOf<ListConsumptionsFailure>
  readonly from: string
  /** The reference for support. */
  readonly reference: string
}

/**
 * Fetches a curve in consecutive windows of six months and joins them. A window without data (1007) is skipped; any
 * other failure ends the fetch and keeps the earlier part. Throws only where nothing arrived.
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
      const empty = failure.code === NO_DATA
      if (!empty && readings.length === 0) throw cause
      const found = { code: failure.code, from: start, reference: referenceOf(failure) }
      if (!empty) {
        problem = found
        break
      }
      problem ??= found
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
