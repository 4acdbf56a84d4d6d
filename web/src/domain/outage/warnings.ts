import { filterOf } from '#src/api/query/filterOf.ts'
import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import {
  type ListWarningsSuccess,
  useCreateWarning,
  useListWarnings,
  useWarnOfIncidence,
  type Warning,
  type WarningKind,
} from '#src/api/generated/api.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { instantOf, outageOf } from './outages.ts'

export type { WarningKind }

/** A user's warning of an outage. */
export interface OutageWarning {
  /** The number: `AV20260012`. */
  readonly code: string
  readonly outageCode: string
  readonly kind: Code<WarningKind>
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface Report {
  readonly kind: WarningKind
  readonly comment: string
  /** In any format. Empty for the user's own. */
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

/** The kinds by wire code, which is the kind itself. */
export const KINDS: ReadonlyMap<string, WarningKind> = new Map(WARNING_KINDS.map((kind) => [kind, kind]))

/** The user's warnings at a supply, newest first. */
export function useWarnings(cups: string, { enabled = true } = {}) {
  return useListWarnings({ filter: filterOf<'listWarnings'>({ cups }) }, { query: { enabled, select: warningsOf } })
}

/** Creates a warning at a supply. Once per kind during an outage: a repeated one returns the existing warning. */
export function useReport(cups: string) {
  const { mutateAsync } = useCreateWarning()
  return async ({ kind, comment, phone }: Report) => {
    const [comentario, telefono] = [comment.trim(), normalizePhone(phone)]
    const { warning, incidence } = await mutateAsync({
      data: { cups, tipo: kind, ...(comentario && { comentario }), ...(telefono && { telefono }) },
    })
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

function warningsOf({ warnings }: ListWarningsSuccess): readonly OutageWarning[] {
  return warnings.map(warningOf)
}

function warningOf({ codWarning, codIncidence, tipo, fecha }: Warning): OutageWarning {
  return { code: codWarning, outageCode: codIncidence, kind: codeFrom(KINDS, tipo), at: instantOf(fecha) }
}
