import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { apiKind, readContract } from './readContract.ts'

test('takes the CUPS and the days of a list only in its filter', () => {
  const { operations } = readContract(root, apiKind, [])
  const lists = operations.filter(({ operationId }) => operationId.startsWith('list'))
  expect(lists.length).toBeGreaterThan(20)
  const beside = lists.flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ in: place, schema }) => place === 'query' && (schema.format === 'date' || isCups(schema)))
      .map(({ name }) => `${operationId} ${name}`),
  )
  expect(beside).toEqual([])
  const ranges = lists.filter(({ filter }) => filter?.keys['startDate'])
  expect(ranges.map(({ operationId }) => operationId).toSorted()).toEqual([
    'listBillingPeriods',
    'listBills',
    'listConsumptions',
    'listMaxPowerDemanded',
    'listUrlMessages',
  ])
  for (const { filter } of ranges) expect(filter?.keys['startDate']?.schema?.format).toBe('dd/mm/yyyy')
})

function isCups(schema: Readonly<Record<string, unknown>>): boolean {
  return schema['$ref'] === '#/components/schemas/Cups' || schema['x-personal'] === 'cups'
}
