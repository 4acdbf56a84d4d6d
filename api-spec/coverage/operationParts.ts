import type { JsonSchema } from '../generate/jsonSchema.ts'
import { operations } from '../generated/operations.ts'
import { memoize } from '../rules/memoize.ts'
import { schemaParts } from './parts.ts'

type OperationId = keyof typeof operations

/**
 * The parts of an operation that a test can cover: those of its request (`query`, `filter`, `body`) and of its answer.
 */
export interface OperationParts {
  readonly request: ReadonlySet<string>
  readonly answer: ReadonlySet<string>
}

/** The parts of an operation. They are looked up in the contract once. */
export const operationParts = memoize(Infinity, String, (id: OperationId): OperationParts => {
  const { query, body, filter, success } = operations[id]
  const below = (schema: unknown, path: string) => (schema === null ? [] : schemaParts(plain(schema), {}, path))
  // The text of a filter counts by its keys.
  const parameters = below(query, 'query').filter((part) => filter === null || !/^query\/filter( absent)?$/.test(part))
  return {
    request: new Set([...parameters, ...below(filter && filter.schema, 'filter'), ...below(body, 'body')]),
    answer: new Set(below(success, '')),
  }
})

/** The schemas of the generated operations are JSON Schema with their references resolved. */
function plain(schema: unknown): JsonSchema {
  return schema as JsonSchema
}
