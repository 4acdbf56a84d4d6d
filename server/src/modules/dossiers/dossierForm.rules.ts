import type { DossierForm, DossierPerson } from '@acometida/api-spec/generated/operations'
import { completeCups, isCau, isCups } from '@acometida/api-spec/rules/cups'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { isEmail } from '@acometida/api-spec/rules/email'

interface Flaw {
  readonly where: string
  readonly problem: string
}

const parts = ['applicant', 'owner', 'payer'] as const

/** The form as it is kept: documents, CUPS and references in their normal form, however they were typed. */
export function normalForm(form: DossierForm): DossierForm {
  const kept = structuredClone(form)
  for (const part of parts) {
    const person = kept[part]
    if (person) person.docNumber = normalizeIdentifier(person.docNumber)
  }
  if (kept.cadastre) kept.cadastre.referenciaCatastral = kept.cadastre.referenciaCatastral.toUpperCase()
  if (kept.technicalData?.cups !== undefined) kept.technicalData.cups = completeCups(kept.technicalData.cups)
  return kept
}

/** What is wrong in a form in normal form, complete or not: each place with what would be right. */
export function flawsOf(form: DossierForm, applicantDocument: string): Flaw[] {
  const flaws: Flaw[] = []
  const wrong = (where: string, problem: string) => void flaws.push({ where: `body/form/${where}`, problem })
  for (const part of parts) {
    const person = form[part]
    if (!person) continue
    if (!isDocument(person.docNumber)) wrong(`${part}/docNumber`, 'must be a NIF, NIE, CIF or passport with its check')
    if (person.email !== undefined && !isEmail(person.email)) wrong(`${part}/email`, 'must be an e-mail address')
  }
  if (form.applicant && form.applicant.docNumber !== applicantDocument)
    wrong('applicant/docNumber', `must be the document of the user, ${applicantDocument}`)
  if (form.billingEmail !== undefined && !isEmail(form.billingEmail)) wrong('billingEmail', 'must be an e-mail address')
  for (const [index, { email }] of (form.contacts ?? []).entries())
    if (email !== undefined && !isEmail(email)) wrong(`contacts/${index}/email`, 'must be an e-mail address')
  const { cups } = form.technicalData ?? {}
  if (cups !== undefined && !isCups(cups)) wrong('technicalData/cups', 'must be a CUPS of this distributor')
  const { cau } = form.newGeneration ?? {}
  if (cau !== undefined && !isCau(cau)) wrong('newGeneration/cau', 'must be a CUPS, A and three digits')
  if (form.type === 'DOSTYP001' && form.newGeneration)
    wrong('newGeneration', 'does not go with DOSTYP001; leave it out or change the type')
  return flaws
}

/** What a form in normal form still lacks to be submitted. */
export function gapsOf(form: DossierForm): Flaw[] {
  const gaps: Flaw[] = []
  const need = (there: unknown, where: string, problem = 'is missing') => {
    if (there === undefined || there === false) gaps.push({ where: `body/form/${where}`, problem })
  }
  need(form.technicalData, 'technicalData')
  need(form.applicant, 'applicant')
  need(form.addresses?.supply, 'addresses/supply')
  need(
    form.coordinates ?? form.cadastre,
    'coordinates',
    'is missing; so is the cadastral reference, one of them is needed',
  )
  if (form.type === 'DOSTYP002') {
    need(form.subtype, 'subtype', 'is missing; DOSSUB000 where the technology is not known yet')
    need(form.newGeneration, 'newGeneration')
  }
  if (isOther(form.owner, form.applicant))
    need(form.thirdPartyConsentOwner, 'thirdPartyConsentOwner', 'must be true where the owner is not the applicant')
  if (isOther(form.payer, form.applicant))
    need(form.thirdPartyConsentPayer, 'thirdPartyConsentPayer', 'must be true where the payer is not the applicant')
  if (form.digitalInvoice === true)
    need(form.billingEmail ?? form.offices, 'billingEmail', 'is missing; it is where electronic invoices are sent')
  return gaps
}

const isOther = (person: DossierPerson | undefined, applicant: DossierPerson | undefined): boolean =>
  person !== undefined && person.docNumber !== applicant?.docNumber
