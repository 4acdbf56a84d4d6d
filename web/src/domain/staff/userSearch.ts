import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { isLongReference } from '@acometida/api-spec/rules/person/code'
import { isDocument, nifLetter } from '@acometida/api-spec/rules/person/document'
import { isPersonalPhone } from '@acometida/api-spec/rules/person/phone'
import { normalize } from '@acometida/api-spec/rules/typed/typedText'

const KEYS = ['documentNumber', 'email', 'cups', 'name', 'phone', 'sr', 'dossier'] as const
type SearchKey = (typeof KEYS)[number]

/** A search for users, with its value in normal form. */
export interface UserSearch {
  readonly key: SearchKey
  readonly value: string
}

/** The typed text is a reference by which nobody can be found. */
export interface NobodysReference {
  readonly key: 'reference'
}

/**
 * The search for a typed text, chosen by its form: `12345678Z` is a document, `600123456` a phone, `Ferreiro` a name.
 * Undefined if blank. Other text with a digit is a document.
 */
export function parseSearch(typed: string): UserSearch | NobodysReference | undefined {
  const name = normalize('line', typed)
  if (name === '') return undefined
  const email = normalize('email', typed)
  if (email.includes('@')) return { key: 'email', value: email }
  const compact = normalize('reference', typed)
  if (isLongReference(compact)) return { key: 'reference' }
  const document = normalize('document', typed)
  if (isDocument(document)) return { key: 'documentNumber', value: document }
  const phone = normalize('phone', typed)
  if (isPersonalPhone(phone)) return { key: 'phone', value: phone }
  const dossier = normalize('dossier', typed)
  if (/^EXP\S{8}/.test(dossier)) return { key: 'dossier', value: dossier }
  if (/^SR\d/.test(compact)) return { key: 'sr', value: compact }
  const cups = normalize('cups', typed)
  if (/^ES\d/.test(cups)) return { key: 'cups', value: cups }
  return /\d/.test(compact) ? { key: 'documentNumber', value: document } : { key: 'name', value: name }
}

/** Names and partial documents need three characters. Shorter ones are not searched. */
export function isTooShort({ key, value }: UserSearch): boolean {
  return (key === 'name' || key === 'documentNumber') && value.length < MIN_CHARACTERS
}

/** Whether the search can match one person at most: an address, a code, a complete document. */
export function isExact({ key, value }: UserSearch): boolean {
  return key === 'documentNumber' ? isDocument(value) : key !== 'name' && key !== 'phone'
}

/**
 * The likely intended search after no match: `12345678Z` for `12345678A`, since the letter of a NIF or NIE has to fit
 * its number. Undefined without one.
 */
export function suggestSearch({ key, value }: UserSearch): UserSearch | undefined {
  const [, first = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(value) ?? []
  if (key !== 'documentNumber' || first.length + digits.length !== 8) return undefined
  const number = Number((first === '' ? '' : 'XYZ'.indexOf(first)) + digits)
  const right = nifLetter(number)
  return right === letter ? undefined : { key, value: first + digits + right }
}

/** The search in the history state. It must not be in the address, because it is personal data. */
export function searchIn(state: unknown): UserSearch | undefined {
  const search = fieldsIn(fieldsIn(state).search)
  const key = KEYS.find((each) => each === search.key)
  return key && typeof search.value === 'string' ? { key, value: search.value } : undefined
}

const MIN_CHARACTERS = 3
