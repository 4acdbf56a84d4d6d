import type { About } from '../conformance/about.ts'
import type { ExampleRequest } from '../operations/requestChanges.ts'
import { closedObject, type JsonSchema } from './jsonSchema.ts'
import type { PersonalKind } from './personalKinds.ts'
import type { ErrorEntry } from './read/catalogue.ts'

/** The `filter` parameter of an operation. */
export interface FilterParameter {
  readonly keys: Readonly<Record<string, FilterKey>>
  /** The keys of which a call needs exactly one; null if there is no such choice. */
  readonly oneOf: readonly string[] | null
}

export interface FilterKey {
  readonly description?: string
  readonly required?: boolean
  readonly example?: string
  /** The schema of the value: a text, or a list of texts. Without a schema any text is allowed. */
  readonly schema?: JsonSchema
  /** The kind of personal data in the text, for a key without a schema. */
  readonly 'x-personal'?: PersonalKind
  /** The kind of typed text, for a key without a schema. */
  readonly 'x-typed'?: JsonSchema['x-typed']
}

/** Whether a key of a filter takes several values: `key~~one,two`. */
export function isList({ schema }: FilterKey): boolean {
  return schema?.type === 'array'
}

/** The schema of a parsed filter: an object of its keys. */
export function filterSchema({ keys }: FilterParameter): JsonSchema {
  const entries = Object.entries(keys)
  return closedObject(
    Object.fromEntries(entries.map(([name, key]) => [name, key.schema ?? textOf(key)])),
    entries.filter(([, key]) => key.required).map(([name]) => name),
  )
}

function textOf({ 'x-personal': personal, 'x-typed': typed }: FilterKey): JsonSchema {
  return {
    type: 'string',
    ...(personal === undefined ? {} : { 'x-personal': personal }),
    ...(typed === undefined ? {} : { 'x-typed': typed }),
  }
}

/**
 * The effect of a call: nothing; a change that another call undoes; a change that stays, such as a message that was
 * sent; or a change outside the data, such as a meter that is switched.
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

/** An authored operation, with its references to parameters resolved. */
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
  /** The reads whose answers to the same user may change after the call; null for a read. */
  readonly changes: readonly string[] | null
  /** The answer contains a secret and is not kept. */
  readonly secretAnswer: boolean
  /** The client's behaviour if an API lacks the operation; null if every API is expected to have it. */
  readonly without: string | null
  /** An expensive operation: hashing a password takes tens of milliseconds of a core. */
  readonly cost: Cost | null
  readonly filter: FilterParameter | null
  readonly parameters: readonly Parameter[]
  /** The name of the schema of the body. */
  readonly body: string | null
  /** The name of the schema of the success payload, without the result. */
  readonly success: string | null
}

/** An authored contract that was read and passed its checks. */
export interface Contract {
  /** openapi, info, servers, tags, security schemes. */
  readonly frame: Record<string, unknown>
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly catalogue: readonly ErrorEntry[]
  readonly examples: Examples
}

/** The named examples of a contract. Each is complete: references are replaced by the examples that they name. */
export interface Examples {
  /** By the name of the schema, then by the name of the example. */
  readonly schemas: NamedExamples<unknown>
  /** The answers of operations, by operationId and by the name of the example. The first one is the default. */
  readonly answers: NamedExamples<Answer>
  /** The request of each operation, by operationId. */
  readonly requests: Readonly<Record<string, ExampleRequest>>
  /** The parts of each request that say whose data it is, by operationId; null if it is nobody's. */
  readonly abouts: Readonly<Record<string, About | null>>
}

export type NamedExamples<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** The body of an answer. */
export interface Answer {
  readonly result: { readonly codResult: string; readonly msgResult: string }
  readonly [name: string]: unknown
}

export const noExamples: Examples = { schemas: {}, answers: {}, requests: {}, abouts: {} }

/** Whether every caller has to give the call an id. A session is refused without one. */
export function needsMessageId(parameters: readonly Parameter[]): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'message-id')
}

/** The codes of an operation that count as a success, in their order. */
export function successCodes({ codes }: Operation, catalogue: Contract['catalogue']): string[] {
  return codes.filter((code) => catalogue.some((entry) => entry.code === code && entry.outcome === 'success'))
}
