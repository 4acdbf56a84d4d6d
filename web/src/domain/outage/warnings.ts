import { filterOf } from '#src/api/filterOf.ts'
import { normalizePhone } from '@acometida/api-spec/rules/phone'
import {
  type ListWarningsSuccess,
  useCreateWarning,
  useListWarnings,
  useWarnOfIncidence,
  type Warning,
  type WarningKind,
} from '#src/api/generated/api.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { momentOf, outageOf } from './outages.ts'

export type { WarningKind }

/** A user's warning about an outage. */
export interface OutageWarning {
  /** Its number: `AV20260012`. */
  readonly code: string
  readonly outageCode: string
  readonly kind: Code<WarningKind>
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface Report {
  readonly kind: WarningKind
  readonly comment: string
  /** In any writing; that of the user where it is empty. */
  readonly phone: string
}

/** The kinds of warnings, most frequent first. */
export const WARNING_KINDS = [
  'SIN_SUMINISTRO',
  'PARCIAL',
  'TENSION',
  'INSTALACION',
  'PELIGRO',
] as const satisfies readonly WarningKind[]

/** The kinds of warnings, by the codes that they are themselves. */
export const KINDS: ReadonlyMap<string, WarningKind> = new Map(WARNING_KINDS.map((kind) => [kind, kind]))

/** The user's warnings at a supply, newest first. */
export function useWarnings(cups: string, { enabled = true } = {}) {
  return useListWarnings({ filter: filterOf<'listWarnings'>({ cups }) }, { query: { enabled, select: warningsOf } })
}

/**
 * Warns of something at a supply. Once of each kind while an outage goes on: again, the answer is the warning that is
 * there.
 */
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

/** Reports that a supply is affected by an outage. Silent for one that has ended meanwhile. */
export function useJoin(cups: string) {
  const { mutate, ...call } = useWarnOfIncidence()
  const join = (codIncidence: string, options?: Parameters<typeof mutate>[1]) =>
    mutate({ data: { codIncidence, cups, join: 'S' } }, options)
  return { ...call, join }
}

function warningsOf({ warnings }: ListWarningsSuccess): readonly OutageWarning[] {
  return warnings.map(warningOf)
}

function warningOf({ codWarning, codIncidence, tipo, fecha }: Warning): OutageWarning {
  return { code: codWarning, outageCode: codIncidence, kind: codeFrom(KINDS, tipo), at: momentOf(fecha) }
}
