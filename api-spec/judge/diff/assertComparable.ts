import { type JsonSchema, refName } from '../../generate/jsonSchema.ts'
import { isObject } from '../../rules/fields.ts'

/** The keywords that the comparison reads. */
const COMPARED = [
  ['$ref', 'type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'oneOf'],
  ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties'],
  ['pattern', 'format', 'contentEncoding'],
].flat()
/** The keywords that refuse no value. */
const ANNOTATIONS = ['title', 'description', 'examples', 'example', 'default', 'deprecated', 'readOnly', 'writeOnly']
const KNOWN: ReadonlySet<string> = new Set([...COMPARED, ...ANNOTATIONS])

/** The largest schema of the contract has 200 parts, in 8 levels, when its references are followed. */
const MAX_PARTS = 5_000
const MAX_DEPTH = 50

/**
 * Makes a check for the schemas of a document. It throws a sentence for a schema that the comparison could not read to
 * its end or would read wrongly: a reference to nothing, a schema that contains itself, an unknown keyword.
 * @param name the name of the document in messages
 */
export function makeComparableCheck(components: Readonly<Record<string, JsonSchema>>, name: string) {
  const known = new Map<unknown, number>()
  const fail = (place: string, problem: string): never => {
    throw new Error(`${name} has ${problem} (${place})`)
  }

  /** The number of parts of a schema. `above`: the schemas that contain it. */
  function partsOf(schema: unknown, place: string, above: readonly unknown[]): number {
    if (!isObject(schema)) return fail(place, 'something else where a schema must be')
    if (above.includes(schema)) return fail(place, 'a schema that contains itself, which cannot be compared')
    if (above.length > MAX_DEPTH) return fail(place, `a schema of more than ${MAX_DEPTH} levels`)
    const counted = known.get(schema)
    if (counted !== undefined) return counted
    const parts = childrenOf(schema, place).reduce((sum, [part, at]) => sum + partsOf(part, at, [...above, schema]), 1)
    if (parts > MAX_PARTS) return fail(place, `a schema of more than ${MAX_PARTS} parts`)
    known.set(schema, parts)
    return parts
  }

  function childrenOf(schema: JsonSchema, place: string): [part: unknown, place: string][] {
    const { $ref: ref, properties = {}, items, anyOf = [], oneOf = [] } = schema
    if (ref !== undefined) {
      const target = refName(String(ref))
      if (target === null || !Object.hasOwn(components, target))
        return fail(place, `a reference to ${String(ref)}, which it does not hold`)
      return [[components[target], target]]
    }
    for (const word of Object.keys(schema))
      if (!KNOWN.has(word) && !word.startsWith('x-')) fail(place, `the keyword ${word}, which cannot be compared`)
    return [
      ...Object.entries(properties).map(([field, each]): [unknown, string] => [each, `${place}/${field}`]),
      ...(items === undefined ? [] : [[items, `${place}/[]`] satisfies [unknown, string]]),
      ...[...anyOf, ...oneOf].map((each): [unknown, string] => [each, place]),
    ]
  }

  return (schema: JsonSchema, place: string): void => void partsOf(schema, place, [])
}
