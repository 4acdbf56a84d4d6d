import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { FORMATS } from '../../rules/formats.ts'
import { type JsonSchema, refName } from '../../generate/jsonSchema.ts'

/** The schemas of a document by their names, and what they take. */
export interface Schemas {
  /** The schema that a reference leads to; any other schema is itself. */
  readonly resolve: (schema: JsonSchema) => JsonSchema
  readonly accepts: (schema: JsonSchema, value: unknown) => boolean
}

/** The component schemas of a published document. */
export function schemasOf(components: Readonly<Record<string, JsonSchema>>): Schemas {
  const ajv = new Ajv({ strict: false, allErrors: false })
  addFormats.default(ajv)
  for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, { type: 'string', validate })
  ajv.addSchema({ $id: 'document', components: { schemas: components } })
  const known = new WeakMap<JsonSchema, (value: unknown) => boolean>()
  const resolve = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref === undefined ? null : refName(schema.$ref)
    return name === null ? schema : resolve(components[name] ?? {})
  }
  return {
    resolve,
    accepts: (schema, value) => {
      const check = known.get(schema) ?? ajv.compile(absolute(schema) as object)
      known.set(schema, check)
      return check(value)
    },
  }
}

/** A schema whose references lead to the document. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `document${value}` : absolute(value),
    ]),
  )
}
