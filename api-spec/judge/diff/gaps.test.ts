import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonSchema } from '../../generate/jsonSchema.ts'
import { type Gap, gapsBetween } from './gaps.ts'
import { sampleOf } from './sample.ts'
import { schemasOf } from './schemas.ts'

const none = schemasOf({})
const gaps = (from: JsonSchema, to: JsonSchema) => gapsBetween(from, to, { from: none, to: none })
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text: JsonSchema = { type: 'string' }

test.each<[string, JsonSchema, JsonSchema, string, string]>([
  ['a longer text', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 5 }, '', 'more than 5 characters'],
  ['a shorter text', text, { type: 'string', minLength: 2 }, '', '0 characters, below the least of 2'],
  ['another type', { type: ['string', 'null'] }, text, '', 'may be null, where only string was'],
  ['a fraction', { type: 'number' }, { type: 'integer' }, '', 'may be number, where only integer was'],
  ['a smaller number', { type: 'integer' }, { type: 'integer', minimum: 3 }, '', 'may be 2, below the least of 3'],
  ['a new choice', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a'] }, '', 'may be "b"'],
  ['what is not listed any more', text, { type: 'string', enum: ['a'] }, '', 'may be more than what was listed'],
  ['a field that is left out', object({ a: text }), object({ a: text }, ['a']), 'a', 'may be left out'],
  ['a field of a field', object({ a: object({ b: text }) }), object({ a: object({}) }), 'a/b', 'was not known'],
  ['more items', { type: 'array', items: text }, { type: 'array', items: text, maxItems: 1 }, '', 'more than 1 items'],
  ['an item', { type: 'array', items: { type: 'integer' } }, { type: 'array', items: text }, '[]', 'may be integer'],
])('%s is a gap, with a witness', (_what, from, to, at, why) => {
  const [gap, ...others] = gaps(from, to)
  expect(others).toEqual([])
  expect(gap?.at).toBe(at)
  expect(gap?.why).toContain(why)
  expect([none.accepts(from, gap?.witness), none.accepts(to, gap?.witness)]).toEqual([true, false])
  expect(gaps(from, from)).toEqual([])
})

test('another pattern is a gap that nothing proves', () => {
  const found = gaps({ type: 'string', pattern: '^a+$' }, { type: 'string', pattern: '^a*$' })
  expect(found).toMatchObject([{ why: 'need not meet the pattern ^a*$', witness: undefined }])
})

test('a variant is no gap where any variant of the other side takes it', () => {
  const a = object({ a: text }, ['a'])
  const b = object({ b: text }, ['b'])
  expect(gaps({ oneOf: [a, b] }, { oneOf: [b, a] })).toEqual([])
  expect(gaps({ oneOf: [a, b] }, { oneOf: [a] })).not.toEqual([])
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

test('of random schemas every gap has a witness that Ajv confirms, and no value is refused where there is none', () => {
  const run = fc.check(
    fc.property(pair, fc.array(value, { minLength: 10, maxLength: 30 }), ([from, to], values) => {
      const found = gaps(from, to)
      const isConfirmed = ({ witness }: Gap) => witness === undefined || isBetween(witness)
      const isBetween = (each: unknown) => none.accepts(from, each) && !none.accepts(to, each)
      const missed = [...values, sampleOf(from, none), ...edges].filter((each) => each !== undefined && isBetween(each))
      return found.every(isConfirmed) && (found.length > 0 || missed.length === 0)
    }),
    { numRuns: 500, seed: 34 },
  )
  expect(run.failed, fc.defaultReportMessage(run)).toBe(false)
})

const edges = ['', 'a', 'b', 'c', 'aa', 'aaa', 'aaaa', null, true, -1, 0, 1, 2, 3, 4, 0.5, 2.5, {}, []]
