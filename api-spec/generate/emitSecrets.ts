import type { Contract } from './contract.ts'
import { head } from './emit.ts'
import { type JsonSchema, refName } from './jsonSchema.ts'

/** TypeScript of the names of all fields and parameters that hold secrets, for what shows calls. */
export function emitSecrets({ operations, schemas }: Contract): string {
  const isSecret = (schema: JsonSchema): boolean =>
    (schema.$ref === undefined ? schema : (schemas[refName(schema.$ref) ?? ''] ?? {}))['x-secret'] === true
  const fields = Object.values(schemas).flatMap(fieldsIn)
  const parameters = operations.flatMap((operation) =>
    operation.parameters.map(({ name, schema }) => ({ name, schema })),
  )
  const names = [...fields, ...parameters].filter(({ schema }) => isSecret(schema)).map(({ name }) => name)
  return `${head}
/** Names of the fields and parameters whose text opens something. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(${JSON.stringify([...new Set(names)].sort())})
`
}

interface Field {
  readonly name: string
  readonly schema: JsonSchema
}

/** All fields within a schema. */
function fieldsIn({ properties = {}, items, oneOf = [], anyOf = [] }: JsonSchema): Field[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf]
  return [...Object.entries(properties).map(([name, schema]) => ({ name, schema })), ...inner.flatMap(fieldsIn)]
}
