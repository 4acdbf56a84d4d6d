import { type ExampleRequest, type Examples, exampleRequests, examples } from '../generated/examples.ts'
import { operations } from '../generated/operations.ts'
import { printFilter } from '../rules/filter.ts'

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

/** The changed parts of an example request. A part that is undefined is left out. */
export interface RequestChanges {
  readonly path?: ExampleRequest['path']
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly filter?: Readonly<Record<string, string | undefined>>
  /**
   * The type does not depend on the operation: the compiler cannot handle the bodies of all, and the server names a
   * wrong field.
   */
  readonly body?: object
}

/** The contract's example call of an operation, with changes to single fields. */
export function exampleCall(id: OperationId, changes: RequestChanges = {}): ExampleCall {
  const { path, query, filter, body } = exampleRequests[id]
  const values = { ...path, ...changes.path }
  const place = operations[id].path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...changes.query }))
    if (value !== undefined) asked.set(name, String(value))
  const clauses = printFilter({ ...filter, ...changes.filter })
  if (clauses !== '') asked.set('filter', clauses)
  const address = asked.size > 0 ? `${place}?${asked}` : place
  const sent = bodyOf(body, changes.body)
  return sent === undefined ? { path: address } : { path: address, body: sent }
}

function bodyOf(body: object | undefined, changes: object | undefined): object | undefined {
  if (changes === undefined) return structuredClone(body)
  return Array.isArray(changes) ? changes : { ...structuredClone(body), ...changes }
}
