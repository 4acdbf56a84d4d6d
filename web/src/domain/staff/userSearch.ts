import { isLongReference } from '@acometida/api-spec/rules/code'
import { completeCups } from '@acometida/api-spec/rules/cups'
import { isDocument, nifLetter, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { isOwnNumber, withoutPrefix } from '@acometida/api-spec/rules/phone'

const KEYS = ['documentNumber', 'email', 'cups', 'name', 'phone', 'sr', 'dossier'] as const
type SearchKey = (typeof KEYS)[number]

/** A search for people, in the form in which it is compared. */
export interface UserSearch {
  readonly key: SearchKey
  readonly value: string
}

/** A typed reference that no person can be searched by. */
export interface NobodysReference {
  readonly key: 'reference'
}

/** The search that a text looks like; undefined for a blank one. Any other text with a digit is a document. */
export function recognise(typed: string): UserSearch | NobodysReference | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (text.includes('@')) return { key: 'email', value: normalizeEmail(text) }
  const compact = text.replace(/[\s.-]/g, '').toUpperCase()
  if (isLongReference(compact)) return { key: 'reference' }
  if (isOwnNumber(withoutPrefix(text))) return { key: 'phone', value: withoutPrefix(text) }
  // The longest passport that begins so has ten characters.
  if (/^EXP\S{8}/i.test(text)) return { key: 'dossier', value: text.toUpperCase() }
  if (/^SR\d/.test(compact)) return { key: 'sr', value: compact }
  if (/^ES\d/.test(compact)) return { key: 'cups', value: completeCups(text) }
  return /\d/.test(compact) ? { key: 'documentNumber', value: normalizeIdentifier(text) } : { key: 'name', value: text }
}

/** Names and beginnings of documents need three characters: nothing shorter is asked. */
export function isTooShort({ key, value }: UserSearch): boolean {
  return (key === 'name' || key === 'documentNumber') && value.length < FEWEST_CHARACTERS
}

/** Whether it matches at most one person: an address, a code, a complete document. */
export function isExact({ key, value }: UserSearch): boolean {
  return key === 'documentNumber' ? isDocument(value) : key !== 'name' && key !== 'phone'
}

/**
 * A correction where nobody was found: a NIF or NIE whose letter does not match its number; undefined where there is
 * none.
 */
export function nearestGuess({ key, value }: UserSearch): UserSearch | undefined {
  const [, first = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(value) ?? []
  if (key !== 'documentNumber' || first.length + digits.length !== 8) return undefined
  const number = Number((first === '' ? '' : 'XYZ'.indexOf(first)) + digits)
  const right = nifLetter(number)
  return right === letter ? undefined : { key, value: first + digits + right }
}

/** The search that a screen left in the history: whom staff look for is no part of an address. */
export function searchIn(state: unknown): UserSearch | undefined {
  if (typeof state !== 'object' || state === null || !('search' in state)) return undefined
  const { search } = state
  if (typeof search !== 'object' || search === null || !('key' in search) || !('value' in search)) return undefined
  const key = KEYS.find((each) => each === search.key)
  return key && typeof search.value === 'string' ? { key, value: search.value } : undefined
}

const FEWEST_CHARACTERS = 3
