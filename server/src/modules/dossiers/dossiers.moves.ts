import { asc, lte, min } from 'drizzle-orm'
import { instantOf, type Move } from '#src/core/moves.ts'
import { dossier } from '#src/db/schema.ts'
import { turnOf } from '@acometida/api-spec/rules/dossierStatus'
import { statusWhenDue } from '@acometida/api-spec/rules/dossierSteps'
import { sizeOf } from '@acometida/api-spec/rules/dossierTerms'
import { enterStatus } from './enterStatus.service.ts'
import { reviewFactsOf } from './reviewFacts.service.ts'

/**
 * Takes each dossier a step further when the term of its status is over: the utility acts, or the silence of the
 * customer counts.
 */
export const followDossiers: Move = {
  name: 'followDossiers',
  nextDueAt: instantOf((db) => db.select({ at: min(dossier.dueAt) }).from(dossier)),
  run: (tx) => {
    const due = tx.db.select().from(dossier).where(lte(dossier.dueAt, tx.now)).orderBy(asc(dossier.code)).all()
    for (const row of due) {
      const next = statusWhenDue(row.status, sizeOf(row.form), reviewFactsOf(tx, row))
      if (next === undefined) throw new Error(`${row.code} is due in ${row.status}, which leads nowhere`)
      enterStatus(tx, row, next, turnOf(row.status) === 'utility' ? 'utility' : 'nobody')
    }
  },
}
