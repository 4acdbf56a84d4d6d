import { isLongReference } from '@acometida/api-spec/rules/code'
import { completeCups } from '@acometida/api-spec/rules/cups'
import { isDocument, nifLetter, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { isOwnNumber, withoutPrefix } from '@acometida/api-spec/rules/phone'

const KEYS = ['documentNumber', 'email', 'cups', 'name', 'phone', 'sr', 'dossier'] as const
type SearchKey = (typeof KEYS)[number]

/** What staff look for somebody by, in the form in which it is compared. */
export interface UserSearch {
  readonly key: SearchKey
  readonly value: string
}

/** What was typed is a reference that belongs to nobody who could be looked for by it. */
export interface NobodysReference {
  readonly key: 'reference'
}

/**
 * What somebody typed into the one box, by its looks; undefined where it is blank. Whatever has a digit and is nothing
 * else is a document.
 */
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

/** Whether it can be one person at most: an address, a code, a whole document. */
export function isExact({ key, value }: UserSearch): boolean {
  return key === 'documentNumber' ? isDocument(value) : key !== 'name' && key !== 'phone'
}

/**
 * What was probably meant where nobody was found: a NIF or NIE whose letter does not fit its number; undefined where
 * nothing is near.
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
