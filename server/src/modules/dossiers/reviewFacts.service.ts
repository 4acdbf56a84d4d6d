import type { ReviewFacts } from '@acometida/api-spec/rules/dossierSteps'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { coordinateValidation } from '#src/db/schema.ts'
import { locate } from '#src/modules/connection/coordinates.rules.ts'
import { townsOf } from '#src/modules/connection/coverage.rules.ts'
import type { DossierRow } from './ownDossier.service.ts'

/** What the review of a dossier finds: the validation that was kept, or forced, and otherwise one made now. */
export function reviewFactsOf({ db }: Pick<Context, 'db'>, { code, form }: DossierRow): ReviewFacts {
  const { addresses, coordinates } = form
  const kept = db.select().from(coordinateValidation).where(eq(coordinateValidation.dossierCode, code)).get()
  const result = kept?.result ?? (coordinates === undefined ? 'OK' : locate(coordinates).resultado)
  const zipCode = addresses?.supply?.zipCode
  return { served: zipCode !== undefined && townsOf({ zipCode }).length > 0, coordinatesRight: result === 'OK' }
}
