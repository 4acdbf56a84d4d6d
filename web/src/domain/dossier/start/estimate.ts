import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import type { DossierTerm } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { futureStatuses } from '@acometida/api-spec/rules/dossier/futureStatuses'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import {
  checkScale,
  type CheckScaleSuccess,
  type ScaleQuestion,
  type VoltageLevel,
  type WorksConcept,
} from '#src/api/generated/api.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'

/** The parameters of a connection that determine its price and terms. */
export type ConnectionParams = Readonly<Omit<ScaleQuestion, 'generation'>>

/** The cost and duration of a connection, before a request. */
export interface Estimate {
  /** `regulated` is the full price. For `study` only a minimum is known. `denied` has none. */
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

/** The price and terms of a connection. */
export function useEstimate(connection: ConnectionParams, generation: boolean) {
  return useDefinedQuery(
    defineQuery('checkScale', [connection, generation], async (signal) =>
      estimateOf(await checkScale({ ...connection, generation }, { signal })),
    ),
  )
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

/** An unknown kind of price may not be the full price. */
const PRICES: ReadonlyMap<string, Estimate['price']> = new Map([
  ['REGULATED', 'regulated'],
  ['STUDY', 'study'],
  ['DENIED', 'denied'],
])

/**
 * The last local date in service, `2026-03-14`, for a complete request sent on a date whose customer answers and pays
 * at once.
 */
export function inServiceBy(connection: ConnectionParams, sentOn: string): string | undefined {
  const steps = futureStatuses(dossierStatuses.registered, connection, sentOn)
  return steps.find(({ status }) => status === dossierStatuses.inService)?.by
}

/** The fields of an estimate as form values. */
export type ConnectionTyped = Readonly<Record<(typeof FIELDS)[number], string>>

/** The form values in the address, such as `?kw=5,75&voltage=BT`, unchecked. */
export function typedConnectionOf(query: URLSearchParams): ConnectionTyped {
  return { ...recordOf(FIELDS, (name) => query.get(name) ?? ''), voltage: query.get('voltage') || 'BT' }
}

/** The fields that are empty or invalid for the contract. */
export function invalidConnectionFields({
  kw,
  voltage,
  metres,
  ground,
}: ConnectionTyped): readonly (keyof ConnectionTyped)[] {
  const good: Readonly<Record<keyof ConnectionTyped, boolean>> = {
    kw: isWithin(kw, { min: 0.1, max: MAX_VALUE }),
    voltage: isVoltage(voltage),
    metres: isWithin(metres, { max: MAX_VALUE, isInteger: true }),
    ground: ground === 'yes' || ground === 'no',
  }
  return FIELDS.filter((field) => !good[field])
}

/** The parameters, once they are complete. */
export function connectionOf(typed: ConnectionTyped): ConnectionParams | null {
  const [powerKw, distanceMetres] = [typedNumber(typed.kw), typedNumber(typed.metres)]
  const { voltage } = typed
  if (invalidConnectionFields(typed).length > 0 || powerKw === null || distanceMetres === null || !isVoltage(voltage))
    return null
  return { powerKw, voltage, distanceMetres, urbanisedGround: typed.ground === 'yes' }
}

/** The form values of the parameters. */
export function toTypedConnection({
  powerKw,
  voltage,
  distanceMetres,
  urbanisedGround,
}: ConnectionParams): ConnectionTyped {
  return { kw: `${powerKw}`, voltage, metres: `${distanceMetres}`, ground: urbanisedGround ? 'yes' : 'no' }
}

/** A typed number with a comma or a point: 5.75 for `5,75`. Null for other text. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** The limits of a typed number. */
export interface NumberLimits {
  readonly min?: number
  readonly max: number
  readonly isInteger?: true
}

/** Whether a text is a number within limits. */
export function isWithin(text: string, { min = 0, max, isInteger }: NumberLimits): boolean {
  const value = typedNumber(text)
  return value !== null && value >= min && value <= max && (!isInteger || Number.isInteger(value))
}

function isVoltage(text: string): text is VoltageLevel {
  return text === 'BT' || text === 'MT' || text === 'AT'
}

const FIELDS = ['kw', 'voltage', 'metres', 'ground'] as const
/** The contract's maximum for kilowatts and metres. */
const MAX_VALUE = 100_000
