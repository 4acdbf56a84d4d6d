import { mimeTypeOf } from '@acometida/api-spec/rules/fileKind'
import { failureOf } from '#src/api/apiError.ts'
import { type DocumentUpload, type UploadDocumentSuccess, uploadDocument } from '#src/api/generated/api.ts'
import { nextMessageId } from '#src/api/http.ts'
import { base64Of } from '#src/base/base64.ts'
import type { SendFile } from '#src/ui/form/useUploads.ts'

/** What a document is for: a request, a dossier, or something that will name it. */
export type DocumentOwner = Pick<DocumentUpload, 'codSR' | 'dossierNumber'>

/**
 * Sends files for somebody's request or dossier. A file whose end nobody knows goes again under the id of its first call, so that
 * the server keeps it once, however often it is tried.
 */
export function documentSender(owner: DocumentOwner): SendFile<UploadDocumentSuccess> {
  const unanswered = new WeakMap<File, string>()
  return async (file, { signal, onProgress, kind }) => {
    const messageId = unanswered.get(file) ?? nextMessageId()
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    const tipoMime = mimeTypeOf(first)
    if (tipoMime === null) throw new Error('The file has been looked at before')
    const contenido = await base64Of(file)
    unanswered.set(file, messageId)
    try {
      const body = { ...owner, nombre: file.name.slice(-LONGEST_NAME), tipoMime, contenido }
      const sent = await uploadDocument(kind === undefined ? body : { ...body, documentType: kind }, {
        signal,
        onProgress,
        messageId,
        timeoutMs: uploadTimeMs(contenido.length),
      })
      unanswered.delete(file)
      return sent
    } catch (error) {
      // Refused is answered: what is tried after that is another call.
      const failure = failureOf(error)
      if (failure && failure.status > 0 && failure.status < 500) unanswered.delete(file)
      throw error
    }
  }
}

/** How long so many bytes may take, milliseconds: a minute, and what a bad line of a phone takes for them. */
export function uploadTimeMs(bytes: number): number {
  return 60_000 + (bytes / SLOW_BYTES_A_SECOND) * 1000
}

const SLOW_BYTES_A_SECOND = 32 * 1024
/** Characters that the contract takes of a name; its end says what the file is. */
const LONGEST_NAME = 200
