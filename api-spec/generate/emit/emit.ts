import { type Contract, filterSchema, isList, needsMessageId, type Operation } from '../contract.ts'
import { closedObject, type JsonSchema, refName, refsOf } from '../jsonSchema.ts'
import { filterParameter } from '../read/bundle.ts'
import { type ErrorEntry, textKey } from '../read/catalogue.ts'
import { declarationOrder, typeboxOf, typeOf } from './typebox.ts'

export const GENERATED_NOTICE = '// Written by `npm run generate` from api-spec. Changes belong there.\n'
const json = (value: unknown): string => JSON.stringify(value)

/** TypeScript of the operations of a contract: their TypeBox schemas, roles, codes, filter keys and changed reads. */
export function emitOperations(contract: Contract, constant: 'operations' | 'controlOperations'): string {
  const used = contract.operations.flatMap((operation) => [
    ...[operation.body, operation.success].filter((name) => name !== null),
    ...operation.parameters.flatMap((parameter) => refsOf(parameter.schema)),
  ])
  const declared = declarationOrder(used, contract.schemas).map(
    (name) =>
      `export const ${name} = ${typeboxOf(contract.schemas[name] ?? {})}\nexport type ${name} = Static<typeof ${name}>`,
  )
  const success = new Set(contract.catalogue.filter((each) => each.outcome === 'success').map((each) => each.code))
  const entries = contract.operations.map((operation) => {
    const codes = [...new Set(operation.codes)]
    return `  ${operation.operationId}: {
    method: ${json(operation.method.toUpperCase())},
    path: ${json(operation.path)},
    url: ${json(operation.path.replaceAll(/\{(\w+)\}/g, ':$1'))},
    tag: ${json(operation.tags[0] ?? '')},
    roles: ${json(operation.roles)},
    successCodes: ${json(codes.filter((code) => success.has(code)))},
    failureCodes: ${json(codes.filter((code) => !success.has(code)))},
    effect: ${json(operation.effect)},
    changes: ${json(operation.changes)},
    params: ${typeboxOf(parametersOf(operation, 'path'))},
    query: ${typeboxOf(parametersOf(operation, 'query'))},
    needsMessageId: ${json(needsMessageId(operation.parameters))},
    body: ${operation.body ?? 'null'},
    success: ${operation.success ?? 'Type.Object({}, { additionalProperties: false })'},
    secretAnswer: ${json(operation.secretAnswer)},
    cost: ${json(operation.cost)},
    filter: ${filterOf(operation)},
  },`
  })
  return `${GENERATED_NOTICE}import { type Static, Type } from '@sinclair/typebox'

${declared.join('\n')}

export const ${constant} = {
${entries.join('\n')}
} as const
`
}

/**
 * TypeScript of the success of each operation, for a client that checks its answers: only the kinds, choices, formats
 * and patterns. The server checks lengths, limits and the choices of open lists.
 */
export function emitAnswers({ operations, schemas }: Contract): string {
  const answered = operations.flatMap(({ operationId, success }) =>
    success === null ? [] : [{ operationId, success }],
  )
  const names = answered.map(({ success }) => success)
  const declared = declarationOrder(names, schemas).map((name) => `const ${name} = ${shapeOf(schemas[name] ?? {})}`)
  return `${GENERATED_NOTICE}
/** The part of JSON Schema that the answers use. */
export interface AnswerShape {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly required?: readonly string[]
  readonly properties?: { readonly [name: string]: AnswerShape }
  readonly items?: AnswerShape
  /** The list may be shown without those of its items that cannot be read. */
  readonly partial?: boolean
  readonly oneOf?: readonly AnswerShape[]
}

${declared.join('\n')}

/** By operationId. An operation that is not here answers its result alone. */
export const answers: { readonly [operationId: string]: AnswerShape } = {
${answered.map(({ operationId, success }) => `  ${operationId}: ${success},`).join('\n')}
}
`
}

/** The expression of a schema. References become the declared names. */
function shapeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref) ?? 'never'
  const { properties, items, oneOf } = schema
  const kept = ['type', 'enum', 'const', 'format', 'pattern', 'required'].filter(
    (word) => schema[word] !== undefined && !(word === 'enum' && schema['x-open']),
  )
  const parts = kept.map((word) => `${word}: ${json(schema[word])}`)
  if (properties) {
    const members = Object.entries(properties).map(([name, each]) => `${json(name)}: ${shapeOf(each)}`)
    parts.push(`properties: { ${members.join(', ')} }`)
  }
  if (items) parts.push(`items: ${shapeOf(items)}`)
  if (schema['x-partial']) parts.push('partial: true')
  if (oneOf) parts.push(`oneOf: [${oneOf.map(shapeOf).join(', ')}]`)
  return `{ ${parts.join(', ')} }`
}

