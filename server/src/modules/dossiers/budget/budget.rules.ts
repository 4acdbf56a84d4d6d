import type { DossierDetail, DossierForm } from '@acometida/api-spec/generated/operations'
import { type DossierStatus, dossierStatuses as s } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import type { dossierEvent } from '#src/modules/dossiers/dossiers.table.ts'
import { budgetDocumentId } from '#src/modules/dossiers/numbers.rules.ts'
import { lastDayOfStatus } from '#src/modules/dossiers/statusTerms.rules.ts'
import { budgetOf } from '#src/modules/grid/charge.rules.ts'

type DatedStatus = Pick<typeof dossierEvent.$inferSelect, 'status' | 'at'>

/** When the budget of a dossier was issued, milliseconds since 1970; undefined until then. */
export function budgetIssuedAt(steps: readonly DatedStatus[]): number | undefined {
  return lastOf(steps, s.quoted)
}

/** The budget of a dossier, from its steps, oldest first; null until it is issued. */
export function budgetDetail(code: string, form: DossierForm, steps: readonly DatedStatus[]): DossierDetail['budget'] {
  const quoted = budgetIssuedAt(steps)
  if (quoted === undefined) return null
  const accepted = lastOf(steps, s.valued)
  return {
    idDocumentum: budgetDocumentId(code),
    issueDate: localDate(quoted),
    validUntil: lastDayOfStatus(s.quoted, quoted, form) ?? localDate(quoted),
    acceptDate: accepted === undefined ? null : localDate(accepted),
    ...budgetOf(form),
  }
}

function lastOf(steps: readonly DatedStatus[], status: DossierStatus): number | undefined {
  return steps.findLast((each) => each.status === status)?.at
}
