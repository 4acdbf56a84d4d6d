import { expect, test } from 'vitest'
import { type Contract, noExamples, type Operation } from '../contract.ts'
import { emitLimits } from './emitLimits.ts'

const operation = (parts: Partial<Operation>): Operation => ({
  operationId: 'doNothing',
  method: 'post',
  path: '/nothing',
  tags: [],
  summary: '',
  description: '',
  roles: [],
  codes: [],
  effect: 'none',
  changes: null,
  secretAnswer: false,
  without: null,
  cost: null,
  filter: null,
  parameters: [],
  body: null,
  success: null,
  ...parts,
})
const contract: Contract = {
  frame: {},
  catalogue: [],
  examples: noExamples,
  operations: [
    operation({ body: 'Letter', tags: ['letters'] }),
    operation({ operationId: 'stampLetter', body: 'Stamp', tags: ['stamps'] }),
    operation({ operationId: 'weighLetter', body: 'Weight', tags: ['stamps'] }),
    operation({
      operationId: 'listLetters',
      success: 'Answer',
      parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 25 } }],
    }),
  ],
  schemas: {
    Letter: {
      type: 'object',
      properties: {
        text: { type: 'string', maxLength: 400 },
        unlimited: { type: 'string' },
        stamp: { $ref: '#/components/schemas/Stamp' },
        sender: { $ref: '#/components/schemas/Person' },
        copies: {
          type: 'array',
          maxItems: 3,
          items: { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } },
        },
      },
    },
    Stamp: { type: 'string', maxLength: 7 },
    Weight: { type: 'object', properties: { unit: { type: 'string', maxLength: 2 } } },
    Person: { type: 'object', properties: { name: { type: 'string', maxLength: 80 } } },
    Answer: { type: 'object', properties: { name: { type: 'string', maxLength: 11 } } },
  },
}

test('writes limits of requests by schema and tag, and page sizes by operation', () => {
  const files = emitLimits(contract)
  const exported = (name: string) => files[name]?.split('\n').filter((line) => line.startsWith('export'))
  expect(exported('limits/letters.ts')).toEqual([
    'export const LetterLimits = {"text":400,"stamp":7,"copies":3,"copiesItem":{"name":9}} as const',
    'export const PersonLimits = {"name":80} as const',
    'export const StampLimit = 7 as const',
  ])
  expect(exported('limits/stamps.ts')).toEqual(['export const WeightLimits = {"unit":2} as const'])
  expect(exported('limits/pages.ts')).toEqual(['export const PAGE_LIMITS = {"listLetters":25} as const'])
  expect(exported('limits.ts')).toEqual([
    "export * from './limits/letters.ts'",
    "export * from './limits/stamps.ts'",
    "export * from './limits/pages.ts'",
  ])
})
