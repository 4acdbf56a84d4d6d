import { normalize } from '../typed/typedText.ts'

type SearchKey = 'documentNumber' | 'email' | 'cups' | 'name' | 'phone'

/** The criterion of a staff search, in the form for comparison. */
export interface UserCriterion {
  readonly key: SearchKey
  readonly value: string
}

/**
 * The first criterion that is not blank, in the order document number, e-mail, supply code, name and phone; undefined
 * if all are blank.
 */
export function firstCriterion(typed: Readonly<Partial<Record<SearchKey, string>>>): UserCriterion | undefined {
  const key = keys.find((each) => (typed[each] ?? '').trim() !== '')
  return key && { key, value: normalize(kinds[key], typed[key] ?? '') }
}

/** Whether staff search for themselves: by their own document, e-mail or phone. */
export function isOwnSearch({ key, value }: UserCriterion, own: Own): boolean {
  return (
    (key === 'documentNumber' && value === own.document) ||
    (key === 'email' && value === own.email) ||
    (key === 'phone' && value === own.phone)
  )
}

interface Own {
  readonly document: string
  readonly email: string
  readonly phone: string
}

const kinds = { documentNumber: 'document', email: 'email', cups: 'cups', name: 'line', phone: 'phone' } as const

/** The keys in order of precedence. */
const keys = ['documentNumber', 'email', 'cups', 'name', 'phone'] as const
