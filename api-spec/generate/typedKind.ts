import { type TypedKind, typedKinds } from '../rules/typed/typedText.ts'
import { type JsonSchema, isImpersonal } from './jsonSchema.ts'
import type { PersonalKind } from './personalKinds.ts'

const words: readonly string[] = [...typedKinds, 'none']
export const UNKNOWN_TYPED = `unknown kind of typed text; known are ${words.join(', ')}`

/** Whether the contract may say so in `x-typed`. It may say nothing. */
export function isTypedKind(word: string | undefined): boolean {
  return word === undefined || words.includes(word)
}

/**
 * The kind of a text that people type, in whose normal form it is checked: what `x-typed` says, or what follows from
 * what the text tells about a person. Null for a text that stays as it is, such as a password.
 */
export function typedKind(schema: JsonSchema): TypedKind | null {
  if (![schema.type].flat().includes('string') || isImpersonal(schema)) return null
  const { 'x-typed': typed, 'x-personal': personal } = schema
  if (typed !== undefined) return typed === 'none' ? null : typed
  return (personal && KINDS[personal]) ?? null
}

const KINDS: Readonly<Partial<Record<PersonalKind, TypedKind>>> = {
  nif: 'document',
  cups: 'cups',
  name: 'line',
  surname: 'line',
  email: 'email',
  phone: 'phone',
  address: 'line',
  code: 'identifier',
  text: 'text',
}
