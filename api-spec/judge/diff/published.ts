import { closedObject, type JsonSchema } from '../../generate/jsonSchema.ts'
import { makeComparableCheck } from './assertComparable.ts'
import { type Schemas, schemasOf } from './schemas.ts'

/** An operation of a published document: the parts that bind callers and answers. */
export interface PublishedOperation {
  readonly id: string
  /** Method and path: `GET /users/{id}`. */
  readonly address: string
  /** Null in a document without `x-roles`, and so on. */
  readonly roles: readonly string[] | null
  readonly codes: readonly string[] | null
  readonly effect: string | null
  /** The parts of a request. A missing part is an empty object. */
  readonly request: Readonly<Record<'path' | 'query' | 'header' | 'filter' | 'body', JsonSchema>>
  /** The success; null if the document has none. */
  readonly answer: JsonSchema | null
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: JsonSchema
}

interface RawOperation {
  readonly operationId?: unknown
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: JsonContent }
  readonly responses?: Readonly<Record<string, { readonly content?: JsonContent }>>
  readonly 'x-roles'?: readonly string[]
  readonly 'x-cod-results'?: readonly string[]
  readonly 'x-effect'?: string
  readonly 'x-filter'?: JsonSchema
}

type JsonContent = Readonly<Record<string, { readonly schema?: JsonSchema }>>

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const
const NOTHING = closedObject({})

/**
 * Reads the operations of a published document.
 * @param name the name of the document in messages
 * @param onSkipped called for a schema that cannot be compared and is left out; without it that is an error
 * @throws if it is no OpenAPI document
 */
export function readPublished(document: unknown, name: string, onSkipped?: (problem: string) => void) {
  // The shape of an OpenAPI document. The parts that the comparison reads are checked below.
  const { paths, components } = (document ?? {}) as {
    readonly paths?: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
    readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> }
  }
  if (typeof paths !== 'object') throw new Error(`${name} is no OpenAPI document: it has no paths`)
  const schemas = schemasOf(components?.schemas ?? {})
  const assertComparable = makeComparableCheck(components?.schemas ?? {}, name)
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method]
      if (!raw) return []
      const address = `${method.toUpperCase()} ${path}`
      if (typeof raw.operationId !== 'string') throw new Error(`${name} has no operationId at ${address}`)
      for (const [place, schema] of schemasIn(raw))
        try {
          assertComparable(schema, `${raw.operationId} ${place}`)
        } catch (error) {
          if (!onSkipped || !(error instanceof Error)) throw error
          onSkipped(error.message)
          return []
        }
      return [readOperation(raw.operationId, address, raw, schemas)]
    }),
  )
  return { operations: new Map(operations.map((each) => [each.id, each])), schemas }
}

/** The schemas of an operation that are compared, by their places. */
function schemasIn({ parameters = [], requestBody, responses, 'x-filter': filter }: RawOperation) {
  const [body, answer] = [requestBody, responses?.['200']].map((each) => each?.content?.['application/json']?.schema)
  return [
    ...parameters.map(({ name, schema }): [string, JsonSchema | undefined] => [name, schema]),
    ['filter', filter] as const,
    ['body', body] as const,
    ['answer', answer] as const,
  ].flatMap(([place, schema]): [string, JsonSchema][] => (schema === undefined ? [] : [[place, schema]]))
}

function readOperation(id: string, address: string, raw: RawOperation, { resolve }: Schemas): PublishedOperation {
  const success = raw.responses?.['200']?.content?.['application/json']?.schema
  const answer = success && resolve(success)
  // In the contract the success comes before the failures with the same status.
  const [first] = raw['x-cod-results'] ? (answer?.anyOf ?? (answer ? [answer] : [])) : []
  return {
    id,
    address,
    roles: raw['x-roles'] ?? null,
    codes: raw['x-cod-results'] ?? null,
    effect: raw['x-effect'] ?? null,
    request: {
      path: parametersIn('path', raw),
      query: parametersIn('query', raw),
      header: parametersIn('header', raw),
      filter: raw['x-filter'] ?? NOTHING,
      body: raw.requestBody?.content?.['application/json']?.schema ?? NOTHING,
    },
    answer: first ? withoutResult(resolve(first)) : (answer ?? null),
  }
}

/** The schema of the parameters in one place. The filter has its own schema. */
function parametersIn(place: string, { parameters = [], 'x-filter': filter }: RawOperation): JsonSchema {
  const own = parameters.filter(({ in: where, name }) => where === place && !(filter && name === 'filter'))
  return closedObject(
    Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema])),
    own.filter(({ required }) => required).map(({ name }) => name),
  )
}

/** The payload of a success without its result: the codes are compared separately. */
function withoutResult({ properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  const { result: _result, ...others } = properties
  return { ...rest, properties: others, required: required.filter((name) => name !== 'result') }
}
