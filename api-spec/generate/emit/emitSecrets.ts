import type { Contract, Parameter } from '../contract.ts'
import { head } from './emit.ts'
import { type JsonSchema, refName } from '../jsonSchema.ts'

/**
 * TypeScript of the names of fields and parameters that hold secrets, for code that shows calls. A name that other
 * fields share is left out: `code` is that of a text message in one place, and that of a notice in another.
 */
export function emitSecrets({ operations, schemas }: Contract): string {
  const isSecret = (schema: JsonSchema): boolean =>
    (schema.$ref === undefined ? schema : (schemas[refName(schema.$ref) ?? ''] ?? {}))['x-personal'] === 'secret'
  const fields = Object.values(schemas).flatMap(fieldsIn)
  const all = [...fields, ...operations.flatMap(({ parameters }) => parameters)]
  const others = new Set(all.filter(({ schema }) => !isSecret(schema)).map(({ name }) => name))
  const names = all.filter(({ name, schema }) => isSecret(schema) && !others.has(name)).map(({ name }) => name)
  return `${head}
/** Names of the fields and parameters whose text opens something. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(${JSON.stringify([...new Set(names)].sort())})
`
}

type Field = Pick<Parameter, 'name' | 'schema'>

/** All fields within a schema. */
function fieldsIn({ properties = {}, items, oneOf = [], anyOf = [] }: JsonSchema): Field[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf]
  return [...Object.entries(properties).map(([name, schema]) => ({ name, schema })), ...inner.flatMap(fieldsIn)]
}
