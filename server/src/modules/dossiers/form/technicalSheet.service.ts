import type { TaisTr9 } from '@acometida/api-spec/generated/operations'
import { isEnded } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { type SheetField, wrongSheetFields } from '@acometida/api-spec/rules/dossier/technicalSheetForm'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { NAME_PROBLEM } from '#src/core/validation/compileCheck.ts'
import { technicalSheet } from '#src/db/schema.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'

/** The technical data sheet of a dossier of the caller. */
export function getTechnicalSheet(ctx: AuthorizedContext, id: string): ResultOf<'getTechnicalSheet'> {
  const row = ownDossier(ctx, id)
  const saved = row && ctx.db.select().from(technicalSheet).where(eq(technicalSheet.dossierCode, row.code)).get()
  return saved ? ok({ taisTr9: saved.sheet }) : fail('0404')
}

/** Saves the technical data sheet of a dossier of the caller that has not ended. It replaces an earlier one. */
export function saveTechnicalSheet(ctx: AuthorizedContext, sheet: TaisTr9): ResultOf<'saveTechnicalSheet'> {
  const violations = wrongSheetFields(sheet, localDate(ctx.now)).map((field) => ({
    where: `body/${field}`,
    problem: problems[field],
  }))
  if (violations.length > 0) return { ok: false, refused: 400, violations }
  return transact(ctx, (tx): ResultOf<'saveTechnicalSheet'> => {
    const row = ownDossier(tx, sheet.dossierCod)
    if (!row) return fail('0404')
    if (isEnded(row.status)) return fail('0409')
    tx.db
      .insert(technicalSheet)
      .values({ dossierCode: row.code, sheet, savedAt: tx.now })
      .onConflictDoUpdate({ target: technicalSheet.dossierCode, set: { sheet, savedAt: tx.now } })
      .run()
    return ok({ taisTr9: sheet })
  })
}

const problems: Readonly<Record<SheetField, string>> = {
  inspectionDate: 'must not be after today',
  installerName: NAME_PROBLEM,
  installerDocument: 'must be a NIF, NIE, CIF or passport with its check',
  maxAdmissiblePowerKw: 'must not be less than installedPowerKw',
}
