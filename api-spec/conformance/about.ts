import type { RequestChanges } from '../operations/requestChanges.ts'
import type { Subject } from './subjects.ts'

/** The `about` of an example: the parts of its request that say whose data it is. */
export interface About {
  readonly path?: Fields
  readonly query?: Fields
  readonly filter?: Fields
  readonly body?: Fields | readonly Value[]
}

type Value = string | number | boolean | null | Fields | readonly Value[]
interface Fields {
  readonly [name: string]: Value
}

/**
 * The changes that make an example a call about a subject. The text `$cups` is the subject's `cups`, as is `${cups}`
 * within a longer text. Null leaves a field out.
 */
export function changesForSubject({ path, query, filter, body }: About, subject: Subject): RequestChanges {
  const changes = {
    path: filled(path, subject),
    query: filled(query, subject),
    filter: filter && mapped(filter, (value) => (value === null ? undefined : String(filled(value, subject)))),
    body: filled(body, subject),
  }
  // The generator has checked the changed request against the contract.
  return changes as RequestChanges
}

/** The subject's fields that a value names. */
export function subjectFieldsIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(NAME)].map(([, name = '']) => name)
}

const NAME = /\$\{?(\w+)\}?/g

function filled(value: Value | undefined, subject: Subject): unknown {
  if (value === null) return undefined
  if (isList(value)) return value.map((each) => filled(each, subject))
  if (typeof value === 'object') return mapped(value, (each) => filled(each, subject))
  if (typeof value !== 'string') return value
  const fields: Readonly<Record<string, unknown>> = { ...subject }
  const [, whole] = /^\$(\w+)$/.exec(value) ?? []
  return whole === undefined ? value.replace(NAME, (_all, name: string) => String(fields[name])) : fields[whole]
}

/** The compiler's own check does not narrow read-only lists. */
function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value)
}

function mapped<Changed>(fields: Fields, change: (value: Value) => Changed): Record<string, Changed> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))
}
