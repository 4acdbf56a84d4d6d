import { turnOf } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { statusWhenDue, type ReviewFacts } from '@acometida/api-spec/rules/dossier/futureStatuses'
import { asc, lte, min, eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { dossier, coordinateValidation } from '#src/db/schema.ts'
import { locate } from '#src/modules/grid/locate.rules.ts'
import { townsOf } from '#src/modules/grid/servedTowns.rules.ts'
import { enterStatus } from './enterStatus.service.ts'
import type { DossierRow } from './ownDossier.service.ts'

/**
 * Takes each dossier to its next status when the term of the present one is over: the utility acts, or the silence of
 * the customer counts as an answer.
 */
export const followDossiers: ScheduledJob = {
  name: 'followDossiers',
  nextDueAt: nextDueOf((db) => db.select({ at: min(dossier.dueAt) }).from(dossier)),
  run: (tx) => {
    const due = tx.db.select().from(dossier).where(lte(dossier.dueAt, tx.now)).orderBy(asc(dossier.code)).all()
    for (const row of due) {
      const next = statusWhenDue(row.status, sizeOf(row.form), reviewFactsOf(tx, row))
      if (next === undefined) throw new Error(`${row.code} is due in ${row.status}, which leads nowhere`)
      enterStatus(tx, row, next, turnOf(row.status) === 'utility' ? 'utility' : 'nobody')
    }
  },
}

/** The facts for the review of a dossier: from the stored or forced validation, or else from one made now. */
function reviewFactsOf({ db }: Pick<Context, 'db'>, { code, form }: DossierRow): ReviewFacts {
  const { addresses, coordinates } = form
  const kept = db.select().from(coordinateValidation).where(eq(coordinateValidation.dossierCode, code)).get()
  const result = kept?.result ?? (coordinates === undefined ? 'OK' : locate(coordinates).resultado)
  const zipCode = addresses?.supply?.zipCode
  return { served: zipCode !== undefined && townsOf({ zipCode }).length > 0, coordinatesRight: result === 'OK' }
}
