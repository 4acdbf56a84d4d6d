import type { ErrorEntry } from './catalogue.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** The `filter` parameter of an operation. */
export interface Filter {
  readonly keys: Readonly<Record<string, FilterKey>>
  /** Keys of which a call needs exactly one; null where there is no such choice. */
  readonly oneOf: readonly string[] | null
}

export interface FilterKey {
  readonly description?: string
  readonly required?: boolean
  readonly example?: string
  /** The schema of the value: a text, or a list of texts. Any text is allowed without one. */
  readonly schema?: JsonSchema
}

export const costs = ['hash'] as const
export type Cost = (typeof costs)[number]

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}

/** An operation as it was authored, its references to parameters resolved. */
export interface Operation {
  readonly operationId: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With parameters in braces: `/users/{id}`. */
  readonly path: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly roles: readonly string[]
  readonly codes: readonly string[]
  /** The reads whose answers can differ for the same user after it; null for a read. */
  readonly changes: readonly string[] | null
  /** The answer contains a secret and is not kept. */
  readonly secretAnswer: boolean
  /** The client's behaviour where an API lacks the operation; null where every API is expected to have it. */
  readonly without: string | null
  /** An expensive operation: hashing a password takes tens of milliseconds of a core. */
  readonly cost: Cost | null
  readonly filter: Filter | null
  readonly parameters: readonly Parameter[]
  /** Name of the schema of the body. */
  readonly body: string | null
  /** Name of the schema of the success payload, without the result. */
  readonly success: string | null
}

/** An authored contract, read and found right. */
export interface Contract {
  /** openapi, info, servers, tags, security schemes. */
  readonly frame: Record<string, unknown>
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly catalogue: readonly ErrorEntry[]
}
