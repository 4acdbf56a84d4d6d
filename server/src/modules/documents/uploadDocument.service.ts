import { mimeTypeOf, uploadLimits } from '@acometida/api-spec/rules/fileKind'
import type { DocumentUpload } from '@acometida/api-spec/generated/operations'
import { isExpedientCode } from '@acometida/api-spec/rules/code'
import { eq, sum } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { document } from '#src/db/schema.ts'
import { takesDocuments } from '#src/modules/dossiers/handInDocuments.service.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { findOwnRequest } from '#src/modules/requests/requests.service.ts'
import { bytesOf, fileNameOf } from './file.rules.ts'

/** Keeps a file of the caller, for an open request of theirs, for a dossier of theirs that has not ended, or for something that will name it. */
export function uploadDocument(ctx: AuthorizedContext, body: DocumentUpload): ResultOf<'uploadDocument'> {
  const { caller, now } = ctx
  if (body.codSR !== undefined && body.dossierNumber !== undefined)
    return invalid('body/dossierNumber', 'must be left out where codSR is given: a document belongs to one of them')
  if (body.dossierNumber !== undefined && !isExpedientCode(body.dossierNumber))
    return invalid('body/dossierNumber', 'must be EXP and twelve more characters')
  const content = bytesOf(body.contenido)
  if (!content) return invalid('body/contenido', 'must be base64, with its padding and without line breaks')
  if (content.length > uploadLimits.file) return fail('0413')
  const mimeType = mimeTypeOf(content)
  if (mimeType === null || mimeType !== body.tipoMime) return fail('0415')
  return transact(ctx, (tx): ResultOf<'uploadDocument'> => {
    if (body.codSR !== undefined) {
      const request = findOwnRequest(tx, body.codSR)
      if (!request) return fail('0404')
      if (request.status !== 'EN CURSO') return fail('0409')
    }
    if (body.dossierNumber !== undefined) {
      const dossier = ownDossier(tx, body.dossierNumber)
      if (!dossier) return fail('0404')
      if (!takesDocuments(dossier)) return fail('0409')
    }
    if (bytesOfUser(tx) + content.length > uploadLimits.user) return fail('0413')
    const row = {
      id: tx.chance.id(),
      userId: caller.userId,
      requestCode: body.codSR ?? null,
      dossierNumber: body.dossierNumber ?? null,
      repository: body.repositorio ?? 'D',
      name: fileNameOf(body.nombre, mimeType),
      mimeType,
      kind: body.documentType ?? 'OTRO',
      size: content.length,
      content,
      uploadedAt: now,
    } as const
    tx.db.insert(document).values(row).run()
    return ok({ documentumId: row.id, nombre: row.name, docSize: row.size })
  })
}

function bytesOfUser({ db, caller }: AuthorizedContext): number {
  const all = db
    .select({ bytes: sum(document.size).mapWith(Number) })
    .from(document)
    .where(eq(document.userId, caller.userId))
    .get()
  return all?.bytes ?? 0
}
