import { DeliveredDocumentsItemLimits, DocumentUploadLimits } from '@acometida/api-spec/generated/limits'
import { dossierStatuses } from '@acometida/api-spec/rules/dossierStatus'
import { dossierDocumentTypeOf } from '@acometida/api-spec/rules/dossierTypes'
import { mimeTypeOf } from '@acometida/api-spec/rules/fileKind'
import { callOnce } from '#src/api/callOnce.ts'
import {
  type DocumentUpload,
  updateDossier,
  uploadDocument,
  type UploadDocumentSuccess,
} from '#src/api/generated/api.ts'
import { base64Of } from '#src/base/base64.ts'
import type { SendFile } from '#src/ui/form/useUploads.ts'

/** The owner of a document: a request, a dossier, or something that names it later. */
export type DocumentOwner = Pick<DocumentUpload, 'codSR' | 'dossierNumber'>

/** Sends files for somebody's request or dossier. The server keeps a file once, however often it is tried. */
export function documentSender(owner: DocumentOwner): SendFile<UploadDocumentSuccess> {
  const once = callOnce()
  return async (file, { signal, onProgress, kind }) => {
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    const tipoMime = mimeTypeOf(first)
    if (tipoMime === null) throw new Error('The file has been looked at before')
    const contenido = await base64Of(file)
    // The end of a name says what the file is.
    const body = { ...owner, nombre: file.name.slice(-DocumentUploadLimits.nombre), tipoMime, contenido }
    const timeoutMs = uploadTimeMs(contenido.length)
    return once(file, (messageId) =>
      uploadDocument(kind === undefined ? body : { ...body, documentType: kind }, {
        signal,
        onProgress,
        messageId,
        timeoutMs,
      }),
    )
  }
}

/**
 * Sends files of a dossier and delivers each at once. A try again delivers what was sent before, and sends it no second
 * time. `onCompleted`: it was the last that the dossier waited for, which is under review now.
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

/** The time limit for an upload, milliseconds: a minute, and the time of a slow mobile connection. */
export function uploadTimeMs(bytes: number): number {
  return 60_000 + (bytes / SLOW_BYTES_A_SECOND) * 1000
}

const SLOW_BYTES_A_SECOND = 32 * 1024
