import type { Contract } from '../contract.ts'
import { type JsonSchema, refName, refsOf } from '../jsonSchema.ts'
import { GENERATED_NOTICE } from './emit.ts'

/**
 * Files of TypeScript with the limits of requests: a constant for each schema that has any, `DossierPersonLimits.name`,
 * and the largest page of each list, `PAGE_LIMITS.listDossiers`. The limit of a text is its most characters, that of a
 * list its most items. Each tag has a file of its own, because a page loads whole files, and `limits.ts` exports all.
 */
export function emitLimits({ operations, schemas }: Contract): Readonly<Record<string, string>> {
  const found = new Set<string>()
  const byTag = new Map<string, string[]>()
  for (const { body, tags } of operations) {
    const former = new Set(found)
    const own = [...schemasBelow(body === null ? [] : [body], schemas, found)].filter((name) => !former.has(name))
    const [tag = 'untagged'] = tags
    byTag.set(tag, [...(byTag.get(tag) ?? []), ...own.flatMap((name) => constantsOf(name, schemas))])
  }
  const pages = operations.flatMap(({ operationId, parameters }) => {
    const schema = parameters.find(({ name, in: place }) => place === 'query' && name === 'limit')?.schema
    return typeof schema?.['maximum'] === 'number' ? [[operationId, schema['maximum']] as const] : []
  })
  const files = [
    ...[...byTag].filter(([, lines]) => lines.length > 0).map(([tag, lines]) => [tag, lines.toSorted().join('\n')]),
    [
      'pages',
      `/** By operationId, the most items of one answer. */
export const PAGE_LIMITS = ${JSON.stringify(Object.fromEntries(pages))} as const`,
    ],
  ] as const
  return {
    'limits.ts': `${GENERATED_NOTICE}\n${files.map(([name]) => `export * from './limits/${name}.ts'\n`).join('')}`,
    ...Object.fromEntries(files.map(([name, text]) => [`limits/${name}.ts`, `${GENERATED_NOTICE}\n${text}\n`])),
  }
}

function constantsOf(name: string, schemas: Contract['schemas']): readonly string[] {
  const { items = {}, ...schema } = schemas[name] ?? {}
  const ofItem = items.properties ? limitOf(items, schemas) : null
  return [...constant(name, limitOf(schema, schemas)), ...constant(`${name}Item`, ofItem)]
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

/** Adds the names of these schemas, and of all schemas that they refer to, to those that were found. */
function schemasBelow(names: readonly string[], schemas: Contract['schemas'], found: Set<string>): Set<string> {
  for (const name of names) if (!found.has(name)) schemasBelow(refsOf(schemas[name]), schemas, found.add(name))
  return found
}
