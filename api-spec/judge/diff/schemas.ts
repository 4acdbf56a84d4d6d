import { type JsonSchema, refName } from '../../generate/jsonSchema.ts'
import { makeSchemaCompiler } from '../../generate/schemaCompiler.ts'
import { oncePerObject } from '../../rules/memoize.ts'

/** The schemas of a document by name, and the values that they accept. */
export interface Schemas {
  /** The schema that a reference points to. Any other schema is returned unchanged. */
  readonly resolve: (schema: JsonSchema) => JsonSchema
  readonly accepts: (schema: JsonSchema, value: unknown) => boolean
}

/** The schema of a field; one without keywords if there is none. A field may be called `constructor`. */
export function propertyOf(properties: Readonly<Record<string, JsonSchema>>, name: string): JsonSchema {
  return (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {}
}

export function schemasOf(components: Readonly<Record<string, JsonSchema>>): Schemas {
  const validatorOf = oncePerObject(makeSchemaCompiler(components, false))
  const resolve = (schema: JsonSchema): JsonSchema => {
    const name = schema.$ref === undefined ? null : refName(schema.$ref)
    return name === null ? schema : resolve(propertyOf(components, name))
  }
  return { resolve, accepts: (schema, value) => validatorOf(schema)(value) }
}
