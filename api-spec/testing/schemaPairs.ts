import fc from 'fast-check'
import type { JsonSchema } from '../generate/jsonSchema.ts'
import { gapsBetween } from '../judge/diff/gaps.ts'
import { sampleOf } from '../judge/diff/sample.ts'
import { schemasOf } from '../judge/diff/schemas.ts'

const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Schemas with the keywords of the contract, without patterns and formats, each with values that it accepts. */
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

/** A change of one or two keywords at one place of a schema. */
const change = fc.record({ other: schema, step: fc.integer({ min: -1, max: 1 }), nth: fc.nat() })

/** The number of schemas compared with one another, so that each is compiled once for many pairs. */
const FAMILY = 12
const PAIRS_OF_FAMILY = FAMILY * (FAMILY - 1)

/** A schema and changed copies. Each copy differs from it at one place, and from the other copies at up to two. */
const family = fc
  .tuple(schema, fc.array(change, { minLength: FAMILY - 1, maxLength: FAMILY - 1, size: 'max' }))
  .map(([first, changes]) => [first, ...changes.map((each) => changed(first, each))])

function changed(from: JsonSchema, { other, step, nth }: { other: JsonSchema; step: number; nth: number }): JsonSchema {
  const to = structuredClone(from)
  const places = nodesOf(to)
  const node = places[nth % places.length] ?? to
  const limits = Object.keys(node).filter((word) => typeof node[word] === 'number')
  const limit = limits[nth % Math.max(1, limits.length)]
  if (step === 0 || limit === undefined) Object.assign(node, other, { oneOf: undefined })
  else node[limit] = Math.max(0, Number(node[limit]) + step)
  // The text of a schema is one, without the fields that are undefined.
  return JSON.parse(JSON.stringify(to)) as JsonSchema
}

function nodesOf(node: JsonSchema): JsonSchema[] {
  const inner = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])]
  return [node, ...inner.flatMap(nodesOf)]
}

/** Values that are often just inside or outside a schema. */
const edges = ['', 'a', 'b', 'c', 'aa', 'aaa', 'aaaa', null, true, -1, 0, 1, 2, 3, 4, 0.5, 2.5, {}, []]

/**
 * Compares random schemas with changed ones, with Ajv as judge: Ajv confirms the witness of each gap, and without a gap
 * no value is refused. Compares at least `pairs` pairs. Returns a small counterexample in words; null if there is none.
 */
export function comparePairs({ pairs, seed }: { readonly pairs: number; readonly seed: number }): string | null {
  // Each call has its own schemas, because compiled ones are cached.
  const world = schemasOf({})
  const run = fc.check(
    fc.property(family, fc.array(value, { minLength: 10, maxLength: 30 }), (schemas, drawn) => {
      const samples = schemas.map((each) => sampleOf(each, world)).filter((each) => each !== undefined)
      const values = [...drawn, ...samples, ...edges]
      const taken = schemas.map((each) => values.map((one) => world.accepts(each, one)))
      for (const [i, from] of schemas.entries())
        for (const [j, to] of schemas.entries()) {
          if (i === j) continue
          const gaps = gapsBetween(from, to, { from: world, to: world })
          const wrong = gaps.find(({ witness }) => witness !== undefined && !isBetween(from, to, witness))
          const missed = gaps.length > 0 ? -1 : values.findIndex((_, nth) => taken[i]?.[nth] && !taken[j]?.[nth])
          if (wrong) throw new Error(`${describePair(from, to)}: ${JSON.stringify(wrong)} is not confirmed.`)
          if (missed >= 0)
            throw new Error(`${describePair(from, to)}: no gap, and ${JSON.stringify(values[missed])} is one.`)
        }
    }),
    { numRuns: Math.ceil(pairs / PAIRS_OF_FAMILY), seed },
  )
  return run.failed ? (fc.defaultReportMessage(run) ?? 'A pair failed.') : null

  function isBetween(from: JsonSchema, to: JsonSchema, each: unknown): boolean {
    return world.accepts(from, each) && !world.accepts(to, each)
  }
}

function describePair(from: JsonSchema, to: JsonSchema): string {
  return `${JSON.stringify(from)} → ${JSON.stringify(to)}`
}
