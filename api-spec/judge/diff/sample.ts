import type { JsonSchema } from '../../generate/jsonSchema.ts'
import { propertyOf, type Schemas } from './schemas.ts'

/** The types that a schema names. Null is one of them. */
export function typesOf({ type }: JsonSchema): string[] {
  return type === undefined ? [] : [type].flat()
}

/** The part of a schema that has a type. The schema itself if it has no other one, because its check is cached. */
export function narrowToType(schema: JsonSchema, type: string): JsonSchema {
  return schema.type === type ? schema : { ...schema, type }
}

/** Whether a schema accepts no value, by its own keywords. */
export function isNever({ enum: choices, type, ...limits }: JsonSchema): boolean {
  const above = (least: string, most: string) => Number(limits[least] ?? 0) > Number(limits[most] ?? Infinity)
  if (choices?.length === 0) return true
  if (type === 'string') return above('minLength', 'maxLength')
  if (type === 'array') return above('minItems', 'maxItems')
  return (type === 'number' || type === 'integer') && limits['minimum'] !== undefined && above('minimum', 'maximum')
}

/** A small value that a schema accepts; undefined if none could be made. */
export function sampleOf(schema: JsonSchema, world: Schemas): unknown {
  const value = madeOf(world.resolve(schema), world)
  return value !== undefined && world.accepts(schema, value) ? value : undefined
}

function madeOf(schema: JsonSchema, world: Schemas): unknown {
  const { const: only, enum: choices, oneOf, anyOf, items, properties = {}, required = [], examples } = schema
  if (only !== undefined) return only
  if (choices) return choices[0]
  const [variant] = oneOf ?? anyOf ?? []
  if (variant) return sampleOf(variant, world)
  const [type] = typesOf(schema)
  if (type === 'object') {
    const fields = required.map((name) => [name, sampleOf(propertyOf(properties, name), world)])
    const more = Object.entries(properties).filter(([name]) => !required.includes(name))
    const lacking = Math.max(0, Number(schema['minProperties'] ?? 0) - required.length)
    for (const [name, each] of more.slice(0, lacking)) fields.push([name, sampleOf(each, world)])
    return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields)
  }
  if (type === 'array') {
    const length = Number(schema['minItems'] ?? 0)
    if (length === 0) return []
    const item = sampleOf(items ?? {}, world)
    return item === undefined ? undefined : Array(length).fill(item)
  }
  if (type === 'string') return textOf(schema, examples, world)
  if (type === 'integer' || type === 'number')
    return [0, schema['minimum'], schema['maximum'], Math.ceil(Number(schema['minimum'] ?? 0))].find(
      (each) => each !== undefined && world.accepts(schema, each),
    )
  if (type === 'boolean') return true
  return type === 'null' ? null : undefined
}

/** Texts that match the formats and many of the patterns of the contract. */
const TEXTS = [
  '2026-03-16',
  '0,5',
  '2026-03-16T10:00:00+01:00',
  'a@b.es',
  'https://a.es',
  '12345678Z',
  '01',
  '1',
  'true',
  'a',
]

function textOf(schema: JsonSchema, examples: readonly unknown[] = [], world: Schemas): string | undefined {
  const filled = 'a'.repeat(Number(schema['minLength'] ?? 0))
  const text = narrowToType(schema, 'string')
  const found = [...examples, filled, ...TEXTS].find((each) => world.accepts(text, each))
  return typeof found === 'string' ? found : undefined
}
