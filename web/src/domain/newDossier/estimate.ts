import { dossierStatuses } from '@acometida/api-spec/rules/dossierStatus'
import { stepsAhead } from '@acometida/api-spec/rules/dossierSteps'
import type { DossierTerm } from '@acometida/api-spec/rules/dossierTerms'
import { question, useQuestion } from '#src/api/composed.ts'
import {
  checkScale,
  type CheckScaleSuccess,
  type ScaleQuestion,
  type VoltageLevel,
  type WorksConcept,
} from '#src/api/generated/api.ts'

/** The facts of a connection on which price and terms depend. */
export interface Wanted {
  readonly powerKw: number
  readonly voltage: VoltageLevel
  /** To the nearest line. */
  readonly distanceMetres: number
  readonly urbanisedGround: boolean
}

/** The estimated cost and duration of a connection. */
export interface Estimate {
  /** Regulated is the whole price; of a study only the least is known; what is denied has none. */
  readonly price: 'regulated' | 'study' | 'denied'
  /** Why the regulated price does not apply. */
  readonly reasons: readonly string[]
  /** VAT included. */
  readonly leastEuros: number | null
  readonly vatEuros: number
  readonly concepts: readonly WorksConcept[]
  readonly study: DossierTerm | null
  readonly works: DossierTerm | null
}

/** The price and the terms of a connection. */
export function useEstimate(wanted: Wanted | null, generation: boolean) {
  const asked = question('checkScale', [wanted, generation], async (signal) => {
    // The query runs only with a complete question.
    const answer = await checkScale({ ...(wanted as ScaleQuestion), generation }, { signal })
    return estimateOf(answer)
  })
  return useQuestion(asked, { enabled: wanted !== null })
}

function estimateOf(answer: CheckScaleSuccess): Estimate {
  return {
    price: PRICES.get(answer.price) ?? 'study',
    reasons: answer.reasons,
    leastEuros: answer.leastCents === null ? null : answer.leastCents / 100,
    vatEuros: answer.vatCents / 100,
    concepts: answer.concepts,
    study: termOf(answer.studyTerm),
    works: termOf(answer.worksTerm),
  }
}

function termOf(term: CheckScaleSuccess['studyTerm']): DossierTerm | null {
  return term && { amount: term.amount, unit: term.unit === 'WORKING_DAYS' ? 'WORKING_DAYS' : 'DAYS' }
}

/** A price of another kind is not the whole of it as far as anybody here knows. */
const PRICES: ReadonlyMap<string, Estimate['price']> = new Map([
  ['REGULATED', 'regulated'],
  ['STUDY', 'study'],
  ['DENIED', 'denied'],
])

/**
 * The last local day on which it is in service, `YYYY-MM-DD`, where it is sent on a day with all that it needs and the
 * customer answers and pays at once.
 */
export function inServiceBy(wanted: Wanted, sentOn: string): string | undefined {
  const steps = stepsAhead(dossierStatuses.registered, wanted, sentOn)
  return steps.find(({ status }) => status === dossierStatuses.inService)?.by
}

/** The fields of an estimate as they are typed. */
export interface WantedTyped {
  readonly kw: string
  readonly voltage: string
  readonly metres: string
  readonly ground: string
}

/** The typed values, or those in the address. */
export function typedOf(query: URLSearchParams): WantedTyped {
  const said = (name: string) => query.get(name) ?? ''
  return { kw: said('kw'), voltage: said('voltage') || 'BT', metres: said('metres'), ground: said('ground') }
}

/** The fields that are not filled in, or not as the contract takes them. */
export function wrongFields({ kw, voltage, metres, ground }: WantedTyped): readonly (keyof WantedTyped)[] {
  const powerKw = typedNumber(kw)
  const distance = typedNumber(metres)
  const good: Readonly<Record<keyof WantedTyped, boolean>> = {
    kw: powerKw !== null && powerKw >= 0.1 && powerKw <= MOST,
    voltage: isVoltage(voltage),
    metres: distance !== null && Number.isInteger(distance) && distance <= MOST,
    ground: ground === 'yes' || ground === 'no',
  }
  return FIELDS.filter((field) => !good[field])
}

/** The complete question; null while something is missing. */
export function wantedOf(typed: WantedTyped): Wanted | null {
  const [powerKw, distanceMetres] = [typedNumber(typed.kw), typedNumber(typed.metres)]
  const { voltage } = typed
  if (wrongFields(typed).length > 0 || powerKw === null || distanceMetres === null || !isVoltage(voltage)) return null
  return { powerKw, voltage, distanceMetres, urbanisedGround: typed.ground === 'yes' }
}

/** The wanted connection as it is typed. */
export function asTyped({ powerKw, voltage, distanceMetres, urbanisedGround }: Wanted): WantedTyped {
  return { kw: `${powerKw}`, voltage, metres: `${distanceMetres}`, ground: urbanisedGround ? 'yes' : 'no' }
}

/** A number of people's own typing, with a comma or a point; null where it is none. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

function isVoltage(text: string): text is VoltageLevel {
  return text === 'BT' || text === 'MT' || text === 'AT'
}

const FIELDS = ['kw', 'voltage', 'metres', 'ground'] as const
/** Kilowatts and metres that the contract takes. */
const MOST = 100_000
