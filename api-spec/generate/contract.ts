import type { ErrorEntry } from './catalogue.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** What an operation takes in its `filter` parameter. */
export interface Filter {
  readonly keys: Readonly<Record<string, FilterKey>>
  /** Of these keys a call needs exactly one; null where it needs none of them. */
  readonly oneOf: readonly string[] | null
}

export interface FilterKey {
  readonly description?: string
  readonly required?: boolean
  readonly example?: string
  /** Of its value: a text, or a list of them. Without one any text will do. */
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
  /** With the parameters in braces: `/users/{id}`. */
  readonly path: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly roles: readonly string[]
  readonly codes: readonly string[]
  /** The reads whose answers can differ for the same user after it; null for a read. */
  readonly changes: readonly string[] | null
  /** What it answers opens something, and is kept nowhere. */
  readonly secretAnswer: boolean
  /** What the client does without it; null where the operation is one that every utility is expected to have. */
  readonly without: string | null
  /** What it takes of a core where that is much: hashing a password takes tens of milliseconds. */
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
