import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { FORMATS } from '../../rules/formats.ts'
import { type JsonSchema, refName } from '../../generate/jsonSchema.ts'

/** The schemas of a document by name, and the values that they accept. */
export interface Schemas {
  /** The schema that a reference points to. Any other schema is returned unchanged. */
  readonly resolve: (schema: JsonSchema) => JsonSchema
  readonly accepts: (schema: JsonSchema, value: unknown) => boolean
}

/** The component schemas of a published document. */
export function schemasOf(components: Readonly<Record<string, JsonSchema>>): Schemas {
  // Each schema checks only a few values, so Ajv's optimization costs more than it saves.
  const ajv = new Ajv({ strict: false, allErrors: false, code: { optimize: false } })
  addFormats.default(ajv)
  for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, { type: 'string', validate })
  ajv.addSchema({ $id: 'document', components: { schemas: components } })
  const known = new WeakMap<JsonSchema, (value: unknown) => boolean>()
  const byText = new Map<string, (value: unknown) => boolean>()
  const compiled = (schema: JsonSchema) => {
    const text = JSON.stringify(absolute(schema))
    const check = byText.get(text) ?? ajv.compile(JSON.parse(text))
    byText.set(text, check)
    return check
  }
  const resolve = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref === undefined ? null : refName(schema.$ref)
    return name === null ? schema : resolve(components[name] ?? {})
  }
  return {
    resolve,
    accepts: (schema, value) => {
      const cached = known.get(schema)
      if (cached) return cached(value)
      const check = compiled(schema)
      known.set(schema, check)
      return check(value)
    },
  }
}

/** A schema whose references point to the document. */
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
