import type { Contract } from '../contract.ts'
import { head } from './emit.ts'
import { type JsonSchema, refName, refsOf } from '../jsonSchema.ts'

/**
 * TypeScript of the limits of requests: a constant for each schema that has any, `DossierPersonLimits.name`, and the
 * largest page of each list, `PAGE_LIMITS.listDossiers`. The limit of a text is its most characters, that of a list its
 * most items.
 */
export function emitLimits({ operations, schemas }: Contract): string {
  const bodies = operations.flatMap(({ body }) => (body === null ? [] : [body]))
  const declared = [...schemasBelow(bodies, schemas)].sort().flatMap((name) => {
    const { items = {}, ...schema } = schemas[name] ?? {}
    const ofItem = items.properties ? limitOf(items, schemas) : null
    return [...constant(name, limitOf(schema, schemas)), ...constant(`${name}Item`, ofItem)]
  })
  const pages = operations.flatMap(({ operationId, parameters }) => {
    const schema = parameters.find(({ name, in: place }) => place === 'query' && name === 'limit')?.schema
    return typeof schema?.['maximum'] === 'number' ? [[operationId, schema['maximum']] as const] : []
  })
  return `${head}
${declared.join('\n')}

/** By operationId, the most items of one answer. */
export const PAGE_LIMITS = ${JSON.stringify(Object.fromEntries(pages))} as const
`
}

function constant(name: string, limit: Limit | null): readonly string[] {
  if (limit === null) return []
  return [`export const ${name}${typeof limit === 'number' ? 'Limit' : 'Limits'} = ${JSON.stringify(limit)} as const`]
}

type Limit = number | { readonly [property: string]: Limit }

/** The limit of a text or list, or the limits of the properties of an object; null if there is none. */
function limitOf(schema: JsonSchema, schemas: Contract['schemas']): Limit | null {
  const { $ref, type, properties = {}, maxLength, maxItems } = schema
  if ($ref !== undefined) {
    const limit = limitOf(schemas[refName($ref) ?? ''] ?? {}, schemas)
    // The limits of an object have their own constant.
    return typeof limit === 'number' ? limit : null
  }
  if (typeof maxLength === 'number') return maxLength
  if (type === 'array') return typeof maxItems === 'number' ? maxItems : null
  const limits = Object.entries(properties).flatMap(([name, property]): (readonly [string, Limit])[] => {
    const own = limitOf(property, schemas)
    const each = property.type === 'array' ? limitOf(property.items ?? {}, schemas) : null
    return [...(own === null ? [] : [[name, own] as const]), ...(each === null ? [] : [[`${name}Item`, each] as const])]
  })
  return limits.length > 0 ? Object.fromEntries(limits) : null
}

/** The names of these schemas and of all schemas that they refer to. */
function schemasBelow(names: readonly string[], schemas: Contract['schemas'], found = new Set<string>()): Set<string> {
  for (const name of names) if (!found.has(name)) schemasBelow(refsOf(schemas[name]), schemas, found.add(name))
  return found
}
