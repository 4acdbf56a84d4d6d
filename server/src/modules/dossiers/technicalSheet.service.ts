import type { TaisTr9 } from '@acometida/api-spec/generated/operations'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { isEnded } from '@acometida/api-spec/rules/dossierStatus'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { technicalSheet } from '#src/db/schema.ts'
import { ownDossier } from './ownDossier.service.ts'

/** The technical data sheet of a dossier of the caller's. */
export function getTechnicalSheet(ctx: AuthorizedContext, id: string): ResultOf<'getTechnicalSheet'> {
  const row = ownDossier(ctx, id)
  const saved = row && ctx.db.select().from(technicalSheet).where(eq(technicalSheet.dossierCode, row.code)).get()
  return saved ? ok({ taisTr9: saved.sheet }) : fail('0404')
}

/** Saves the technical data sheet of a dossier of the caller's that has not ended; it takes the place of an earlier one. */
export function saveTechnicalSheet(ctx: AuthorizedContext, typed: TaisTr9): ResultOf<'saveTechnicalSheet'> {
  const { now } = ctx
  const sheet = { ...typed, installerDocument: normalizeIdentifier(typed.installerDocument) }
  if (!isDocument(sheet.installerDocument))
    return invalid('body/installerDocument', 'must be a NIF, NIE, CIF or passport with its check')
  if (sheet.inspectionDate > localDate(now)) return invalid('body/inspectionDate', 'must not be after today')
  if (sheet.maxAdmissiblePowerKw < sheet.installedPowerKw)
    return invalid('body/maxAdmissiblePowerKw', 'must not be less than installedPowerKw')
  return transact(ctx, (tx): ResultOf<'saveTechnicalSheet'> => {
    const row = ownDossier(tx, sheet.dossierCod)
    if (!row) return fail('0404')
    if (isEnded(row.status)) return fail('0409')
    tx.db
      .insert(technicalSheet)
      .values({ dossierCode: row.code, sheet, savedAt: now })
      .onConflictDoUpdate({ target: technicalSheet.dossierCode, set: { sheet, savedAt: now } })
      .run()
    return ok({ taisTr9: sheet })
  })
}
