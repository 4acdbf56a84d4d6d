import { type JsonSchema, refName } from '../../generate/jsonSchema.ts'
import { type Fields, fieldsIn, isObject } from '../../rules/fields.ts'

/** A document in the form that the comparison reads, with what was left out of it. */
export interface ComparableDocument {
  readonly document: unknown
  /** What is not compared, one sentence each. */
  readonly notes: readonly string[]
}

/** The keywords that stay as they are. */
const KEPT = [
  'enum',
  'const',
  'required',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'examples',
]
/** The keywords that are read below, and those that refuse no value. */
const READ: ReadonlySet<string> = new Set([
  ...KEPT,
  ...'$ref type nullable properties items allOf anyOf oneOf pattern format additionalProperties'.split(' '),
  ...'minimum maximum exclusiveMinimum exclusiveMaximum contentEncoding'.split(' '),
  ...'title description example default deprecated readOnly writeOnly externalDocs xml discriminator'.split(' '),
  ...'$comment $schema $id contentMediaType'.split(' '),
])
/** The formats that texts are checked by. Others would be warned of. */
const FORMATS: ReadonlySet<string> = new Set(
  'date time date-time duration uri uri-reference email hostname ipv4 ipv6 uuid byte password binary'.split(' '),
)
const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const

/**
 * Reads any OpenAPI document, 3.0 or 3.1, in the form of the contract: schemas of few keywords, one success in JSON,
 * each operation with an id (its address if it has none). The contract itself is returned unchanged.
 * @param name the name of the document in messages
 * @throws if it is a Swagger 2.0 document
 */
export function toComparableDocument(document: unknown, name: string): ComparableDocument {
  const { swagger, paths, components } = fieldsIn(document)
  if (swagger !== undefined) throw new Error(`${name} is Swagger ${String(swagger)}; convert it to OpenAPI 3 first`)
  const items = Object.entries(fieldsIn(paths))
  const isOwn = items.every(([, item]) =>
    METHODS.every((method) => !isObject(fieldsIn(item)[method]) || 'x-cod-results' in fieldsIn(fieldsIn(item)[method])),
  )
  if (!isObject(paths) || isOwn) return { document, notes: [] }
  const counts = new Map<string, number>()
  const note = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1)
  const { plain, schemas } = plainSchemas(document, note)
  const target = (part: unknown): Fields => {
    const { $ref: ref } = fieldsIn(part)
    return typeof ref === 'string' ? fieldsIn(pointed(document, ref)) : fieldsIn(part)
  }
  const read = Object.fromEntries(
    items.map(([path, item]) => [path, Object.fromEntries(operationsOf(path, target(item), { target, plain, note }))]),
  )
  const times = [...counts].map(([what, count]) => (count === 1 ? what : `${what} (${count} places)`))
  return {
    document: { paths: read, components: { ...fieldsIn(components), schemas } },
    notes: times.map((what) => `Not compared in ${name}: ${what}.`),
  }
}

interface Reader {
  readonly target: (part: unknown) => Fields
  readonly plain: (schema: unknown) => JsonSchema
  readonly note: (what: string) => void
}

function operationsOf(path: string, item: Fields, { target, plain, note }: Reader): [string, object][] {
  return METHODS.flatMap((method): [string, object][] => {
    const {
      operationId = `${method.toUpperCase()} ${path}`,
      parameters,
      requestBody,
      responses,
      ...rest
    } = fieldsIn(item[method])
    if (item[method] === undefined) return []
    const own = [...listOf(item['parameters']), ...listOf(parameters)].map(target)
    // That of the operation comes last, and wins.
    const unique = new Map(own.map((each) => [`${String(each['in'])} ${String(each['name'])}`, each]))
    const content = (part: unknown, what: string) => {
      const media = jsonIn(target(part)['content'], () => note(what))
      return media === null ? {} : { content: { 'application/json': { schema: plain(media) } } }
    }
    const success = Object.keys(fieldsIn(responses))
      .toSorted()
      .find((status) => status.startsWith('2'))
    return [
      [
        method,
        {
          ...Object.fromEntries(Object.entries(rest).filter(([key]) => key.startsWith('x-'))),
          operationId,
          parameters: [...unique.values()].map((each) => ({
            name: each['name'],
            in: each['in'],
            required: each['required'],
            schema: plain(each['schema'] ?? {}),
          })),
          ...(requestBody === undefined ? {} : { requestBody: content(requestBody, 'bodies that are not JSON') }),
          responses:
            success === undefined ? {} : { 200: content(fieldsIn(responses)[success], 'answers that are not JSON') },
        },
      ],
    ]
  })
}

