import { expect, test } from 'vitest'
import { type DossierDraft, wrongDossierFields, missingDossierFields, normalizeDossierForm } from './dossierForm.ts'

const own = '12345678Z'
const draft: DossierDraft = { type: 'DOSTYP001' }
const saidOf = (flaws: ReturnType<typeof wrongDossierFields>) =>
  flaws.map(({ where, problem }) => `${where} ${problem}`)

test('normalizes a form without changing what was typed', () => {
  const typed = {
    ...draft,
    applicant: { docNumber: '12.345.678-z' },
    cadastre: { referenciaCatastral: '9872023vh5797s0001wx' },
    technicalData: { cups: 'es0022000001234567wy' },
  }
  expect(normalizeDossierForm(typed)).toEqual({
    ...draft,
    applicant: { docNumber: own },
    cadastre: { referenciaCatastral: '9872023VH5797S0001WX' },
    technicalData: { cups: 'ES0022000001234567WY1P' },
  })
  expect(typed.applicant.docNumber).toBe('12.345.678-z')
  expect(normalizeDossierForm(draft)).toEqual(draft)
})

test('lists all flaws of a form at once, each with its place', () => {
  const form = {
    ...draft,
    applicant: { docNumber: 'B87654323', email: 'lucia' },
    payer: { docNumber: 'nobody' },
    billingEmail: 'lucia@correo',
    contacts: [{ email: 'lucia@correo.gal' }, { email: '' }],
    technicalData: { cups: 'ES0022000001234567WX1P' },
    newGeneration: { cau: 'ES0022000001234567WY1PB000' },
  }
  expect(saidOf(wrongDossierFields(form, own))).toEqual([
    'applicant/email NO_EMAIL',
    'payer/docNumber NO_DOCUMENT',
    'applicant/docNumber OTHER_DOCUMENT',
    'billingEmail NO_EMAIL',
    'contacts/1/email NO_EMAIL',
    'technicalData/cups NO_CUPS',
    'newGeneration/cau NO_CAU',
    'newGeneration NOT_OF_TYPE',
  ])
  expect(wrongDossierFields(draft, own)).toEqual([])
})

test('lists what a form lacks by its type, the people named and the way of billing', () => {
  expect(saidOf(missingDossierFields({ ...draft, digitalInvoice: true }))).toEqual([
    'technicalData MISSING',
    'applicant MISSING',
    'addresses/supply MISSING',
    'coordinates MISSING_PLACE',
    'billingEmail MISSING_BILLING',
  ])
  const whole = { technicalData: {}, applicant: { docNumber: own }, addresses: { supply: {} }, coordinates: {} }
  expect(missingDossierFields({ ...draft, ...whole })).toEqual([])
  expect(missingDossierFields({ ...draft, ...whole, owner: { docNumber: own }, payer: { docNumber: own } })).toEqual([])
  const others = { owner: { docNumber: 'B87654323' }, payer: { docNumber: 'B87654323' }, thirdPartyConsentOwner: false }
  expect(saidOf(missingDossierFields({ ...whole, ...others, type: 'DOSTYP002' }))).toEqual([
    'subtype MISSING_SUBTYPE',
    'newGeneration MISSING',
    'thirdPartyConsentOwner NO_CONSENT_OWNER',
    'thirdPartyConsentPayer NO_CONSENT_PAYER',
  ])
})
