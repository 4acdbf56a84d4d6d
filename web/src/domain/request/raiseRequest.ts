import { documentTypeOf } from '@acometida/api-spec/rules/document'
import { useState } from 'react'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { normalizePhone } from '@acometida/api-spec/rules/phone'
import { callOnce } from '#src/api/callOnce.ts'
import { useChange } from '#src/api/composed.ts'
import { createServiceRequest } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'
import type { Matter } from './matters.ts'

/** What a request is about: a supply, a dossier, or neither. */
export interface RequestPlace {
  readonly cups?: string
  readonly dossierNumber?: string
}

/** What is asked of the company, as it was answered. */
export interface NewRequest {
  readonly matter: Matter
  readonly place: RequestPlace
  readonly comment: string
  /** Of documents that were uploaded and belong to nothing yet. */
  readonly documentIds: readonly string[]
  readonly email: string
  /** Empty for none. */
  readonly phone: string
}

/** Raises a request of the user, and tells its number. The same one, tried again, is raised once. */
export function useRaiseRequest() {
  const { document, name, surname } = useSession()
  const [once] = useState(callOnce)
  return useChange(async (asked: NewRequest) => {
    const { matter, place, comment, documentIds, email, phone } = asked
    const body = {
      documentType: documentTypeOf(document),
      documentNumber: document,
      name,
      surName1: surname,
      email: normalizeEmail(email),
      cellphone: normalizePhone(phone),
      tipology: matter.topicCode,
      subtipology: matter.code,
      comment: comment.trim(),
      documents: documentIds.map((idDocumentum) => ({ idDocumentum })),
      ...place,
    }
    const { codigoSR } = await once(asked, (messageId) => createServiceRequest(body, { messageId }))
    return codigoSR
  })
}
