import { type Examples, exampleRequests, examples } from '../generated/examples.ts'
import { operations } from '../generated/operations.ts'
import { printFilter } from '../rules/filter.ts'
import { changedRequest, type RequestChanges } from './requestChanges.ts'

export type { RequestChanges }

type OperationId = keyof typeof operations

/**
 * An example of the contract, copied for the caller: of a schema, such as `Bill`, or of an operation's answer, such as
 * `listBills`. Without a name it is the first one.
 */
export function example<Of extends keyof Examples>(of: Of, name?: Examples[Of]['names']): Examples[Of]['type'] {
  const named: Readonly<Record<string, unknown>> = examples[of]
  // The generator has checked it against the schema from which the type is made.
  return structuredClone(named[name ?? Object.keys(named)[0] ?? '']) as Examples[Of]['type']
}

/** A valid call of an operation: its path with the query, below the API's address, and its body if it has one. */
export interface ExampleCall {
  readonly path: string
  readonly body?: object
}

/** The contract's example call of an operation, with changes to single fields. */
export function exampleCall(id: OperationId, changes: RequestChanges = {}): ExampleCall {
  const { path, query, filter, body } = changedRequest(exampleRequests[id], changes)
  const place = operations[id].path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const clauses = printFilter(filter)
  if (clauses !== '') asked.set('filter', clauses)
  const address = asked.size > 0 ? `${place}?${asked}` : place
  return body === undefined ? { path: address } : { path: address, body }
}
