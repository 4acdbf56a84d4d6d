import { expect, test } from 'vitest'
import type { JsonSchema } from '../../generate/jsonSchema.ts'
import { comparePairs } from '../../testing/schemaPairs.ts'
import { gapsBetween } from './gaps.ts'
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
])('finds a gap, with a witness, for %s', (_what, from, to, at, why) => {
  const [gap, ...others] = gaps(from, to)
  expect(others).toEqual([])
  expect(gap?.at).toBe(at)
  expect(gap?.why).toContain(why)
  expect([none.accepts(from, gap?.witness), none.accepts(to, gap?.witness)]).toEqual([true, false])
  expect(gaps(from, from)).toEqual([])
})

test('finds a gap without a witness for another pattern', () => {
  const found = gaps({ type: 'string', pattern: '^a+$' }, { type: 'string', pattern: '^a*$' })
  expect(found).toMatchObject([{ why: 'need not meet the pattern ^a*$', witness: undefined }])
})

test('finds no gap for a variant that any variant of the other side takes', () => {
  const a = object({ a: text }, ['a'])
  const b = object({ b: text }, ['b'])
  expect(gaps({ oneOf: [a, b] }, { oneOf: [b, a] })).toEqual([])
  expect(gaps({ oneOf: [a, b] }, { oneOf: [a] })).not.toEqual([])
})

// A tenth of the run of `npm run lab -- proofs schemas`.
test('finds a witness that Ajv confirms for every gap of random schemas, and no gap without one', () => {
  expect(comparePairs({ pairs: 100_000, seed: 34 })).toBeNull()
}, 300_000)