/** TypeScript of the error catalogue: its codes as types, their statuses and meanings. */
export function emitErrors(catalogue: readonly ErrorEntry[]): string {
  const codes = catalogue.filter((entry) => !entry.service)
  const union = (entries: readonly ErrorEntry[]) => entries.map((entry) => json(entry.code)).join(' | ')
  return `${GENERATED_NOTICE}
/** Every code that an answer, or the client itself, may carry. */
export type ErrorCode = ${union(codes)}
/** The codes that pass as a success. */
export type SuccessCode = ${union(codes.filter((entry) => entry.outcome === 'success'))}

export const errorCatalogue: { readonly [code in ErrorCode]: {
  readonly outcome: 'success' | 'failure'
  readonly origin: 'server' | 'transport' | 'client'
  readonly handled: 'banner' | 'screen' | 'none'
  readonly status: number
  readonly meaning: string
  readonly provoke: string
  readonly message: string
} } = ${json(
    Object.fromEntries(
      codes.map(({ code, outcome, origin, handled, status = 200, meaning, provoke, es }) => [
        code,
        { outcome, origin, handled, status, meaning, provoke, message: es },
      ]),
    ),
  )}
`
}

/**
 * TypeScript of how a client treats the codes of the catalogue: which count as a success, and which it does not show.
 */
export function emitOutcomes(catalogue: readonly ErrorEntry[]): string {
  const codes = catalogue.filter((entry) => !entry.service)
  const listed = (test: (entry: ErrorEntry) => boolean) => json(codes.filter(test).map(({ code }) => code))
  const passing = codes.flatMap(({ code, passesOn = [] }) => passesOn.map((service) => `${service} ${code}`))
  return `${GENERATED_NOTICE}
/** Codes that pass as a success. */
export const SUCCESS_CODES: ReadonlySet<string> = new Set(${listed(({ outcome }) => outcome === 'success')})
/** Failures that pass as a success of one service: \`users 0025\`. */
export const PASSING_FAILURES: ReadonlySet<string> = new Set(${json(passing)})
/** Failures that nobody is shown. */
export const SILENT_CODES: ReadonlySet<string> = new Set(${listed(({ outcome, handled }) => outcome === 'failure' && handled === 'none')})
`
}

/** TypeScript of what the client does without an operation that an API may lack. */
export function emitAbsenceEffects({ operations }: Contract): string {
  const sentences = operations.flatMap(({ operationId, without }) => (without === null ? [] : [[operationId, without]]))
  return `${GENERATED_NOTICE}
/** What the client does where an API lacks an operation beyond the specification, by operation. */
export const absenceEffects: Readonly<Record<string, string>> = ${json(Object.fromEntries(sentences))}
`
}

/** TypeScript of the texts of the catalogue in one language: errors.{code} and errors.{service}.{code}. */
export function emitErrorTexts(catalogue: readonly ErrorEntry[], language: 'es' | 'gl' | 'en'): string {
  const tree: Record<string, string | Record<string, string>> = {}
  const ofService = (service: string): Record<string, string> => {
    const known = tree[service]
    // No code is called like a service.
    return typeof known === 'object' ? known : (tree[service] = {})
  }
  for (const entry of catalogue) {
    const [scope, key] = entry.service ? [entry.service, entry.key ?? entry.code] : [null, entry.code]
    if (scope === null) tree[textKey(entry)] = entry[language]
    else ofService(scope)[key] = entry[language]
  }
  return `${GENERATED_NOTICE}\nexport const ${language}Errors = ${json(tree)} as const\n`
}

/** The schema of the path or query parameters of an operation. */
export function parametersOf(operation: Operation, place: 'path' | 'query'): JsonSchema {
  const filter = place === 'query' ? filterParameter(operation) : null
  const own = operation.parameters.filter((parameter) => parameter.in === place)
  const properties = Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema]))
  if (filter) properties['filter'] = filter.schema
  // A parameter with a default is present after validation, whether or not it was sent.
  const present = own.filter((parameter) => parameter.required === true || parameter.schema['default'] !== undefined)
  return closedObject(properties, [
    ...present.map((parameter) => parameter.name),
    ...(filter?.required === true ? ['filter'] : []),
  ])
}

/** The schema of the parsed filter, the keys that exclude each other, and an example of each key. */
function filterOf({ filter }: Operation): string {
  if (!filter) return 'null'
  const examples = Object.fromEntries(Object.entries(filter.keys).map(([name, { example }]) => [name, example]))
  return `{ schema: ${typeboxOf(filterSchema(filter))}, oneOf: ${json(filter.oneOf)}, examples: ${json(examples)} }`
}

/** TypeScript of the filters of a contract by operationId, for a client that writes them. */
export function emitFilters({ operations }: Contract): string {
  const entries = operations.flatMap(({ operationId, filter }) => {
    if (!filter) return []
    const keys = Object.entries(filter.keys).map(
      ([name, { required, schema = { type: 'string' } }]) =>
        `    readonly ${name}${required ? '' : '?'}: ${isList({ schema }) ? 'readonly ' : ''}${typeOf(schema)}${required ? '' : ' | undefined'}`,
    )
    return [`  readonly ${operationId}: {\n${keys.join('\n')}\n  }`]
  })
  return `${GENERATED_NOTICE}\nexport interface Filters {\n${entries.join('\n')}\n}\n`
}
