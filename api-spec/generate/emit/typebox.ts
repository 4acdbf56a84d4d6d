import { type JsonSchema, refName, refsOf } from '../jsonSchema.ts'
import { typedKind } from '../typedKind.ts'

/**
 * The TypeBox expression of a schema, such as `Type.String({"maxLength":9})`. Variants exclude each other, so a union
 * of them accepts exactly what one of them accepts. Keywords without a TypeBox constructor go through `Type.Unsafe`
 * with their type.
 */
export function typeboxOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref) ?? 'never'
  if (schema.oneOf) return `Type.Union([${schema.oneOf.map(typeboxOf).join(', ')}])`
  if (Array.isArray(schema.type) || schema.enum) return `Type.Unsafe<${typeOf(schema)}>(${inlined(schema)})`
  if (schema.const !== undefined) return `Type.Literal(${JSON.stringify(schema.const)})`
  const { type, properties = {}, required = [], items = {}, ...rest } = withoutAnnotations(schema)
  const options = json(rest)
  if (type === 'object') {
    const members = Object.entries(properties).map(([name, property]) => {
      const value = typeboxOf(property)
      return `${JSON.stringify(name)}: ${required.includes(name) ? value : `Type.Optional(${value})`}`
    })
    return `Type.Object({ ${members.join(', ')} }, ${options})`
  }
  if (type === 'array') return `Type.Array(${typeboxOf(items)}, ${options})`
  return `Type.${PLAIN_TYPES[String(type)]?.constructor ?? 'String'}(${options})`
}

/** The types of JSON Schema that are no text, object or list: their TypeBox constructors and TypeScript types. */
const PLAIN_TYPES: Readonly<Record<string, { readonly constructor: string; readonly type: string }>> = {
  integer: { constructor: 'Integer', type: 'number' },
  number: { constructor: 'Number', type: 'number' },
  boolean: { constructor: 'Boolean', type: 'boolean' },
}

/** The TypeScript type of a schema, such as `string | null`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return `Static<typeof ${refName(schema.$ref)}>`
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ')
  if (Array.isArray(schema.type)) {
    const parts = schema.type.map((type) => (type === 'null' ? 'null' : typeOf({ ...schema, type })))
    return parts.join(' | ')
  }
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(
      ([name, property]) => `${JSON.stringify(name)}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(property)}`,
    )
    return `{ ${members.join('; ')} }`
  }
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`
  return PLAIN_TYPES[String(schema.type)]?.type ?? 'string'
}

/** The names of these schemas and of all schemas that they refer to, in an order in which they can be declared. */
export function declarationOrder(names: Iterable<string>, schemas: Readonly<Record<string, JsonSchema>>): string[] {
  const done = new Set<string>()
  const visit = (name: string, above: readonly string[]): void => {
    if (done.has(name)) return
    if (above.includes(name)) throw new Error(`schemas refer to themselves: ${[...above, name].join(' -> ')}`)
    for (const ref of refsOf(schemas[name])) visit(ref, [...above, name])
    done.add(name)
  }
  for (const name of [...names].sort()) visit(name, [])
  return [...done]
}

/**
 * The schema without keywords for people and clients, with the kind of typed text. The server checks its own answers
 * against the lists as written.
 */
function withoutAnnotations(schema: JsonSchema): JsonSchema {
  const typed = typedKind(schema)
  const {
    description: _d,
    examples: _e,
    'x-open': _open,
    'x-partial': _partial,
    'x-personal': _personal,
    'x-typed': _typed,
    ...rest
  } = schema
  return typed === null ? rest : { ...rest, 'x-typed': typed }
}
const json = (value: unknown): string => JSON.stringify(value)

/** A nullable or enumerated schema as a literal. Its references become the declared schemas. */
function inlined(schema: JsonSchema): string {
  const { properties, items, ...rest } = withoutAnnotations(schema)
  const parts = Object.entries(rest).map(([key, value]) => `${json(key)}: ${json(value)}`)
  if (properties)
    parts.push(
      `properties: { ${Object.entries(properties)
        .map(([name, each]) => `${json(name)}: ${typeboxOf(each)}`)
        .join(', ')} }`,
    )
  if (items) parts.push(`items: ${typeboxOf(items)}`)
  return `{ ${parts.join(', ')} }`
}
