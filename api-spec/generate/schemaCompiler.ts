import { Ajv } from 'ajv'
import addCommonFormats from 'ajv-formats'
import { addFormats } from '../rules/addFormats.ts'
import { memoize } from '../rules/memoize.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** A function that compiles schemas of the contract. Their references point to these components. */
export function makeSchemaCompiler(components: Readonly<Record<string, JsonSchema>>, allErrors: boolean) {
  // Each schema checks only a few values, so Ajv's optimization costs more than it saves.
  const ajv = addFormats(addCommonFormats.default(new Ajv({ strict: false, allErrors, code: { optimize: false } })))
  // Ajv reads the components once, under one name, instead of once for each schema that refers to them.
  ajv.addSchema({ components: { schemas: components } }, 'document')
  const compile = memoize(Infinity, String, (text: string) => ajv.compile<unknown>(JSON.parse(text)))
  return (schema: JsonSchema) => compile(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'))
}
