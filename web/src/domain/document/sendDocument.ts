import { DeliveredDocumentsItemLimits, DocumentUploadLimits } from '@acometida/api-spec/generated/limits'
import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { dossierDocumentTypeOf } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { mimeTypeOf } from '@acometida/api-spec/rules/fileKind'
import { makeIdempotentCall } from '#src/api/call/makeIdempotentCall.ts'
import {
  type DocumentUpload,
  updateDossier,
  uploadDocument,
  type UploadDocumentSuccess,
} from '#src/api/generated/api.ts'
import { base64Of } from '#src/base/file/base64.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'
import type { SendFile } from '#src/ui/form/upload/useUploads.ts'

/** The owner of a document: a request, a dossier, or something that will name it later. */
export type DocumentOwner = Pick<DocumentUpload, 'codSR' | 'dossierNumber'>

/**
 * A function that sends files for a request or dossier of a user. The server stores a file once, however often it is
 * sent.
 */
export function documentSender(owner: DocumentOwner): SendFile<UploadDocumentSuccess> {
  const once = makeIdempotentCall()
  return async (file, { signal, onProgress, kind }) => {
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    const tipoMime = mimeTypeOf(first)
    if (tipoMime === null) throw new Error('The file has been looked at before')
    const contenido = await base64Of(file)
    // The end of a name has the file's extension.
    const body = { ...owner, nombre: file.name.slice(-DocumentUploadLimits.nombre), tipoMime, contenido }
    const timeoutMs = uploadTimeMs(contenido.length)
    const document = { ...body, ...omitEmpty({ documentType: kind }) }
    return once(file, (messageId) => uploadDocument(document, { signal, onProgress, messageId, timeoutMs }))
  }
}

/**
 * A function that sends files for a dossier and hands in each at once. A retry hands in a file sent before without
 * sending it again. `onCompleted`: the dossier is complete and goes to its review.
 */
export function deliveringSender(code: string, onCompleted: () => void): SendFile<UploadDocumentSuccess> {
  const send = documentSender({ dossierNumber: code })
  return async (file, options) => {
    const sent = await send(file, options)
    const document = {
      idDocumentum: sent.documentumId,
      nombreArchivo: sent.nombre.slice(-DeliveredDocumentsItemLimits.nombreArchivo),
      format: FORMATS[mimeTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer())) ?? 'application/pdf'],
      documentType: dossierDocumentTypeOf(options.kind ?? 'OTHER'),
    }
    const { dossier } = await updateDossier(code, { act: 'ADD_DOCUMENTS', documents: [document] }, { doc: '1' })
    if (dossier.summary.status === dossierStatuses.pendingReview) onCompleted()
    return sent
  }
}

const FORMATS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * The timeout for an upload, milliseconds: a minute, plus the time of a slow phone connection. 90 seconds for a
 * megabyte.
 */
export function uploadTimeMs(bytes: number): number {
  return 60_000 + (bytes / SLOW_BYTES_A_SECOND) * 1000
}

const SLOW_BYTES_A_SECOND = 32 * 1024
