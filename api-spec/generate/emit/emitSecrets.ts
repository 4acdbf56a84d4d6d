import { type Contract, filterSchema, type Operation, type Parameter } from '../contract.ts'
import { type JsonSchema, refName } from '../jsonSchema.ts'
import { GENERATED_NOTICE } from './emit.ts'

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
  const namesOf = (operation: Operation): string[] =>
    fieldsOf(operation, schemas)
      .filter(({ schema }) => isSecret(schema))
      .map(({ name }) => name)
  const names = all.filter(({ name, schema }) => isSecret(schema) && !others.has(name)).map(({ name }) => name)
  return `${GENERATED_NOTICE}
/** Names of the fields and parameters whose text opens something. */
export const SECRET_NAMES: ReadonlySet<string> = new Set(${JSON.stringify([...new Set(names)].sort())})

/** The same of each operation: its parameters, the keys of its filter, and the fields of its body and its success. */
export const SECRETS_OF: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(
    Object.fromEntries(
      operations
        .map((operation) => [operation.operationId, [...new Set(namesOf(operation))].sort()] as const)
        .filter(([, secrets]) => secrets.length > 0),
    ),
  )}
`
}

/** The parameters of an operation, the keys of its filter, and all fields of its body and its success. */
function fieldsOf({ parameters, filter, body, success }: Operation, schemas: Contract['schemas']): Field[] {
  const used = new Set<string>()
  const use = (name: string): void => {
    if (used.has(name)) return
    used.add(name)
    for (const [, referred = ''] of JSON.stringify(schemas[name] ?? {}).matchAll(/"\$ref":"[^"]*\/(\w+)"/g))
      use(referred)
  }
  for (const name of [body, success]) if (name !== null) use(name)
  return [
    ...parameters,
    ...(filter === null ? [] : fieldsIn(filterSchema(filter))),
    ...[...used].flatMap((name) => fieldsIn(schemas[name] ?? {})),
  ]
}

type Field = Pick<Parameter, 'name' | 'schema'>

/** All fields within a schema. */
function fieldsIn({ properties = {}, items, oneOf = [], anyOf = [] }: JsonSchema): Field[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...anyOf]
  return [...Object.entries(properties).map(([name, schema]) => ({ name, schema })), ...inner.flatMap(fieldsIn)]
}
