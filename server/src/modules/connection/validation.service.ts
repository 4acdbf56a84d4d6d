import type { CoordinatesQuestion, ValidationAnswer } from '@acometida/api-spec/generated/operations'
import { dossierStatuses, isFormOpen } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { coordinateValidation } from '#src/db/schema.ts'
import { type DossierRow, ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { locate } from '#src/modules/grid/locate.rules.ts'

/** Whether coordinates lie in a served town. The result for a dossier is stored for its review. */
export function validateCoordinates(
  ctx: AuthorizedContext,
  { codSolicitud, coordinates }: CoordinatesQuestion,
): ResultOf<'validateCoordinates'> {
  const { resultado, nearest } = locate(coordinates)
  const validacion: ValidationAnswer['validacion'] = {
    ...(codSolicitud === undefined ? {} : { codSolicitud }),
    resultado,
    ...(resultado === 'KO' ? { motivo: 'OUT_OF_AREA' as const } : {}),
    ...(nearest === null ? {} : { town: nearest.town.name, distanceMetres: nearest.metres }),
    forzado: false,
  }
  if (codSolicitud === undefined) return ok({ validacion })
  return beforeReview(ctx, codSolicitud, (tx, row) => {
    storeResult(tx, row.code, resultado, false)
    return { validacion }
  })
}

/** Forces the result of a validation, whatever the coordinates. */
export function forceValidation(
  ctx: AuthorizedContext,
  { codSolicitud, resultado }: Call<'forceValidation'>['query'],
): ResultOf<'forceValidation'> {
  return beforeReview(ctx, codSolicitud, (tx, row) => {
    storeResult(tx, row.code, resultado, true)
    return { validacion: { codSolicitud: row.code, resultado, forzado: true } }
  })
}

/** Deletes the result of a validation. A missing result is answered like a missing dossier. */
export function deleteValidation(
  ctx: AuthorizedContext,
  { codSolicitud }: Call<'deleteValidation'>['query'],
): ResultOf<'deleteValidation'> {
  return beforeReview(ctx, codSolicitud, ({ db }, { code }) => {
    const { changes } = db.delete(coordinateValidation).where(eq(coordinateValidation.dossierCode, code)).run()
    return changes === 0 ? null : {}
  })
}

/**
 * Runs `work` with a dossier of the caller that has not been reviewed. A result of null means that something is
 * missing.
 */
function beforeReview<Value extends object>(
  ctx: AuthorizedContext,
  code: string,
  work: (tx: WriteContext<AuthorizedContext>, row: DossierRow) => Value | null,
) {
  return transact(ctx, (tx) => {
    const row = ownDossier(tx, code)
    if (!row) return fail('0404')
    if (!isFormOpen(row.status) && row.status !== dossierStatuses.pendingReview) return fail('0409')
    const value = work(tx, row)
    return value === null ? fail('0404') : ok(value)
  })
}

function storeResult(
  { db, now }: WriteContext<AuthorizedContext>,
  code: string,
  result: 'OK' | 'KO',
  forced: boolean,
): void {
  db.insert(coordinateValidation)
    .values({ dossierCode: code, result, forced, at: now })
    .onConflictDoUpdate({ target: coordinateValidation.dossierCode, set: { result, forced, at: now } })
    .run()
}
