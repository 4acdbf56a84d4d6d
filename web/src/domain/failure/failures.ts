import { spanishDateTime } from '@acometida/api-spec/rules/time/dates'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import {
  type Failure,
  type ListFailuresSuccess,
  useListFailures,
  useListIncidences,
  useListWarnings,
  useUpdateFailure,
} from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'
import { useInterruptions } from '#src/domain/outage/interruptions.ts'
import { incidencesOf, type Outage, outageOf, outagesOf } from '#src/domain/outage/outages.ts'
import { type OutagePlace, useReport, warningsOf } from '#src/domain/outage/warnings.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'

/** A current failure, as the board shows it. */
export type BoardFailure = Omit<Failure, 'incidence'> & { readonly outage: Outage }

export const FAILURES_A_PAGE = 25

/**
 * The current failures, dangerous ones first; with a postcode, only those there. Refetched every minute while observed.
 */
export function useFailureBoard(postalCode: string, page: number) {
  return useListFailures(
    { ...omitEmpty({ postalCode }), limit: FAILURES_A_PAGE, offset: page * FAILURES_A_PAGE },
    { query: { select: boardOf, refetchInterval: MINUTE_MS } },
  )
}

/** The outages of a place. Called as the actor, also while acting: the supply may be anybody's. */
export function useOutagesAt(place: OutagePlace) {
  const ofSupply = 'cups' in place
  const supply = useListIncidences(
    // Not asked without a supply.
    ofSupply ? incidencesOf({ cups: place.cups }) : { filter: '' },
    { request: asStaff(), query: { enabled: ofSupply, select: outagesOf, refetchInterval: MINUTE_MS } },
  )
  const area = useListFailures(
    { postalCode: ofSupply ? '' : place.postalCode, limit: FAILURES_A_PAGE },
    { query: { enabled: !ofSupply, select: outagesOfBoard, refetchInterval: MINUTE_MS } },
  )
  return ofSupply ? supply : area
}

/** The warnings of a place, or of a failure in all places, newest first. */
export function useWarningsOf(about: OutagePlace | { readonly codIncidence: string }) {
  const filter = filterOf<'listWarnings'>({ ...about })
  return useListWarnings({ filter }, { request: asStaff(), query: { select: warningsOf } })
}

/** The current and announced outages by supply, as the actor reads them. */
export function useInterrupted(cups: readonly string[]) {
  return useInterruptions(cups, asStaff())
}

/** Creates a warning for a caller. */
export function useCallReport(place: OutagePlace) {
  return useReport(place, { request: asStaff() })
}

/** What staff say of the end of an outage. */
export interface OutageEnd {
  readonly act: 'ESTIMATE' | 'END'
  /** Milliseconds since 1970. Undefined for an end that comes now. */
  readonly at: number | undefined
}

/** Says when a current outage ends, or that it has ended. */
export function useOutageEnd(codIncidence: string) {
  const { mutateAsync } = useUpdateFailure({ request: asStaff() })
  return ({ act, at }: OutageEnd) =>
    mutateAsync({ codIncidence, data: { act, ...(at !== undefined && { fechaFin: spanishDateTime(at) }) } })
}

function boardOf({ failures }: ListFailuresSuccess) {
  return { count: failures.count, items: failures.items.map(failureOf) }
}

function failureOf({ incidence, ...same }: Failure): BoardFailure {
  return { ...same, outage: outageOf(incidence) }
}

// A function at module scope, as every `select` of a list: a new one would map the list at each render.
function outagesOfBoard({ failures }: ListFailuresSuccess): readonly Outage[] {
  return failures.items.map(({ incidence }) => outageOf(incidence))
}
