import { isExpedientCode } from '../person/code.ts'
import { documentTypeOf, normalizeIdentifier } from '../person/document.ts'
import { type EmailLimits, isEmail, normalizeEmail } from '../person/email.ts'
import { isLandline, isPhone, normalizePhone } from '../person/phone.ts'

/** The fields of a service request that its rules read. An empty phone means no phone. */
export interface RequestDraft {
  readonly documentType?: string | undefined
  readonly documentNumber: string
  readonly name: string
  readonly email: string
  readonly cellphone?: string | undefined
  readonly landline?: string | undefined
  readonly dossierNumber?: string | undefined
  readonly comment: string
}

/** The fields for which a rule says more than the schema of the contract. */
export type RequestField = Exclude<keyof RequestDraft, 'documentNumber'>

/** The wrong fields, in the order of the form. Each field has only one way to be wrong. */
export function wrongRequestFields(draft: RequestDraft, limits: EmailLimits = {}): RequestField[] {
  // The compiler requires a rule for each field.
  const wrong: Readonly<Record<RequestField, boolean>> = {
    documentType:
      draft.documentType !== undefined &&
      draft.documentType !== documentTypeOf(normalizeIdentifier(draft.documentNumber)),
    name: draft.name.trim() === '',
    email: !isEmail(normalizeEmail(draft.email), limits),
    // Stryker disable next-line StringLiteral: the left side holds only with a phone.
    cellphone: Boolean(draft.cellphone) && !isPhone(normalizePhone(draft.cellphone ?? '')),
    // Stryker disable next-line StringLiteral: the left side holds only with a phone.
    landline: Boolean(draft.landline) && !isLandline(normalizePhone(draft.landline ?? '')),
    dossierNumber: draft.dossierNumber !== undefined && !isExpedientCode(draft.dossierNumber),
    comment: draft.comment.trim() === '',
  }
  return fields.filter((field) => wrong[field])
}

const fields: readonly RequestField[] = [
  'documentType',
  'name',
  'email',
  'cellphone',
  'landline',
  'dossierNumber',
  'comment',
]
