import { type JsonSchema, refName } from '../generate/jsonSchema.ts'

/** The schemas of a document by name, for its references. */
export type SchemasByName = Readonly<Record<string, JsonSchema>>

/**
 * The parts of a schema that a test can see or miss: an optional field present and `absent`, each value of an enum, and
 * null. A required field without such values is no part: a test that sees the object has seen the field. A schema
 * nested in itself counts once.
 */
export function schemaParts(
  schema: JsonSchema,
  schemas: SchemasByName,
  path = '',
  within: readonly string[] = [],
): string[] {
  const name = schema.$ref === undefined ? null : refName(schema.$ref)
  if (name !== null) {
    const target = schemas[name]
    return target && !within.includes(name) ? schemaParts(target, schemas, path, [...within, name]) : []
  }
  const { properties = {}, required = [], items, anyOf = [], oneOf = [] } = schema
  const fields = Object.entries(properties).flatMap(([field, inner]) => {
    const at = below(path, field)
    const presence = required.includes(field) ? [] : [at, `${at} absent`]
    return [...presence, ...schemaParts(inner, schemas, at, within)]
  })
  const variants = [...anyOf, ...oneOf].flatMap((each) => schemaParts(each, schemas, path, within))
  const elements = items ? schemaParts(items, schemas, below(path, '[]'), within) : []
  const values = (schema.enum ?? []).map((value) => `${path}=${value}`)
  const nothing = schema.type === 'null' || (Array.isArray(schema.type) && schema.type.includes('null'))
  return [...new Set([...fields, ...variants, ...elements, ...values, ...(nothing ? [`${path}=null`] : [])])]
}

/** The parts of a schema that a value shows. */
export function seenParts(value: unknown, parts: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  const see = (part: string) => void (parts.has(part) && seen.add(part))
  const objects = new Map<string, Set<string>>()
  for (const part of parts) {
    const [, parent = '', field = ''] = /^(?:(.*)\/)?([^/]+) absent$/.exec(part) ?? []
    if (field !== '') objects.set(parent, (objects.get(parent) ?? new Set()).add(field))
  }
  const walk = (inner: unknown, path: string): void => {
    if (Array.isArray(inner)) return inner.forEach((each) => walk(each, below(path, '[]')))
    if (typeof inner !== 'object' || inner === null) return see(`${path}=${String(inner)}`)
    for (const field of objects.get(path) ?? []) if (!Object.hasOwn(inner, field)) see(`${below(path, field)} absent`)
    for (const [field, each] of Object.entries(inner)) {
      see(below(path, field))
      walk(each, below(path, field))
    }
  }
  walk(value, '')
  return [...seen]
}

const below = (path: string, field: string): string => (path === '' ? field : `${path}/${field}`)
