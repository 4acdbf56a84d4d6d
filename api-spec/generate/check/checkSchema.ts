import { FORMATS } from '../../rules/formats.ts'
import { type JsonSchema, refName } from '../jsonSchema.ts'
import { personalKinds } from '../personalKinds.ts'
import type { Problem, YamlFile } from '../read/yaml.ts'
import { isTypedKind, UNKNOWN_TYPED } from '../typedKind.ts'

const annotations = ['description', 'examples', 'default']
const keywords: Record<string, readonly string[]> = {
  object: ['properties', 'required', 'additionalProperties', 'minProperties'],
  array: ['items', 'minItems', 'maxItems', 'x-partial'],
  string: [
    'enum',
    'const',
    'pattern',
    'format',
    'minLength',
    'maxLength',
    'contentEncoding',
    'x-open',
    'x-personal',
    'x-typed',
  ],
  number: ['minimum', 'maximum', 'enum', 'const', 'x-personal'],
  integer: ['minimum', 'maximum', 'enum', 'const'],
  boolean: ['const'],
}
const SECRET_NAME = /password$|^(access|refresh)_?token$|^hash$|^(mfa|confirmation)_code$/i
const formats = ['email', 'uri', ...Object.keys(FORMATS)].sort()

/** Reports the parts of an authored schema that the generator would lose. */
export function checkSchema(
  schema: unknown,
  path: readonly (string | number)[],
  file: YamlFile,
  schemas: Readonly<Record<string, JsonSchema>>,
  problems: Problem[],
): void {
  const wrong = (problem: string, ...more: (string | number)[]) =>
    void problems.push({ at: file.at([...path, ...more]), problem })
  const inner = (value: unknown, ...more: (string | number)[]) =>
    checkSchema(value, [...path, ...more], file, schemas, problems)
  const resolved = (value: JsonSchema): JsonSchema => schemas[refName(value?.$ref ?? '') ?? ''] ?? value ?? {}
  if (typeof schema !== 'object' || schema === null) return wrong('must be a schema')
  // The rest of this function checks the keywords.
  const { $ref, oneOf, type, ...rest } = schema as JsonSchema
  if ($ref !== undefined) {
    const name = refName($ref)
    if (name === null || !(name in schemas)) wrong(`there is no schema ${$ref}`, '$ref')
    if (Object.keys(rest).some((key) => key !== 'description'))
      wrong('a $ref may only stand beside a description', '$ref')
    return
  }
  if (oneOf !== undefined) {
    oneOf.forEach((each, index) => {
      inner(each, 'oneOf', index)
      const alike = oneOf.slice(0, index).findIndex((other) => !exclude(resolved(each), resolved(other)))
      if (alike >= 0)
        wrong(
          `the variants ${alike} and ${index} may both be meant; one needs a property that the other has not`,
          'oneOf',
          index,
        )
    })
    return
  }

  const types = (Array.isArray(type) ? type : [type]).filter((each) => each !== 'null')
  const [kind] = types
  const allowed = kind === undefined ? undefined : keywords[kind]
  // A quantity may be text or a number.
  const isQuantity = rest['format'] === 'quantity' && String(types) === 'string,number'
  if ((types.length !== 1 && !isQuantity) || !allowed)
    return wrong(`unknown type ${String(type)}; known are ${Object.keys(keywords).join(', ')}`, 'type')
  for (const key of Object.keys(rest))
    if (![...allowed, ...annotations].includes(key))
      wrong(`${key} does not go with type ${kind}; known are ${[...allowed, ...annotations].join(', ')}`, key)
  if (typeof rest['format'] === 'string' && !formats.includes(rest['format']))
    wrong(`unknown format ${rest['format']}; known are ${formats.join(', ')}`, 'format')
  const { 'x-personal': personal } = rest
  if (personal !== undefined && !personalKinds.includes(personal))
    wrong(`unknown kind ${personal}; known are ${personalKinds.join(', ')}`, 'x-personal')
  if (!isTypedKind(rest['x-typed'])) wrong(UNKNOWN_TYPED, 'x-typed')
  if (kind === 'object') {
    if (rest.additionalProperties !== false) wrong('an object needs additionalProperties: false')
    for (const [name, property] of Object.entries(rest.properties ?? {})) {
      inner(property, 'properties', name)
      const { type: itsType, 'x-personal': its } = resolved(property)
      if (SECRET_NAME.test(name) && [itsType].flat().includes('string') && its !== 'secret')
        wrong('opens something, as it is named, so it needs x-personal: secret', 'properties', name)
    }
    for (const name of rest.required ?? [])
      if (!(name in (rest.properties ?? {}))) wrong(`${name} is required but is no property`, 'required')
  }
  if (kind === 'array') inner(rest.items, 'items')
}

/**
 * Whether no value matches both schemas: their types differ, or one requires a property that the other does not have.
 */
function exclude(one: JsonSchema, other: JsonSchema): boolean {
  const needsMore = (needy: JsonSchema, poor: JsonSchema) =>
    (needy.required ?? []).some((name) => !(name in (poor.properties ?? {})))
  return one.type !== other.type || needsMore(one, other) || needsMore(other, one)
}
