import { expect, test } from 'vitest'
import type { JsonSchema } from '../generate/jsonSchema.ts'
import { schemaParts, seenParts } from './parts.ts'

const schemas: Record<string, JsonSchema> = {
  Bill: {
    type: 'object',
    required: ['status', 'paidAt'],
    properties: {
      status: { type: 'string', enum: ['01', '02'] },
      paidAt: { type: ['string', 'null'] },
      note: { type: 'string' },
      corrects: { $ref: '#/components/schemas/Bill' },
    },
  },
}
const list: JsonSchema = {
  type: 'object',
  required: ['bills'],
  properties: { bills: { type: 'array', items: { $ref: '#/components/schemas/Bill' } } },
}
const parts = schemaParts(list, schemas)

test('lists optional fields, present and absent, list values and null, once per nested schema', () => {
  expect(parts).toEqual([
    'bills/[]/status=01',
    'bills/[]/status=02',
    'bills/[]/paidAt=null',
    'bills/[]/note',
    'bills/[]/note absent',
    'bills/[]/corrects',
    'bills/[]/corrects absent',
  ])
})

test('finds the parts that a value has and lacks', () => {
  const bills = [{ status: '02', paidAt: null, note: 'x' }]
  expect(seenParts({ bills }, new Set(parts))).toEqual([
    'bills/[]/corrects absent',
    'bills/[]/status=02',
    'bills/[]/paidAt=null',
    'bills/[]/note',
  ])
  expect(seenParts({ bills: [] }, new Set(parts))).toEqual([])
})

test('ignores a value that the schema does not know', () => {
  const bills = [{ status: '09', paidAt: 'today', note: 'x', corrects: {}, more: 1 }]
  expect(seenParts({ bills }, new Set(parts))).toEqual(['bills/[]/note', 'bills/[]/corrects'])
})
