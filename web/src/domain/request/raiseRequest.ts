import { documentTypeOf } from '@acometida/api-spec/rules/person/document'
import { normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isLandline, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { useState } from 'react'
import { makeIdempotentCall } from '#src/api/call/makeIdempotentCall.ts'
import { createServiceRequest, type ServiceRequestCreation } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import type { Matter } from './matters.ts'

/** The subject of a request: a supply, a dossier, or neither. */
export type RequestPlace = Readonly<Pick<ServiceRequestCreation, 'cups' | 'dossierNumber'>>

/** The content of a new request. */
export interface NewRequest {
  readonly matter: Matter
  readonly place: RequestPlace
  readonly comment: string
  /** Uploaded documents that belong to nothing yet. */
  readonly documents: readonly { readonly id: string; readonly name: string; readonly format: string }[]
  readonly email: string
  /** Empty without one. */
  readonly phone: string
}

/** A phone as the API wants it: a number that begins with 8 or 9, `981 123 456`, is a landline, any other a mobile. */
export function phonesOf(typed: string): { readonly cellphone: string; readonly landline: string } {
  const phone = normalizePhone(typed)
  return isLandline(phone) ? { cellphone: '', landline: phone } : { cellphone: phone, landline: '' }
}

/** Creates a request of the user and returns its number. A retry after an unanswered call creates it once. */
export function useRaiseRequest() {
  const { document, name, surname } = useSession()
  const [once] = useState(makeIdempotentCall)
  return useMutationOf(async (request: NewRequest) => {
    const { matter, place, comment, documents, email, phone } = request
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
    const { codigoSR } = await once(request, (messageId) => createServiceRequest(body, { messageId }))
    return codigoSR
  })
}
