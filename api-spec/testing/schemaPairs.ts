import fc from 'fast-check'
import type { JsonSchema } from '../generate/jsonSchema.ts'
import { type Gap, gapsBetween } from '../judge/diff/gaps.ts'
import { sampleOf } from '../judge/diff/sample.ts'
import { schemasOf } from '../judge/diff/schemas.ts'

const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Schemas of the keywords that the contract uses, without patterns and formats, each with values that meet it. */
const schema: fc.Arbitrary<JsonSchema> = fc.letrec<{ any: JsonSchema }>((tie) => {
  const limit = (least: string, most: string, top: number) =>
    fc.record(
      { [least]: fc.integer({ min: 0, max: top }), [most]: fc.integer({ min: 0, max: top }) },
      { requiredKeys: [] },
    )
  const leaf = fc.oneof(
    limit('minLength', 'maxLength', 3).map((rest): JsonSchema => ({ type: 'string', ...rest })),
    limit('minimum', 'maximum', 3).map((rest): JsonSchema => ({ type: 'integer', ...rest })),
    limit('minimum', 'maximum', 3).map((rest): JsonSchema => ({ type: 'number', ...rest })),
    fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })
      .map((each): JsonSchema => ({ type: 'string', enum: each })),
    fc.constantFrom<JsonSchema>({ type: 'boolean' }, { type: ['string', 'null'] }, { type: 'string', const: 'a' }),
  )
  const fields = fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 })
    .chain((properties) =>
      fc.subarray(Object.keys(properties)).map((required): JsonSchema => object(properties, required)),
    )
  const list = fc
    .tuple(tie('any'), limit('minItems', 'maxItems', 2))
    .map(([items, rest]): JsonSchema => ({ type: 'array', items, ...rest }))
  return { any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, fields, list) }
}).any

const value: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>('', 'a', 'b', 'c', 'aa', 'aaaa', null, true, 0, 1, 2, 3, 4, -1, 0.5),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 }),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
})).any

/** A schema and one that differs from it in a keyword or two. */
const pair = fc.tuple(schema, schema, fc.integer({ min: -1, max: 1 }), fc.nat()).map(([from, other, step, nth]) => {
  const to = structuredClone(from)
  const places = nodesOf(to)
  const node = places[nth % places.length] ?? to
  const limits = Object.keys(node).filter((word) => typeof node[word] === 'number')
  const limit = limits[nth % Math.max(1, limits.length)]
  if (step === 0 || limit === undefined) Object.assign(node, other, { oneOf: undefined })
  else node[limit] = Math.max(0, Number(node[limit]) + step)
  return [from, JSON.parse(JSON.stringify(to)) as JsonSchema] as const
})

function nodesOf(node: JsonSchema): JsonSchema[] {
  const inner = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])]
  return [node, ...inner.flatMap(nodesOf)]
}

/** Values that are often just inside or outside a schema. */
const edges = ['', 'a', 'b', 'c', 'aa', 'aaa', 'aaaa', null, true, -1, 0, 1, 2, 3, 4, 0.5, 2.5, {}, []]

/**
 * Compares random schemas with changed ones, with Ajv as judge: each gap has a witness that it confirms, and without a
 * gap no value is refused. Returns the smallest pair that shows otherwise, in words; null where there is none.
 */
export function comparePairs({ pairs, seed }: { readonly pairs: number; readonly seed: number }): string | null {
  // Of each call its own: what is compiled is kept.
  const none = schemasOf({})
  const run = fc.check(
    fc.property(pair, fc.array(value, { minLength: 10, maxLength: 30 }), ([from, to], values) => {
      const found = gapsBetween(from, to, { from: none, to: none })
      const isBetween = (each: unknown) => none.accepts(from, each) && !none.accepts(to, each)
      const isConfirmed = ({ witness }: Gap) => witness === undefined || isBetween(witness)
      const missed = [...values, sampleOf(from, none), ...edges].filter((each) => each !== undefined && isBetween(each))
      return found.every(isConfirmed) && (found.length > 0 || missed.length === 0)
    }),
    { numRuns: pairs, seed },
  )
  return run.failed ? (fc.defaultReportMessage(run) ?? 'A pair failed.') : null
}
