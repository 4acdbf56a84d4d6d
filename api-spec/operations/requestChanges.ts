/** A call of an operation. The parts that it does not need are left out. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly filter?: Readonly<Record<string, string>>
  readonly body?: object | undefined
}

/** The changed parts of an example request. A field that is undefined is left out. */
export interface RequestChanges {
  readonly path?: ExampleRequest['path']
  readonly query?: Changes<string | number>
  readonly filter?: Changes<string>
  /**
   * The type does not depend on the operation: the compiler cannot handle the bodies of all, and the server names a
   * wrong field.
   */
  readonly body?: object | undefined
}

type Changes<Value> = Readonly<Record<string, Value | undefined>>

/** A request with changes to single fields. A body that is a list replaces the former one. */
export function changedRequest({ path, query, filter, body }: ExampleRequest, changes: RequestChanges) {
  return {
    path: { ...path, ...changes.path },
    query: defined({ ...query, ...changes.query }),
    filter: defined({ ...filter, ...changes.filter }),
    body: structuredClone(changedBody(body, changes.body)),
  }
}

function changedBody(body: object | undefined, changes: object | undefined): object | undefined {
  if (changes === undefined) return body
  return Array.isArray(changes) ? changes : { ...body, ...changes }
}

function defined<Value>(fields: Changes<Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