/** The schema of the first JSON in a `content`; null if it has none. Calls `onOther` if it has something else. */
function jsonIn(content: unknown, onOther: () => void): unknown {
  const media = Object.entries(fieldsIn(content))
  const json = media.find(([type]) => /[/+]json|\*\/\*/.test(type))
  if (!json && media.length > 0) onOther()
  return json ? (fieldsIn(json[1])['schema'] ?? {}) : null
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a reference within a document points to; undefined if there is nothing. */
function pointed(document: unknown, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined
  const steps = ref
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>(
    (at, step) => (Object.hasOwn(fieldsIn(at), step) ? fieldsIn(at)[step] : undefined),
    document,
  )
}

/** Makes the function that writes schemas with the keywords of the contract, and the components that it has written. */
function plainSchemas(document: unknown, note: (what: string) => void) {
  const schemas: Record<string, JsonSchema> = {}
  /** The references that are being followed. */
  const following: string[] = []

  function follow(ref: string): JsonSchema {
    const name = refName(ref)
    if (name !== null && Object.hasOwn(schemas, name)) return { $ref: ref }
    const schema = pointed(document, ref)
    if (schema === undefined) return nothing(`references to other files or to nothing`)
    if (following.includes(ref)) return nothing('schemas within themselves')
    following.push(ref)
    const written = plain(schema)
    following.pop()
    if (name === null) return written
    schemas[name] = written
    return { $ref: ref }
  }

  function nothing(what: string): JsonSchema {
    note(what)
    return {}
  }

  function plain(schema: unknown): JsonSchema {
    if (!isObject(schema)) return {}
    const { $ref: ref, allOf, anyOf, oneOf, properties, items, format, pattern, additionalProperties } = schema
    if (typeof ref === 'string') return follow(ref)
    for (const word of Object.keys(schema)) if (!READ.has(word) && !word.startsWith('x-')) note(`the keyword ${word}`)
    if (isObject(additionalProperties)) note('additional properties by a schema')
    const type = typeOf(schema)
    const own: JsonSchema = {
      ...Object.fromEntries(KEPT.filter((word) => schema[word] !== undefined).map((word) => [word, schema[word]])),
      ...limitsOf(schema),
      ...(type !== undefined && { type }),
      ...(isObject(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, plain(each)])),
      }),
      ...(items !== undefined && { items: plain(items) }),
      ...(additionalProperties === false && { additionalProperties }),
      ...(typeof format === 'string' && FORMATS.has(format) && { format }),
      ...(typeof pattern === 'string' && isPattern(pattern) && { pattern }),
      ...(Array.isArray(anyOf) && { anyOf: anyOf.map(plain) }),
      ...(Array.isArray(oneOf) && { oneOf: oneOf.map(plain) }),
    }
    return listOf(allOf).reduce<JsonSchema>((all, each) => merged(all, resolved(plain(each))), own)
  }

  function resolved(schema: JsonSchema): JsonSchema {
    const name = schema.$ref === undefined ? null : refName(schema.$ref)
    return name === null ? schema : resolved(schemas[name] ?? {})
  }

  return { plain, schemas }
}

/** A schema that asks for both. A keyword of both has the value of the first. */
function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])]
  const properties = { ...other.properties, ...one.properties }
  return {
    ...other,
    ...one,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties, type: 'object' }),
  }
}

/** The type of a schema, with `null` where OpenAPI 3.0 says `nullable`; undefined if none can be told. */
function typeOf({ type, nullable, properties, items, enum: choices }: Fields): string | string[] | undefined {
  const [choice] = listOf(choices)
  const stated =
    type ?? (properties && 'object') ?? (items && 'array') ?? (choice === undefined ? undefined : typeof choice)
  const types = [stated].flat().filter((each) => typeof each === 'string')
  const all = nullable === true ? [...types, 'null'] : types
  return all.length < 2 ? all[0] : all
}

/** The limits of a number. Excluded ones are a flag in OpenAPI 3.0, and numbers in 3.1. */
function limitsOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Fields): JsonSchema {
  const step = type === 'integer' ? 1 : 0
  const limit = (value: unknown, excluded: unknown, away: number) => {
    if (typeof excluded === 'number') return excluded + away
    return typeof value === 'number' ? value + (excluded === true ? away : 0) : undefined
  }
  const [least, most] = [limit(minimum, exclusiveMinimum, step), limit(maximum, exclusiveMaximum, -step)]
  return { ...(least !== undefined && { minimum: least }), ...(most !== undefined && { maximum: most }) }
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
