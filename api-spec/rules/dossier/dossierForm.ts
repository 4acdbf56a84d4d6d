import { isDocument, normalizeIdentifier } from '../person/document.ts'
import { type EmailLimits, isEmail } from '../person/email.ts'
import { isName } from '../person/name.ts'
import { completeCups, isCau, isCups } from '../supply/cups.ts'

interface Person {
  docNumber: string
  readonly name?: string | undefined
  readonly surname1?: string | undefined
  readonly surname2?: string | undefined
  readonly email?: string | undefined
}

/** The fields of a dossier's form that its rules read. The contract's schemas check the rest. */
export interface DossierDraft {
  readonly type: string
  readonly subtype?: string | undefined
  applicant?: Person | undefined
  owner?: Person | undefined
  payer?: Person | undefined
  readonly addresses?: { readonly supply?: object | undefined } | undefined
  readonly coordinates?: object | undefined
  cadastre?: { referenciaCatastral: string } | undefined
  technicalData?: { cups?: string | undefined } | undefined
  readonly newGeneration?: { readonly cau?: string | undefined } | undefined
  readonly thirdPartyConsentOwner?: boolean | undefined
  readonly thirdPartyConsentPayer?: boolean | undefined
  readonly digitalInvoice?: boolean | undefined
  readonly billingEmail?: string | undefined
  readonly offices?: object | undefined
  readonly contacts?: readonly { readonly name?: string | undefined; readonly email?: string | undefined }[] | undefined
}

/** A wrong or missing field of a form. `where` is its path, joined by slashes. */
export interface DossierFlaw {
  readonly where: string
  readonly problem:
    | 'NO_DOCUMENT'
    | 'OTHER_DOCUMENT'
    | 'NO_EMAIL'
    | 'NO_NAME'
    | 'NO_CUPS'
    | 'NO_CAU'
    | 'NOT_OF_TYPE'
    | 'MISSING'
    | 'MISSING_PLACE'
    | 'MISSING_SUBTYPE'
    | 'MISSING_BILLING'
    | 'NO_CONSENT_OWNER'
    | 'NO_CONSENT_PAYER'
}

const parts = ['applicant', 'owner', 'payer'] as const

/** The form as it is stored: documents, CUPS and references in their normal form, whatever the user typed. */
export function normalizeDossierForm<Form extends DossierDraft>(form: Form): Form {
  const kept = structuredClone(form)
  for (const part of parts) {
    const person = kept[part]
    if (person) person.docNumber = normalizeIdentifier(person.docNumber)
  }
  if (kept.cadastre) kept.cadastre.referenciaCatastral = kept.cadastre.referenciaCatastral.toUpperCase()
  if (kept.technicalData?.cups !== undefined) kept.technicalData.cups = completeCups(kept.technicalData.cups)
  return kept
}

/** The wrong fields of a normalized form, complete or not. */
export function wrongDossierFields(
  form: DossierDraft,
  applicantDocument: string,
  limits: EmailLimits = {},
): DossierFlaw[] {
  const flaws: DossierFlaw[] = []
  const wrong = (where: string, problem: DossierFlaw['problem']) => void flaws.push({ where, problem })
  for (const part of parts) {
    const person = form[part]
    if (!person) continue
    if (!isDocument(person.docNumber)) wrong(`${part}/docNumber`, 'NO_DOCUMENT')
    for (const name of ['name', 'surname1', 'surname2'] as const)
      if (!isName(person[name] ?? '')) wrong(`${part}/${name}`, 'NO_NAME')
    if (person.email !== undefined && !isEmail(person.email, limits)) wrong(`${part}/email`, 'NO_EMAIL')
  }
  if (form.applicant && form.applicant.docNumber !== applicantDocument) wrong('applicant/docNumber', 'OTHER_DOCUMENT')
  if (form.billingEmail !== undefined && !isEmail(form.billingEmail, limits)) wrong('billingEmail', 'NO_EMAIL')
  for (const [index, { name = '', email }] of (form.contacts ?? []).entries()) {
    if (!isName(name)) wrong(`contacts/${index}/name`, 'NO_NAME')
    if (email !== undefined && !isEmail(email, limits)) wrong(`contacts/${index}/email`, 'NO_EMAIL')
  }
  const { cups } = form.technicalData ?? {}
  if (cups !== undefined && !isCups(cups)) wrong('technicalData/cups', 'NO_CUPS')
  const { cau } = form.newGeneration ?? {}
  if (cau !== undefined && !isCau(cau)) wrong('newGeneration/cau', 'NO_CAU')
  if (form.type === 'DOSTYP001' && form.newGeneration) wrong('newGeneration', 'NOT_OF_TYPE')
  return flaws
}

/** The fields that a normalized form still needs before it can be submitted. */
export function missingDossierFields(form: DossierDraft): DossierFlaw[] {
  const gaps: DossierFlaw[] = []
  const need = (there: unknown, where: string, problem: DossierFlaw['problem'] = 'MISSING') => {
    if (there === undefined || there === false) gaps.push({ where, problem })
  }
  need(form.technicalData, 'technicalData')
  need(form.applicant, 'applicant')
  need(form.addresses?.supply, 'addresses/supply')
  need(form.coordinates ?? form.cadastre, 'coordinates', 'MISSING_PLACE')
  if (form.type === 'DOSTYP002') {
    need(form.subtype, 'subtype', 'MISSING_SUBTYPE')
    need(form.newGeneration, 'newGeneration')
  }
  if (isOther(form.owner, form.applicant))
    need(form.thirdPartyConsentOwner, 'thirdPartyConsentOwner', 'NO_CONSENT_OWNER')
  if (isOther(form.payer, form.applicant))
    need(form.thirdPartyConsentPayer, 'thirdPartyConsentPayer', 'NO_CONSENT_PAYER')
  if (form.digitalInvoice === true) need(form.billingEmail ?? form.offices, 'billingEmail', 'MISSING_BILLING')
  return gaps
}

const isOther = (person: Person | undefined, applicant: Person | undefined): boolean =>
  person !== undefined && person.docNumber !== applicant?.docNumber
