import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { isLongReference } from '@acometida/api-spec/rules/person/code'
import { completeCups } from '@acometida/api-spec/rules/supply/cups'
import { isDocument, nifLetter, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isOwnNumber, withoutPrefix } from '@acometida/api-spec/rules/person/phone'

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
 * The search for a typed text, chosen by the form of the text. Undefined if blank. Other text with a digit is a
 * document.
 */
export function recognise(typed: string): UserSearch | NobodysReference | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (text.includes('@')) return { key: 'email', value: normalizeEmail(text) }
  const compact = text.replace(/[\s.-]/g, '').toUpperCase()
  if (isLongReference(compact)) return { key: 'reference' }
  if (isOwnNumber(withoutPrefix(text))) return { key: 'phone', value: withoutPrefix(text) }
  // A passport that begins like this has at most ten characters.
  if (/^EXP\S{8}/i.test(text)) return { key: 'dossier', value: text.toUpperCase() }
  if (/^SR\d/.test(compact)) return { key: 'sr', value: compact }
  if (/^ES\d/.test(compact)) return { key: 'cups', value: completeCups(text) }
  return /\d/.test(compact) ? { key: 'documentNumber', value: normalizeIdentifier(text) } : { key: 'name', value: text }
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
 * The likely intended search after no match: a NIF or NIE whose letter does not fit its number. Undefined without one.
 */
export function nearestGuess({ key, value }: UserSearch): UserSearch | undefined {
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
