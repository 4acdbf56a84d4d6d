import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operationsIn, type Published } from './operations.ts'

const file = join(import.meta.dirname, '../../../api-spec/generated/openapi.json')
// The generator writes the document with this shape.
const operations = operationsIn(JSON.parse(readFileSync(file, 'utf8')) as Published)

test('reads an operation with its roles, parameters, codes with their texts, and examples', () => {
  const listBills = operations.get('listBills')
  expect(listBills).toMatchObject({ method: 'GET', path: '/listBills', tag: 'bills', roles: ['user'] })
  expect(listBills?.description).toMatch(/^The access bills/)
  expect(listBills?.description).not.toContain('Codes, and how')
  expect(listBills?.parameters.map(({ name, place }) => `${place} ${name}`)).toContain('query filter')
  expect(listBills?.details).toContainEqual(expect.objectContaining({ code: '0000', meaning: 'Done.', message: null }))
  expect(listBills?.details.find(({ code }) => code === 'TS01000004')?.message).not.toBeNull()
  expect(listBills?.examples[0]?.text).toContain('"codResult": "0000"')
})

test('reads the text of the catalogue for every code of every operation', () => {
  for (const [name, { codes, details }] of operations)
    expect(
      details.map(({ code }) => code),
      name,
    ).toEqual(codes)
})
