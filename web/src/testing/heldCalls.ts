import { operations } from '@acometida/api-spec/generated/operations'
import { type OperationId, operationOf } from '@acometida/api-spec/operations/operationOf.ts'
import { noteDeviations } from './deviations.ts'
import { everywhere, type SpecifiedCall, specifiedCalls } from './specifiedCalls.ts'

/** A call of the client. The path is relative to the API's address. */
interface MadeCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body?: unknown
}

/** Checks a call against the specification. */
export function holdCall(call: MadeCall): void {
  const operation = operationOf(call.method, call.path)
  if (operation) noteDeviations(deviationsOf(operation, call))
}

/** The deviations of a call from the specification, one sentence per name. */
export function deviationsOf(
  operation: OperationId,
  { query, body }: Pick<MadeCall, 'query' | 'body'>,
): readonly string[] {
  const { always = [], oneOf = [[]], ...specified } = specifiedCalls[operation] ?? {}
  const names = new Set([...query.keys(), ...filterNames(query), ...namesIn(body).map((name) => `body.${name}`)])
  const known = knownNames(operation, specified)
  const has = (name: string) => names.has(name)
  return [
    ...[...names].filter((name) => !known.has(name)).map((name) => `${operation} has no ${name} in the specification`),
    ...always.filter((name) => !has(name)).map((name) => `${operation} always has ${name} in the specification`),
    ...(oneOf.some((way) => way.every(has))
      ? []
      : [`${operation} has in the specification ${oneOf.map((way) => way.join(' and ')).join(', or ')}`]),
  ]
}

function knownNames(operation: OperationId, specified: SpecifiedCall): ReadonlySet<string> {
  const { query = [], filter = [], body = [], ours = [] } = specified
  const contract = operations[operation]
  const inFilter = filter === 'contract' ? Object.keys(contract.filter?.schema.properties ?? {}) : filter
  const inBody = body === 'contract' ? schemaNames(contract.body ?? {}) : body
  return new Set([
    ...everywhere,
    ...ours,
    ...(query === 'contract' ? Object.keys(contract.query.properties) : query),
    ...inFilter.map((name) => `filter.${name}`),
    ...inBody.map((name) => `body.${name}`),
  ])
}

function filterNames(query: URLSearchParams): readonly string[] {
  return (
    query
      .get('filter')
      ?.split('|')
      .map((part) => `filter.${part.split(/::|~~/)[0]}`) ?? []
  )
}

/** The names in a body. Nested names follow a dot. A list has the names of its entries. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner).map((each) => `${name}.${each}`)])
}

/** The parts of a schema that define names. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly [other: string]: unknown
}

function schemaNames({ properties = {}, items, anyOf = [] }: Schema): readonly string[] {
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      name,
      ...schemaNames(inner).map((each) => `${name}.${each}`),
    ]),
    ...(items ? schemaNames(items) : []),
    ...anyOf.flatMap(schemaNames),
  ]
}
