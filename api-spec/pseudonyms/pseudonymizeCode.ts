import type { Distinct } from './distinct.ts'
import { drawSameShape } from './draw.ts'

/** The names of documents of bills and receipts: the kind and the number. */
const DOCUMENT_OF = /^(FAC|JUS)-(.+)$/s
/** The first task of a dossier is named after the dossier. */
const TASK_OF = /^(EXP\w{12})(001)$/

/**
 * Another code of the same shape, such as `FE301383743110221` for `FE202602000001001`. The letters of its kind stay. A
 * code that contains another code contains the pseudonym of that code.
 */
export function pseudonymizeCode(code: string, distinct: Distinct): string {
  const [, kind, number] = DOCUMENT_OF.exec(code) ?? []
  if (kind !== undefined && number !== undefined) return `${kind}-${pseudonymizeCode(number, distinct)}`
  const [, dossier, task] = TASK_OF.exec(code) ?? []
  if (dossier !== undefined && task !== undefined) return pseudonymizeCode(dossier, distinct) + task
  const [start = ''] = /^[A-Z]{1,4}(?=\d)/.exec(code) ?? []
  return distinct('code', code, (draw) => start + drawSameShape(code.slice(start.length), draw))
}
