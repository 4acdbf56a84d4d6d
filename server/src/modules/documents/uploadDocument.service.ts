import type { DocumentUpload } from '@acometida/api-spec/generated/operations'
import { dossierStatuses, isEnded } from '@acometida/api-spec/rules/dossier/dossierStatus'
import {
  fileExtensions,
  isLockedPdf,
  mimeTypeOf,
  type MimeType,
  uploadLimits,
} from '@acometida/api-spec/rules/fileKind'
import { isExpedientCode } from '@acometida/api-spec/rules/person/code'
import { and, eq, isNull, notInArray, or, sql, sum } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { document, dossier, serviceRequest } from '#src/db/schema.ts'
import { acceptsDocuments } from '#src/modules/dossiers/handInDocuments.service.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { findOwnRequest } from '#src/modules/requests/requests.service.ts'

/**
 * Stores a file of the caller: for an open request of theirs, for a dossier of theirs that has not ended, or for
 * something that will refer to it.
 */
export function uploadDocument(ctx: AuthorizedContext, body: DocumentUpload): ResultOf<'uploadDocument'> {
  if (body.codSR !== undefined && body.dossierNumber !== undefined)
    return invalid('body/dossierNumber', 'must be left out where codSR is given: a document belongs to one of them')
  if (body.dossierNumber !== undefined && !isExpedientCode(body.dossierNumber))
    return invalid('body/dossierNumber', 'must be EXP and twelve more characters')
  const repository = body.repositorio ?? 'D'
  const content = bytesOf(body.contenido)
  if (!content) return invalid('body/contenido', 'must be base64, with its padding and without line breaks')
  if (content.length > uploadLimits.file) return fail('0413')
  const mimeType = mimeTypeOf(content)
  if (mimeType === null || mimeType !== body.tipoMime) return fail('0415')
  if (mimeType === 'application/pdf' && isLockedPdf(content)) return fail('0423')
  return transact(ctx, (tx): ResultOf<'uploadDocument'> => {
    if (body.codSR !== undefined) {
      const request = findOwnRequest(tx, body.codSR)
      if (!request) return fail('0404')
      if (request.status !== 'EN CURSO') return fail('0409')
    }
    if (body.dossierNumber !== undefined) {
      const named = ownDossier(tx, body.dossierNumber)
      if (!named) return fail('0404')
      if (!acceptsDocuments(named)) return fail('0409')
    }
    const earlier =
      body.dossierNumber === undefined ? undefined : sameOfDossier(tx, body.dossierNumber, repository, content)
    if (earlier) return ok({ documentumId: earlier.id, nombre: earlier.name, docSize: content.length })
    if (!hasRoom(tx, content.length)) return fail('0507')
    const row = {
      id: tx.chance.id(),
      userId: tx.caller.userId,
      requestCode: body.codSR ?? null,
      dossierNumber: body.dossierNumber ?? null,
      repository,
      name: fileNameOf(body.nombre, mimeType),
      mimeType,
      kind: body.documentType ?? 'OTRO',
      size: content.length,
      content,
      uploadedAt: tx.now,
    } as const
    tx.db.insert(document).values(row).run()
    return ok({ documentumId: row.id, nombre: row.name, docSize: row.size })
  })
}

/** The document of the caller's dossier with the same bytes. */
function sameOfDossier(
  { db, caller }: AuthorizedContext,
  dossierNumber: string,
  repository: 'D' | 'S',
  content: Buffer,
): { id: string; name: string } | undefined {
  return db
    .select({ id: document.id, name: document.name })
    .from(document)
    .where(
      and(
        eq(document.userId, caller.userId),
        eq(document.dossierNumber, dossierNumber),
        eq(document.repository, repository),
        eq(document.size, content.length),
        eq(document.content, content),
      ),
    )
    .get()
}

/**
 * Whether the caller may upload this many bytes more. Files of finished dossiers and requests count only towards the
 * limit for all files.
 */
function hasRoom({ db, caller }: AuthorizedContext, bytes: number): boolean {
  const unfinished = and(
    or(isNull(dossier.status), notInArray(dossier.status, endedStatuses)),
    or(isNull(serviceRequest.status), eq(serviceRequest.status, 'EN CURSO')),
  )
  const left = db
    .select({
      ever: sum(document.size).mapWith(Number),
      unfinished: sql<number>`sum(case when ${unfinished} then ${document.size} else 0 end)`,
    })
    .from(document)
    .leftJoin(dossier, eq(dossier.code, document.dossierNumber))
    .leftJoin(serviceRequest, eq(serviceRequest.code, document.requestCode))
    .where(eq(document.userId, caller.userId))
    .get()
  return (left?.unfinished ?? 0) + bytes <= uploadLimits.user && (left?.ever ?? 0) + bytes <= uploadLimits.ever
}

const endedStatuses = Object.values(dossierStatuses).filter(isEnded)

/**
 * A safe name for a file: without folders, without control or invisible characters or those with a meaning in some file
 * system, not hidden, and with the extension of its real type: `plano.pdf` for a PDF that was called
 * `C:\fotos\plano.exe`.
 */
export function fileNameOf(typed: string, mimeType: MimeType): string {
  const last = typed.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').trim()
  const stem = clean
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 80)
    .trimEnd()
  return `${stem === '' ? 'documento' : stem}.${fileExtensions[mimeType]}`
}

/** The bytes of a text in base64; null for any other text, and for other spellings of the same bytes. */
function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes : null
}
