import { localDate } from '@acometida/api-spec/rules/madrid'
import { eq } from 'drizzle-orm'
import type { Writing } from '#src/core/context.ts'
import { dossier, supplyPoint } from '#src/db/schema.ts'
import type { DossierRow } from './ownDossier.service.ts'
import { resultingSupply } from './resultingSupply.rules.ts'

/** Makes the supply that a dossier leaves behind now that it is closed, for its owner to bind. */
export function connectSupply({ db, now }: Writing, row: DossierRow): void {
  const supply = resultingSupply(row, localDate(now))
  if (supply === null) return
  const { changes } = db.insert(supplyPoint).values(supply).onConflictDoNothing().run()
  // The number is that of another supply, which is not to be given away.
  if (changes === 0) return
  db.update(dossier).set({ resultingCups: supply.cups }).where(eq(dossier.code, row.code)).run()
}
