import { documentTypeOf } from '@acometida/api-spec/rules/document'
import { useState } from 'react'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { isLandline, normalizePhone } from '@acometida/api-spec/rules/phone'
import { callOnce } from '#src/api/callOnce.ts'
import { useChange } from '#src/api/composed.ts'
import { createServiceRequest } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'
import type { Matter } from './matters.ts'

/** The supply or dossier of a request, or neither. */
export interface RequestPlace {
  readonly cups?: string
  readonly dossierNumber?: string
}

/** The answers of a new request. */
export interface NewRequest {
  readonly matter: Matter
  readonly place: RequestPlace
  readonly comment: string
  /** Uploaded documents that belong to nothing yet. */
  readonly documents: readonly { readonly id: string; readonly name: string; readonly format: string }[]
  readonly email: string
  /** Empty for none. */
  readonly phone: string
}

/** A phone as a request names it: a number that begins with 8 or 9 is fixed, any other a mobile one. */
export function phonesOf(typed: string): { readonly cellphone: string; readonly landline: string } {
  const phone = normalizePhone(typed)
  return isLandline(phone) ? { cellphone: '', landline: phone } : { cellphone: phone, landline: '' }
}

/** Raises a request of the user, and tells its number. The same one, tried again, is raised once. */
export function useRaiseRequest() {
  const { document, name, surname } = useSession()
  const [once] = useState(callOnce)
  return useChange(async (asked: NewRequest) => {
    const { matter, place, comment, documents, email, phone } = asked
    const body = {
      documentType: documentTypeOf(document),
      documentNumber: document,
      name,
      surName1: surname,
      email: normalizeEmail(email),
      ...phonesOf(phone),
      tipology: matter.topicCode,
      subtipology: matter.code,
      comment: comment.trim(),
      documents: documents.map(({ id, name, format }) => ({
        idDocumentum: id,
        url: `/documentum/${id}`,
        nombreArchivo: name,
        format,
        documentType: 'OTRO',
        documentState: 'RECIBIDO',
      })),
      ...place,
    }
    const { codigoSR } = await once(asked, (messageId) => createServiceRequest(body, { messageId }))
    return codigoSR
  })
}
