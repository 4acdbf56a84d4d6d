import { compact } from '../typed/characters.ts'

/** Check letters by remainder, of the NIF and of the CUPS. */
export const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_CONTROL_LETTERS = 'JABCDEFGHI'

export type DocumentKind = 'nif' | 'nie' | 'cif' | 'passport' | 'company'

/** The check letter of a Spanish NIF, `Z` for 12345678: the number modulo 23 (RD 1065/2007, art. 19). */
export function nifLetter(number: number): string {
  return CHECK_LETTERS.charAt(number % 23)
}

/**
 * Eight digits and their check letter, such as `12345678Z`, in normal form (see normalizeIdentifier). Who has no number
 * of the identity card has K (under 14), L (abroad) or M (a foreigner without NIE) and seven digits (RD 1065/2007, art.
 * 19 and 20).
 */
export function isNif(value: string): boolean {
  return /^[\dKLM]\d{7}[A-Z]$/.test(value) && nifLetter(Number(value.slice(0, 8).replace(/^[KLM]/, ''))) === value[8]
}

/** X, Y or Z (counted as 0, 1, 2), seven digits and the check letter, such as `X1234567L`, in normal form. */
export function isNie(value: string): boolean {
  return /^[XYZ]\d{7}[A-Z]$/.test(value) && isNif('XYZ'.indexOf(value.charAt(0)) + value.slice(1))
}

/**
 * A company's tax number in normal form: letter, seven digits, control character, such as `A15123458`. Public bodies
 * and foreign entities close with a letter, companies with a digit, the rest with either (form: Orden EHA/451/2008).
 */
export function isCif(value: string): boolean {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(value)) return false
  const control = cifControl(value.slice(1, 8))
  const digitFits = value[8] === String(control)
  const letterFits = value[8] === CIF_CONTROL_LETTERS[control]
  if ('ABEH'.includes(value.charAt(0))) return digitFits
  if ('NPQRSW'.includes(value.charAt(0))) return letterFits
  return digitFits || letterFits
}

/** Three letters, six digits and an optional letter, such as `AAA123456`, in normal form. */
export function isPassport(value: string): boolean {
  return /^[A-Z]{3}\d{6}[A-Z]?$/.test(value)
}

/** A code the utility gives to companies: 9 and seven digits, or 00, 44, 70 or UF and six digits. `UF123456` is one. */
export function isCompanyCode(value: string): boolean {
  return /^(9\d{7}|(00|44|70|UF)\d{6})$/.test(value)
}

/** A staff code: 70 and six digits, such as `70000104`. */
export function is70Code(value: string): boolean {
  return /^70\d{6}$/.test(value)
}

/** The kind of a document in normal form; `nif` for `12345678Z`, undefined if it is none. */
export function documentKind(value: string): DocumentKind | undefined {
  if (isNif(value)) return 'nif'
  if (isNie(value)) return 'nie'
  if (isCif(value)) return 'cif'
  if (isPassport(value)) return 'passport'
  return isCompanyCode(value) ? 'company' : undefined
}

/** Any recognised document, in normal form. */
export function isDocument(value: string): boolean {
  return documentKind(value) !== undefined
}

/**
 * Converts an identifier, however it was typed, into normal form: upper case, without separators and without the words
 * that stand before it ("NIF:", the ES of a VAT number), and a short NIF number padded to eight digits. The checks
 * refuse an unknown form, not this function. `NIF: 12.345.678-z` becomes `12345678Z`.
 */
export function normalizeIdentifier(typed: string): string {
  const plain = padded(compact(typed))
  const unlabelled = padded(plain.replace(LABEL, ''))
  return !isDocument(plain) && isDocument(unlabelled) ? unlabelled : plain
}

/** "NIF: ES B12345674" begins so in capitals without separators; `NO` is what "N.º" becomes. */
const LABEL = /^(?:DNI|NIF|NIE|CIF|VAT|PASAPORTE|PASSPORT|DOCUMENTO|USUARIO)*(?:N[UÚ]M(?:ERO)?|NO)?(?:ES)?/

const padded = (compacted: string): string =>
  /^\d{1,7}[A-Z]$/.test(compacted) ? compacted.padStart(9, '0') : compacted

/** Whether typed text can be a log-in name. */
export function isLoginUser(typed: string): boolean {
  return isDocument(normalizeIdentifier(typed))
}

/** The kinds of documents in dossiers: 01 NIF, 02 CIF and company codes, 03 NIE, 04 passport. */
export type DocumentCode = '01' | '02' | '03' | '04'

/** The code of a document in normal form; `01` for `12345678Z`, undefined if it is none. */
export function documentCode(value: string): DocumentCode | undefined {
  const kind = documentKind(value)
  return kind && CODES[kind]
}

/** The type of a document code in other places: NIF for 01 and 02, NIE for every other. */
export function typeOfDocumentCode(code: DocumentCode | undefined): 'NIF' | 'NIE' {
  return code === '01' || code === '02' ? 'NIF' : 'NIE'
}

/** The document type of a person or company, by the document itself. An unknown document has the type of all others. */
export function documentTypeOf(value: string): 'NIF' | 'NIE' {
  return typeOfDocumentCode(documentCode(value))
}

const CODES: Readonly<Record<DocumentKind, DocumentCode>> = {
  nif: '01',
  cif: '02',
  company: '02',
  nie: '03',
  passport: '04',
}

/** The Luhn check over the seven digits of a CIF: the digit that brings the sum to a multiple of ten. */
function cifControl(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(weighted / 10) + (weighted % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * A masked document, for people who only need to recognise whose it is. The fourth to the seventh character remain, as
 * the Spanish data protection agency advises for publishing one (AEPD, on the additional provision 7 of LO 3/2018).
 * `12345678Z` becomes `***4567**`.
 */
export function maskDocument(document: string): string {
  return document.replace(/./gs, (character, at: number) => (at >= 3 && at < 7 ? character : '*'))
}
