import type { ErrorEntry } from './read/catalogue.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { PersonalKind } from './personalKinds.ts'

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
  /** The kind of personal data in the text, if no schema says it. */
  readonly 'x-personal'?: PersonalKind
}

/** Whether a key of a filter takes several values: `key~~one,two`. */
export function isList({ schema }: FilterKey): boolean {
  return schema?.type === 'array'
}

/** The schema of a parsed filter: an object of its keys. */
export function filterSchema({ keys }: Filter): JsonSchema {
  const entries = Object.entries(keys)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, key]) => [name, key.schema ?? textOf(key)])),
    required: entries.filter(([, key]) => key.required).map(([name]) => name),
    additionalProperties: false,
  }
}

function textOf({ 'x-personal': personal }: FilterKey): JsonSchema {
  return { type: 'string', ...(personal === undefined ? {} : { 'x-personal': personal }) }
}

/**
 * What a call leaves behind: nothing; what another call takes back; what stays, such as a message that was sent; or
 * something outside of the data, such as a meter that is switched.
 */
export const effects = ['none', 'reversible', 'lasting', 'physical'] as const
export type Effect = (typeof effects)[number]

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
  readonly effect: Effect
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
  readonly examples: Examples
}

/** The named examples of a contract, each whole: references are replaced by what they name. */
export interface Examples {
  /** By the name of the schema, and by that of the example. */
  readonly schemas: NamedExamples<unknown>
  /** Example responses, by operationId and by the name of the example. The first one represents the operation. */
  readonly answers: NamedExamples<Answer>
  /** The request of each operation, by operationId. */
  readonly requests: Readonly<Record<string, ExampleRequest>>
}

export type NamedExamples<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** The body of an answer. */
export interface Answer {
  readonly result: { readonly codResult: string; readonly msgResult: string }
  readonly [name: string]: unknown
}

/** One right call of an operation. Parts that it does not need are left out. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly filter?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const noExamples: Examples = { schemas: {}, answers: {}, requests: {} }

/** Whether callers have to give the call an id, without which a session is not let in. */
export function needsMessageId(parameters: readonly Parameter[]): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'message-id')
}

/** The codes of an operation that pass as a success, in their order. */
export function successCodes({ codes }: Operation, catalogue: Contract['catalogue']): string[] {
  return codes.filter((code) => catalogue.some((entry) => entry.code === code && entry.outcome === 'success'))
}
