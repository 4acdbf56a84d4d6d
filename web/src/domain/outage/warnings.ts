import {
  type ListWarningsSuccess,
  useCreateWarning,
  useListWarnings,
  useWarnOfIncidence,
  type Warning,
  type WarningKind,
} from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Code, isNamed, otherCode } from '#src/base/codes.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'
import { instantOf, outageOf } from './outages.ts'

export type { WarningKind }

/** The place of an outage: a supply, or a postcode if the supply is unknown. */
export type OutagePlace = { readonly cups: string } | { readonly postalCode: string }

/** A person's warning of an outage. */
export interface OutageWarning {
  /** The number: `AV20260012`. */
  readonly code: string
  readonly outageCode: string
  readonly kind: Code<WarningKind>
  readonly comment: string
  /** Empty without one. */
  readonly phone: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface Report {
  readonly kind: WarningKind
  readonly comment: string
  /** In any format. Empty for that of the user or holder. */
  readonly phone: string
}

/** The kinds of warnings, the most frequent first. */
export const WARNING_KINDS = [
  'SIN_SUMINISTRO',
  'PARCIAL',
  'TENSION',
  'INSTALACION',
  'PELIGRO',
] as const satisfies readonly WarningKind[]

/** The user's warnings at a supply, newest first. */
export function useWarnings(cups: string) {
  return useListWarnings({ filter: filterOf<'listWarnings'>({ cups }) }, { query: { select: warningsOf } })
}

/** Creates a warning at a place. Once per kind during an outage: a repeated one returns the existing warning. */
export function useReport(place: OutagePlace, options?: Parameters<typeof useCreateWarning>[0]) {
  const { mutateAsync } = useCreateWarning(options)
  return async ({ kind, comment, phone }: Report) => {
    const texts = omitEmpty({ comentario: comment.trim(), telefono: phone })
    const { warning, incidence } = await mutateAsync({ data: { ...place, tipo: kind, ...texts } })
    return { warning: warningOf(warning), outage: outageOf(incidence) }
  }
}

/** A created warning with its outage. */
export type Reported = Awaited<ReturnType<ReturnType<typeof useReport>>>

/** Reports that the supply is affected by an outage as well. Does nothing for an outage that has ended. */
export function useJoinOutage(cups: string) {
  const { mutate, ...call } = useWarnOfIncidence()
  const join = (codIncidence: string, options?: Parameters<typeof mutate>[1]) =>
    mutate({ data: { codIncidence, cups, join: 'S' } }, options)
  return { ...call, join }
}

export function warningsOf({ warnings }: ListWarningsSuccess): readonly OutageWarning[] {
  return warnings.map(warningOf)
}

function warningOf({ codWarning, codIncidence, tipo, comentario, telefono, fecha }: Warning): OutageWarning {
  return {
    code: codWarning,
    outageCode: codIncidence,
    kind: isNamed(WARNING_KINDS, tipo) ? tipo : otherCode(tipo),
    comment: comentario,
    phone: telefono,
    at: instantOf(fecha),
  }
}
