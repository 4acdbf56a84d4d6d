import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type JsonSchema, refName, refsOf } from '../jsonSchema.ts'

type Document = Record<string, unknown>

interface Client {
  readonly document: string
  readonly target: string
  readonly client: 'react-query' | 'fetch'
  readonly mutator: { readonly path: string; readonly name: string }
  /** Whether its mutator receives what the contract says about the operation, as `tellingCalls` lists it. */
  readonly isTold: boolean
}

/** The settings that both clients of the control API share. */
const room = {
  document: 'api-spec/generated/control.json',
  mutator: { path: 'web/room/api/controlFetch.ts', name: 'controlFetch' },
  isTold: true,
} as const

const clients: readonly Client[] = [
  {
    document: 'api-spec/generated/openapi.json',
    target: 'web/src/api/generated/api.ts',
    client: 'react-query',
    mutator: { path: 'web/src/api/http.ts', name: 'http' },
    isTold: true,
  },
  { ...room, target: 'web/room/api/generated/control.ts', client: 'react-query' },
  { ...room, target: 'web/room/api/generated/calls.ts', client: 'fetch' },
  {
    document: 'api-spec/generated/control.json',
    target: 'packages/testing/src/generated/control.ts',
    client: 'fetch',
    mutator: { path: 'packages/testing/src/controlHttp.ts', name: 'controlHttp' },
    isTold: false,
  },
]

export const clientsExist = (workspace: string): boolean =>
  clients.every(({ target }) => existsSync(join(workspace, target)))

/**
 * Generates the hooks of the client and the control room with orval, and the functions of the control API for its
 * entrance and for tests: those that do not exist, and those of a generated file that has changed.
 */
export async function generateClients(workspace: string, changed: ReadonlySet<string>): Promise<void> {
  const stale = clients.filter(
    ({ document, target }) =>
      changed.has('clients.json') || changed.has(basename(document)) || !existsSync(join(workspace, target)),
  )
  if (stale.length === 0) return
  // Every command asks whether there is something to generate, and orval takes a second to load.
  const { generate, withReporter } = await import('orval')
  for (const { document, target, client, mutator, isTold } of stale) {
    const source = join(workspace, document)
    const options = {
      input: { target: source, override: { transformer: failuresApart } },
      output: {
        target: join(workspace, target),
        client,
        httpClient: 'fetch',
        override: {
          mutator: { path: join(workspace, mutator.path), name: mutator.name },
          fetch: { includeHttpResponseReturnType: false },
          query: { useOperationIdAsQueryKey: true, version: 5 },
          operations: isTold ? tellingCalls(source) : {},
        },
      },
    } as const
    // Without orval's banner. Errors are thrown.
    await withReporter(silent, () => generate(options, workspace, { throwOnError: true }))
  }
}

const silence = () => {}
const silent = { info: silence, warn: silence, error: silence, verbose: silence, debug: silence }

/**
 * Adds what the contract says about the operation to each function's call: `operation`, its name; `changes`, the
 * answers that it changes; `repeatable`, that it may be repeated under its id; `staff`, that only staff and managers
 * may call it.
 */
function tellingCalls(document: string) {
  // The generator has just written it.
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as {
    paths: Record<string, Record<string, PublishedOperation>>
  }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  return Object.fromEntries(
    operations.map(({ operationId, parameters = [], 'x-changes': changes = [], 'x-staff': staff }) => {
      const repeatable = parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'message-id')
      const requestOptions = {
        operation: operationId,
        ...(changes.length > 0 && { changes }),
        ...(repeatable && { repeatable }),
        ...(staff && { staff }),
      }
      return [operationId, { requestOptions }]
    }),
  )
}

interface PublishedOperation {
  readonly operationId: string
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly 'x-changes'?: readonly string[]
  readonly 'x-staff'?: true
}

/**
 * Separates the failures from the success of each operation. The mutators throw every failure, so a generated function
 * returns the success alone. The failures become the type of the hooks' errors.
 */
function failuresApart(document: Document): Document {
  // The bundle has this form.
  const copy = structuredClone(document) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  } & Document
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) {
      // So has the success of each of its operations.
      const success = operation.responses['200'] as {
        content: { 'application/json': { schema: { anyOf?: unknown[] } } }
      }
      const { schema } = success.content['application/json']
      const [only, failure] = schema.anyOf ?? [schema]
      const contentOf = (of: unknown) => ({ content: { 'application/json': { schema: of } } })
      operation.responses = {
        200: { ...success, ...contentOf(only) },
        ...(failure ? { '4XX': { description: 'A failure.', ...contentOf(failure) } } : {}),
      }
    }
  openLists(copy)
  return copy
}

/**
 * Lets the fields of an open list in an answer hold any text. The list keeps its name and type, for requests and for
 * the client's texts. A schema that is used in both requests and answers, such as a form, keeps its choices.
 */
function openLists(document: Document): void {
  // The bundle has this form.
  const { components: { schemas = {} } = {}, paths } = document as {
    components?: { schemas?: Record<string, JsonSchema> }
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const bodies = operations.map((each) => each.requestBody)
  const sent = schemasOf(bodies, schemas)
  const answered = new Set<string>()
  const widen = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref === undefined ? null : refName(schema.$ref)
    if (name !== null) {
      reach(name)
      return schemas[name]?.['x-open'] ? { anyOf: [schema, { type: 'string' }] } : schema
    }
    const { enum: _choices, ...rest } = schema
    if (schema['x-open']) return rest
    const { properties, items, anyOf, oneOf } = schema
    return {
      ...schema,
      ...(properties && { properties: mapped(properties, widen) }),
      ...(items && { items: widen(items) }),
      ...(anyOf && { anyOf: anyOf.map(widen) }),
      ...(oneOf && { oneOf: oneOf.map(widen) }),
    }
  }
  const reach = (name: string) => {
    const schema = schemas[name]
    if (!schema || answered.has(name)) return
    answered.add(name)
    const opened = widen(schema)
    if (!schema['x-open'] && !sent.has(name)) schemas[name] = opened
  }
  for (const name of Object.keys(schemas)) if (name.endsWith('Success')) reach(name)
}

/** The names of the schemas that a value reaches. */
function schemasOf(
  value: unknown,
  schemas: Record<string, JsonSchema>,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const ref of refsOf(value)) {
    if (found.has(ref)) continue
    found.add(ref)
    schemasOf(schemas[ref], schemas, found)
  }
  return found
}

function mapped<Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
