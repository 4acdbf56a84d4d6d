import type { Filters } from '@acometida/api-spec/generated/filters'
import { consumptionWindows } from '@acometida/api-spec/rules/time/consumptionWindows'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { codeOf, type CodeOf, failureOf } from '#src/api/call/apiError.ts'
import { referenceOf } from '#src/api/error.store.ts'
import type { ListConsumptionsFailure, ListConsumptionsSuccess } from '#src/api/generated/api.ts'
import { type RequestedCurve, slotsOf, type CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import { groupSlots } from '#src/domain/supply/meter/groupSlots.ts'

type CurveFilter = Filters['listConsumptions']

/** What is asked for a curve of any length. */
export interface CurveRequest extends Omit<CurveFilter, 'startDate' | 'endDate' | 'granularity'>, RequestedCurve {}

export type Curve = {
  readonly slots: readonly CurveSlot[]
  /**
   * The failure code of a missing part of the range, and the day from which it is missing. A failure outranks windows
   * without data.
   */
  readonly problem: CurveProblem | undefined
  /** Self-consumption was requested, and the supply has none (1004). */
  readonly withoutSelfConsumption: boolean
}

export interface FetchCurveOptions {
  /** A curve in part is no use, such as in a file. */
  readonly whole?: boolean
  /** Follows a long fetch: the share that has arrived, from 0 to 1. */
  readonly onWindow?: ((share: number) => void) | undefined
}

interface CurveProblem {
  readonly code: CodeOf<ListConsumptionsFailure>
  readonly from: string
  /** The reference that the customer may quote. */
  readonly reference: string
}

/**
 * Reads a curve in consecutive windows of six months and joins them. A window without data (1007) is skipped. Any other
 * failure stops the fetch and keeps what arrived before. Throws only if nothing arrived, or if it has to be `whole`.
 */
export async function fetchCurve(
  { range, granularity, tariff, ...keys }: CurveRequest,
  ask: (keys: CurveFilter) => Promise<ListConsumptionsSuccess>,
  { whole = false, onWindow }: FetchCurveOptions = {},
): Promise<Curve> {
  const slots: CurveSlot[] = []
  const wantsSelfConsumption = keys.isSelfConsumption === '1'
  let selfConsumption = wantsSelfConsumption
  let problem: Curve['problem']

  const windows = consumptionWindows(range.from, range.to)
  for (const [index, { start, end }] of windows.entries()) {
    const askWindow = () =>
      ask({
        ...keys,
        granularity: granularity === 'hour' ? 'H' : 'D',
        startDate: spanishDate(start),
        endDate: spanishDate(end),
        isSelfConsumption: selfConsumption ? '1' : '0',
      })
    try {
      const answer = await askWindow().catch(retryWithout)
      slots.push(...read(answer, { granularity, tariff, range: { from: start, to: end } }))
    } catch (cause) {
      const failure = failureOf<ListConsumptionsFailure>(cause)
      if (failure === null) throw cause
      const isEmpty = failure.code === NO_DATA
      if (!isEmpty && (whole || slots.length === 0)) throw cause
      const windowProblem = { code: failure.code, from: start, reference: referenceOf(failure) }
      problem = isEmpty ? (problem ?? windowProblem) : windowProblem
      if (!isEmpty) break
    }
    onWindow?.((index + 1) / windows.length)

    async function retryWithout(cause: unknown) {
      if (!selfConsumption || codeOf<ListConsumptionsFailure>(cause) !== NO_SELF_CONSUMPTION) throw cause
      selfConsumption = false
      return askWindow()
    }
  }
  return { slots, problem, withoutSelfConsumption: wantsSelfConsumption && !selfConsumption }
}

/** The slots of an answer. An API may send the hours although the days were asked for. */
function read({ items }: ListConsumptionsSuccess, question: RequestedCurve): readonly CurveSlot[] {
  const hasHours = items.some(({ consumptions }) => consumptions.items.length > 1)
  if (question.granularity === 'hour' || !hasHours) return slotsOf({ items }, question)
  return groupSlots(slotsOf({ items }, { ...question, granularity: 'hour' }), 'day')
}

export const NO_DATA = '1007'
const NO_SELF_CONSUMPTION = '1004'
