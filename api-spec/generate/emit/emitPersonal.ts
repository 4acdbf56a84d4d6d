import { refusalSchemas } from '../check/checkDeclarations.ts'
import { type Contract, filterSchema, type Operation } from '../contract.ts'
import { type JsonSchema, refName, refsOf, isImpersonal } from '../jsonSchema.ts'
import { personalKinds } from '../personalKinds.ts'
import { GENERATED_NOTICE, parametersOf } from './emit.ts'
import { declarationOrder } from './typebox.ts'

/**
 * TypeScript of the requests and answers of each operation, with what each text tells about a person. Code that records
 * calls uses it, and must not record anything else.
 */
export function emitPersonal({ operations, schemas }: Contract): string {
  const named = operations.flatMap(({ body, success, parameters }) => [
    ...[body, success].filter((name) => name !== null),
    ...parameters.flatMap(({ schema }) => refsOf(schema)),
  ])
  const declared = declarationOrder([...named, ...refusalSchemas], schemas).map(
    (name) => `const ${name}: PersonalShape = ${shapeOf(schemas[name] ?? {})}`,
  )
  return `${GENERATED_NOTICE}import type { operations } from './operations.ts'

export type PersonalKind = ${personalKinds.map((kind) => `'${kind}'`).join(' | ')}

/** The type of a value, and what it tells of a person. Null may stand anywhere. */
export interface PersonalShape {
  readonly type: 'string' | 'number' | 'boolean' | 'object' | 'array' | 'variants'
  readonly personal?: PersonalKind
  /** The value is one of these. */
  readonly choices?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly properties?: { readonly [name: string]: PersonalShape }
  readonly items?: PersonalShape
  readonly variants?: readonly PersonalShape[]
}

/** The parts of an operation. Path, query and filter are objects of their parameters. */
export interface PersonalParts {
  readonly path: PersonalShape
  readonly query: PersonalShape
  readonly filter: PersonalShape | null
  readonly body: PersonalShape | null
  /** The answer without its result. */
  readonly success: PersonalShape
}

${declared.join('\n')}

/** The answer to a call that failed. A success has its result as well. */
export const refusal: PersonalShape = { type: 'object', properties: { result: Result, violations: { type: 'array', items: Violation } } }

export const personal: { readonly [operation in keyof typeof operations]: PersonalParts } = {
${operations.map(partsOf).join('\n')}
}
`
}

function partsOf(operation: Operation): string {
  const { operationId, filter, body, success } = operation
  const parts = {
    path: shapeOf(parametersOf(operation, 'path')),
    query: shapeOf(parametersOf({ ...operation, filter: null }, 'query')),
    filter: filter ? shapeOf(filterSchema(filter)) : 'null',
    body: body ?? 'null',
    success: success ?? shapeOf({ type: 'object' }),
  }
  const written = Object.entries(parts).map(([name, shape]) => `${name}: ${shape}`)
  return `  ${operationId}: { ${written.join(', ')} },`
}

/** The expression of a schema. References become the declared names. */
function shapeOf(schema: JsonSchema): string {
  const { $ref, oneOf, properties, items, format, pattern, 'x-personal': personal } = schema
  if ($ref !== undefined) return refName($ref) ?? 'never'
  if (oneOf) return `{ type: 'variants', variants: [${oneOf.map(shapeOf).join(', ')}] }`
  const type = [schema.type].flat().find((each) => each !== 'null')
  const known = { type: type === 'integer' ? 'number' : type, personal, choices: choicesOf(schema) }
  // A text of any other kind has the form of its pseudonym.
  const form = personal === 'none' || isImpersonal(schema) ? { format, pattern } : {}
  const parts = Object.entries({ ...known, ...form }).filter(([, value]) => value !== undefined)
  const written = parts.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  if (type === 'object') {
    const members = Object.entries(properties ?? {}).map(([name, each]) => `${JSON.stringify(name)}: ${shapeOf(each)}`)
    written.push(`properties: { ${members.join(', ')} }`)
  }
  if (items) written.push(`items: ${shapeOf(items)}`)
  return `{ ${written.join(', ')} }`
}

/** The values of a list. A value that another API adds to an open one may be any text, and is not recorded. */
function choicesOf({ enum: choices, const: only }: JsonSchema): readonly unknown[] | undefined {
  return only === undefined ? choices : [only]
}
