import { filterOf } from '#src/api/query/filterOf.ts'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { question, useQuestion } from '#src/api/query/composed.ts'
import {
  type Failure,
  listInterruptions,
  type ListFailuresSuccess,
  type ListWarningsSuccess,
  useCreateWarning,
  useListFailures,
  useListIncidences,
  useListWarnings,
  type WarningKind,
} from '#src/api/generated/api.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { instantOf, type Outage, outageOf, outagesOf } from '#src/domain/outage/outages.ts'
import { KINDS } from '#src/domain/outage/warnings.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'

/** The place of a failure: a supply, or a postcode if the supply is unknown. */
export type FailurePlace = { readonly cups: string } | { readonly postalCode: string }

/** A current failure, as the board shows it. */
export interface BoardFailure {
  readonly outage: Outage
  readonly postalCode: string
  /** Undefined if the whole postcode is without power. */
  readonly cups: string | undefined
  readonly warnings: number
  /** The number of warnings about a danger. */
  readonly dangers: number
  readonly minutesLeft: number
}

/** A person's warning of a failure. */
export interface FailureWarning {
  readonly code: string
  readonly outageCode: string
  readonly kind: Code<WarningKind>
  readonly comment: string
  /** Empty without one. */
  readonly phone: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A caller's report by phone. */
export interface CallReport {
  readonly kind: WarningKind
  readonly comment: string
  /** In any format. Empty for the holder's. */
  readonly phone: string
}

export const FAILURES_A_PAGE = 25

/**
 * The current failures, dangerous ones first; with a postcode, only those there. Refetched every minute while observed.
 */
export function useFailureBoard(postalCode: string, page: number) {
  const where = postalCode === '' ? {} : { postalCode }
  return useListFailures(
    { ...where, limit: FAILURES_A_PAGE, offset: page * FAILURES_A_PAGE },
    { query: { select: boardOf, refetchInterval: MINUTE_MS } },
  )
}

/** The outages of a place. Called as the actor, also while acting: the supply may be anybody's. */
export function useOutagesAt(place: FailurePlace) {
  const ofSupply = 'cups' in place
  const supply = useListIncidences(
    { cups: ofSupply ? place.cups : '' },
    { request: asStaff(), query: { enabled: ofSupply, select: outagesOf, refetchInterval: MINUTE_MS } },
  )
  const area = useListFailures(
    { postalCode: ofSupply ? '' : place.postalCode, limit: FAILURES_A_PAGE },
    { query: { enabled: !ofSupply, select: outagesOfBoard, refetchInterval: MINUTE_MS } },
  )
  return ofSupply ? supply : area
}

/** The warnings of a place, newest first. */
export function useWarningsAt(place: FailurePlace) {
  return useListWarnings(
    { filter: filterOf<'listWarnings'>({ ...place }) },
    { request: asStaff(), query: { select: warningsOf } },
  )
}

/** The warnings of a failure in all places, newest first. */
export function useWarningsOf(outageCode: string) {
  return useListWarnings(
    { filter: filterOf<'listWarnings'>({ codIncidence: outageCode }) },
    { request: asStaff(), query: { select: warningsOf } },
  )
}

/** The current and announced outages by supply. */
export function useInterrupted(cups: readonly string[]) {
  const interrupted = question('listInterruptions', [cups], async (signal) => {
    const { supplies } = await listInterruptions({ cups: [...cups] }, asStaff({ signal }))
    return new Map(supplies.map(({ cups: of, interruptions }) => [of, interruptions.map(outageOf)]))
  })
  return useQuestion(interrupted, { enabled: cups.length > 0 })
}

/** Creates a warning for a caller. */
export function useCallReport(place: FailurePlace) {
  const { mutateAsync } = useCreateWarning({ request: asStaff() })
  return async ({ kind, comment, phone }: CallReport) => {
    const [comentario, telefono] = [comment.trim(), normalizePhone(phone)]
    const { warning, incidence } = await mutateAsync({
      data: { ...place, tipo: kind, ...(comentario && { comentario }), ...(telefono && { telefono }) },
    })
    return { code: warning.codWarning, outage: outageOf(incidence) }
  }
}

function boardOf({ failures }: ListFailuresSuccess) {
  return { count: failures.count, items: failures.items.map(failureOf) }
}

function failureOf({ incidence, postalCode, cups, warnings, dangers, minutesLeft }: Failure): BoardFailure {
  return { outage: outageOf(incidence), postalCode, cups, warnings, dangers, minutesLeft }
}

function outagesOfBoard({ failures }: ListFailuresSuccess): readonly Outage[] {
  return failures.items.map(({ incidence }) => outageOf(incidence))
}

function warningsOf({ warnings }: ListWarningsSuccess): readonly FailureWarning[] {
  return warnings.map(({ codWarning, codIncidence, tipo, comentario, telefono, fecha }) => ({
    code: codWarning,
    outageCode: codIncidence,
    kind: codeFrom(KINDS, tipo),
    comment: comentario,
    phone: telefono,
    at: instantOf(fecha),
  }))
}
