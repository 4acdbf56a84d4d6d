import { documentKind, normalizeIdentifier } from '../person/document.ts'
import { type EmailLimits, isEmail } from '../person/email.ts'

/** The fields of a dossier's person that the rules read. Dates are `YYYY-MM-DD`. */
export interface CustomerDraft {
  readonly docNumber: string
  readonly userType?: string | undefined
  readonly email?: string | undefined
  readonly birthday?: string | undefined
}

export type CustomerField = keyof CustomerDraft

/**
 * The wrong fields on a local day, in the order of the form, for the user with a document. Each field has only one way
 * to be wrong.
 */
export function wrongCustomerFields(
  draft: CustomerDraft,
  userDocument: string,
  today: string,
  limits: EmailLimits = {},
): CustomerField[] {
  const document = normalizeIdentifier(draft.docNumber)
  // The compiler requires a rule for each field.
  const wrong: Readonly<Record<CustomerField, boolean>> = {
    docNumber: documentKind(document) === undefined,
    userType: (draft.userType === 'SELF') !== (document === userDocument),
    email: draft.email !== undefined && !isEmail(draft.email, limits),
    // Stryker disable next-line ConditionalExpression: no date is later than undefined.
    birthday: draft.birthday !== undefined && draft.birthday > today,
  }
  return fields.filter((field) => wrong[field])
}

const fields: readonly CustomerField[] = ['docNumber', 'userType', 'email', 'birthday']
