import { expect, test } from 'vitest'
import type { JsonSchema } from '../generate/jsonSchema.ts'
import { partsOf, seenParts } from './parts.ts'

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
const parts = partsOf(list, schemas)

test('parts are optional fields, there and absent, values of lists, and null; a schema within itself counts once', () => {
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

test('a value shows what it has and what it lacks', () => {
  const bills = [{ status: '02', paidAt: null, note: 'x' }]
  expect(seenParts({ bills }, new Set(parts))).toEqual([
    'bills/[]/corrects absent',
    'bills/[]/status=02',
    'bills/[]/paidAt=null',
    'bills/[]/note',
  ])
  expect(seenParts({ bills: [] }, new Set(parts))).toEqual([])
})

test('a value that the schema does not know is no part', () => {
  const bills = [{ status: '09', paidAt: 'today', note: 'x', corrects: {}, more: 1 }]
  expect(seenParts({ bills }, new Set(parts))).toEqual(['bills/[]/note', 'bills/[]/corrects'])
})
