import type { TypedKind } from '../rules/typed/typedText.ts'
import type { PersonalKind } from './personalKinds.ts'

/** The part of JSON Schema that the contract may use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: (string | number)[]
  const?: string | number | boolean
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  examples?: unknown[]
  /** For an enum in an answer: another API may give a value that is not listed. */
  'x-open'?: boolean
  /** The kind of personal data in the value. */
  'x-personal'?: PersonalKind
  /** The kind of typed text, where it does not follow from `x-personal`. */
  'x-typed'?: TypedKind | 'none'
  /** For a list in an answer: the client may show it without the items that it cannot read. */
  'x-partial'?: boolean
  [keyword: string]: unknown
}

const refPrefix = '#/components/schemas/'

/**
 * The name of the schema that a reference points to, `Bill` for `#/components/schemas/Bill`; null for another kind of
 * reference.
 */
export function refName(ref: string): string | null {
  return ref.startsWith(refPrefix) ? ref.slice(refPrefix.length) : null
}

export function refTo(name: string): JsonSchema {
  return { $ref: refPrefix + name }
}

/** The schema of an object with these properties and no others; all of them are required by default. */
export function closedObject(properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Whether a text can only be one of a list, a date or a number. */
export function isImpersonal({ enum: choices, const: only, format }: JsonSchema): boolean {
  return choices !== undefined || only !== undefined || SILENT_FORMATS.has(String(format))
}

const SILENT_FORMATS: ReadonlySet<string> = new Set(['date', 'date-time', 'day', 'quantity', 'dd/mm/yy', 'dd/mm/yyyy'])

/** All schemas that this one refers to directly. */
export function refsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(refsOf)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref' && typeof value === 'string') return refName(value) ?? []
    return refsOf(value)
  })
}
